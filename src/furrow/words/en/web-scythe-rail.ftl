### Beside Scythe's map: players, mats, hand, the last turns (English).

## Players

web-scythe-rail-last = Last section: { $section }
web-scythe-rail-acting = plays now
web-scythe-rail-away = away
web-scythe-rail-thinking = thinking
web-scythe-rail-clock = Time left: { $time }
web-scythe-rail-workers = { $out } of { $all } workers out

## Mats

web-scythe-rail-free = free
web-scythe-rail-or = or
web-scythe-rail-of = { $done } of { $most }
web-scythe-rail-full = All of it done
web-scythe-rail-bottom = { $has } of { $needs } resources at hand, done { $done } of { $most }

## What the abilities of mechs do, in a few words

web-scythe-rail-ability-riverwalk = Rivers into { $terrains }
web-scythe-rail-ability-speed = One territory further
web-scythe-rail-ability-underpass = Own mountains and tunnels adjoin
web-scythe-rail-ability-disarm = On tunnels: theirs falls by 2
web-scythe-rail-ability-township = Villages and Factory adjoin
web-scythe-rail-ability-peoples-army = With a worker: one more card
web-scythe-rail-ability-seaworthy = Lakes, also in retreat
web-scythe-rail-ability-artillery = 1 power: theirs falls by 2
web-scythe-rail-ability-wayfare = To any free base, or one’s own
web-scythe-rail-ability-scout = Takes a card before combat
web-scythe-rail-ability-submerge = From lake to lake
web-scythe-rail-ability-camaraderie = Driving workers off costs nothing

## Stars and tracks

web-scythe-rail-stars = Stars
web-scythe-rail-star = { $star }: { $who }
web-scythe-rail-nobody = nobody yet
web-scythe-rail-from = From { $from } popularity

## Hand

web-scythe-rail-reveal = Reveal

## Last turns

web-scythe-rail-turn = Turn { $number }, { $who }: { $what }
web-scythe-rail-you = You: { $what }
web-scythe-rail-show-trade = { $who } trades.
web-scythe-rail-show-bolster = { $who } bolsters.
web-scythe-rail-show-move = { $who } moves.
web-scythe-rail-show-produce = { $who } produces.
web-scythe-rail-show-factory = { $who } uses the Factory card.
web-scythe-rail-show-fight = { $who } attacks { $other }.
web-scythe-rail-moved = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
web-scythe-rail-driven = { $count ->
    [one] { $count } worker driven off
   *[other] { $count } workers driven off
}
