### 51st State: what cards say in this game only (English). See the notes in tableau-texts.ftl.

## Parts of a card

# $distance is the printed number, $cost what building takes: "2 grey contacts".
fifty-first-state-text-cost = Distance { $distance }: build it for { $cost }.
fifty-first-state-text-raze = Spoils: { $goods }.
fifty-first-state-text-open = Open production: once per round an opponent may send a worker here.
fifty-first-state-text-shielded = It counts as shielded at all times.

## The moments of effects

# Of a connection card, which is played once.
fifty-first-state-text-played = When played: { $effect }.
    .paid = When played: pay { $cost }, then { $effect }.
# $counted: "5 resources of any kind", "1 gun"
fifty-first-state-text-produced = At the end of your production, if you gained at least { $counted } in it: { $effect }.

## What is done

fifty-first-state-step-gain-per-tag = { $most ->
    [0] gain { $gain } for each of your { $tag } locations
   *[other] gain { $gain } for each of your { $tag } locations (at most { $most } times)
}
# $good: the name of one good.
fifty-first-state-step-gain-per-produced = { $most ->
    [0] gain { $gain } for each { $good } gained in this production phase
   *[other] gain { $gain } for each { $good } gained in this production phase (at most { $most } times)
}
fifty-first-state-step-place = put { $goods } on this card, to be spent at any later time
fifty-first-state-do-take-production = name a production location of an opponent before anybody produces: it yields its goods to you alone
