# 51st State, the rulebook: Final scoring.

rulebook-fifty-first-state-SCORE = Final scoring

rule-FSS-SCORE-01 = In the final scoring each built location gives its owner 1 VP.
rule-FSS-SCORE-02 = Ruins count 0 in the final scoring.
rule-FSS-SCORE-03 = The player with the most VP wins.
