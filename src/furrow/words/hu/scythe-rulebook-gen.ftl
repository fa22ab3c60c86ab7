### Scythe, the rulebook: General (Hungarian).

rulebook-scythe-GEN = Általános szabályok
    .intro = Minden mondat a sajátunk; a szakszavak a nyomtatott magyar szabálykönyvéi.

rule-SCY-GEN-01 = A játékot 1–5 játékos játszhatja, és nagyjából 115 percig tart.
rule-SCY-GEN-02 = Minden játékos egy-egy frakciót vezet, amelyet a játéktáblán a frakció karaktere képvisel.
rule-SCY-GEN-03 = Az a játékos nyer, akié a játék végi pontozás után a legnagyobb vagyon, vagyis akinek a legtöbb pénze van.
rule-SCY-GEN-04 = Egy átlagos győztes vagyon 75 pénz körül van.
rule-SCY-GEN-05 = Pénzt játék közben is szerezhetsz, de a javát a játék végi pontozáskor kapod, három dologért: minden lehelyezett csillagért, minden fennhatóságod alatt álló tartományért és minden 2 birtokolt erőforrásért.
rule-SCY-GEN-06 = Hogy ez a három dolog mennyi pénzt ér, azt a Népszerűségi sávon elfoglalt helyed dönti el: minél nagyobb a népszerűséged, annál többet.
rule-SCY-GEN-07 = További pénz jár azért, hogy hová építetted az építményeidet (építménybónusz-lapka).
rule-SCY-GEN-08 = A játék abban a pillanatban véget ér, amikor bármelyik játékos lehelyezi a hatodik csillagát a Diadalsávra.
rule-SCY-GEN-09 = A „$n” jelölés n pénzt jelent; a táblákon két előny között álló „/” jelentése „vagy”.
