### Scythe where a table is set up (Hungarian): what is printed on factions and mats, in few words.

web-scythe-door-any-faction = A véletlen olyan frakciót oszt, amelyet senki sem választott.
web-scythe-door-mechs = Mechek
web-scythe-door-power = hatalom
web-scythe-door-cards = harckártya
web-scythe-door-popularity = népszerűség
web-scythe-door-coins = pénz

## What a mech adds. $one, $other: terrains.

web-scythe-door-mech-riverwalk = folyón át: { $one }, { $other }
web-scythe-door-mech-speed = egy tartománnyal messzebbre
web-scythe-door-mech-underpass = saját hegyek és alagutak szomszédok
web-scythe-door-mech-disarm = alagút, Bánya: az ellenfél −2 hatalom
web-scythe-door-mech-township = saját falvak és a Gyár szomszédok
web-scythe-door-mech-peoples-army = munkással: még egy kártya
web-scythe-door-mech-seaworthy = rálép a tavakra
web-scythe-door-mech-artillery = 1 hatalomért az ellenfél −2
web-scythe-door-mech-wayfare = saját vagy gazdátlan bázisra
web-scythe-door-mech-scout = harc előtt kártyát lop
web-scythe-door-mech-submerge = tóról bármelyik tóra
web-scythe-door-mech-camaraderie = a támadás nem visz népszerűséget
