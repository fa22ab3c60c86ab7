# 51st State, the rulebook: Raze a location.

rulebook-fifty-first-state-RAZE = Raze a location

rule-FSS-RAZE-01 = The targets of razing are a location card in your own hand, or a built location of an opponent. Your own built locations cannot be razed.
rule-FSS-RAZE-02 = Whoever razes gains the spoils of the card, from the supply.
rule-FSS-RAZE-03 = To raze a hand card, discard it and spend red contacts equal to its distance.
rule-FSS-RAZE-04 = A hand card that is razed goes to the discard pile; nobody is compensated.
rule-FSS-RAZE-05 = To raze an opponent's location, spend red contacts equal to its defence; the distance is ignored.
rule-FSS-RAZE-06 = The defence of a location depends on its category: production 3, feature 4, action 5.
rule-FSS-RAZE-07 = A shield on the target of razing raises its defence by 1.
rule-FSS-RAZE-08 = A player who has passed cannot be a target of razing.
rule-FSS-RAZE-09 = The owner of a razed location gains, from the supply, the deal good of the razed card as compensation.
rule-FSS-RAZE-10 = A razed location is turned face down and stays in the owner's State as a ruin.
rule-FSS-RAZE-11 = Tokens on a razed card return to the common supply (shield, goods marking a used action, a worker marking open production).
rule-FSS-RAZE-12 = Goods stored on a razed card by a storage ability go to the owner's supply instead. For goods placed by a building bonus see FSS-RAZE-15.
rule-FSS-RAZE-13 = A ruin has no name, ability, category, defence or types (except FSS-DEV-07); it cannot be razed, targeted, shielded or counted as a location.
rule-FSS-RAZE-14 = Universal contacts may pay any part of the red cost of razing (FSS-GOOD-07).
rule-FSS-RAZE-15 = Goods that a building bonus put on a card (FSS-CLEAN-10) count as stored: when the card is razed or developed away they go to the owner's supply (FSS-RAZE-12, FSS-DEV-12). Lying on a card, they are out of reach of stealing (Thieves Caravan); in FSS-TIE-04 they count as goods held by storage cards.
