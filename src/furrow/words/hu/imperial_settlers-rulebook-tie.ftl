### Imperial Settlers, the rulebook: Tie-breakers (Hungarian).

rulebook-imperial-settlers-TIE = Döntetlen eldöntése

rule-IMP-TIE-01 = A döntetlenre álló játékosok között először az dönt, kinek maradt több munkása és nyersanyaga.
rule-IMP-TIE-02 = Másodszor az, kinek van több kártya a kezében.
rule-IMP-TIE-03 = Akik között még mindig döntetlen, osztoznak a győzelmen.
rule-IMP-TIE-04 = Az IMP-TIE-01 a játékos készletében lévő és az elraktározott munkásokat, ételt, fát és követ egy összegként számolja. Az arany nem nyersanyag (IMP-GOOD-13), ezért nem számít; a használt akcióhelyszíneken lévő áruk, a szamurájok és a Szentély nyersanyagai sem számítanak.
