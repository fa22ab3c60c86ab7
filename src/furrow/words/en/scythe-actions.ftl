### Scythe: places and the labels of actions (English). The texts of the notation are the same in all languages.

## Places

scythe-place = { $place } ({ $terrain })
scythe-place-base-nordic = the Nordic base
scythe-place-base-rusviet = the Rusviet base
scythe-place-base-crimea = the Crimea base
scythe-place-base-saxony = the Saxony base
scythe-place-base-polania = the Polania base
scythe-place-base-albion = the Albion base
scythe-place-base-togawa = the Togawa base
scythe-seat = seat { $number }

## The top row

scythe-act-choice-coins = Gain coins
scythe-act-choice-power = Gain power
scythe-act-choice-cards = Draw combat cards
scythe-act-choice-popularity = Gain popularity
scythe-act-choice-goods = Gain resources
scythe-act-choice-use = Use the Factory card
scythe-act-less = { $action } – only part of it, or nothing
scythe-act-skip = Take no top-row action
scythe-act-part = { $place }: only { $count }
scythe-act-take = { $count ->
    [0] Take nothing
   *[other] Take { $count }
}

## Moving

scythe-act-char = Character
scythe-act-mech = Mech: { $place }
scythe-act-worker = Worker: { $place }
scythe-act-stop = Stop here
scythe-act-carry = Take { $load } along
scythe-act-carry-all = Take everything along
scythe-act-carry-nothing = Take nothing along
scythe-cargo-tired = { $count ->
    [one] { $count } worker (already moved)
   *[other] { $count } workers (already moved)
}
scythe-tray-worker = workers
scythe-tray-tired = workers (already moved)
scythe-tray-food = food
scythe-tray-metal = metal
scythe-tray-oil = oil
scythe-tray-wood = wood

## The bottom row

scythe-act-without-coins = { $action } – without the coins
scythe-act-some-coins = { $action } – only some of the coins
scythe-act-pass = Take no bottom-row action
scythe-act-pay = Pay { $counted }: { $place }
scythe-act-pay-card = Pay with a combat card of value { $value }
scythe-act-discard = Discard a combat card of value { $value }
scythe-act-cube = Cube – { $box }
scythe-act-cover = Cheaper by 1: { $action }
scythe-act-ability = Mech: { $ability }
scythe-act-recruit = Recruit: { $action }
scythe-act-bonus = One-time bonus: { $counted }

## Combat

scythe-act-fight = Fight: { $place }
scythe-act-fire = Fire – pay 1 power, the opponent loses 2
scythe-act-hold-fire = Hold fire
scythe-act-dial = Set the dial to { $count }
scythe-act-card = Add a combat card of value { $value }
scythe-act-ready = Ready
scythe-act-retreat = Retreat to { $place }

## Encounters, the Factory, objectives

scythe-act-option = Option { $option }
scythe-act-scene = Scene { $number }
scythe-act-factory-card = Factory card { $card }
    .deal = Factory card { $card } – { $deal }
scythe-act-gain = Gain { $counted }
scythe-act-look = Look at the combat cards of { $who }
scythe-act-reveal = Reveal objective card { $card }
    .named = Reveal the objective “{ $objective }”

## Everywhere

scythe-act-decline = Decline
scythe-act-done = Done
scythe-act-end = End the turn

## Side actions

scythe-act-give = Give { $counted } to { $who }
scythe-act-refuse = Decline this ongoing recruit bonus from now on: { $bonus }
scythe-act-accept = Accept this ongoing recruit bonus again: { $bonus }
scythe-act-penalty = Penalty for holding up the game: { $who }
scythe-act-withdraw = Take the sealed answer back
