# 51st State, the rulebook: Decisions for digital play.

rulebook-fifty-first-state-DIG = Played on a screen
    .intro = What the paper game leaves to the players at the table, and how it is done here.

rule-FSS-DIG-01 = The first discard (6 cards to 4, FSS-SETUP-09) is simultaneous and secret; nothing is revealed, and it is carried out when all have chosen.
rule-FSS-DIG-02 = Factions. The rulebook leaves the choice to the players (FSS-SETUP-08): here they choose in the order of their seats, or leave it to chance.
rule-FSS-DIG-03 = Hidden information: the cards in hands, the order of the deck and face-down discards are hidden; numbers, goods, States, deals and face-up connections are public (FSS-GEN-04, FSS-GEN-05). The discard pile cannot be looked through; what was discarded openly stands in the log. Connection cards were public when they were taken, so they stay public.
rule-FSS-DIG-04 = Production is carried out one player after the other, from the first player on, so that the order of drawing is clear; players affect each other only through effects such as Suppliers, which need a choice before anyone produces (FSS-PROD-13).
rule-FSS-DIG-05 = Payments. Where something can be paid in several ways (ammo for resources, universal for coloured contacts), you choose; the cheapest way is proposed, and nothing that could be spared is spent without being shown.
rule-FSS-DIG-06 = A turn has this shape: free steps (placing shields), one action or passing, free steps, end of the turn. Passing ends the turn at once.
rule-FSS-DIG-07 = An action used several times in a turn is one action, with its choices for each use (FSS-USE-04, FSS-USE-05). Drawing cards in it reveals something, so the uses are carried out one by one.
rule-FSS-DIG-08 = The order of what building sets off is that of FSS-BUILD-11; on development the old card leaves first, so it is not counted.
rule-FSS-DIG-09 = Storage: the owner chooses at clean-up which goods to keep; all choose at the same time, since nobody affects another. The goods return in the next production phase unless the card says that they can be spent from the card.
rule-FSS-DIG-10 = When the deck runs out in mid-draw, what is there is drawn, the discards are reshuffled, and the draw goes on; if deck and discards are both empty, the draw is skipped. The same holds for a draft row: fewer cards are revealed, and players who find none take none.
rule-FSS-DIG-11 = The end is set off the moment any marker is at 25 or more, after any gain, also when the VP are gained on the turn of another player.
rule-FSS-DIG-12 = Whether a player is immune is decided when the target is named. Nobody passes automatically without wanting to: a player who can do nothing still says so, or has chosen to pass beforehand.
rule-FSS-DIG-13 = Everything random (the picks and connection cards of the solo game, the last tie-break, shuffling) is decided by chance and stands in the log.
rule-FSS-DIG-14 = The virtual player of the solo game has a seat and turns of its own; every step of a tie-break stands in the log with its rule.
rule-FSS-DIG-15 = VP beyond the printed track go on being counted.
