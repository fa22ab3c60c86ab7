# Imperial Settlers, the rulebook: Setup.

rulebook-imperial-settlers-SETUP = Setup

rule-IMP-SETUP-01 = The standard rules hold for 2–4 players; for the solo game see chapter “Solo game”.
rule-IMP-SETUP-02 = The common cards and each faction's cards are kept as separate decks.
rule-IMP-SETUP-03 = The round marker starts on space 1.
rule-IMP-SETUP-04 = The common deck is shuffled.
rule-IMP-SETUP-05 = Each player chooses a faction and takes its board, its 30-card deck and its marker, shuffles the faction deck and places it face down by the board. The Japanese have extra rules (chapter “Japanese”).
rule-IMP-SETUP-06 = Factions not chosen go back to the box.
rule-IMP-SETUP-07 = Each marker starts on 0 VP.
rule-IMP-SETUP-08 = Resources, workers and tokens form the common supply; only 1 defence token per player is needed.
rule-IMP-SETUP-09 = The first player is chosen at random and takes the first-player marker.
rule-IMP-SETUP-10 = From the first player on, each player draws 2 common cards and 2 cards of their faction: the starting hand.
rule-IMP-SETUP-11 = First games are best played with 2 players, Romans and Barbarians; Egyptians and Japanese are harder.
