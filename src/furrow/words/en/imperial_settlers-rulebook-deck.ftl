# Imperial Settlers, the rulebook: Variant: faction deck construction.

rulebook-imperial-settlers-DECK = Variant: faction deck construction

rule-IMP-DECK-01 = A faction deck has exactly 30 cards: 3 different cards with 3 copies, 6 with 2, 9 single.
rule-IMP-DECK-02 = The number of copies is printed on each card.
rule-IMP-DECK-03 = To add a card to a faction deck, put in all its copies and take out all copies of a card with the same number of copies.
rule-IMP-DECK-04 = Deck construction is only meaningful with expansion cards; the base decks satisfy its rules.
