# Poznámky u pravidla v pravidlech kterékoli hry.

rulebook-open = Tištěná pravidla to neřeší; zde se hraje takto.
rulebook-differing = Tištěná pravidla a jejich opravy se v tom liší; zde se hraje takto.
