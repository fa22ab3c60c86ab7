### Scythe, the rulebook: Invariants (Hungarian).

rulebook-scythe-INV = Ami mindig igaz
    .intro = Mindez a szabályokból következik: bármelyik állást ellenőrizni lehet vele.

rule-SCY-INV-01 = 0 ≤ hatalom ≤ 16 és 0 ≤ népszerűség ≤ 18; ami ezen felül járna, elvész.
rule-SCY-INV-02 = A pénz sohasem negatív.
rule-SCY-INV-03 = A harckártyák paklija, az eldobott lapok és a kezekben lévő lapok együtt éppen a 42 harckártya, a rájuk nyomtatott értékekkel.
rule-SCY-INV-04 = A találkozáskártyák paklija és az éppen végrehajtott kártyák együtt 28; a játéktáblán lévő és az eldobott találkozásjelzők együtt 11.
rule-SCY-INV-05 = A célkártyák paklija és a kezekben lévő célkártyák együtt 23 lap.
rule-SCY-INV-06 = A játéktáblán és a játékosoknál lévő Gyárkártyák száma együtt 1-gyel több a játékosok számánál.
rule-SCY-INV-07 = Minden játékosnál: a munkások a játékostáblán, valamint a játéktáblán vagy bázison együtt 8; a mechek a frakciótáblán, valamint a játéktáblán vagy bázison 4; az építmények a játékostáblán és a játéktáblán 4; az újoncok a játékostáblán és a frakciótáblán 4; a kockák zöld és vörös mezőn 6; a csillagok a frakciótáblán és a Diadalsávon 6.
rule-SCY-INV-08 = Egy tartományon legfeljebb egy építmény áll; tavon és bázison egy sem.
rule-SCY-INV-09 = A Mozgáson és a harcain kívül egyetlen tartományon sem állnak két játékos egységei.
rule-SCY-INV-10 = Egyetlen tavon sincs munkás a gazdája mechje nélkül, sem erőforrás a gazdája karaktere vagy mechje nélkül.
rule-SCY-INV-11 = Minden akció után pontosan azok a csillagok vannak a Diadalsávon, amelyeknek a feltétele valaha teljesült, legfeljebb 6.
rule-SCY-INV-12 = A választott szekció más, mint a játékos előző fordulójában, kivéve Ruszvetet.
rule-SCY-INV-13 = Az erőforrások száma a játéktáblán sohasem negatív, és csak a termelés, a kereskedelem, a találkozások és Gyárkártyák előnyei és a fizetés változtatják.
rule-SCY-INV-14 = A népszerűség csak fizetéstől, munkások visszavonulásra kényszerítésétől vagy a munkások fölött győző támadótól csökken (vagy az SCY-VAR-01 szerint).
rule-SCY-INV-15 = A befejezett játszmában legalább egy játékosnak 6 csillaga van; több játékosnak csak az SCY-COMBAT-35 révén.
