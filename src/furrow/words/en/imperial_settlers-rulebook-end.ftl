# Imperial Settlers, the rulebook: End of the game.

rulebook-imperial-settlers-END = End of the game

rule-IMP-END-01 = After round 5 every player computes the final score.
rule-IMP-END-02 = The final score is the VP gained plus the VP values of the locations in the Empire.
rule-IMP-END-03 = At the end a common location is worth 1 VP.
rule-IMP-END-04 = At the end a faction location is worth 2 VP.
rule-IMP-END-05 = Some Japanese feature locations (Shrine, Gate) give extra VP at the end.
rule-IMP-END-06 = The player with the most VP wins.
rule-IMP-END-07 = Foundations and deals give no VP at the end.
