# Scythe, the rulebook: Alliances and bribes.

rulebook-scythe-ALLY = Alliances and bribes

rule-SCY-ALLY-01 = Players may make informal deals of any kind.
rule-SCY-ALLY-02 = Deals are never enforceable.
rule-SCY-ALLY-03 = Coins are the only thing that may change hands.
rule-SCY-ALLY-04 = In tournament play not even coins may change hands.
rule-SCY-ALLY-05 = Once combat conditions exist at the end of a Move, no deal can avoid the combat.
rule-SCY-ALLY-06 = Coins may still be offered to influence the outcome (for instance to let the other side win).
rule-SCY-ALLY-07 = Players outside a combat may bribe either side.
