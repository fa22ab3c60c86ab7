# Imperial Settlers, the rulebook: Variant: peaceful game.

rulebook-imperial-settlers-PEACE = Variant: peaceful game

rule-IMP-PEACE-01 = Peaceful variant: in the first lookout step each player also draws 1 common card (besides the faction card), before the draft.
rule-IMP-PEACE-02 = Peaceful variant: the raze action cannot target opponents' locations; hand cards can be razed.
rule-IMP-PEACE-03 = Peaceful variant: an opponent's location may be razed only if a card ability allows it.
rule-IMP-PEACE-04 = Peaceful variant: everything else follows the standard rules.
