# 51st State, the rulebook: Worked examples.

rulebook-fifty-first-state-EX = Worked examples
    .intro = Kinds: boxed = a labelled worked example; inline = an illustration inside the rules text; ours = a case that we made from the rules.

example-FSS-EX-01 = 3 players, lookout phase. A draft row is revealed.
    .outcome = 4 cards are revealed; after the picks 1 is left and discarded.
example-FSS-EX-02 = Production phase. Angela plays the Mutants Union, has School and Pub built and two deals.
    .outcome = The board gives 3+1+1+1, the deals 1+1, the locations 1+1: in total 4, 2, 2, 1 and 1 goods of five kinds (10 goods).
    .note-1 = The board gives 3 workers, 1 gun, 1 grey contact and 1 card; School gives 1 worker, Pub 1 card.
example-FSS-EX-03 = A has an open production location and has passed; B has a worker. B tries to use the location.
    .outcome = Illegal.
example-FSS-EX-04 = Murderers' Pub is built, Ruined Library in hand, 1 brick; the two cards share one type. The player develops the Pub into the Library.
    .outcome = Legal: the brick is spent, the Pub discarded, the Library placed in its row, +1 VP.
example-FSS-EX-05 = Sára has a ruin, School in hand, 1 brick and no contacts. She develops the ruin into School.
    .outcome = The brick is spent, the ruin discarded, School lies in the top row, +1 VP, no contact is spent, +2 of the School's good (1 building bonus, 1 production).
example-FSS-EX-06 = Angela has School (distance 1) in hand and 1 blue contact. She makes a deal with it.
    .outcome = The contact is spent, School lies under the Deals edge, +1 of its deal good at once.
example-FSS-EX-07 = Sára's School is built with a shield on it; Angela has 4 red contacts. Angela razes it.
    .outcome = The defence is 3+1 = 4; 4 red contacts are spent; Angela gains the 2 goods of the spoils; the shield goes to the supply; School becomes a ruin; Sára gains 1 deal good. With 3 red contacts the action is illegal.
example-FSS-EX-08 = The Mutants Union has 4 workers and uses its board action twice in one turn.
    .outcome = 4 workers are spent; for example 1 resource of choice is gained and 1 card drawn.
example-FSS-EX-09 = Sára owns a Generator (open production, 2 of one good); Angela has 1 worker. Angela sends it there.
    .outcome = The worker lies on the Generator; Angela gains 2 of the good; Sára gains 1 worker from the supply; a second use in this round by anyone is illegal.
example-FSS-EX-10 = Clean-up. Sára holds 3 + 1 + 1 tokens of three kinds and has the Hibernator, which keeps worker figures; opponents' workers lie on her open production locations.
    .outcome = 3 workers are kept, the two other tokens discarded, then the opponents' workers discarded.
    .note-1 = The card Hibernator is called Hibernation Chambers here.
example-FSS-EX-11 = Shipwreck is built, and there are enough goods. It is used twice in one round.
    .outcome = Legal, because the card text overrides the once-per-round rule; a third use is illegal.
example-FSS-EX-12 = Solo, lookout and production. Of 4 revealed cards Mónika keeps 1, a random 1 of the other 3 goes to the virtual player, she keeps 1 of the last 2, the last and one more from the deck go to it.
    .outcome = Her hand grows by 2, its locations by 3; her production runs, it gets nothing.
example-FSS-EX-13 = Solo, Mónika's first action: she spends 2 workers and takes one of two connection cards.
    .outcome = Workers −2, the card is in her hand, one is left face up.
example-FSS-EX-14 = Solo: the virtual player takes the other connection card free of charge.
    .outcome = It has 2 VP; no connection card is face up.
example-FSS-EX-15 = Solo: Mónika builds a production location.
    .outcome = Its production arrives at once.
example-FSS-EX-16 = Solo: no connection card is left, so the virtual player attacks; the revealed card shares a type with Mónika's production location.
    .outcome = The location becomes a ruin, the virtual player gains 2 VP (and she gains the deal good, FSS-SOLO-23).
example-FSS-EX-17 = Solo: Mónika sends a worker to one of the virtual player's open production locations.
    .outcome = She gains the production, it gains 1 VP.
example-FSS-EX-18 = Solo: the virtual player's turn after its successful attack.
    .outcome = It passes.
example-FSS-EX-19 = Solo: the virtual player has passed, Mónika has not.
    .outcome = She may take any number of actions, none of them against the virtual player.
example-FSS-EX-20 = Solo: Mónika passes as well.
    .outcome = She does clean-up and keeps the first-player marker.
example-FSS-EX-21 = The boards of the Mutants Union and the Merchants and an oil tank location produce.
    .outcome = The Mutants Union board yields guns, the Merchants board fuel; the oil tank produces fuel.
example-FSS-EX-22 = Action phase: A goes from 24 to 26 VP; B has not passed.
    .outcome = Play goes on until all have passed; there is no clean-up; each built location gives 1 VP, ruins 0.
example-FSS-EX-23 = Two players tie on VP; one holds 3 goods, the other 2.
    .outcome = The first wins; with equal goods the one with more locations wins; else both win.
