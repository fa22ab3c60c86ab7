# Imperial Settlers, the rulebook: Production phase.

rulebook-imperial-settlers-PROD = Production phase

rule-IMP-PROD-01 = The sources of production are the faction board, deals and production locations.
rule-IMP-PROD-02 = The faction board gives its fixed workers, resources and tokens.
rule-IMP-PROD-03 = Each deal gives 1 good.
rule-IMP-PROD-04 = Each production location gives what its ability shows.
rule-IMP-PROD-05 = The order of production is first player, then clockwise.
rule-IMP-PROD-06 = Cards gained in production come from the deck of the player's choice, card by card, unless stated otherwise.
rule-IMP-PROD-07 = VP gained in production are marked at once; all other goods go from the common supply to that of the player.
rule-IMP-PROD-08 = In round 1 only the faction board produces.
rule-IMP-PROD-09 = Goods other than VP and cards last for the current round only (except storage, IMP-CLEAN-02).
rule-IMP-PROD-10 = Each faction's production includes 1 defence token.
