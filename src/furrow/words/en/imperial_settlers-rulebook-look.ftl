# Imperial Settlers, the rulebook: Lookout phase.

rulebook-imperial-settlers-LOOK = Lookout phase

rule-IMP-LOOK-01 = In the lookout phase each player gains 3 cards: 1 faction, 2 common.
rule-IMP-LOOK-02 = Lookout, step 1: each player draws 1 card from the deck of their faction.
rule-IMP-LOOK-03 = Lookout, step 2: common cards are revealed, 1 more than there are players.
rule-IMP-LOOK-04 = From the first player clockwise each player takes one of the revealed cards into the hand.
rule-IMP-LOOK-05 = The card left of the row is discarded without effect.
rule-IMP-LOOK-06 = Lookout, step 3: common cards are revealed again, 1 more than there are players; the player who picked last starts, and the order is counter-clockwise; the card left is discarded.
rule-IMP-LOOK-07 = There is no hand limit.
rule-IMP-LOOK-08 = Hands are secret.
