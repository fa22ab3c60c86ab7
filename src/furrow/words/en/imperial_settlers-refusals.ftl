### Imperial Settlers: why a wish is refused (English). One message for each rule that the engine can name.
### An attribute says more where more is known; the first one whose variables are all given is used.
### $card: the name of a card; $cost: counted goods, such as "2 raze tokens"; $has: a number, how many of them you have.

## Whose turn, which step

refusal-IMP-ACT-01 = It is not your turn to answer: another player has to decide.
refusal-IMP-ACT-03 = You cannot do that now: it is an action of a turn, and a turn of the action phase has one. Answer the open question first.
refusal-IMP-ACT-04 = You pass in place of an action, at the start of your turn; after that you take no further action in this round.
refusal-IMP-ACT-05 = That player has passed and cannot be touched any more in this round.
refusal-IMP-DIG-05 = That does not answer the open question. A turn is one action or a pass; free steps come before and after the action.
    .location = { $location }: free steps are taken on your own turn only, before or after its action, and never after passing.
refusal-IMP-END-01 = The game is over: only the final score is left.

## Lookout and cards

refusal-IMP-LOOK-04 = You cannot take { $card } now: in the lookout phase, when it is your pick, take a card that lies in the row.
refusal-IMP-VARA-03 = You keep a card only when cards are before you to choose from, and only one of those.
    .card = You cannot keep { $card }: keep one of the cards that are before you to choose from.
refusal-IMP-DIG-01 = You choose a deck only when you are to draw a card.
refusal-IMP-GOOD-03 = That is not there to choose: take what is offered, from a deck that still has cards.

## Paying and goods

refusal-IMP-DIG-07 = That does not pay what is asked for: pay exactly the cost, with goods that you have. Gold may stand in for resources.
refusal-IMP-GOOD-09 = The wrong goods: 1 gold stands in for 1 wood, stone or food, and nothing stands in for anything else.
refusal-IMP-USE-08 = You cannot discard { $card }: when a card is asked for, choose one of your hand.

## Building

refusal-IMP-BUILD-01 = { $card } is not in your hand: only cards of your hand can be built.
refusal-IMP-BUILD-02 = You cannot pay for { $card }: it takes { $cost }, and you have { $has ->
        [0] none
       *[other] only { $has }
    }.
refusal-IMP-BUILD-07 = { $card } cannot be built like that: name one of your own locations or a foundation to give up if its cost asks for one, and none if it does not.
refusal-IMP-EGY-10 = A location that was taken over cannot be given up for { $card }: name another one.
refusal-IMP-CMN-02 = Nothing like that can be built: choose a faction card of your hand whose cost you can pay.
    .location = Paid like that, { $location } would find nothing to build: leave enough for a faction card of your hand.

## Deals

refusal-IMP-DEAL-01 = You cannot make a deal with { $card }: a deal takes a faction card of your hand, never a common card.
refusal-IMP-DEAL-02 = { $card } has no deal field.
refusal-IMP-DEAL-04 = You cannot pay for a deal with { $card }: it takes { $cost }, and you have { $has ->
        [0] none
       *[other] only { $has }
    }.
refusal-IMP-CMN-04 = That is no deal of yours that is left to choose; without a deal there is nothing to gain.
refusal-IMP-CMN-05 = You give up a deal only to pay a cost that asks for one, and only a deal of your own.
refusal-IMP-PROD-03 = You give up goods only when your deals are about to pay them: at most what they pay, each kind once.
refusal-IMP-BAR-06 = There is no such deal to discard: choose a deal of an opponent who has not passed.
refusal-IMP-ROM-04 = There is no such deal to take: choose a deal under the board of an opponent who has not passed.
refusal-IMP-JAP-13 = Nothing like that can be built: choose one of the deals under your board whose cost you can pay.
refusal-IMP-JAP-15 = A deal made through Trade Route lies with a foreign location: Negotiator cannot build it.
refusal-IMP-JAP-20 = No deal can be made with that: choose a faction location of an opponent who has not passed, with a deal field.

## Razing

refusal-IMP-RAZE-01 = { $card } is a faction card: only common cards can be razed from the hand.
refusal-IMP-RAZE-03 = { $card } has no raze field: it cannot be razed.
refusal-IMP-RAZE-04 = You cannot raze { $card } from your hand: it takes { $cost }, and you have { $has ->
        [0] none
       *[other] only { $has }
    }.
refusal-IMP-RAZE-06 = You cannot raze { $card }: razing takes a common card of your hand or a location of an opponent.
refusal-IMP-RAZE-07 = { $card } is a faction location: of those only Japanese ones can be razed.
refusal-IMP-RAZE-09 = You cannot raze { $card }: it takes { $cost }, and you have { $has ->
        [0] none
       *[other] only { $has }
    }.
refusal-IMP-RAZE-14 = { $card } is your own: you raze locations of opponents only.
refusal-IMP-FND-05 = { $card } is a foundation and no location: it only makes room for a new one.
refusal-IMP-PEACE-02 = You cannot raze { $card }: in the peaceful variant only cards of the own hand are razed.
refusal-IMP-BAR-02 = That cannot be razed: choose a card of your hand or a location of an opponent with a raze field, for which you have enough raze tokens.
refusal-IMP-BAR-03 = There is nothing like that to gain: choose a good in the raze field of a location of an opponent who has not passed.
refusal-IMP-BAR-04 = That cannot be razed: choose a common location of your own with a raze field.
refusal-IMP-BAR-07 = You give up goods for points only when Dark Chapel razes, and at most the goods of the raze field.
refusal-IMP-EGY-03 = That cannot be razed: choose a location of an opponent who has not passed, with a raze field.

## The defence token and samurai

refusal-IMP-DEF-01 = You have no defence token to place: you gain one in every production phase.
refusal-IMP-DEF-02 = You cannot put the defence token on { $card }: on your turn, choose a common location of your own.
refusal-IMP-DEF-05 = Your defence token lies on { $location }: once placed it cannot be moved.
refusal-IMP-DEF-08 = { $card } has a defence token already: a location holds one at most.
refusal-IMP-JAP-03 = Only the Japanese use workers as samurai.
refusal-IMP-JAP-04 = You cannot put a samurai on { $card }: on your turn, put a worker that you have on a faction location of your own.
refusal-IMP-JAP-06 = { $card } has a samurai already: a location holds one at most.
refusal-IMP-JAP-16 = No samurai can stand there: choose a faction location of your own that has none.

## Activating locations

refusal-IMP-USE-01 = You cannot activate { $card }: it is not an action location of your own.
refusal-IMP-USE-02 = You cannot activate { $card }: it takes { $cost }, and you have { $has ->
        [0] none
       *[other] only { $has }
    }.
refusal-IMP-USE-03 = { $card } has been activated as often as its text allows in this round.
refusal-IMP-USE-04 = That production cannot be copied: choose another production location of your own that yields goods itself.
refusal-IMP-USE-05 = You go on or stop only right after activating a location that may be activated several times, or after an exchange.
refusal-IMP-USE-11 = That cannot be cleared: choose another action location of your own that was activated in this round.
refusal-IMP-USE-12 = { $card } is blocked for the rest of the round, or cannot be blocked: only action locations of opponents can be.
refusal-IMP-WORK-01 = That is not among the goods to choose from.
    .cost = You cannot exchange workers: it takes { $cost }, and you have { $has ->
        [0] none
       *[other] only { $has }
    }.
refusal-IMP-WORK-04 = Workers are not exchanged for gold: choose wood, stone, food or a card.
refusal-IMP-LOC-02 = You cannot accept this bargain: you do not have what it takes.
refusal-IMP-DIG-08 = That location does not answer now: choose one of those that are left.
refusal-IMP-BAR-01 = There is nothing like that to take: choose a resource that an opponent has who has not passed.
refusal-IMP-CLAR-04 = That cannot be removed: choose a location of an opponent who has not passed.
refusal-IMP-DIG-06 = Choose an opponent who has cards in hand and has not passed.
refusal-IMP-EGY-07 = That card cannot become a foundation: choose a common card of your hand.
refusal-IMP-EGY-14 = That cannot be taken over: choose a location of an opponent who has not passed.
refusal-IMP-EGY-15 = { $card } is held by the { $faction } for the rest of the round: meanwhile it works for them and not for its owner.
refusal-IMP-EGY-16 = { $card } is held by the { $faction } and has been activated as often as its text allows in this round; what its owner did counts too.
refusal-IMP-JAP-12 = A card goes under the Gate only from your hand, and only if the Gate is yours.
refusal-IMP-JAP-17 = On the Shrine go only wood, stone and food that you have, and only if the Shrine is yours.

## Clean-up and the solo game

refusal-IMP-CLEAN-02 = Goods are stored only in the clean-up, and then by themselves: there is always room for all that can be stored.
refusal-IMP-SOLO-31 = Choose one of the locations that the attack can hit.
