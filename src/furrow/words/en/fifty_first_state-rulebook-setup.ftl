# 51st State, the rulebook: Setup.

rulebook-fifty-first-state-SETUP = Setup
    .intro = In the printed rulebook this page comes from a separate guide; it counts as part of the rules.

rule-FSS-SETUP-01 = The VP board is placed in the middle of the table.
rule-FSS-SETUP-02 = All goods and tokens are sorted into piles near the VP board: the common supply.
rule-FSS-SETUP-03 = Location cards come in three sets: base (88), New Era (50), Winter (50).
rule-FSS-SETUP-04 = You play with the base cards alone, or with the base cards and exactly one of the two other sets; all three sets together are not allowed.
rule-FSS-SETUP-05 = Shuffle the chosen location cards into the face-down draw deck; keep room for a discard pile.
rule-FSS-SETUP-06 = Split the connection cards by colour into two decks, shuffle each, and place both face down.
rule-FSS-SETUP-07 = The two colours of connection cards are red and blue, 6 cards each.
rule-FSS-SETUP-08 = Each player chooses a faction board; if there is no agreement, hand them out at random.
rule-FSS-SETUP-09 = Deal 6 location cards to each player; each keeps 4 and discards 2.
rule-FSS-SETUP-10 = Choose the first player in any way; that player takes the first-player marker.
rule-FSS-SETUP-11 = VP markers start at 0.
rule-FSS-SETUP-12 = Players start with no goods and no built location.
