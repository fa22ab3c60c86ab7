### Scythe: what cards and tiles say, put together from counted things (Czech).

## Costs and gains

scythe-deal-free = Zisk: { $gain }
scythe-deal-paid = Cena: { $cost }. Zisk: { $gain }

## Gains that no term counts

scythe-gain-any-resources = { $count ->
    [one] { $count } libovolná surovina
    [few] { $count } libovolné suroviny
   *[other] { $count } libovolných surovin
}
    .acc = { $count ->
        [one] { $count } libovolnou surovinu
        [few] { $count } libovolné suroviny
       *[other] { $count } libovolných surovin
    }
scythe-gain-upgrade = { $count ->
    [one] { $count } vylepšení
   *[other] { $count } vylepšení
}
scythe-gain-build-structure = { $count ->
    [one] { $count } budova
    [few] { $count } budovy
   *[other] { $count } budov
}
    .acc = { $count ->
        [one] { $count } budovu
        [few] { $count } budovy
       *[other] { $count } budov
    }
scythe-gain-enlist = { $count ->
    [one] { $count } rekrut
    [few] { $count } rekruti
   *[other] { $count } rekrutů
}
    .acc = { $count ->
        [one] { $count } rekruta
        [few] { $count } rekruty
       *[other] { $count } rekrutů
    }
scythe-gain-produce-territories = { $count ->
    [one] produkce na { $count } území
   *[other] produkce na { $count } územích
}
    .acc = { $count ->
        [one] produkci na { $count } území
       *[other] produkci na { $count } územích
    }
scythe-gain-look-at-hand = nahlédnutí do bojových karet jednoho soupeře
scythe-gain-relocate = přesun vašich jednotek odtud (kterýchkoli) na jedno prázdné sousedící území, ne na jezero

## Whole cards and tiles

scythe-card-objective = „{ $name }“: { $text }
scythe-card-objective-progress = { $have }/{ $need }
scythe-card-tile = { $name }: { $steps }
scythe-payout-exact = { $low } = { $coins }
scythe-payout-range = { $low }–{ $high } = { $coins }
scythe-payout-more = { $low } a více = { $coins }
