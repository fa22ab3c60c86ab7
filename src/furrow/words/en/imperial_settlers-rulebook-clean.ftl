# Imperial Settlers, the rulebook: Clean-up phase.

rulebook-imperial-settlers-CLEAN = Clean-up phase

rule-IMP-CLEAN-01 = The clean-up phase is skipped in the last round (goods decide ties).
rule-IMP-CLEAN-02 = In clean-up, storage abilities (of the faction board and of cards) may first keep the goods they name.
rule-IMP-CLEAN-03 = After storage all other resources, workers, gold and tokens are discarded, including defence tokens and goods used for activation.
rule-IMP-CLEAN-04 = Hand cards are kept in clean-up.
rule-IMP-CLEAN-05 = In clean-up the first-player marker passes clockwise.
rule-IMP-CLEAN-06 = At the end of clean-up the round marker advances and a new round starts.
rule-IMP-CLEAN-07 = The Japanese board stores any amount of food.
rule-IMP-CLEAN-08 = Clean-up does not discard samurai, cards under the Gate, and resources on the Shrine.
