### Imperial Settlers, the rulebook: Goods (Hungarian).

rulebook-imperial-settlers-GOOD = Áruk

rule-IMP-GOOD-01 = Áru minden, ami megszerezhető: kártya, nyersanyag, munkás, jelző, GyP.
rule-IMP-GOOD-02 = Az áruk fajtái: kártya, GyP, munkás, rombolásjelző, védekezésjelző, aranyjelző, továbbá a nyersanyagok: étel, fa és kő.
rule-IMP-GOOD-03 = Ha azt olvasod, hogy húzz kártyát, választhatsz a nemzeted paklija és a közös pakli között, hacsak másképp nincs megszabva.
rule-IMP-GOOD-04 = Kártyához a megfigyelési fázisban, szövetségekből, rombolással és más akciókkal lehet jutni.
rule-IMP-GOOD-05 = GyP-t többnyire akciók adnak, de szövetségek és termelő helyszínek is; ezenkívül minden helyszínnek van játék végi értéke.
rule-IMP-GOOD-06 = A munkásokkal akciókat fizetsz, és kártyára vagy nyersanyagra is becserélheted őket.
rule-IMP-GOOD-07 = A rombolásjelzők főleg kézben lévő kártyák és az ellenfelek helyszíneinek lerombolására valók.
rule-IMP-GOOD-08 = A védekezésjelző megnehezíti egy helyszín lerombolását.
rule-IMP-GOOD-09 = 1 aranyat fizethetsz bármelyik nyersanyagból 1 helyett, fordítva soha.
rule-IMP-GOOD-10 = Az aranyat sohasem lehet nyersanyagjelzőre becserélni: csak fizetéskor helyettesít nyersanyagot.
rule-IMP-GOOD-11 = Étel a szövetségekhez kell; a fa és a kő építőanyag; az akcióhelyszínek is fogyasztanak nyersanyagot.
rule-IMP-GOOD-12 = A birodalomba épített kártya neve helyszín; a költségben vagy hatásban álló helyszínszimbólum ilyen kártyát jelent.
rule-IMP-GOOD-13 = Az arany maga nem nyersanyag; ez az „elvesz egy nyersanyagot” hatásoknál, a raktározásnál és a döntetlennél számít.
