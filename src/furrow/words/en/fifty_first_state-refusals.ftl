### 51st State: why a wish is refused (English). One message for each rule that the engine can name.
### An attribute says more where more is known; the first one whose variables are all given is used.
### $card: the name of a card; $cost: counted goods, such as "3 grey contacts"; $has: a number, how many of them you have.

## Whose turn, which step

refusal-FSS-ACT-01 = You cannot do that now: each player in turn takes one action. Wait for your turn, or end it if your action is done.
refusal-FSS-ACT-02 = That is an action of a turn: wait for your turn in the action phase and answer the open question first.
refusal-FSS-DIG-06 = That does not answer the open question. A turn is one action or a pass; shields may be placed before and after it.
refusal-FSS-PASS-01 = You pass only at the start of your turn in the action phase, in place of an action.
refusal-FSS-PASS-02 = You have passed: you take no further action in this round.
refusal-FSS-END-02 = The game is over: only the score is left.

## Setup and lookout

refusal-FSS-SETUP-09 = From the starting hand you discard exactly two different cards of your own, once, before the first round.
refusal-FSS-LOOK-03 = You cannot take { $card } now: in the lookout phase, when it is your pick, take a card that lies in the row.

## Paying and goods

refusal-FSS-DIG-05 = That does not pay what is asked for: pay exactly the cost, with goods that you have. Ammo may stand in for resources, universal contacts for other contacts.
refusal-FSS-GOOD-01 = That is no resource: guns, fuel, iron and bricks are, ammo is not.
    .what = You cannot take { $what }: only guns, fuel, iron and bricks are resources.
refusal-FSS-GOOD-02 = A resource is asked for: pay with guns, fuel, iron, bricks or ammo.
refusal-FSS-GOOD-04 = Ammo is asked for: no other good can be paid in its place.
refusal-FSS-GOOD-05 = Ammo stands in for guns, fuel, iron and bricks only, for nothing else.
    .cost = It takes { $cost }, and you have { $has ->
        [0] none
       *[other] only { $has }
    }: ammo stands in for guns, fuel, iron and bricks only.
refusal-FSS-GOOD-08 = A coloured contact cannot be paid in place of another one: only a universal contact stands in for every colour.

## Building and developing

refusal-FSS-CONC-01 = { $card } is not in your hand: only cards of your hand can be built.
refusal-FSS-BUILD-01 = { $card } is built beside your other locations: to put it in the place of one of them, develop it.
refusal-FSS-BUILD-02 = You cannot pay for { $card }: it takes { $cost }, and you have { $has ->
        [0] none
       *[other] only { $has }
    }.
refusal-FSS-DEV-01 = You cannot develop { $card } like that: it must be in your hand and replace one of your own locations or a ruin.
refusal-FSS-DEV-02 = { $card } shares no type with that location: choose another one, or develop with a development token.
refusal-FSS-DEV-03 = You have no brick to develop with: a development costs 1 brick, 1 ammo in its place, or 1 development token.
refusal-FSS-DEV-05 = You have no development token: without one, develop with a brick a card that shares a type with the old location.

## Deals

refusal-FSS-DEAL-01 = You cannot make a deal with { $card }: it is not in your hand.
refusal-FSS-DEAL-02 = You cannot pay for a deal with { $card }: it takes { $cost }, and you have { $has ->
        [0] none
       *[other] only { $has }
    }.
refusal-FSS-DEAL-06 = You give up a deal only to pay a cost that asks for one, and only a deal of your own.

## Razing and shields

refusal-FSS-RAZE-01 = You cannot raze { $card }: razing takes a card of your hand or a location of an opponent.
refusal-FSS-RAZE-03 = You cannot raze { $card } from your hand: it takes { $cost }, and you have { $has ->
        [0] none
       *[other] only { $has }
    }.
refusal-FSS-RAZE-05 = You cannot raze { $card }: its defence takes { $cost }, and you have { $has ->
        [0] none
       *[other] only { $has }
    }.
refusal-FSS-RAZE-08 = You cannot raze { $card }: its owner has passed.
refusal-FSS-RAZE-13 = { $card } is a ruin: it has no ability and cannot be used, chosen, razed or shielded.
refusal-FSS-RAZE-15 = What lies on a card cannot be taken from there.
    .location = Out of reach: { $what } lies on { $location }, and what lies on a card cannot be taken from there.
refusal-FSS-PASS-03 = Its owner has passed: until the end of the phase neither the player nor the locations can be touched.
refusal-FSS-PASS-05 = That player has passed: nothing can be taken from them any more until the end of the phase.
refusal-FSS-SOLO-34 = The virtual player has passed: for the rest of the round neither it nor its locations can be touched.
refusal-FSS-SHLD-01 = You place a shield only on your turn in the action phase, and only if you have one in your supply.
refusal-FSS-SHLD-03 = { $card } is shielded already: a location holds one shield at most.
refusal-FSS-SHLD-09 = You cannot shield { $card }: a shield goes on a built location of your own.

## Using locations and the board

refusal-FSS-USE-01 = That cannot be used now: you use action locations of your own, one action in a turn, and answer only what they ask.
    .cost = You cannot use { $card }: it must be an action location of your own, and it takes { $cost }, of which you have { $has }.
    .card = You cannot use { $card }: it is not an action location of your own, or it does not ask for this.
refusal-FSS-USE-02 = { $card } has been used as often as its text allows in this round.
refusal-FSS-USE-03 = You use a location or the board as the action of your turn: one action of one card.
refusal-FSS-USE-04 = You go on or stop only right after using a location that may be used several times, or after an exchange.
refusal-FSS-USE-05 = You choose goods only when a location or the board asks you to.
refusal-FSS-USE-08 = You cannot use the board now: its actions are actions of your turn.
    .cost = You cannot use the board like that: it takes { $cost }, and you have { $has ->
        [0] none
       *[other] only { $has }
    }.
refusal-FSS-USE-09 = You have used this action of the board already: each of the three can be used once in a round.
refusal-FSS-USE-10 = You cannot exchange workers: it takes { $cost }, and you have { $has ->
        [0] none
       *[other] only { $has }
    }.
refusal-FSS-USE-11 = That is not among the goods to choose from.
refusal-FSS-PROD-16 = That cannot be chosen: only a location that produces fixed goods, goods of choice or goods by type can be copied or taken.
refusal-FSS-CLAR-10 = That cannot be cleared: choose other action locations of your own that were used in this round, one at least.
refusal-FSS-CLAR-12 = That is no deal of yours that is left to choose: every deal counts once, and without a deal there is nothing to gain.
refusal-FSS-CLAR-13 = Nothing like that can be taken: choose what a player has who has not passed.

## Open production

refusal-FSS-OPEN-01 = { $card } cannot be used by you: send a worker of yours to an open production location of an opponent.
refusal-FSS-OPEN-04 = { $card } has been used in this round already: open production serves one player in a round.
refusal-FSS-OPEN-05 = { $card } is your own: you send workers only to open production locations of opponents.
refusal-FSS-OPEN-06 = The owner of { $card } has passed: it cannot be used any more in this phase.

## Connection cards

refusal-FSS-CONN-02 = You cannot take { $card }: a connection card costs { $cost }, and you have { $has ->
        [0] none
       *[other] only { $has }
    }.
refusal-FSS-CONN-03 = { $card } does not lie open: only the connection cards of this round can be taken.
refusal-FSS-CONN-05 = You cannot play { $card }: you play only connection cards that you have taken.
refusal-FSS-CONN-06 = You cannot play { $card }: it takes { $cost }, and you have { $has ->
        [0] none
       *[other] only { $has }
    }.
refusal-FSS-CONN-08 = { $card } is a connection card: it is taken and played, never built, dealt, razed or developed.
refusal-FSS-CONN-09 = A location card of your hand is asked for: choose one of those.
    .cost = It takes { $cost }, and a connection card does not count as one.

## Clean-up

refusal-FSS-CLEAN-01 = You store goods only in the clean-up: exactly as many as there is room for, and of the kinds that your locations store.
