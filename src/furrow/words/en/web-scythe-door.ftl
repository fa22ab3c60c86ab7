### Scythe where a table is set up (English): what is printed on factions and mats, in few words.

web-scythe-door-any-faction = Chance deals a faction that nobody has chosen.
web-scythe-door-mechs = Mechs
web-scythe-door-power = power
web-scythe-door-cards = combat cards
web-scythe-door-popularity = popularity
web-scythe-door-coins = coins

## What a mech adds. $one, $other: terrains.

web-scythe-door-mech-riverwalk = over rivers to { $one }, { $other }
web-scythe-door-mech-speed = one territory further
web-scythe-door-mech-underpass = own mountains and tunnels adjoin
web-scythe-door-mech-disarm = tunnel, Mine: 2 power less for them
web-scythe-door-mech-township = own villages and Factory adjoin
web-scythe-door-mech-peoples-army = with a worker: one more card
web-scythe-door-mech-seaworthy = onto lakes and off them
web-scythe-door-mech-artillery = 1 power: 2 less for them
web-scythe-door-mech-wayfare = to own or unused bases
web-scythe-door-mech-scout = take a card before combat
web-scythe-door-mech-submerge = from any lake to any other
web-scythe-door-mech-camaraderie = attacking costs no popularity
