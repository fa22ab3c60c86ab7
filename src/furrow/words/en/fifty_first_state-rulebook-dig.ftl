# 51st State, the rulebook: Decisions for digital play.

rulebook-fifty-first-state-DIG = Decisions for digital play
    .intro = What the paper game leaves to the table, and what we do by default. A switch is a game option.

rule-FSS-DIG-01 = The initial discard (6 cards to 4, FSS-SETUP-09) is simultaneous and secret; nothing is revealed, and it is resolved when all have chosen.
rule-FSS-DIG-02 = The choice of factions, which the rulebook leaves to the table (FSS-SETUP-08), is offered as free choice in seat order and as random.
rule-FSS-DIG-03 = Hidden information: hand identities, deck order and face-down discards are hidden; counts, goods, States, deals and face-up connections are public (FSS-GEN-04, FSS-GEN-05). The discard pile is not browsable; publicly seen discards stay in the log. Connection cards were public when taken, so their identity stays public.
rule-FSS-DIG-04 = Production runs sequentially from the first player (deterministic deck order); interaction exists only through effects such as Suppliers, which need a choice before anyone produces (FSS-PROD-13).
rule-FSS-DIG-05 = Moves carry an explicit payment (ammo for resources, universal for coloured contacts); the cheapest one is offered as default, and wild goods are never spent silently when a choice exists.
rule-FSS-DIG-06 = A turn has this shape: free steps (shield placement), one action or pass, free steps, end of turn. Passing ends the turn at once.
rule-FSS-DIG-07 = An action used several times in a turn is one move with a use count and a list of choices per use (FSS-USE-04, FSS-USE-05); draws inside it reveal information, so the uses are resolved one by one.
rule-FSS-DIG-08 = The trigger order on building is that of FSS-BUILD-11; on development the old card leaves first, so it is not counted.
rule-FSS-DIG-09 = Storage: which goods to keep is the owner's choice at clean-up (simultaneous, no interaction). They return in the next production phase unless the card says they are spendable from the card.
rule-FSS-DIG-10 = When the deck runs out in mid-draw, what is there is drawn, the discards are reshuffled, and the draw goes on; if deck and discards are both empty, the draw is skipped. The same holds for a draft row: fewer cards are revealed, and players who find none take none.
rule-FSS-DIG-11 = The end trigger is a flag set the moment any marker is at 25 or more, checked after every gain, also for VP gained on another player's turn.
rule-FSS-DIG-12 = Immunity is checked when the target is declared. There is no auto-pass: a player with no legal action still confirms the pass (or opts into auto-pass).
rule-FSS-DIG-13 = Randomness (solo picks, solo random connection, last tie-break, shuffles) comes from the seeded generator and is logged.
rule-FSS-DIG-14 = The solo opponent is a scripted non-player seat with its own turn; every tie-break step is logged with the rule id.
rule-FSS-DIG-15 = VP above the printed track are kept as a plain integer.
