# Imperial Settlers, the rulebook: Components.

rulebook-imperial-settlers-COMP = Components

rule-IMP-COMP-01 = The game has 1 score board (VP track and round track), 4 faction markers and 1 round marker.
rule-IMP-COMP-02 = There are 4 faction boards with the production of each faction; their two sides (male / female leader) make no difference in play.
rule-IMP-COMP-03 = The game has 220 cards: 30 Barbarian, 30 Japanese, 30 Roman, 30 Egyptian, 84 common, 16 attack cards (solo only).
rule-IMP-COMP-04 = A faction deck is used by its own player only; the common deck is open to all.
rule-IMP-COMP-05 = There are 32 wood, 32 stone, 32 food, 40 workers, 18 raze tokens (swords), 10 defence tokens and 24 gold tokens.
rule-IMP-COMP-06 = There are 6 multiplier tokens, 1 first-player marker and 4 special Egyptian tokens.
rule-IMP-COMP-07 = The Egyptian tokens are needed only once the Egyptian player has built the Temple of Ra.
rule-IMP-COMP-08 = Resources, workers and tokens are unlimited; multiplier tokens stand in for missing ones (1 stone on an ×5 token = 5 stone).
