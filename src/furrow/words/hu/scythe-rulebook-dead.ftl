### Scythe, the rulebook: Dead turn (Hungarian).

rulebook-scythe-DEAD = Halott forduló

rule-SCY-DEAD-01 = Az a játékos, aki egyetlen akciót sem tud végrehajtani, halott fordulót hajt végre.
rule-SCY-DEAD-02 = Ez csak akkor fordulhat elő, ha az előző fordulójában a Mozgás szekciót használta, és nincs se pénze, se hatalma, se népszerűsége, se erőforrása.
rule-SCY-DEAD-03 = Az akciójelző a halott fordulóban is egy másik szekcióra kerül, más nem történik.
