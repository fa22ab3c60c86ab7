# Scythe, the rulebook: Stars.

rulebook-scythe-STAR = Stars

rule-SCY-STAR-01 = Star for all 6 upgrades.
rule-SCY-STAR-02 = Star for all 4 mechs deployed.
rule-SCY-STAR-03 = Star for all 4 structures built.
rule-SCY-STAR-04 = Star for all 4 recruits enlisted.
rule-SCY-STAR-05 = Star for having all 8 workers on the board.
rule-SCY-STAR-06 = Star for revealing 1 fulfilled objective.
rule-SCY-STAR-07 = Star for winning a combat, up to 2 times.
rule-SCY-STAR-08 = Star for reaching 18 popularity.
rule-SCY-STAR-09 = Star for reaching 16 power.
rule-SCY-STAR-10 = That makes 10 ways to place a star, of which a player can use 6.
rule-SCY-STAR-11 = On meeting a condition the player must place the star at once.
rule-SCY-STAR-12 = A placed star is never lost or removed, even if its condition later fails.
rule-SCY-STAR-13 = Each condition gives each player one star (combat two; Saxony SCY-FACTION-11).
rule-SCY-STAR-14 = Stars of different players on the same condition do not block each other.
rule-SCY-STAR-15 = Nobody can place more than 6 stars.
rule-SCY-STAR-16 = Workers standing on a base count for the 8-worker star.
