# Imperial Settlers, the rulebook: Card overview.

rulebook-imperial-settlers-CARD = Card overview

rule-IMP-CARD-01 = Every card can be built. Common cards and Japanese faction cards can also be razed. Faction cards can also become deals.
rule-IMP-CARD-02 = The building cost is in the upper left corner of a card.
rule-IMP-CARD-03 = The raze field, with the goods for razing, is in the upper right corner of a card.
rule-IMP-CARD-04 = Every faction card has a deal field, at the bottom.
rule-IMP-CARD-05 = A card also shows its name with the end-of-game VP value, the colour or colours of the location, and an ability field, some with an additional building bonus.
rule-IMP-CARD-06 = A location has one colour as a rule; some have several (Trade Colony) or none (Ruins).
rule-IMP-CARD-07 = A card carries an affiliation code (BAR, COM, EGY, JAP, ROM) with a number, and a mark for 1, 2 or 3 copies in the faction deck.
rule-IMP-CARD-08 = The categories are production, feature and action, for both common and faction cards.
rule-IMP-CARD-09 = Built locations lie in rows: production on top, feature in the middle, action at the bottom.
rule-IMP-CARD-10 = Faction locations are best kept left of the board, common ones right; a misplaced card is no offence.
rule-IMP-CARD-11 = A card is known by its printed number (such as JAP021): copies of one card may differ in their deal good (Saboteurs, Dark Chapel, Pack, Daimyo's Castle, Trade Route, Sculptor's Apprentice), so hand, deck, deal and record name the printed copy.
rule-IMP-CARD-12 = Some cards were printed with different values (Statue, Court Sculptor, Ruins, Meeting Place); the values shown on the cards here hold.
