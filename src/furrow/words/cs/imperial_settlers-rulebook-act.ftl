### Settlers: Zrod impéria: the rulebook, chapter ACT (Czech).

rulebook-imperial-settlers-ACT = Fáze akcí obecně

rule-IMP-ACT-01 = Od začínajícího hráče po směru hodinových ručiček každý provede jednu akci, nebo pasuje.

rule-IMP-ACT-02 = Akce jsou: postavit lokaci; uzavřít dohodu; bořit; aktivovat akční lokaci; vyměnit dělníky.

rule-IMP-ACT-03 = Počet, druh a pořadí akcí jsou volné, jedna akce za tah.

rule-IMP-ACT-04 = Hráč, který pasuje, už v tomto kole žádnou akci neprovede.

rule-IMP-ACT-05 = Hráč, který pasoval, nemůže být cílem akce jiného hráče (například boření).

rule-IMP-ACT-06 = Fáze akcí končí, když pasovali všichni.

rule-IMP-ACT-07 = Hrát nikdo nemusí; pasovat lze vždy a platí to do konce kola.
