# 51st State, the rulebook: Build a location: develop.

rulebook-fifty-first-state-DEV = Build a location: develop

rule-FSS-DEV-01 = To develop, choose a card in hand and one of your own built locations (or a ruin, FSS-DEV-07) to be replaced.
rule-FSS-DEV-02 = When a development is paid with a brick, the two cards must share at least one type.
rule-FSS-DEV-03 = A development costs 1 brick.
rule-FSS-DEV-04 = The brick of a development may be paid with 1 ammo; the type condition stays.
rule-FSS-DEV-05 = A development may be paid with 1 development token instead of the brick: then no type needs to match.
rule-FSS-DEV-06 = In a development the categories need not match; the new card goes to the row of its own category.
rule-FSS-DEV-07 = A ruin counts as every type, so any card can replace it for a brick.
rule-FSS-DEV-08 = Each development gives 1 VP.
rule-FSS-DEV-09 = Development needs no contact tokens; the distance is ignored.
rule-FSS-DEV-10 = The location replaced by a development goes to the discard pile; then the new card is placed.
rule-FSS-DEV-11 = In a development a card without type (Foundation, Radioactive Colony) matches every card in both roles.
rule-FSS-DEV-12 = Tokens on a location replaced by development are treated as in razing (FSS-RAZE-11, FSS-RAZE-12): stored goods go to the owner's supply, everything else to the common supply.
rule-FSS-DEV-13 = A location whose action was used this round may be replaced by development.
