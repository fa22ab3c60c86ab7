### Imperial Settlers: the log, events that only this game has or tells in its own way (English). Names stand uninflected.
### An attribute says more where more is known; the first one whose variables are all given is used.

## Cards

# $deck: the name of the deck.
imperial-settlers-event-draw = { $count ->
    [0] { $who } drew nothing: no card is left ({ $deck }).
    [one] { $who } drew { $count } card ({ $deck }).
   *[other] { $who } drew { $count } cards ({ $deck }).
}
    .seen = { $who } drew { $cards } ({ $deck }).
imperial-settlers-event-look = { $count ->
    [0] { $who } drew no card to choose from: none is left.
    [one] { $who } drew { $count } card to choose from.
   *[other] { $who } drew { $count } cards to choose from.
}
    .seen = { $who } drew, to choose from: { $cards }.
imperial-settlers-event-dealt = { $count ->
    [0] { $who } was dealt no card: none is left.
    [one] { $who } was dealt { $count } card.
   *[other] { $who } was dealt { $count } cards.
}
    .seen = { $who } was dealt { $cards }.
imperial-settlers-event-passed-on = { $who } passed the other cards on to { $receiver }.
    .seen = { $who } passed on to { $receiver }: { $cards }.

## Locations

imperial-settlers-event-use = { $who } activated { $card }.
imperial-settlers-event-clear = { $who } gave up a foundation.
imperial-settlers-event-foundation = { $card } became a foundation of { $who }.
imperial-settlers-event-remove = { $card }, a location of { $who }, was discarded.
imperial-settlers-event-take-over = { $who } took over { $card }, a location of { $victim }.
imperial-settlers-event-control-ends = Back to the owner: { $cards }.
imperial-settlers-event-block = { $who } blocked { $card } for this round.
imperial-settlers-event-loot = { $who } looted { $card }, which stays.
imperial-settlers-event-shield = { $who } put the defence token on { $card }.
imperial-settlers-event-samurai = { $who } put a samurai on { $card }.
imperial-settlers-event-offer = { $who } put { $counted } on { $card }.
imperial-settlers-event-tuck = { $who } put a card of the hand under { $card }.
    .seen = { $who } put { $tucked } under { $card }.
imperial-settlers-event-lay-foundation = { $who } laid a card of the hand as a foundation.
    .seen = { $who } laid { $card } as a foundation.

## Deals and goods

imperial-settlers-event-take-deal = { $who } took the deal { $card } from { $victim }.
imperial-settlers-event-foreign-deal = { $who } made a deal with { $card }, a location of { $victim }.
imperial-settlers-event-forgo = { $who } gave up { $counted } from deals for points.
imperial-settlers-event-forfeit = { $who } gave up { $counted } for points.
imperial-settlers-event-make-discard = { $victim } must discard a card, by choice of { $who }.
imperial-settlers-event-extra-points = { $who } gained { $counted } more ({ $card }).

## The solo game

# $target: the name of one good.
imperial-settlers-event-attack = { $who } turned up an attack card. Target: { $target }.
imperial-settlers-event-collect = { $who } collected { $cards }.
