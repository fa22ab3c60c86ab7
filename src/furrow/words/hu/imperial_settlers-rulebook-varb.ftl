### Imperial Settlers, the rulebook: Variant: advanced lookout (Hungarian).

rulebook-imperial-settlers-VARB = Variáns: haladó megfigyelési fázis

rule-IMP-VARB-01 = Haladó megfigyelés: mindenki húz 1 nemzetkártyát; azután csapjatok fel 5 közös kártyát.
rule-IMP-VARB-02 = Haladó megfigyelés: a játékosok a kezdőjátékostól az óramutató járása szerint egyesével választanak, amíg mindenkinek 2 közös kártyája nem lesz.
rule-IMP-VARB-03 = Haladó megfigyelés 2 játékossal: a kezdőjátékostól felváltva választotok, pótlás nélkül, 5, 4, 3, majd 2 kártya közül; az utolsó kártyát dobjátok el.
rule-IMP-VARB-04 = Haladó megfigyelés 3–4 játékossal, első menet: a kezdőjátékos 5 kártya közül választ; minden későbbi játékos 4 közül, a harmadik és a negyedik játékosnak ehhez új lapot csaptok fel.
rule-IMP-VARB-05 = Haladó megfigyelés 3–4 játékossal: az első menet után 3 kártya marad.
rule-IMP-VARB-06 = Haladó megfigyelés 3–4 játékossal, második menet, ismét a kezdőjátékostól az óramutató járása szerint: mindenki 3 kártya közül választ (szükség szerint csapjatok fel egyet), kivéve az utolsó játékost, aki 2 közül.
rule-IMP-VARB-07 = Haladó megfigyelés: az utolsó kártyát dobjátok el.
rule-IMP-VARB-08 = A haladó megfigyelésben összesen 3 játékossal 7, 4 játékossal 9 kártyát csaptok fel (játékosonként 2-t + 1).
