# 51st State, the rulebook: Lookout phase.

rulebook-fifty-first-state-LOOK = Lookout phase

rule-FSS-LOOK-01 = In the lookout phase the top card of each of the two connection decks is turned up.
rule-FSS-LOOK-02 = For the draft 1 card more than there are players is revealed in a row from the draw deck.
rule-FSS-LOOK-03 = From the first player clockwise, each player takes one of the revealed cards into the hand.
rule-FSS-LOOK-04 = The one card left of the row is discarded (face down).
rule-FSS-LOOK-05 = For the second draft 1 card more than there are players is revealed again; now the last player picks first and the order runs backwards (counter-clockwise) to the first player; the card left is discarded.
rule-FSS-LOOK-06 = There is no hand limit.
rule-FSS-LOOK-07 = The pick from the row is public.
