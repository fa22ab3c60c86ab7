# Imperial Settlers, the rulebook: Round structure.

rulebook-imperial-settlers-ROUND = Round structure

rule-IMP-ROUND-01 = The game has 5 rounds.
rule-IMP-ROUND-02 = A round has four phases in fixed order: lookout, production, action, clean-up.
