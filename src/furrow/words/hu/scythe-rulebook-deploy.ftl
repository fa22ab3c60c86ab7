### Scythe, the rulebook: Deploy (Hungarian).

rulebook-scythe-DEPLOY = Telepítés

rule-SCY-DEPLOY-01 = Fizesd ki a fémköltséget.
rule-SCY-DEPLOY-02 = Vegyél el egy tetszőleges mechet a frakciótábládról (a képességet szabadon választod), és tedd olyan tartományra, amelyen legalább 1 saját munkásod áll.
rule-SCY-DEPLOY-03 = Tóra nem lehet mechet telepíteni, még olyan frakciónak sem, amelynek a mechjei tóra léphetnek.
rule-SCY-DEPLOY-04 = Bázisra nem lehet mechet telepíteni.
rule-SCY-DEPLOY-05 = A mech alól előtűnő képesség mostantól a frakció karakterére és valamennyi mechjére érvényes, a munkásokra sohasem.
rule-SCY-DEPLOY-06 = A négy képesség frakciónként más (lásd: „Mechképességek”).
rule-SCY-DEPLOY-07 = A visszavonuló mech képessége is érvényben marad; képesség sohasem vész el.
