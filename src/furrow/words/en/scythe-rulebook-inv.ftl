# Scythe, the rulebook: Invariants.

rulebook-scythe-INV = Invariants
    .intro = All derived; meant for property tests.

rule-SCY-INV-01 = 0 ≤ power ≤ 16 and 0 ≤ popularity ≤ 18; gains beyond the top are lost.
rule-SCY-INV-02 = Coins are never negative.
rule-SCY-INV-03 = Combat deck + discards + all hands = 42 cards with the printed value distribution.
rule-SCY-INV-04 = Encounter deck + cards being resolved = 28; encounter tokens on board + discarded = 11.
rule-SCY-INV-05 = Objective deck + hands = 23.
rule-SCY-INV-06 = Factory cards on board + held = players + 1.
rule-SCY-INV-07 = Per player: workers on mat + on board/bases = 8; mechs on mat + on board/bases = 4; structures on mat + on board = 4; recruits on player mat + faction mat = 4; cubes on green + on red = 6; stars on mat + on track = 6.
rule-SCY-INV-08 = At most one structure per territory; none on lake or base.
rule-SCY-INV-09 = Outside a Move/Combat step no territory holds units of two players.
rule-SCY-INV-10 = No lake holds workers or resources without an own character/mech (workers: without a mech) on it.
rule-SCY-INV-11 = After every action exactly the stars whose conditions have ever been met are on the track, up to 6.
rule-SCY-INV-12 = The section chosen differs from the previous turn's unless the player is Rusviet.
rule-SCY-INV-13 = Resources on the board are never negative and change only by production, trade, encounter or Factory gain, and payment.
rule-SCY-INV-14 = Popularity falls only by payment, displacement of workers, or an attacker's win over workers (or SCY-VAR-01).
rule-SCY-INV-15 = A finished game has at least one player with 6 stars; more than one only by SCY-COMBAT-35.
