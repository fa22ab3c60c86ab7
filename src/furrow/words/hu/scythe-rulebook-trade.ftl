### Scythe, the rulebook: Trade (Hungarian).

rulebook-scythe-TRADE = Kereskedelem

rule-SCY-TRADE-01 = Fizess 1 pénzt, majd kapd meg ezek egyikét: 2 erőforrás vagy 1 népszerűség.
rule-SCY-TRADE-02 = A 2 erőforrás olaj, fém, étel és fa bármilyen párosítása lehet, két egyforma is.
rule-SCY-TRADE-03 = Mindkét jelző ugyanarra a tartományra kerül; te választod ki, de a fennhatóságod alatt kell állnia, és kell rajta lennie legalább 1 saját munkásodnak.
rule-SCY-TRADE-04 = Ha minden munkásod a bázison van, a Kereskedelemmel nem szerezhetsz erőforrást (népszerűséget ekkor is választhatsz).
rule-SCY-TRADE-05 = A népszerűséget a találkozásoknál költheted el, és ez szabja meg a játék végi pontozás szorzóit.
