# Imperial Settlers, the rulebook: Decisions for digital play.

rulebook-imperial-settlers-DIG = Played on a screen
    .intro = What the paper game leaves to the players at the table, and how it is done here.

rule-IMP-DIG-01 = The deck to draw from is chosen card by card, and each card is seen before the next choice (production, exchange, Mission, deals that give cards).
rule-IMP-DIG-02 = Workers are exchanged pair by pair inside one action, so a drawn card may influence the next choice; what opponents gain by it (Oasis) counts all pairs at the end.
rule-IMP-DIG-03 = Hidden information: hands and the order of decks are secret; the number of cards in hand is public (it decides ties). Empires, deals and goods are public. Cards picked from a row are public. The markers of Trade Route are hidden from all (IMP-JAP-21).
rule-IMP-DIG-04 = In the alternative lookout all choose at the same time and in secret, in two steps; only giver and receiver know the cards that are passed on.
rule-IMP-DIG-05 = Free steps (defence token, samurai) come before or after the one action of a turn, none after passing, and only on your own turn.
rule-IMP-DIG-06 = The immunity of a passed player covers razing and every effect that names that player, or that player's locations, deals, supply or hand, as a target (Saboteurs, Spies, Robbers, Ninjas, Garrison, Engineers, Pack, Chariot Builder, Dark Chapel, Temple of Ra, Trade Route, Desert, Scorpion Breeder). Oasis is a reaction and aims at nobody: it works for a passed owner too. Hanseatic League and Imperial Messenger use only the deals of their owner and aim at nobody: a Trade Route deal can be used or cancelled while the owner of the marked location has passed.
rule-IMP-DIG-07 = Payments. Where gold could replace resources you choose how to pay, and you name the location that is discarded.
rule-IMP-DIG-08 = The order of what building sets off is that of IMP-BUILD-14; several features of one player come in the order that their owner chooses.
rule-IMP-DIG-09 = Drawing from an empty faction deck is impossible, and the player must take a common card; in lookout step 1 the draw is skipped (IMP-GEN-09). If deck and discards are empty, the draw is skipped.
rule-IMP-DIG-10 = Storage: the owner chooses what to keep if a card limits it; stored goods stay visible and are back in the owner's supply in the next round.
rule-IMP-DIG-11 = Round 5 has no clean-up; the tie-break counts goods as they lie after the last pass.
rule-IMP-DIG-12 = Locations that were taken over (Temple of Ra) have an owner and a controller (IMP-EGY-14 to IMP-EGY-18).
rule-IMP-DIG-13 = A Trade Route deal lies with a location of another player. It survives the loss of Trade Route (IMP-JAP-18) and is told apart from the deals under the board (IMP-JAP-15, IMP-ROM-04, IMP-BAR-06, IMP-CMN-04, IMP-CMN-05).
rule-IMP-DIG-14 = In the solo game you decide the last tie (IMP-SOLO-31); the random card of IMP-SOLO-09 is left to chance.
rule-IMP-DIG-15 = If the enemy location under a Trade Route deal is lost (razed after the deal), the deal stays (marker: IMP-JAP-22).
