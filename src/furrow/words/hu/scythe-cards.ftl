### Scythe: what cards and tiles say, put together from counted things (Hungarian).

## Costs and gains

scythe-deal-free = Előny: { $gain }
scythe-deal-paid = Költség: { $cost }. Előny: { $gain }

## Gains that no term counts

scythe-gain-any-resources = { $count ->
    [one] { $count } tetszőleges erőforrás
   *[other] { $count } tetszőleges erőforrás
}
scythe-gain-upgrade = { $count ->
    [one] { $count } fejlesztés
   *[other] { $count } fejlesztés
}
scythe-gain-build-structure = { $count ->
    [one] { $count } építmény
   *[other] { $count } építmény
}
scythe-gain-enlist = { $count ->
    [one] { $count } újonc
   *[other] { $count } újonc
}
scythe-gain-produce-territories = { $count ->
    [one] termelés { $count } tartományon
   *[other] termelés { $count } tartományon
}
scythe-gain-look-at-hand = egy ellenfél harckártyáinak megtekintése
scythe-gain-relocate = tetszőleges ottani egységeid átköltöztetése egy szomszédos, üres szárazföldi tartományra

## Whole cards and tiles

scythe-card-objective = „{ $name }”: { $text }
scythe-card-objective-progress = { $have }/{ $need }
scythe-card-tile = { $name }: { $steps }
scythe-payout-exact = { $low } = { $coins }
scythe-payout-range = { $low }–{ $high } = { $coins }
scythe-payout-more = { $low } vagy több = { $coins }
