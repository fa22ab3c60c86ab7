### 51st State, the rulebook: General rules and reminders (Hungarian).

rulebook-fifty-first-state-GEN = Általános szabályok és emlékeztetők
    .intro = Minden mondat a sajátunk; a szakszavak a nyomtatott magyar szabálykönyvéi.

rule-FSS-GEN-01 = Az aranyszabály: a kártyán vagy a frakciótáblán álló szöveg felülírja a szabálykönyvet.
rule-FSS-GEN-02 = Az éppen megépített kártya magát is beleszámítja: lásd FSS-BUILD-08.
rule-FSS-GEN-03 = A cuccok száma nincs korlátozva: lásd FSS-GOOD-12.
rule-FSS-GEN-04 = A kézben lévő lapok és a birtokolt cuccok száma nyilvános, nem szabad eltitkolni.
rule-FSS-GEN-05 = Hogy pontosan mely lapok vannak a kezedben, az titkos.
rule-FSS-GEN-06 = Ha üres pakliból kell húzni, a dobott lapjait meg kell keverni, és ez lesz az új pakli; ez a húzópaklira és mindkét kapcsolatpaklira érvényes.
rule-FSS-GEN-07 = A nyílt termelő helyszín fordulónként egyszer használható, ezt a munkás jelzi (FSS-OPEN-04).
rule-FSS-GEN-08 = A saját megépített helyszíneidet nem rombolhatod le (FSS-RAZE-01).
rule-FSS-GEN-09 = A helyszínek és az üzletek száma nincs korlátozva.
rule-FSS-GEN-10 = Egy államban több azonos nevű helyszín is lehet.
rule-FSS-GEN-11 = A kézben tartott lapok száma nincs korlátozva.
rule-FSS-GEN-12 = Elvett termelésnél a tulajdonos helyszínei számítanak (FSS-PROD-09).
