# Imperial Settlers, the rulebook: Variant: advanced lookout.

rulebook-imperial-settlers-VARB = Variant: advanced lookout

rule-IMP-VARB-01 = Advanced lookout: each player draws 1 faction card; then 5 common cards are revealed.
rule-IMP-VARB-02 = Advanced lookout: the players pick from the first player clockwise, one card at a time, until each has 2 common cards.
rule-IMP-VARB-03 = Advanced lookout with 2 players: picks alternate from the first player on, without refill, from 5, 4, 3 and 2 cards; the last card is discarded.
rule-IMP-VARB-04 = Advanced lookout with 3–4 players, first pass: the first player picks from 5 cards; each later player picks from 4, a new card being revealed for the third and fourth player.
rule-IMP-VARB-05 = Advanced lookout with 3–4 players: after the first pass 3 cards are left.
rule-IMP-VARB-06 = Advanced lookout with 3–4 players, second pass, again from the first player clockwise: everyone picks from 3 cards (a card is revealed as needed) except the last player, who picks from 2.
rule-IMP-VARB-07 = Advanced lookout: the last card is discarded.
rule-IMP-VARB-08 = In the advanced lookout the cards revealed in all are 7 with 3 players and 9 with 4 (2 per player + 1).
