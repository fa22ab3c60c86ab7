# Scythe, the rulebook: General.

rulebook-scythe-GEN = General
    .intro = Every sentence is our own; the terms are those of the game.

rule-SCY-GEN-01 = The game is for 1 to 5 players and lasts about 115 minutes.
rule-SCY-GEN-02 = Each player leads one faction, represented on the board by that faction's character.
rule-SCY-GEN-03 = The player with the largest fortune (coins) after final scoring wins.
rule-SCY-GEN-04 = A typical winning fortune is around $75.
rule-SCY-GEN-05 = Coins are earned during play and, mostly, in final scoring for three things: each placed star, each controlled territory, each 2 controlled resources.
rule-SCY-GEN-06 = The coin value of those three things depends on the player's position on the Popularity Track; higher popularity pays more.
rule-SCY-GEN-07 = Extra coins come from where the player built structures (structure bonus tile).
rule-SCY-GEN-08 = The game ends the instant any player places a sixth star on the Triumph Track.
rule-SCY-GEN-09 = “$n” in this rulebook means n coins; a “/” between two benefits on a mat means “or”.
