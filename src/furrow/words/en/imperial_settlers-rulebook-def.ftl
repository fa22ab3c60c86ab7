# Imperial Settlers, the rulebook: Defence tokens.

rulebook-imperial-settlers-DEF = Defence tokens

rule-IMP-DEF-01 = Each faction gains 1 defence token in the production phase.
rule-IMP-DEF-02 = In the action phase, at any moment of your turn, you may place the defence token on one of your common locations.
rule-IMP-DEF-03 = Placing a defence token is no action.
rule-IMP-DEF-04 = A defence token raises the raze tokens needed for its location by 1.
rule-IMP-DEF-05 = Once placed, a defence token cannot be moved.
rule-IMP-DEF-06 = If a location is razed, the defence token on it returns to the supply.
rule-IMP-DEF-07 = Clean-up removes all defence tokens, placed or not.
rule-IMP-DEF-08 = A location holds at most one defence token.
