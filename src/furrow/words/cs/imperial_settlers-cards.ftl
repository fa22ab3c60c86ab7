### Imperial Settlers: the names of the cards (Czech).
### They are the printed ones, from the field `names` of the game's data/cards.json.

## Common cards

imperial-settlers-card-statue = Socha
imperial-settlers-card-supplier = Dodavatel
imperial-settlers-card-wood-storage = Sklad dřeva
imperial-settlers-card-carpenters-workshop = Tesařská dílna
imperial-settlers-card-gallows = Pranýř
imperial-settlers-card-mill = Větrný mlýn
imperial-settlers-card-old-forest = Starý les
imperial-settlers-card-quarry = Lom
imperial-settlers-card-rubble = Sutiny
imperial-settlers-card-village-a = Vesnice
imperial-settlers-card-village-b = Vesnice
imperial-settlers-card-town = Městečko
imperial-settlers-card-farmers-at-work = Pracující sedláci
imperial-settlers-card-mammas-baths = Maminčiny lázně
imperial-settlers-card-armorer = Zbrojíř
imperial-settlers-card-gold-mine = Zlatý důl
imperial-settlers-card-grain-field = Obilné pole
imperial-settlers-card-lords-fields = Panská pole
imperial-settlers-card-monument = Monument
imperial-settlers-card-merchants-guild = Cech obchodníků
imperial-settlers-card-gold-creek = Zlatonosný potok
imperial-settlers-card-wood-supplier = Dodavatel dřeva
imperial-settlers-card-goldsmiths-workshop = Zlatnická dílna
imperial-settlers-card-marketplace = Tržiště
imperial-settlers-card-coal-mine = Uhelný důl
imperial-settlers-card-mason-a = Zedník
imperial-settlers-card-mason-b = Zedník
imperial-settlers-card-court-sculptor = Dvorní sochař
imperial-settlers-card-masons-guild = Cech zedníků
imperial-settlers-card-missionaries = Misionáři
imperial-settlers-card-settlers = Kolonisté
imperial-settlers-card-acting-troupe = Potulní kejklíři
imperial-settlers-card-lumberjacks = Dřevorubci
imperial-settlers-card-carpenter = Tesař
imperial-settlers-card-joiner = Truhlář
imperial-settlers-card-castle-a = Hrad
imperial-settlers-card-castle-b = Hrad
imperial-settlers-card-tavern = Krčma
imperial-settlers-card-barracks = Kasárna
imperial-settlers-card-confectioner = Cukrář
imperial-settlers-card-pig-farmer-a = Chovatel prasat
imperial-settlers-card-pig-farmer-b = Chovatel prasat
imperial-settlers-card-brewer = Sládek
imperial-settlers-card-imperial-messenger = Císařský posel
imperial-settlers-card-new-forest = Nový les
imperial-settlers-card-hanseatic-league = Hanzovní dům
imperial-settlers-card-lumberjacks-route = Dřevorubecká stezka
imperial-settlers-card-watchtower = Strážní věž
imperial-settlers-card-ruins = Ruiny
imperial-settlers-card-baker = Pekař
imperial-settlers-card-sawmill = Pila
imperial-settlers-card-canteen = Zájezdní hostinec
imperial-settlers-card-meeting-place = Rynek
imperial-settlers-card-monty-the-merchant = Obchodník Matyáš
imperial-settlers-card-apartment = Noclehárna
imperial-settlers-card-hunter-joe = Lovec Jeník
imperial-settlers-card-above-ground-mine = Povrchový důl
imperial-settlers-card-porters = Nosiči

## Barbarians

imperial-settlers-card-primeval-forest = Prales
imperial-settlers-card-barbarian-altar = Barbarský oltář
imperial-settlers-card-raid = Nájezd
imperial-settlers-card-saboteurs = Záškodníci
imperial-settlers-card-sentry-tower = Hlídková věž
imperial-settlers-card-dark-chapel = Temný oltář
imperial-settlers-card-pack = Tlupa
imperial-settlers-card-rabble = Sebranka
imperial-settlers-card-settlement = Osada
imperial-settlers-card-hillfort = Hradiště
imperial-settlers-card-expedition = Výprava
imperial-settlers-card-bar-stone-quarry = Kamenolom
imperial-settlers-card-barter = Směnný obchod
imperial-settlers-card-fighting-ring = Zápasiště
imperial-settlers-card-idol = Modla
imperial-settlers-card-mission = Mise
imperial-settlers-card-pyre = Hranice
imperial-settlers-card-robbers = Loupežníci

## Japanese

imperial-settlers-card-farm = Farma
imperial-settlers-card-rice-fields = Rýžová pole
imperial-settlers-card-geisha-house = Dům gejš
imperial-settlers-card-garrison = Pevnost
imperial-settlers-card-daimyos-castle = Daimyův hrad
imperial-settlers-card-buddha-temple = Buddhův chrám
imperial-settlers-card-casino = Herna
imperial-settlers-card-gate = Brána
imperial-settlers-card-shrine = Svatyně
imperial-settlers-card-the-stalls = Stánky
imperial-settlers-card-negotiator = Vyjednavač
imperial-settlers-card-sake-brewery = Přípravna saké
imperial-settlers-card-trade-route = Obchodní stezka
imperial-settlers-card-dojo = Dojo
imperial-settlers-card-ninjas = Ninjové
imperial-settlers-card-sumo-school = Škola sumo
imperial-settlers-card-master-swordsmith = Mistr mečíř
imperial-settlers-card-school-of-diplomacy = Škola diplomacie

## Romans

imperial-settlers-card-sculptors-workshop = Sochařská dílna
imperial-settlers-card-sculptors-apprentice = Sochařův učeň
imperial-settlers-card-gladiator-school = Gladiátorská škola
imperial-settlers-card-engineers = Konstruktéři
imperial-settlers-card-gardens = Zahrady
imperial-settlers-card-spies = Zvědové
imperial-settlers-card-architect = Architekt
imperial-settlers-card-administration = Státní správa
imperial-settlers-card-headquarters = Velitelství
imperial-settlers-card-legion = Legie
imperial-settlers-card-warehouses = Skladiště
imperial-settlers-card-builder = Stavitel
imperial-settlers-card-roman-fortification = Římské opevnění
imperial-settlers-card-trade-colony = Obchodní kolonie
imperial-settlers-card-roman-barracks = Římská kasárna
imperial-settlers-card-stonecutter = Kameník
imperial-settlers-card-roman-bank = Římská banka
imperial-settlers-card-colossus = Kolos

## Egyptians

imperial-settlers-card-desert = Poušť
imperial-settlers-card-altar-of-bastet = Oltář Bastet
imperial-settlers-card-chariot-builder = Stavitel vozů
imperial-settlers-card-pharaohs-guard = Faraónova garda
imperial-settlers-card-oasis = Oáza
imperial-settlers-card-slaver = Otrokář
imperial-settlers-card-royal-bath = Královská lázeň
imperial-settlers-card-golden-bazaar = Zlatý bazar
imperial-settlers-card-scorpion-breeder = Chovatel škorpionů
imperial-settlers-card-caravan = Karavana
imperial-settlers-card-temple-of-ra = Chrám boha Ra
imperial-settlers-card-sanctuary = Útočiště
imperial-settlers-card-avenue-of-sphinxes = Alej Sfing
imperial-settlers-card-sphinx = Sfinga
imperial-settlers-card-goldsmith = Zlatník
imperial-settlers-card-slaves = Otroci
imperial-settlers-card-egy-stone-quarry = Kamenolom
imperial-settlers-card-pyramid = Pyramida
