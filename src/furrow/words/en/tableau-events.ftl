### 51st State and Imperial Settlers: the log, events that both games have (English). Names stand uninflected.
### An attribute says more where more is known; the first one whose variables are all given is used.
### $card, $cards: names of cards; $counted: a list of counted goods; $who and other players: names.

## The course of the game

tableau-event-start = The game begins with { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}. First player: { $who }.
tableau-event-round = Round { $round } begins.
tableau-event-production = The production phase begins.
tableau-event-actions = The action phase begins.
tableau-event-cleanup = The clean-up begins.
tableau-event-pass = { $who } passed.
tableau-event-end = The game is over.

## Cards

tableau-event-reveal = There are no cards left to turn up.
    .cards = Turned up: { $cards }.
tableau-event-take = { $who } took { $card }.
tableau-event-left-over = Discarded from the row: { $cards }.
tableau-event-keep = { $count ->
    [0] { $who } kept no card.
    [one] { $who } kept { $count } card.
   *[other] { $who } kept { $count } cards.
}
    .seen = { $who } kept { $cards }.
tableau-event-discard = { $who } discarded { $card }.
# $deck: the name of the deck.
tableau-event-reshuffle = { $count ->
    [one] { $count } discarded card was shuffled into a new deck: { $deck }.
   *[other] { $count } discarded cards were shuffled into a new deck: { $deck }.
}

## Building, deals, razing

tableau-event-build = { $who } built { $card }.
tableau-event-replace = { $who } gave up { $card } for a new location.
tableau-event-deal = { $who } made a deal: { $card }.
# A player has a deal no longer, by choice or not.
tableau-event-cancel = { $who } lost the deal { $card }.
tableau-event-raze-card = { $who } razed { $card } from the hand.
# $rival: the owner, if it is another player.
tableau-event-raze = { $who } razed { $card }.
    .rival = { $who } razed { $card }, a location of { $rival }.

## Using locations

tableau-event-use = { $who } used { $card }.
tableau-event-exchange = { $who } exchanged workers.
tableau-event-copy = { $who } copied the production of { $card }.
tableau-event-free = { $who } cleared { $card }: it can be used again.
tableau-event-steal = { $who } took { $counted } from { $victim }.

## Paying and gaining

tableau-event-pay = { $who } paid { $counted }.
tableau-event-gain = { $who } gained { $counted }.
    .card = { $who } gained { $counted } ({ $card }).
tableau-event-deal-goods = { $who } gained { $counted } from deals.
tableau-event-store = { $who } stored { $counted }.

## The solo game

tableau-event-virtual-location = { $who } received { $card }.
tableau-event-attack-fails = The attack hit nothing.
