# Scythe, the rulebook: Resources.

rulebook-scythe-RES = Resources

rule-SCY-RES-01 = There are four resources: wood, food, metal, oil.
rule-SCY-RES-02 = Workers are not resources.
rule-SCY-RES-03 = Resource tokens stay on the board, on the territory where they were produced or placed.
rule-SCY-RES-04 = A player may spend only resources lying on territories they control.
rule-SCY-RES-05 = Resources may be spent from any mix of controlled territories for an action concerning any territory.
rule-SCY-RES-06 = Spent resources leave the board for the general supply.
rule-SCY-RES-07 = Gained resources come from the general supply onto the territory where they were produced (for Trade: SCY-TRADE-03).
rule-SCY-RES-08 = The number of resources in the game, and on a territory, is unlimited; multiplier tokens stand in for missing tokens.
rule-SCY-RES-09 = Resources follow control: whoever controls the territory owns the tokens on it.
