### 51st State: the rulebook, chapter OPEN (Czech).

rulebook-fifty-first-state-OPEN = Otevřená produkce

rule-FSS-OPEN-01 = Jako akci vyšlete 1 svého dělníka na soupeřovu produkční lokaci s nápisem „Otevřená produkce“.

rule-FSS-OPEN-02 = Kdo vyslal dělníka na lokaci s otevřenou produkcí, vezme si vyprodukované prostředky ze společné zásoby.

rule-FSS-OPEN-03 = Majitel lokace s otevřenou produkcí si vezme ze společné zásoby 1 dělníka; vyslaný dělník zůstává na kartě jako značka.

rule-FSS-OPEN-04 = Každou lokaci s otevřenou produkcí lze použít jednou za kolo, dohromady jen jedním hráčem.

rule-FSS-OPEN-05 = Vlastní lokace s otevřenou produkcí nelze vysláním dělníka použít.

rule-FSS-OPEN-06 = Jakmile majitel pasoval, nelze jeho lokaci s otevřenou produkcí do konce fáze použít.

rule-FSS-OPEN-07 = Pro svého majitele je lokace s otevřenou produkcí běžnou produkční lokací (FSS-PROD-08, FSS-BUILD-04).

rule-FSS-OPEN-08 = Bonus za stavbu není součástí otevřené produkce.

rule-FSS-OPEN-09 = Nový dělník majitele podle FSS-OPEN-03 přijde do jeho zásoby a lze ho v tomto kole použít.
