### 51st State: the rulebook, chapter CONN (Czech).

rulebook-fifty-first-state-CONN = Karty spojení

rule-FSS-CONN-01 = Jako akci si vezměte do ruky jednu odkrytou kartu spojení.

rule-FSS-CONN-02 = Vzít si kartu spojení stojí 2 dělníky.

rule-FSS-CONN-03 = Není-li žádná karta spojení odkrytá, nelze si žádnou vzít; odhozené si vzít nelze.

rule-FSS-CONN-04 = Nová karta spojení se odkryje až v příští fázi rozhledu; za kolo se tedy vezmou nejvýše 2.

rule-FSS-CONN-05 = Jako akci zahrajte kartu spojení z ruky: získejte její prostředky a potom ji odložte mezi odhozené karty spojení.

rule-FSS-CONN-06 = Má-li karta spojení cenu, platí se nejprve; bez zaplacení kartu použít nelze.

rule-FSS-CONN-07 = Vzatá karta spojení je kartou v ruce a lze si ji nechat i do dalších kol.

rule-FSS-CONN-08 = Karta spojení nemá vzdálenost, typy ani kategorii: nelze ji postavit, zbořit ani s ní uzavřít dohodu.

rule-FSS-CONN-09 = Kartou spojení nelze zaplatit cenu „odhoďte kartu“: taková cena i veřejný počet karet v ruce se týkají karet lokací; počet karet spojení je také veřejný a ukazuje se zvlášť.

rule-FSS-CONN-10 = Každá barva karet spojení má vlastní odhazovací balíček, protože každý balíček se doplňuje ze svých odhozených karet (FSS-GEN-06).
