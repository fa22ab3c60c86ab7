### Scythe: the log, one message for each kind of event (English). Names stand uninflected.
### An attribute says more where more is known; the first one whose variables are all given is used.

## The course of the game

scythe-event-start = The game begins with { $seats } players. First player: { $who }.
scythe-event-turn = Next: { $who }.
scythe-event-section = { $who } chose the section { $section }.
scythe-event-top = { $who } took the top-row action { $section }.
scythe-event-bottom = { $who } took the bottom-row action { $action }.
scythe-event-factory-move = { $who } used the Move of the Factory card.
scythe-event-star = { $who } placed star number { $count }: { $star }.
scythe-event-objective = { $who } revealed the objective “{ $objective }”.
scythe-event-game-over = The game is over.

## Paying and gaining

scythe-event-pay = { $who } paid { $counted }.
scythe-event-pay-goods = { $who } paid { $counted } from { $place }.
scythe-event-discard = { $who } paid with a combat card of value { $value }.
scythe-event-coercion = { $who } used Coercion: a combat card of value { $value } in place of 1 resource.
scythe-event-gain = { $who } gained { $counted }.
    .place = { $who } gained { $counted } on { $place }.
scythe-event-ongoing-bonus = { $who } had an ongoing recruit bonus ({ $action }).
scythe-event-draw = { $count ->
    [0] { $who } drew nothing: there are no combat cards left.
    [one] { $who } drew { $count } combat card.
   *[other] { $who } drew { $count } combat cards.
}
    .seen = { $count ->
        [one] { $who } drew { $count } combat card: { $values }.
       *[other] { $who } drew { $count } combat cards: { $values }.
    }
scythe-event-reshuffle = The discarded combat cards were shuffled into a new deck of { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.

## Moving and producing

scythe-event-move = { $who }: { $unit }, { $place } → { $to }.
    .loaded = { $who }: { $unit }, { $place } → { $to }, carrying { $load }.
scythe-event-resettle = { $who }: { $unit } resettled, { $place } → { $to }.
scythe-event-drive-off = { $who } drove { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
} of { $victim } off { $place } and lost { $popularity } popularity.
scythe-event-produce = { $who } produced { $counted } on { $place }.

## Upgrading, deploying, building, enlisting

scythe-event-upgrade = { $who } upgraded. { $box }. Cheaper by 1: { $action }.
scythe-event-deploy = { $who } deployed the mech { $ability } on { $place }.
scythe-event-build = { $who } built the { $structure } on { $place }.
scythe-event-enlist = { $who } enlisted a recruit ({ $action }). One-time bonus: { $bonus }.

## Combat

scythe-event-combat = { $who } attacked { $defender } on { $place }.
scythe-event-disarm = { $who } used Disarm: { $victim } lost { $power } power.
scythe-event-artillery = { $who } paid 1 power for Artillery: { $victim } lost { $power } power.
scythe-event-scout = { $who } used Scout and took a combat card from { $victim }.
    .seen = { $who } used Scout and took a combat card of value { $value } from { $victim }.
scythe-event-dial = { $who } showed { $power } on the dial. Total: { $total }.
    .cards = { $who } showed { $power } on the dial, combat cards: { $cards }. Total: { $total }.
scythe-event-combat-won = { $who } won the combat on { $place } against { $loser }.
scythe-event-popularity-lost = { $amount ->
    [0] { $who } had no popularity to lose.
   *[other] { $who } lost { $amount } popularity.
}
scythe-event-retreat = { $who } retreated with { $units ->
    [one] { $units } unit
   *[other] { $units } units
}, { $place } → { $to }.
scythe-event-sent-back = { $who }: { $unit } returned, { $place } → { $to }.
    .loaded = { $who }: { $unit } returned, { $place } → { $to }, carrying { $load }.

## Encounters and the Factory

scythe-event-encounter = { $who } had an encounter on { $place }.
    .card = { $who } had an encounter on { $place }: card { $card }.
scythe-event-option = { $who } chose option { $option } of encounter card { $card }.
scythe-event-scene = { $who } chose the scene “{ $scene }” – encounter card { $card }, option { $option }.
scythe-event-look = { $who } looked at the combat cards of { $victim }.
    .seen = { $who } looked at the combat cards of { $victim }: { $values }.
scythe-event-factory = { $who } looked through { $count ->
    [one] { $count } Factory card
   *[other] { $count } Factory cards
}.
    .seen = { $who } looked through { $count ->
        [one] { $count } Factory card
       *[other] { $count } Factory cards
    }: { $cards }.
scythe-event-factory-card = { $who } took Factory card { $card }. { $deal }.

## Side actions

scythe-event-gift = { $who } gave { $counted } to { $receiver }.
scythe-event-standing-refusal = { $who } declines this ongoing recruit bonus from now on: { $bonus }.
scythe-event-standing-acceptance = { $who } accepts this ongoing recruit bonus again: { $bonus }.
scythe-event-penalty = { $who } lost { $popularity } popularity for holding up the game.
