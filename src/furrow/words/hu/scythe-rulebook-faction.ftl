### Scythe, the rulebook: Faction abilities (Hungarian).

rulebook-scythe-FACTION = Frakcióképességek

rule-SCY-FACTION-01 = Minden frakciónak egy állandó különleges képessége van; a frakciótábla jobb felső részén áll.
rule-SCY-FACTION-02 = Ruszvet – Állhatatos: ugyanazt a szekciót is választhatod, mint az előző fordulódban, akárhányszor.
rule-SCY-FACTION-03 = Az Állhatatos a Gyárkártyára is vonatkozik.
rule-SCY-FACTION-04 = Krím – Kényszerítés: fordulónként egyszer, amikor erőforrással fizetsz, 1 tetszőleges erőforrás helyett eldobhatsz 1 harckártyát, a kártya értékétől függetlenül.
rule-SCY-FACTION-05 = A harckártyák a játék végén semmit sem érnek.
rule-SCY-FACTION-06 = Skandív – Úszás: a munkások átkelhetnek a folyókon bármilyen terepre, tavak kivételével.
rule-SCY-FACTION-07 = Az Úszás csak a munkásokra érvényes, a karakterre és a mechekre nem.
rule-SCY-FACTION-08 = Polónia – Kalandozás: egy találkozáskártya lehetőségei közül legfeljebb 2 különbözőt választhatsz, tetszőleges sorrendben.
rule-SCY-FACTION-09 = Kalandozás: amit az első lehetőség ad, abból kifizetheted a másodikat.
rule-SCY-FACTION-10 = Kalandozás: ilyenkor is csak 1 találkozáskártyát húzol.
rule-SCY-FACTION-11 = Szász – Dominálás: nincs korlátja a célokért és a harci győzelmekért kapott csillagoknak (a 6 csillagon belül).
rule-SCY-FACTION-12 = Dominálás: az első teljesített cél után megtartja a második kártyát, és azt is teljesítheti.
rule-SCY-FACTION-13 = Dominálás: amíg maradt csillaga, a Szász játékosnak minden megnyert harc után le kell helyeznie egyet.
