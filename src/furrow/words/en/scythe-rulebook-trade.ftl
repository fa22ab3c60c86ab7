# Scythe, the rulebook: Trade.

rulebook-scythe-TRADE = Trade

rule-SCY-TRADE-01 = Pay $1, then gain one of: 2 resources, or 1 popularity.
rule-SCY-TRADE-02 = The 2 resources may be any mix of oil, metal, food and wood, two of a kind included.
rule-SCY-TRADE-03 = Both tokens go on one territory of your choice that you control and that holds at least 1 of your workers.
rule-SCY-TRADE-04 = When all your workers are on the base, Trade cannot yield resources (popularity can still be chosen).
rule-SCY-TRADE-05 = Popularity is spent in encounters and sets the multipliers of final scoring.
