# Imperial Settlers, the rulebook: Variant: alternative lookout.

rulebook-imperial-settlers-VARA = Variant: alternative lookout

rule-IMP-VARA-01 = Alternative lookout: each player draws 1 faction card into the hand.
rule-IMP-VARA-02 = Alternative lookout: all lay their hands face down before them and draw 3 common cards.
rule-IMP-VARA-03 = Alternative lookout: each player keeps one of the three cards (onto the face-down pile) and passes two to the clockwise neighbour.
rule-IMP-VARA-04 = Alternative lookout: each player keeps one of the two cards received and discards the other.
rule-IMP-VARA-05 = Alternative lookout: in the end the piles are taken back as hands.
rule-IMP-VARA-06 = Alternative lookout: you may look at your own face-down pile at any time.
