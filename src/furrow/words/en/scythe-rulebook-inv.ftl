# Scythe, the rulebook: Invariants.

rulebook-scythe-INV = What always holds
    .intro = All of this follows from the rules: a check on any position.

rule-SCY-INV-01 = 0 ≤ power ≤ 16 and 0 ≤ popularity ≤ 18; gains beyond the top are lost.
rule-SCY-INV-02 = Coins are never negative.
rule-SCY-INV-03 = The combat deck, the discards and all hands together are the 42 cards with their printed values.
rule-SCY-INV-04 = The encounter deck and the cards being resolved together are 28; the encounter tokens on the board and the discarded ones together are 11.
rule-SCY-INV-05 = The objective deck and the hands together are 23 cards.
rule-SCY-INV-06 = The Factory cards on the board and those held by players together are 1 more than there are players.
rule-SCY-INV-07 = For each player: workers on the mat and on board or bases make 8; mechs on the mat and on board or bases 4; structures on the mat and on the board 4; recruits on player mat and faction mat 4; cubes on green and on red boxes 6; stars on the mat and on the track 6.
rule-SCY-INV-08 = At most one structure per territory; none on lake or base.
rule-SCY-INV-09 = Outside a Move and its combats no territory holds units of two players.
rule-SCY-INV-10 = No lake holds workers without a mech of their player, or resources without a character or mech of theirs.
rule-SCY-INV-11 = After every action exactly the stars whose conditions have ever been met are on the track, up to 6.
rule-SCY-INV-12 = The section chosen differs from that of the player's previous turn, unless the player is Rusviet.
rule-SCY-INV-13 = Resources on the board are never negative and change only by production, trade, the gains of encounters and Factory cards, and payment.
rule-SCY-INV-14 = Popularity falls only by payment, by displacing workers, or by an attacker's win over workers (or SCY-VAR-01).
rule-SCY-INV-15 = A finished game has at least one player with 6 stars; more than one only by SCY-COMBAT-35.
