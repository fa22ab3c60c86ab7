### 51st State, the rulebook: Player area (Hungarian).

rulebook-fifty-first-state-AREA = A játékos területe

rule-FSS-AREA-01 = A megépített helyszínek a frakciótábla mellett fekszenek három sorban: felül a termelés, középen a képesség, alul az akció.
rule-FSS-AREA-02 = Az a kártya, amellyel üzletet kötöttél, 180°-kal megfordítva kerül a frakciótábla tetején az üzletek széle alá úgy, hogy a nyeresége látszódjon.
rule-FSS-AREA-03 = Az üzletbe tett kártya nem része az államnak, és a képessége nem használható.
rule-FSS-AREA-04 = Az üzletbe tett kártya semmilyen számolásnál (típusok, játék végi győzelmi pontok) nem számít helyszínnek, és nem rombolható le.
rule-FSS-AREA-05 = A frakciótáblán a termelés mező, a tábla akciója vagy akciói, az üzletek széle és a három védelmi érték látható.
