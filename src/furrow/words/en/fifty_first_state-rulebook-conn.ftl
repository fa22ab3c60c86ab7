# 51st State, the rulebook: Connection cards.

rulebook-fifty-first-state-CONN = Connection cards

rule-FSS-CONN-01 = As an action, take one face-up connection card into the hand.
rule-FSS-CONN-02 = Taking a connection card costs 2 workers.
rule-FSS-CONN-03 = No connection card can be taken when none is face up; discarded ones cannot be taken.
rule-FSS-CONN-04 = No new connection card is revealed before the next lookout phase; hence at most 2 are taken per round.
rule-FSS-CONN-05 = As an action, play a connection card from the hand: gain its goods, then put it on the connection discard.
rule-FSS-CONN-06 = If a connection card has a cost, it is paid first; if it is not paid the card cannot be used.
rule-FSS-CONN-07 = A taken connection card is a hand card and may be kept over rounds.
rule-FSS-CONN-08 = A connection card has no distance, types or category: it cannot be built, dealt or razed.
rule-FSS-CONN-09 = A connection card cannot pay a cost “discard a card”: such costs and the public number of cards in hand mean location cards; the number of connection cards is public too, and shown separately.
rule-FSS-CONN-10 = Each colour of connection cards has its own discard, since each deck is refilled from its own discards (FSS-GEN-06).
