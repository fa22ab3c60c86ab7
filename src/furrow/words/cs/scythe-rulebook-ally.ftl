### Scythe: the rulebook, chapter ALLY (Czech).

rulebook-scythe-ALLY = Aliance a úplatky

rule-SCY-ALLY-01 = Hráči smějí uzavírat neformální dohody všeho druhu.

rule-SCY-ALLY-02 = Dodržení dohod nelze nikdy vymáhat.

rule-SCY-ALLY-03 = Předávat se smějí jedině mince.

rule-SCY-ALLY-04 = Při turnajovém hraní se nesmějí předávat ani mince.

rule-SCY-ALLY-05 = Jakmile jsou na konci Pohybu splněny podmínky boje, nemůže boj odvrátit žádná dohoda.

rule-SCY-ALLY-06 = Mince lze i tak nabídnout, aby se ovlivnil výsledek (například aby jedna strana nechala druhou zvítězit).

rule-SCY-ALLY-07 = Hráči, kterých se boj netýká, smějí podplatit kteroukoli stranu.
