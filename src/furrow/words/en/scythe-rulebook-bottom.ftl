# Scythe, the rulebook: Bottom-row actions in general.

rulebook-scythe-BOTTOM = Bottom-row actions in general

rule-SCY-BOTTOM-01 = The four bottom-row actions are Upgrade, Deploy, Build and Enlist, in the same left-to-right order on all player mats; costs and coin benefits differ from mat to mat.
rule-SCY-BOTTOM-02 = The paying resource is fixed: Upgrade oil, Deploy metal, Build wood, Enlist food.
rule-SCY-BOTTOM-03 = Amounts are those uncovered on the mat before the action starts; upgrades lower them.
rule-SCY-BOTTOM-04 = Most bottom-row actions also give at least $1 when paid for.
rule-SCY-BOTTOM-05 = The coins may be declined (for instance if they would spoil an objective).
rule-SCY-BOTTOM-06 = It is advised, not required, to take the coins before carrying out the rest.
rule-SCY-BOTTOM-07 = When the main effect of an action is used up (no cube, mech, structure or recruit left), the action may still be paid for, to get its coins and, if uncovered, its ongoing recruit bonus.
rule-SCY-BOTTOM-08 = This stays true after the star for that action has been placed.
rule-SCY-BOTTOM-09 = Each bottom-row action has an ongoing recruit bonus (green circle); once uncovered it rewards its owner whenever the owner or an adjacent player takes that action (SCY-ENLIST-07).
rule-SCY-BOTTOM-10 = Bottom-row actions do not affect the other players, so the next player may usually start their turn meanwhile.
rule-SCY-BOTTOM-11 = A bottom-row action must be announced aloud (SCY-ENLIST-12).
