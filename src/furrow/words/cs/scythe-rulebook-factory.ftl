### Scythe: the rulebook, chapter FACTORY (Czech).

rulebook-scythe-FACTORY = Továrna

rule-SCY-FACTORY-01 = Továrna neprodukuje žádné suroviny.

rule-SCY-FACTORY-02 = Na konci hry se tomu, kdo ji ovládá, počítá jako 3 území.

rule-SCY-FACTORY-03 = Když je akce Pohyb zcela dokončena (a případný boj vyhrán) a vaše postava je poprvé za hru v Továrně, prohlédněte si karty Továrny na plánu, jednu si nechte a ostatní vraťte.

rule-SCY-FACTORY-04 = Kartu si vzít musíte.

rule-SCY-FACTORY-05 = První návštěvník vidí o 1 kartu více, než je hráčů, každý další o jednu méně než předchozí.

rule-SCY-FACTORY-06 = Karty Továrny získávají jen postavy.

rule-SCY-FACTORY-07 = Karta je pátou částí desky hráče a klade se vedle ní.

rule-SCY-FACTORY-08 = Volí se jako každá část tím, že na ni přesunete figurku akce; smíte zahrát horní akci, spodní akci, nebo obě (horní jako první).

rule-SCY-FACTORY-09 = Platí pro ni, že stejnou část nelze použít dvakrát po sobě (kromě Rusvětu, SCY-FACTION-03).

rule-SCY-FACTORY-10 = Její akce jsou nezávislé na podobných akcích na desce hráče: žádné průběžné bonusy za naverbování, žádné bonusy za budovy, žádné mince z akce na desce.

rule-SCY-FACTORY-11 = Ani cena se u jejích akcí neřídí deskou; platí se jen cena uvedená na kartě.

rule-SCY-FACTORY-12 = Spodní akcí každé karty Továrny je Pohyb: jedna jednotka až o dvě území, v rámci jedné akce Pohyb.

rule-SCY-FACTORY-13 = Platí pro něj všechna pravidla pohybu; končí, když postava vstoupí na území s žetonem Setkání nebo když postava či mech vstoupí na území se soupeřovými jednotkami.

rule-SCY-FACTORY-14 = Tímto Pohybem lze přesunout i dělníka.

rule-SCY-FACTORY-15 = Při tomto Pohybu lze použít vlastní Důl.

rule-SCY-FACTORY-16 = S Rychlostí se jím postava nebo mech přesune až o 3 území.

rule-SCY-FACTORY-17 = Hráč může mít jen jednu kartu Továrny za hru.

rule-SCY-FACTORY-18 = Volba je konečná; karta se nikdy nevyměňuje ani neodhazuje.
