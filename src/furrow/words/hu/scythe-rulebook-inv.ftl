### Scythe, the rulebook: Invariants (Hungarian).

rulebook-scythe-INV = Ami mindig igaz
    .intro = A szabályokból következik, nem külön szabály.

rule-SCY-INV-01 = 0 ≤ hatalom ≤ 16 és 0 ≤ népszerűség ≤ 18; ami ezen felül járna, elvész.
rule-SCY-INV-02 = A pénz sohasem negatív.
rule-SCY-INV-03 = A harckártyák paklija + az eldobott lapok + a kezekben lévő lapok együtt 42 kártya, a megadott értékekkel.
rule-SCY-INV-04 = A találkozáskártyák paklija + az éppen végrehajtott kártyák = 28; a játéktáblán lévő + az eldobott találkozásjelzők = 11.
rule-SCY-INV-05 = A célkártyák paklija + a kezekben lévő célkártyák = 23.
rule-SCY-INV-06 = A játéktáblán lévő + a játékosoknál lévő Gyárkártyák = a játékosok száma + 1.
rule-SCY-INV-07 = Játékosonként: munkások a játékostáblán + a játéktáblán és bázisokon = 8; mechek a frakciótáblán + a játéktáblán és bázisokon = 4; építmények a játékostáblán + a játéktáblán = 4; újoncok a játékostáblán + a frakciótáblán = 4; kockák zöld + vörös mezőn = 6; csillagok a frakciótáblán + a Diadalsávon = 6.
rule-SCY-INV-08 = Egy tartományon legfeljebb egy építmény áll; tavon és bázison egy sem.
rule-SCY-INV-09 = Mozgáson és harcon kívül egyetlen tartományon sem állnak két játékos egységei.
rule-SCY-INV-10 = Egyetlen tavon sincs munkás vagy erőforrás saját karakter vagy mech nélkül (munkás: mech nélkül).
rule-SCY-INV-11 = Minden akció után pontosan azok a csillagok vannak a Diadalsávon, amelyeknek a feltétele valaha teljesült, legfeljebb 6.
rule-SCY-INV-12 = A választott szekció más, mint az előző fordulóban, kivéve a Ruszvet játékosnál.
rule-SCY-INV-13 = Az erőforrások száma a játéktáblán sohasem negatív, és csak termelés, kereskedelem, találkozásból vagy Gyárkártyából kapott előny és fizetés változtatja.
rule-SCY-INV-14 = A népszerűség csak fizetéstől, munkások visszavonulásra kényszerítésétől vagy a munkások fölött győző támadótól csökken (vagy a SCY-VAR-01 szerint).
rule-SCY-INV-15 = A befejezett játszmában legalább egy játékosnak 6 csillaga van; többnek csak a SCY-COMBAT-35 révén.
