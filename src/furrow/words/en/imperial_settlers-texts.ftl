### Imperial Settlers: what cards say in this game only (English). See the notes in tableau-texts.ftl.

## Parts of a card

imperial-settlers-text-kind = { $category }.
    .types = { $count ->
        [one] { $category }, colour: { $types }.
       *[other] { $category }, colours: { $types }.
    }
imperial-settlers-text-cost = Cost: nothing.
    .cost = Cost: { $cost }.
imperial-settlers-text-raze = Raze: { $goods }.
imperial-settlers-text-unrazed = It cannot be razed.
# Of an attack card: what it aims at, the name of one good.
imperial-settlers-text-target = Target: { $good }. With the good of another attack card it hits a common location whose raze field has both.

## The moments of effects

imperial-settlers-text-builds = { $deck ->
    [faction] Whenever you build a faction location: { $effect }.
   *[any] Whenever you build a location: { $effect }.
}
    .tag = { $deck ->
        [faction] Whenever you build a { $tag } faction location: { $effect }.
       *[any] Whenever you build a { $tag } location: { $effect }.
    }
# $counted: "2 VP"
imperial-settlers-text-points = Whenever you gain at least { $counted } at once: { $effect }.
imperial-settlers-text-exchanged = { $most ->
    [0] For each pair of workers that an opponent exchanges: { $effect }.
   *[other] For each pair of workers that an opponent exchanges (at most { $most } pairs per round): { $effect }.
}
imperial-settlers-text-deal-goods = In the production phase, before your deals pay: { $effect }.
imperial-settlers-text-anytime = At any time on your turn: { $effect }.
# $steps: a list of the next message.
imperial-settlers-text-end = End of the game, for the cards under it and the goods on it: { $steps }.
imperial-settlers-text-score = { $least } or more = { $points }

## What is done: gains

imperial-settlers-step-gain-per-tag = { $most ->
    [0] gain { $gain } for each of your { $tag } locations
   *[other] gain { $gain } for each of your { $tag } locations (at most { $most } times)
}
imperial-settlers-step-gain-per-samurai = { $most ->
    [0] gain { $gain } for each samurai on your locations
   *[other] gain { $gain } for each samurai on your locations (at most { $most } times)
}
# $bargains: a list of the next message: "1 gold for 2 VP or 1 stone for 1 VP"
imperial-settlers-step-offer = you may pay { $bargains }
imperial-settlers-step-bargain = { $cost } for { $gain }

## What is done: odd effects

# $deck: any (each card from the common or the own faction deck) or faction; $rest: what becomes of the cards not kept.
imperial-settlers-do-draw-and-keep = { $deck ->
    [any] { $rest ->
        [discard] draw { $draw } cards, each from the deck you like, keep { $keep } and discard the rest
       *[shuffle] draw { $draw } cards, each from the deck you like, keep { $keep } and shuffle the rest back
    }
   *[faction] { $rest ->
        [discard] draw { $draw } faction cards, keep { $keep } and discard the rest
       *[shuffle] draw { $draw } faction cards, keep { $keep } and shuffle the rest back
    }
}
imperial-settlers-do-build-at-once = { $from ->
    [hand] build a faction card of your hand at once, for its cost but without giving up a location
   *[deals] build one of your deals at once, for its cost but without giving up a location
}
imperial-settlers-do-cancel-deal = { $gain ->
    [yes] discard a deal of an opponent and gain its good
   *[no] discard a deal of an opponent
}
imperial-settlers-do-take-deal = take a deal of an opponent: it is yours from now on
imperial-settlers-do-foreign-deal = make a deal with a faction location of an opponent
imperial-settlers-do-forgo-deals = { $points ->
    [one] you may give up any of their goods and gain { $points } VP for each
   *[other] you may give up any of their goods and gain { $points } VP for each
}
# $hand, $location: numbers of raze tokens.
imperial-settlers-do-raze-for-points = raze a common card of your hand (raze tokens: { $hand }) or a location of an opponent (raze tokens: { $location }); give up any of the goods and gain { $points } VP for each
imperial-settlers-do-loot = gain 1 good of the raze field of an opponent's location, which stays
imperial-settlers-do-raze-own = raze a common location of your own
imperial-settlers-do-raze-opponent = raze a location of an opponent without further raze tokens
imperial-settlers-do-remove-location = discard a location of an opponent
imperial-settlers-do-take-over = take over a location of an opponent until the end of the round
imperial-settlers-do-block = block an action location of an opponent for the rest of the round
imperial-settlers-do-make-discard = choose an opponent, who must discard a card of the hand
# $gain: "1 stone"
imperial-settlers-do-lay-foundation = lay a common card of your hand as a foundation and gain { $gain }
imperial-settlers-do-samurai = { $count ->
    [one] put { $count } worker from the common supply as a samurai on a faction location of yours
   *[other] put { $count } workers from the common supply as samurai on faction locations of yours
}
imperial-settlers-do-tuck-cards = put cards of your hand under this card for good and gain { $points } VP for each
# $goods: "wood, stone or food"
imperial-settlers-do-offer-goods = put goods on this card for good ({ $goods })
