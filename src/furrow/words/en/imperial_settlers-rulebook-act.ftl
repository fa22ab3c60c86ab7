# Imperial Settlers, the rulebook: Action phase in general.

rulebook-imperial-settlers-ACT = Action phase in general

rule-IMP-ACT-01 = From the first player clockwise, each player performs one action or passes.
rule-IMP-ACT-02 = The actions are: build a location; make a deal; raze; activate an action location; exchange workers.
rule-IMP-ACT-03 = Number, kind and order of actions are free, with one action per turn.
rule-IMP-ACT-04 = A player who passes takes no further action in the round.
rule-IMP-ACT-05 = A player who has passed cannot be the target of another player's action (such as razing).
rule-IMP-ACT-06 = The action phase ends when all have passed.
rule-IMP-ACT-07 = Nobody is forced to act; passing is always possible and final for the round.
