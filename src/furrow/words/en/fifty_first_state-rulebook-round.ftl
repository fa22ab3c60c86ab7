# 51st State, the rulebook: Round structure.

rulebook-fifty-first-state-ROUND = Round structure

rule-FSS-ROUND-01 = A round has four phases in this order: 1 lookout (draw), 2 production, 3 action, 4 clean-up.
rule-FSS-ROUND-02 = After clean-up a new round starts with the new first player.
rule-FSS-ROUND-03 = The number of rounds is not fixed; the game runs until FSS-END-01 applies.
