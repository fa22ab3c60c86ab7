### Imperial Settlers: the names of the cards (Hungarian). No Hungarian cards were printed; the names are ours.

## Common cards

imperial-settlers-card-statue = Szobor
imperial-settlers-card-supplier = Szállító
imperial-settlers-card-wood-storage = Faraktár
imperial-settlers-card-carpenters-workshop = Ácsműhely
imperial-settlers-card-gallows = Akasztófa
imperial-settlers-card-mill = Malom
imperial-settlers-card-old-forest = Öreg erdő
imperial-settlers-card-quarry = Kőfejtő
imperial-settlers-card-rubble = Törmelék
imperial-settlers-card-village-a = Falu
imperial-settlers-card-village-b = Falu
imperial-settlers-card-town = Kisváros
imperial-settlers-card-farmers-at-work = Dolgos földművesek
imperial-settlers-card-mammas-baths = Mamma fürdője
imperial-settlers-card-armorer = Fegyverkovács
imperial-settlers-card-gold-mine = Aranybánya
imperial-settlers-card-grain-field = Gabonaföld
imperial-settlers-card-lords-fields = Uradalmi földek
imperial-settlers-card-monument = Emlékmű
imperial-settlers-card-merchants-guild = Kereskedőcéh
imperial-settlers-card-gold-creek = Aranypatak
imperial-settlers-card-wood-supplier = Faszállító
imperial-settlers-card-goldsmiths-workshop = Ötvösműhely
imperial-settlers-card-marketplace = Piactér
imperial-settlers-card-coal-mine = Szénbánya
imperial-settlers-card-mason-a = Kőműves
imperial-settlers-card-mason-b = Kőműves
imperial-settlers-card-court-sculptor = Udvari szobrász
imperial-settlers-card-masons-guild = Kőművescéh
imperial-settlers-card-missionaries = Hittérítők
imperial-settlers-card-settlers = Telepesek
imperial-settlers-card-acting-troupe = Vándorszínészek
imperial-settlers-card-lumberjacks = Favágók
imperial-settlers-card-carpenter = Ács
imperial-settlers-card-joiner = Asztalos
imperial-settlers-card-castle-a = Vár
imperial-settlers-card-castle-b = Vár
imperial-settlers-card-tavern = Kocsma
imperial-settlers-card-barracks = Kaszárnya
imperial-settlers-card-confectioner = Cukrász
imperial-settlers-card-pig-farmer-a = Kondás
imperial-settlers-card-pig-farmer-b = Kondás
imperial-settlers-card-brewer = Serfőző
imperial-settlers-card-imperial-messenger = Birodalmi hírnök
imperial-settlers-card-new-forest = Új erdő
imperial-settlers-card-hanseatic-league = Hanza-szövetség
imperial-settlers-card-lumberjacks-route = Favágóösvény
imperial-settlers-card-watchtower = Őrtorony
imperial-settlers-card-ruins = Romok
imperial-settlers-card-baker = Pék
imperial-settlers-card-sawmill = Fűrészmalom
imperial-settlers-card-canteen = Kifőzde
imperial-settlers-card-meeting-place = Gyülekezőtér
imperial-settlers-card-monty-the-merchant = Kalmár Monty
imperial-settlers-card-apartment = Szállás
imperial-settlers-card-hunter-joe = Vadász Joe
imperial-settlers-card-above-ground-mine = Külszíni bánya
imperial-settlers-card-porters = Teherhordók

## Barbarians

imperial-settlers-card-primeval-forest = Ősrengeteg
imperial-settlers-card-barbarian-altar = Barbár oltár
imperial-settlers-card-raid = Portya
imperial-settlers-card-saboteurs = Szabotőrök
imperial-settlers-card-sentry-tower = Strázsatorony
imperial-settlers-card-dark-chapel = Sötét kápolna
imperial-settlers-card-pack = Horda
imperial-settlers-card-rabble = Csőcselék
imperial-settlers-card-settlement = Település
imperial-settlers-card-hillfort = Földvár
imperial-settlers-card-expedition = Hadjárat
imperial-settlers-card-bar-stone-quarry = Kőbánya
imperial-settlers-card-barter = Cserekereskedelem
imperial-settlers-card-fighting-ring = Küzdőtér
imperial-settlers-card-idol = Bálvány
imperial-settlers-card-mission = Küldetés
imperial-settlers-card-pyre = Máglya
imperial-settlers-card-robbers = Rablók

## Japanese

imperial-settlers-card-farm = Tanya
imperial-settlers-card-rice-fields = Rizsföldek
imperial-settlers-card-geisha-house = Gésaház
imperial-settlers-card-garrison = Helyőrség
imperial-settlers-card-daimyos-castle = A daimjó vára
imperial-settlers-card-buddha-temple = Buddha-templom
imperial-settlers-card-casino = Játékbarlang
imperial-settlers-card-gate = Kapu
imperial-settlers-card-shrine = Szentély
imperial-settlers-card-the-stalls = Árusbódék
imperial-settlers-card-negotiator = Közvetítő
imperial-settlers-card-sake-brewery = Szakéfőzde
imperial-settlers-card-trade-route = Kereskedelmi út
imperial-settlers-card-dojo = Dódzsó
imperial-settlers-card-ninjas = Nindzsák
imperial-settlers-card-sumo-school = Szumóiskola
imperial-settlers-card-master-swordsmith = Kardkovácsmester
imperial-settlers-card-school-of-diplomacy = Diplomaták iskolája

## Romans

imperial-settlers-card-sculptors-workshop = Szobrászműhely
imperial-settlers-card-sculptors-apprentice = Szobrászinas
imperial-settlers-card-gladiator-school = Gladiátoriskola
imperial-settlers-card-engineers = Mérnökök
imperial-settlers-card-gardens = Kertek
imperial-settlers-card-spies = Kémek
imperial-settlers-card-architect = Építész
imperial-settlers-card-administration = Közigazgatás
imperial-settlers-card-headquarters = Főhadiszállás
imperial-settlers-card-legion = Légió
imperial-settlers-card-warehouses = Raktárak
imperial-settlers-card-builder = Építőmester
imperial-settlers-card-roman-fortification = Római erődítmény
imperial-settlers-card-trade-colony = Kereskedőtelep
imperial-settlers-card-roman-barracks = Római kaszárnya
imperial-settlers-card-stonecutter = Kőfaragó
imperial-settlers-card-roman-bank = Római bank
imperial-settlers-card-colossus = Kolosszus

## Egyptians

imperial-settlers-card-desert = Sivatag
imperial-settlers-card-altar-of-bastet = Básztet oltára
imperial-settlers-card-chariot-builder = Harciszekér-készítő
imperial-settlers-card-pharaohs-guard = A fáraó testőrsége
imperial-settlers-card-oasis = Oázis
imperial-settlers-card-slaver = Rabszolgahajcsár
imperial-settlers-card-royal-bath = Királyi fürdő
imperial-settlers-card-golden-bazaar = Aranybazár
imperial-settlers-card-scorpion-breeder = Skorpiótenyésztő
imperial-settlers-card-caravan = Karaván
imperial-settlers-card-temple-of-ra = Ré temploma
imperial-settlers-card-sanctuary = Szenthely
imperial-settlers-card-avenue-of-sphinxes = Szfinxek útja
imperial-settlers-card-sphinx = Szfinx
imperial-settlers-card-goldsmith = Ötvös
imperial-settlers-card-slaves = Rabszolgák
imperial-settlers-card-egy-stone-quarry = Kőbánya
imperial-settlers-card-pyramid = Piramis
