# Scythe, the rulebook: Top-row actions in general.

rulebook-scythe-TOP = Top-row actions in general

rule-SCY-TOP-01 = The four top-row actions are Move, Bolster, Trade and Produce; all mats have the same four with the same content, in a different left-to-right order.
rule-SCY-TOP-02 = Amounts given here for top-row actions are those of the starting mat, before upgrades.
rule-SCY-TOP-03 = Move costs nothing; Bolster and Trade cost $1; Produce costs what its worker row shows.
