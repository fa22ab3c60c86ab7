# 51st State, the rulebook: Components.

rulebook-fifty-first-state-COMP = Components

rule-FSS-COMP-01 = The game has 200 cards of 63×88 mm: 88 base, 12 connection, 50 New Era, 50 Winter; every kind has a front and a back.
rule-FSS-COMP-02 = The game has 1 VP board, 4 VP markers, 1 first-player marker and 4 faction boards.
rule-FSS-COMP-03 = There are at least 30 resource tokens each of brick, gun, fuel and iron.
rule-FSS-COMP-04 = There are at least 38 worker figures.
rule-FSS-COMP-05 = There are 10 shield tokens, 13 ammo tokens and 9 development tokens.
rule-FSS-COMP-06 = There are 20 red, 20 blue, 30 grey and 7 universal contact tokens.
rule-FSS-COMP-07 = There are 4 multiplier tokens; they only stand for several tokens of one kind, and here they are not needed.
rule-FSS-COMP-08 = The game is for 1 to 4 players.
