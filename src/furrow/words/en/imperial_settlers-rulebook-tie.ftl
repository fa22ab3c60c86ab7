# Imperial Settlers, the rulebook: Tie-breakers.

rulebook-imperial-settlers-TIE = Tie-breakers

rule-IMP-TIE-01 = The first tie-break among the tied players is more workers and resources left.
rule-IMP-TIE-02 = The second tie-break is more cards in hand.
rule-IMP-TIE-03 = Players who are still tied share the victory.
rule-IMP-TIE-04 = IMP-TIE-01 counts workers, food, wood and stone in the supply of a player and in storage, as one sum. Gold is no resource (IMP-GOOD-13) and does not count; goods lying on used action locations, samurai and Shrine resources do not count.
