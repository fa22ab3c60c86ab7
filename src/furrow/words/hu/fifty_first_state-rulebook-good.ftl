### 51st State, the rulebook: Goods (Hungarian).

rulebook-fifty-first-state-GOOD = Cuccok

rule-FSS-GOOD-01 = A négy alapvető nyersanyag a tégla, a fegyver, az üzemanyag és a vas.
rule-FSS-GOOD-02 = Nyersanyag az FSS-GOOD-01 szerinti négyféle; cucc pedig minden nyersanyag, lőszer, munkás, kapcsolatjelző, átépítésjelző, pajzsjelző, kártya és győzelmi pont.
rule-FSS-GOOD-03 = Valahányszor egy akció költségét fizeted, a négyféle nyersanyag bármelyikéből 1 helyett 1 lőszerrel is fizethetsz.
rule-FSS-GOOD-04 = Fordítva nem lehet: ahol lőszert kell fizetni, ott nyersanyaggal nem fizethetsz (FSS-GOOD-03).
rule-FSS-GOOD-05 = A lőszer csak nyersanyagot helyettesít, munkást, kapcsolatjelzőt, kártyát, átépítésjelzőt vagy pajzsjelzőt sohasem.
rule-FSS-GOOD-06 = A szürke kapcsolatjelző építésre, a kék üzletre, a piros rombolásra való.
rule-FSS-GOOD-07 = Ahol kapcsolatjelzőt kell eldobni, ott 1 univerzális kapcsolatjelzőt a három szín bármelyikének 1 kapcsolatjelzője helyett használhatsz.
rule-FSS-GOOD-08 = Színes kapcsolatjelző sohasem helyettesít univerzálisat vagy más színűt.
rule-FSS-GOOD-09 = Ha kártyát kapsz, húzd fel a húzópakli legfelső lapját a kezedbe.
rule-FSS-GOOD-10 = Ha győzelmi pontot kapsz, lépj előre a jelződdel a győzelmi pont táblán.
rule-FSS-GOOD-11 = A kártyán és a győzelmi ponton kívül minden kapott cuccot a közös készletből veszel el, és a saját készletedbe teszel.
rule-FSS-GOOD-12 = A jelzők száma nem korlát; ha elfogynak, bármivel helyettesíthetők.
rule-FSS-GOOD-13 = Az elköltött vagy eldobott jelzők visszakerülnek a közös készletbe.
