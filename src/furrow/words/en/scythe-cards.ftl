### Scythe: what cards and tiles say, put together from counted things (English).

## Costs and gains

scythe-deal-free = Gain { $gain }
scythe-deal-paid = Pay { $cost }: gain { $gain }

## Gains that no term counts

scythe-gain-any-resources = { $count ->
    [one] { $count } resource of your choice
   *[other] { $count } resources of your choice
}
scythe-gain-upgrade = { $count ->
    [one] { $count } upgrade
   *[other] { $count } upgrades
}
scythe-gain-build-structure = { $count ->
    [one] { $count } structure
   *[other] { $count } structures
}
scythe-gain-enlist = { $count ->
    [one] { $count } recruit
   *[other] { $count } recruits
}
scythe-gain-produce-territories = { $count ->
    [one] production on { $count } territory
   *[other] production on { $count } territories
}
scythe-gain-look-at-hand = a look at the combat cards of one opponent
scythe-gain-relocate = a transfer of any of your units there to one empty land territory next to it

## Whole cards and tiles

scythe-card-objective = “{ $name }”: { $text }
scythe-card-objective-progress = { $have } of { $need }
scythe-card-tile = { $name }: { $steps }
scythe-payout-exact = { $low } = { $coins }
scythe-payout-range = { $low } to { $high } = { $coins }
scythe-payout-more = { $low } or more = { $coins }
