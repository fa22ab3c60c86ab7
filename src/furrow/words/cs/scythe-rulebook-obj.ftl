### Scythe: the rulebook, chapter OBJ (Czech).

rulebook-scythe-OBJ = Úkoly

rule-SCY-OBJ-01 = Každý hráč začíná se 2 kartami úkolů, které drží v tajnosti.

rule-SCY-OBJ-02 = Ve svém tahu, před horní či spodní akcí nebo po ní, smíte odhalit splněný úkol.

rule-SCY-OBJ-03 = Uprostřed akce ho odhalit nelze.

rule-SCY-OBJ-04 = V okamžiku odhalení musejí platit všechny podmínky karty.

rule-SCY-OBJ-05 = Odhalení je dobrovolné a lze ho odložit; přestanou-li mezitím podmínky platit, kartu odhalit nelze.

rule-SCY-OBJ-06 = Při odhalení umístěte 1 hvězdu na místo za úkol a obě karty úkolů, splněnou i tu druhou, vraťte pod balíček úkolů.

rule-SCY-OBJ-07 = Za úkol smí mít hráč jen 1 hvězdu; Sasko smí získat 2 a druhou kartu si nechává.

rule-SCY-OBJ-08 = Karta úkolu, která sama mluví o konci vašeho tahu (14 z 23 základních karet), se smí odhalit jen v jednom okamžiku: na konci vašeho tahu, když je spodní akce se vším, co z ní plyne, dokončena nebo vynechána. Pro ostatní karty platí okamžiky podle SCY-OBJ-02.
    .note-1 = Ukončí-li spodní akce hru, tento okamžik už nenastane.
