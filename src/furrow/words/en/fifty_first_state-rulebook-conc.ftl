# 51st State, the rulebook: Basic concepts.

rulebook-fifty-first-state-CONC = Basic concepts

rule-FSS-CONC-01 = A location card in hand can be used in exactly three ways: build it, raze it, or make a deal with it.
rule-FSS-CONC-02 = A built location's ability serves its owner in every round as long as it stands.
rule-FSS-CONC-03 = Razing a hand card discards it for its spoils, once.
rule-FSS-CONC-04 = A deal supplies its good at once (FSS-DEAL-04) and in every later production phase (FSS-PROD-03).
rule-FSS-CONC-05 = Each of the three uses of a card costs contact tokens of the matching colour (FSS-GOOD-06); development is the exception (FSS-DEV-09).
rule-FSS-CONC-06 = Built locations of other players can be razed too (FSS-RAZE-05).
