# 51st State, the rulebook: End of the game.

rulebook-fifty-first-state-END = End of the game

rule-FSS-END-01 = The end is triggered when a player's VP marker reaches 25.
rule-FSS-END-02 = If the end is triggered in an action phase, that action phase is finished (all pass), clean-up is skipped, and the score is counted.
rule-FSS-END-03 = If the end is triggered in a production phase, production is finished, the following action phase is played, clean-up is skipped, and the score is counted.
rule-FSS-END-04 = 25 or more VP trigger the end, and the trigger stays set even if VP could later drop.
