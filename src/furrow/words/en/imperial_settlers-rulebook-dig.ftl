# Imperial Settlers, the rulebook: Decisions for digital play.

rulebook-imperial-settlers-DIG = Decisions for digital play
    .intro = What the paper game leaves to the table, and what we do by default. A switch is a game option.

rule-IMP-DIG-01 = The deck to draw from is one choice per card, made one by one, each card seen before the next choice (production, exchange, Mission, deals giving cards).
rule-IMP-DIG-02 = The worker exchange is resolved pair by pair inside one action, so a drawn card may influence the next choice; opponents' reactions (Oasis) count all pairs at the end.
rule-IMP-DIG-03 = Hidden information: hands and deck orders are secret; hand counts are public (needed for the tie-break); Empires, deals and goods are public. Draft picks are public. Trade Route markers are hidden from all (IMP-JAP-21).
rule-IMP-DIG-04 = The alternative lookout has simultaneous secret choices in two steps; the faces of passed cards are known only to giver and receiver.
rule-IMP-DIG-05 = Free steps (defence token, samurai) come before or after the one action of a turn, none after passing; they are offered only on the own turn.
rule-IMP-DIG-06 = The immunity of a passed player covers razing and every effect that names that player, that player's locations, deals, supply or hand as a target (Saboteurs, Spies, Robbers, Ninjas, Garrison, Engineers, Pack, Chariot Builder, Dark Chapel, Temple of Ra, Trade Route, Desert, Scorpion Breeder). Oasis is a reaction, not targeting: it works for a passed owner too. Hanseatic League and Imperial Messenger use own deals only and target nobody: a Trade Route deal can be used or cancelled while the marked location's owner has passed.
rule-IMP-DIG-07 = A move carries an explicit payment when gold could replace resources, and it names the discarded location.
rule-IMP-DIG-08 = The trigger order is that of IMP-BUILD-14; several features of one player come in the owner's choice, by default in order of building.
rule-IMP-DIG-09 = Drawing from an empty faction deck is impossible, and the player must take a common card; in lookout step 1 the draw is skipped (IMP-GEN-09). If deck and discards are empty, the draw is skipped.
rule-IMP-DIG-10 = Storage: the owner chooses what to keep if a card limits it; stored goods stay visible and are back in the own supply in the next round.
rule-IMP-DIG-11 = Round 5 has no clean-up; the tie-break counts goods as they lie after the last pass.
rule-IMP-DIG-12 = Taken-over locations (Temple of Ra) keep owner and controller as two fields (IMP-EGY-14 to IMP-EGY-18).
rule-IMP-DIG-13 = Trade Route deals lie with another player's location: a deal is modelled as source card, owner and location reference, so that it survives the loss of Trade Route (IMP-JAP-18) and is told apart from deals under the board (IMP-JAP-15, IMP-ROM-04, IMP-BAR-06, IMP-CMN-04, IMP-CMN-05).
rule-IMP-DIG-14 = In the solo game the human decides the last tie (IMP-SOLO-31) as a choice of the game; the random card of IMP-SOLO-09 comes from the seeded generator.
rule-IMP-DIG-15 = If the enemy location under a Trade Route deal is lost (razed after the deal), the deal stays (marker: IMP-JAP-22).
