# 51st State, the rulebook: General rules and reminders.

rulebook-fifty-first-state-GEN = General rules and reminders
    .intro = Every sentence is our own; the terms are those of the game.

rule-FSS-GEN-01 = The golden rule: text on a card or faction board overrides the rulebook.
rule-FSS-GEN-02 = A card just built counts itself: see FSS-BUILD-08.
rule-FSS-GEN-03 = Goods are unlimited: see FSS-GOOD-12.
rule-FSS-GEN-04 = The number of cards in hand and of goods held is public and may not be hidden.
rule-FSS-GEN-05 = The identity of hand cards is secret.
rule-FSS-GEN-06 = When a card must be drawn from an empty deck, its discards are shuffled into a new deck; this applies to the draw deck and to each connection deck.
rule-FSS-GEN-07 = An open production location is used once per round, marked by the worker (FSS-OPEN-04).
rule-FSS-GEN-08 = Your own built locations cannot be razed (FSS-RAZE-01).
rule-FSS-GEN-09 = There is no limit on locations or deals.
rule-FSS-GEN-10 = Several locations of one name are allowed in a State.
rule-FSS-GEN-11 = There is no hand limit.
rule-FSS-GEN-12 = Stolen production counts the owner's locations (FSS-PROD-09).
