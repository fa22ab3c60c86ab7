### Scythe where a table is set up (Czech): what is printed on factions and mats, in few words.

web-scythe-door-any-faction = Náhoda přidělí frakci, kterou si nikdo nezvolil.
web-scythe-door-mechs = Mechové
web-scythe-door-power = moc
web-scythe-door-cards = bojové karty
web-scythe-door-popularity = popularita
web-scythe-door-coins = mince

## What a mech adds. $one, $other: terrains.

web-scythe-door-mech-riverwalk = přes řeky: { $one }, { $other }
web-scythe-door-mech-speed = o jedno území dál
web-scythe-door-mech-underpass = vlastní hory a tunely sousedí
web-scythe-door-mech-disarm = tunel, Důl: soupeř −2 moci
web-scythe-door-mech-township = vlastní vesnice a Továrna sousedí
web-scythe-door-mech-peoples-army = s dělníkem: o kartu víc
web-scythe-door-mech-seaworthy = na jezera a z nich
web-scythe-door-mech-artillery = za 1 moc soupeř −2
web-scythe-door-mech-wayfare = na vlastní a volné základny
web-scythe-door-mech-scout = před bojem karta od soupeře
web-scythe-door-mech-submerge = z jezera na jezero
web-scythe-door-mech-camaraderie = útok nestojí popularitu
