### Scythe: the rulebook, chapter TILE (Czech).

rulebook-scythe-TILE = Dílky stavebního bonusu

rule-SCY-TILE-01 = Na konci hry každý hráč boduje ten jeden dílek, který byl vybrán při přípravě, a to všemi svými budovami.

rule-SCY-TILE-02 = Bodují se i budovy na územích, která hráč neovládá.

rule-SCY-TILE-03 = Dílek „sousedící tunely“: počet území s tunelem, která sousedí s vašimi budovami – 1: 2 mince; 2–3: 4 mince; 4–5: 6 mincí; 6: 9 mincí.

rule-SCY-TILE-04 = Dílek „sousedící jezera“: počet jezer, která sousedí s vašimi budovami – 1: 2 mince; 2–3: 4 mince; 4–5: 6 mincí; 6–7: 9 mincí.

rule-SCY-TILE-05 = Dílek „sousedící Setkání“: počet území Setkání, která sousedí s vašimi budovami – 1: 2 mince; 2–3: 4 mince; 4–5: 6 mincí; 6–7: 9 mincí.

rule-SCY-TILE-06 = Dílek „budovy na tunelech“: počet území s tunelem, na kterých máte budovu – 1: 2 mince; 2: 4 mince; 3–4: 6 mincí.

rule-SCY-TILE-07 = Dílek „řada“: délka vaší nejdelší nepřerušené přímé řady budov – 1: 2 mince; 2: 4 mince; 3: 6 mincí; 4: 9 mincí.

rule-SCY-TILE-08 = Dílek „farmy a tundry“: počet území (farem a tunder) s vašimi budovami – 1: 2 mince; 2: 4 mince; 3: 6 mincí; 4: 9 mincí.

rule-SCY-TILE-09 = U tří dílků za sousedství se každý tunel, jezero nebo Setkání počítá jednou, i když s ním sousedí více budov.

rule-SCY-TILE-10 = Důl se u žádného dílku nepočítá jako tunel.

rule-SCY-TILE-11 = Řeky nepřerušují sousedství (tunely, Setkání) ani přímou řadu.

rule-SCY-TILE-12 = Území Setkání se počítají, ať na nich žeton ještě je, nebo už ne.

rule-SCY-TILE-13 = Počítá se jen nejdelší řada.

rule-SCY-TILE-14 = Sousedstvím se zde myslí sousedství na plánu; sousedství přes tunely nebo díky dovednostem se nepočítá.
