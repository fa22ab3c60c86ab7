### 51st State and Imperial Settlers: the words by which people ask for an action (English), besides those of its label: any of them will do, and their beginnings.

tableau-ask-build = build construct up erect
tableau-ask-deal = deal sign
tableau-ask-raze = raze razing destroy attack
tableau-ask-use = use usable activate work
tableau-ask-protect = shield protect defend
tableau-ask-take = take draft card
tableau-ask-exchange = exchange trade swap two worker workers
tableau-ask-pass = pass stop
