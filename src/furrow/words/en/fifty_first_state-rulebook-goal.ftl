# 51st State, the rulebook: Goal.

rulebook-fifty-first-state-GOAL = Goal

rule-FSS-GOAL-01 = Each player builds a State out of location cards.
rule-FSS-GOAL-02 = Victory points (VP) come mainly from card effects during play; they are counted on the VP board at once.
rule-FSS-GOAL-03 = A player reaching 25 VP sets off the end of the game (FSS-END-01).
rule-FSS-GOAL-04 = At the end every built location in a State adds 1 VP to the points already held.
rule-FSS-GOAL-05 = The highest total of VP wins.
