# Imperial Settlers, the rulebook: General rules.

rulebook-imperial-settlers-GEN = General rules
    .intro = Every sentence is our own; the terms are those of the game.

rule-IMP-GEN-01 = VP given by a location are marked at once.
rule-IMP-GEN-02 = Gold follows IMP-GOOD-09 and IMP-GOOD-10.
rule-IMP-GEN-03 = Received goods come from the common supply unless stated otherwise.
rule-IMP-GEN-04 = Discarded goods return to the common supply.
rule-IMP-GEN-05 = Resources, workers and tokens of a player are always visible to all.
rule-IMP-GEN-06 = The choice of the deck to draw from follows IMP-GOOD-03.
rule-IMP-GEN-07 = Each kind of card has its own discard pile.
rule-IMP-GEN-08 = An empty deck is renewed by shuffling its discard pile.
rule-IMP-GEN-09 = Discarded faction cards are never reshuffled: only the common deck is renewed, and an empty faction deck stays empty.
rule-IMP-GEN-10 = Passed players cannot be targeted.
rule-IMP-GEN-11 = Card text overrides and changes the general rules.
