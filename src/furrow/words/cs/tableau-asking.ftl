### 51st State and Imperial Settlers: the words by which people ask for an action (Czech), besides those of its label: any of them will do, and their beginnings.

tableau-ask-build = postavit stavět
tableau-ask-deal = dohoda dohodu dohodnout uzavřít
tableau-ask-raze = zbořit zbourat bořit zaútočit útok
tableau-ask-use = použít aktivovat funguje nefunguje
tableau-ask-protect = štít bránit chránit
tableau-ask-take = vzít
tableau-ask-exchange = výměna vyměnit dva dělníky
tableau-ask-pass = pasovat
