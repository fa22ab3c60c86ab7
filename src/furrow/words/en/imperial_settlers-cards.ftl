### Imperial Settlers: the names of the cards (English).
### For translators: the field `names` of a row in the game's data/cards.json has printed names in some languages.

## Common cards

imperial-settlers-card-statue = Statue
imperial-settlers-card-supplier = Supplier
imperial-settlers-card-wood-storage = Wood Storage
imperial-settlers-card-carpenters-workshop = Carpenter's Workshop
imperial-settlers-card-gallows = Gallows
imperial-settlers-card-mill = Mill
imperial-settlers-card-old-forest = Old Forest
imperial-settlers-card-quarry = Quarry
imperial-settlers-card-rubble = Rubble
imperial-settlers-card-village-a = Village
imperial-settlers-card-village-b = Village
imperial-settlers-card-town = Town
imperial-settlers-card-farmers-at-work = Farmers at Work
imperial-settlers-card-mammas-baths = Mamma's Baths
imperial-settlers-card-armorer = Armorer
imperial-settlers-card-gold-mine = Gold Mine
imperial-settlers-card-grain-field = Grain Field
imperial-settlers-card-lords-fields = Lord's Fields
imperial-settlers-card-monument = Monument
imperial-settlers-card-merchants-guild = Merchant's Guild
imperial-settlers-card-gold-creek = Gold Creek
imperial-settlers-card-wood-supplier = Wood Supplier
imperial-settlers-card-goldsmiths-workshop = Goldsmith's Workshop
imperial-settlers-card-marketplace = Marketplace
imperial-settlers-card-coal-mine = Coal Mine
imperial-settlers-card-mason-a = Mason
imperial-settlers-card-mason-b = Mason
imperial-settlers-card-court-sculptor = Court Sculptor
imperial-settlers-card-masons-guild = Masons Guild
imperial-settlers-card-missionaries = Missionaries
imperial-settlers-card-settlers = Settlers
imperial-settlers-card-acting-troupe = Acting Troupe
imperial-settlers-card-lumberjacks = Lumberjacks
imperial-settlers-card-carpenter = Carpenter
imperial-settlers-card-joiner = Joiner
imperial-settlers-card-castle-a = Castle
imperial-settlers-card-castle-b = Castle
imperial-settlers-card-tavern = Tavern
imperial-settlers-card-barracks = Barracks
imperial-settlers-card-confectioner = Confectioner
imperial-settlers-card-pig-farmer-a = Pig Farmer
imperial-settlers-card-pig-farmer-b = Pig Farmer
imperial-settlers-card-brewer = Brewer
imperial-settlers-card-imperial-messenger = Imperial Messenger
imperial-settlers-card-new-forest = New Forest
imperial-settlers-card-hanseatic-league = Hanseatic League
imperial-settlers-card-lumberjacks-route = Lumberjacks' Route
imperial-settlers-card-watchtower = Watchtower
imperial-settlers-card-ruins = Ruins
imperial-settlers-card-baker = Baker
imperial-settlers-card-sawmill = Sawmill
imperial-settlers-card-canteen = Canteen
imperial-settlers-card-meeting-place = Meeting Place
imperial-settlers-card-monty-the-merchant = Monty the Merchant
imperial-settlers-card-apartment = Apartment
imperial-settlers-card-hunter-joe = Hunter Joe
imperial-settlers-card-above-ground-mine = Above-Ground Mine
imperial-settlers-card-porters = Porters

## Barbarians

imperial-settlers-card-primeval-forest = Primeval Forest
imperial-settlers-card-barbarian-altar = Barbarian Altar
imperial-settlers-card-raid = Raid
imperial-settlers-card-saboteurs = Saboteurs
imperial-settlers-card-sentry-tower = Sentry Tower
imperial-settlers-card-dark-chapel = Dark Chapel
imperial-settlers-card-pack = Pack
imperial-settlers-card-rabble = Rabble
imperial-settlers-card-settlement = Settlement
imperial-settlers-card-hillfort = Hillfort
imperial-settlers-card-expedition = Expedition
imperial-settlers-card-bar-stone-quarry = Stone Quarry
imperial-settlers-card-barter = Barter
imperial-settlers-card-fighting-ring = Fighting Ring
imperial-settlers-card-idol = Idol
imperial-settlers-card-mission = Mission
imperial-settlers-card-pyre = Pyre
imperial-settlers-card-robbers = Robbers

## Japanese

imperial-settlers-card-farm = Farm
imperial-settlers-card-rice-fields = Rice Fields
imperial-settlers-card-geisha-house = Geisha House
imperial-settlers-card-garrison = Garrison
imperial-settlers-card-daimyos-castle = Daimyo's Castle
imperial-settlers-card-buddha-temple = Buddha Temple
imperial-settlers-card-casino = Casino
imperial-settlers-card-gate = Gate
imperial-settlers-card-shrine = Shrine
imperial-settlers-card-the-stalls = The Stalls
imperial-settlers-card-negotiator = Negotiator
imperial-settlers-card-sake-brewery = Sake Brewery
imperial-settlers-card-trade-route = Trade Route
imperial-settlers-card-dojo = Dojo
imperial-settlers-card-ninjas = Ninjas
imperial-settlers-card-sumo-school = Sumo School
imperial-settlers-card-master-swordsmith = Master Swordsmith
imperial-settlers-card-school-of-diplomacy = School of Diplomacy

## Romans

imperial-settlers-card-sculptors-workshop = Sculptor's Workshop
imperial-settlers-card-sculptors-apprentice = Sculptor's Apprentice
imperial-settlers-card-gladiator-school = Gladiator School
imperial-settlers-card-engineers = Engineers
imperial-settlers-card-gardens = Gardens
imperial-settlers-card-spies = Spies
imperial-settlers-card-architect = Architect
imperial-settlers-card-administration = Administration
imperial-settlers-card-headquarters = Headquarters
imperial-settlers-card-legion = Legion
imperial-settlers-card-warehouses = Warehouses
imperial-settlers-card-builder = Builder
imperial-settlers-card-roman-fortification = Roman Fortification
imperial-settlers-card-trade-colony = Trade Colony
imperial-settlers-card-roman-barracks = Roman Barracks
imperial-settlers-card-stonecutter = Stonecutter
imperial-settlers-card-roman-bank = Roman Bank
imperial-settlers-card-colossus = Colossus

## Egyptians

imperial-settlers-card-desert = Desert
imperial-settlers-card-altar-of-bastet = Altar of Bastet
imperial-settlers-card-chariot-builder = Chariot Builder
imperial-settlers-card-pharaohs-guard = Pharaoh's Guard
imperial-settlers-card-oasis = Oasis
imperial-settlers-card-slaver = Slaver
imperial-settlers-card-royal-bath = Royal Bath
imperial-settlers-card-golden-bazaar = Golden Bazaar
imperial-settlers-card-scorpion-breeder = Scorpion Breeder
imperial-settlers-card-caravan = Caravan
imperial-settlers-card-temple-of-ra = Temple of Ra
imperial-settlers-card-sanctuary = Sanctuary
imperial-settlers-card-avenue-of-sphinxes = Avenue of Sphinxes
imperial-settlers-card-sphinx = Sphinx
imperial-settlers-card-goldsmith = Goldsmith
imperial-settlers-card-slaves = Slaves
imperial-settlers-card-egy-stone-quarry = Stone Quarry
imperial-settlers-card-pyramid = Pyramid
