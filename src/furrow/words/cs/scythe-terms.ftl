### Scythe: terms, counted nouns and objective cards (Czech).

## What a seat is dealt: its kind, and sentences about it

scythe-dealt-faction = Frakce
scythe-dealt-faction-any = Jakákoli frakce
scythe-dealt-faction-by = Podle frakce
scythe-dealt-faction-won = { $game }: vyhrajte za frakci { $word }.
scythe-dealt-faction-every = { $game }: všechny frakce
scythe-dealt-faction-every-won = { $game }: vyhrajte za každou frakci.
scythe-dealt-faction-twice = Každou frakci lze zvolit jen jednou: { $word }.
scythe-dealt-faction-unknown = Hra nemá frakci „{ $word }“.
scythe-dealt-mat = Deska hráče
scythe-dealt-mat-any = Jakákoli deska hráče
scythe-dealt-mat-by = Podle desky hráče
scythe-dealt-mat-won = { $game }: vyhrajte s deskou { $word }.
scythe-dealt-mat-every = { $game }: všechny desky hráče
scythe-dealt-mat-every-won = { $game }: vyhrajte s každou deskou hráče.
scythe-dealt-mat-twice = Každou desku hráče lze zvolit jen jednou: { $word }.
scythe-dealt-mat-unknown = Hra nemá desku hráče „{ $word }“.

## What players give to one another

scythe-gift = Darovat mince
scythe-gift-amount = Mince
scythe-gift-offer = { $name }, nabízím { $amount ->
    [one] { $amount } minci
    [few] { $amount } mince
   *[other] { $amount } mincí
}.

## What is wrong with a setup

scythe-fault-pair-banned = Zakázaná dvojice: { $faction } a deska hráče { $mat }. Zvolte jinou, nebo vypněte toto nastavení: { $option }.

## Factions: short names

scythe-faction-nordic = Sever
scythe-faction-rusviet = Rusvět
scythe-faction-crimea = Krym
scythe-faction-saxony = Sasko
scythe-faction-polania = Polanie
scythe-faction-albion = Albion
scythe-faction-togawa = Togawa

## Factions: long names

scythe-faction-long-nordic = Severská království
scythe-faction-long-rusviet = Rusvětský svaz
scythe-faction-long-crimea = Krymský chanát
scythe-faction-long-saxony = Saská říše
scythe-faction-long-polania = Polanská republika
scythe-faction-long-albion = Klan Albion
scythe-faction-long-togawa = Šógunát Togawa

## Faction colours

scythe-colour-nordic = modrá
scythe-colour-rusviet = červená
scythe-colour-crimea = žlutá
scythe-colour-saxony = černá
scythe-colour-polania = bílá
scythe-colour-albion = zelená
scythe-colour-togawa = fialová

## Characters, by faction

scythe-character-nordic = Bjorn & Mox
scythe-character-rusviet = Olga Romanová & Čanga
scythe-character-crimea = Zehra & Kar
scythe-character-saxony = Günter, Nacht & Tag
scythe-character-polania = Anna & Wojtek
scythe-character-albion = Connor & Max
scythe-character-togawa = Akiko & Jiro

## Player mats

scythe-mat-industrial = Industriální
scythe-mat-engineering = Inženýrská
scythe-mat-patriotic = Vlastenecká
scythe-mat-mechanical = Mechanická
scythe-mat-agricultural = Zemědělská

## Units

scythe-unit-character = postava
scythe-unit-mech = mech
scythe-unit-worker = dělník

## Units, counted

scythe-unit-count-character = { $count ->
    [one] { $count } postava
    [few] { $count } postavy
    [many] { $count } postavy
   *[other] { $count } postav
}
    .acc = { $count ->
        [one] { $count } postavu
        [few] { $count } postavy
        [many] { $count } postavy
       *[other] { $count } postav
    }
scythe-unit-count-mech = { $count ->
    [one] { $count } mech
    [few] { $count } mechové
    [many] { $count } mecha
   *[other] { $count } mechů
}
    .acc = { $count ->
        [one] { $count } mecha
        [few] { $count } mechy
        [many] { $count } mecha
       *[other] { $count } mechů
    }
scythe-unit-count-any = { $count ->
    [one] { $count } jednotka
    [few] { $count } jednotky
    [many] { $count } jednotky
   *[other] { $count } jednotek
}
    .acc = { $count ->
        [one] { $count } jednotku
        [few] { $count } jednotky
        [many] { $count } jednotky
       *[other] { $count } jednotek
    }

scythe-unit-count-worker = { $count ->
    [one] { $count } dělník
    [few] { $count } dělníci
    [many] { $count } dělníka
   *[other] { $count } dělníků
}
    .acc = { $count ->
        [one] { $count } dělníka
        [few] { $count } dělníky
        [many] { $count } dělníka
       *[other] { $count } dělníků
    }

## Resources

scythe-resource-food = jídlo
scythe-resource-metal = kov
scythe-resource-oil = ropa
scythe-resource-wood = dřevo

## Resources, counted

scythe-resource-count-food = { $count ->
    [one] { $count } jídlo
    [few] { $count } jídla
    [many] { $count } jídla
   *[other] { $count } jídel
}
scythe-resource-count-metal = { $count ->
    [one] { $count } kov
    [few] { $count } kovy
    [many] { $count } kovu
   *[other] { $count } kovů
}
scythe-resource-count-oil = { $count ->
    [one] { $count } ropa
    [few] { $count } ropy
    [many] { $count } ropy
   *[other] { $count } rop
}
    .acc = { $count ->
        [one] { $count } ropu
        [few] { $count } ropy
        [many] { $count } ropy
       *[other] { $count } rop
    }
scythe-resource-count-wood = { $count ->
    [one] { $count } dřevo
    [few] { $count } dřeva
    [many] { $count } dřeva
   *[other] { $count } dřev
}

## Other things, counted

scythe-coins-count = { $count ->
    [one] { $count } mince
    [few] { $count } mince
    [many] { $count } mince
   *[other] { $count } mincí
}
    .acc = { $count ->
        [one] { $count } minci
        [few] { $count } mince
        [many] { $count } mince
       *[other] { $count } mincí
    }
scythe-power-count = { $count ->
    [one] { $count } bod moci
    [few] { $count } body moci
    [many] { $count } bodu moci
   *[other] { $count } bodů moci
}
scythe-popularity-count = { $count ->
    [one] { $count } bod popularity
    [few] { $count } body popularity
    [many] { $count } bodu popularity
   *[other] { $count } bodů popularity
}
scythe-cards-count = { $count ->
    [one] { $count } bojová karta
    [few] { $count } bojové karty
    [many] { $count } bojové karty
   *[other] { $count } bojových karet
}
    .acc = { $count ->
        [one] { $count } bojovou kartu
        [few] { $count } bojové karty
        [many] { $count } bojové karty
       *[other] { $count } bojových karet
    }
scythe-stars-count = { $count ->
    [one] { $count } hvězda
    [few] { $count } hvězdy
    [many] { $count } hvězdy
   *[other] { $count } hvězd
}
scythe-territories-count = { $count ->
    [one] { $count } území
    [few] { $count } území
    [many] { $count } území
   *[other] { $count } území
}

## Terrain

scythe-terrain-farm = farma
scythe-terrain-forest = les
scythe-terrain-mountain = hora
scythe-terrain-tundra = tundra
scythe-terrain-village = vesnice
scythe-terrain-lake = jezero
scythe-terrain-factory = Továrna

## Actions

scythe-action-move = Pohyb
scythe-action-bolster = Podpora
scythe-action-trade = Obchod
scythe-action-produce = Produkce
scythe-action-upgrade = Vylepšení
scythe-action-deploy = Nasazení
scythe-action-build = Stavba
scythe-action-enlist = Verbování
scythe-action-factory = Karta Továrny

## Mech abilities

scythe-ability-riverwalk = Brodění
scythe-ability-speed = Rychlost
scythe-ability-underpass = Podzemí
scythe-ability-disarm = Odzbrojení
scythe-ability-township = Sovět
scythe-ability-peoples-army = Lidová armáda
scythe-ability-seaworthy = Plavba
scythe-ability-artillery = Dělostřelectvo
scythe-ability-wayfare = Kočovník
scythe-ability-scout = Průzkumník
scythe-ability-submerge = Potápění
scythe-ability-camaraderie = Kamarádství

## Faction abilities

scythe-faction-ability-relentless = Neústupnost
scythe-faction-ability-coercion = Nátlak
scythe-faction-ability-swim = Plavání
scythe-faction-ability-meander = Vynalézavost
scythe-faction-ability-dominate = Dominance

## Structures

scythe-structure-monument = Památník
scythe-structure-mill = Mlýn
scythe-structure-mine = Důl
scythe-structure-armory = Zbrojnice

## Star conditions

scythe-star-upgrades = 6 vylepšení
scythe-star-mechs = 4 mechové
scythe-star-structures = 4 budovy
scythe-star-recruits = 4 rekruti
scythe-star-workers = 8 dělníků
scythe-star-objective = úkol
scythe-star-combat = vítězství v boji
scythe-star-popularity = 18 bodů popularity
scythe-star-power = 16 bodů moci

## Structure bonus tiles

scythe-tile-adjacent-tunnels = Tunely sousedící s budovami
scythe-tile-adjacent-lakes = Jezera sousedící s budovami
scythe-tile-adjacent-encounters = Setkání sousedící s budovami
scythe-tile-on-tunnels = Budovy na tunelech
scythe-tile-straight-line = Budovy v jedné řadě
scythe-tile-on-farms-and-tundras = Budovy na farmách a tundrách

## Technology-cube boxes: what the freed box adds

scythe-box-move-units = Pohyb: jedna jednotka navíc
scythe-box-move-coins = Pohyb: jedna mince navíc
scythe-box-produce-territories = Produkce: jedno území navíc
scythe-box-trade-popularity = Obchod: jeden bod popularity navíc
scythe-box-bolster-power = Podpora: jeden bod moci navíc
scythe-box-bolster-cards = Podpora: jedna bojová karta navíc

## Scoring categories

scythe-score-coins = Mince
scythe-score-stars = Hvězdy
scythe-score-territories = Území
scythe-score-resources = Suroviny
scythe-score-structures = Stavební bonus
scythe-score-total = Celkem

## Tie-breakers

scythe-tiebreak-pieces = dělníci, mechové a budovy na herním plánu
scythe-tiebreak-power = moc
scythe-tiebreak-popularity = popularita
scythe-tiebreak-resources = ovládané suroviny
scythe-tiebreak-territories = ovládaná území
scythe-tiebreak-stars = umístěné hvězdy

## Bases

scythe-base = základna { $faction }

## Concepts: factions and board

scythe-concept-faction = frakce
scythe-concept-game-board = herní plán
scythe-concept-territory = území
scythe-concept-hex = hex
scythe-concept-terrain-type = typ území
scythe-concept-river = řeka
scythe-concept-tunnel = tunel
scythe-concept-home-base = základna
scythe-concept-adjacent = sousedící
scythe-concept-triumph-track = Stupnice úspěchu
scythe-concept-popularity-track = Stupnice popularity
scythe-concept-power-track = Stupnice moci

## Concepts: pieces

scythe-concept-player-mat = deska hráče
scythe-concept-faction-mat = deska frakce
scythe-concept-unit = jednotka
scythe-concept-structure = budova
scythe-concept-recruit = rekrut
scythe-concept-star = hvězda
scythe-concept-technology-cube = kostka technologií
scythe-concept-action-token = figurka akce
scythe-concept-power-token = žeton moci
scythe-concept-popularity-token = žeton popularity
scythe-concept-resource-token = žeton suroviny
scythe-concept-coins = mince
scythe-concept-multiplier-token = násobící žeton
scythe-concept-encounter-token = žeton Setkání
scythe-concept-structure-bonus-tile = dílek stavebního bonusu
scythe-concept-power-dial = bojový ukazatel
scythe-concept-combat-card = bojová karta
scythe-concept-objective-card = karta úkolu
scythe-concept-encounter-card = karta Setkání
scythe-concept-factory-card = karta Továrny
scythe-concept-riverwalk-card = karta Brodění
scythe-concept-quick-start-card = karta rychlé nápovědy
scythe-concept-quick-reference = list rychlé nápovědy
scythe-concept-achievement-sheet = Síň slávy

## Concepts: resources and values

scythe-concept-resource = surovina
scythe-concept-supply = zásoba
scythe-concept-power = moc
scythe-concept-popularity = popularita
scythe-concept-fortune = jmění
scythe-concept-cost = cena
scythe-concept-benefit = výnos

## Concepts: turn and actions

scythe-concept-turn = tah
scythe-concept-section = část desky
scythe-concept-action = akce
scythe-concept-top-row-action = horní akce
scythe-concept-bottom-row-action = spodní akce
scythe-concept-pay = zaplatit
scythe-concept-gain = získat
scythe-concept-dead-turn = prázdný tah
scythe-concept-overlapping-turns = paralelní tahy
scythe-concept-control = kontrola
scythe-concept-carry = přenášet
scythe-concept-one-time-bonus = jednorázový bonus za naverbování
scythe-concept-ongoing-bonus = průběžný bonus za naverbování
scythe-concept-structure-bonus = bonus za budovy
scythe-concept-end-game-structure-bonus = stavební bonus na konci hry

## Concepts: abilities

scythe-concept-mech-ability = dovednost mecha
scythe-concept-faction-ability = dovednost frakce
scythe-concept-inactive-faction = nehrající frakce

## Concepts: combat

scythe-concept-combat = boj
scythe-concept-attacker = útočník
scythe-concept-defender = obránce
scythe-concept-winner = vítěz
scythe-concept-loser = poražený
scythe-concept-retreat = ústup
scythe-concept-tie = remíza
scythe-concept-choose-power = určení moci
scythe-concept-reveal = odhalení
scythe-concept-simultaneously-and-secretly = zároveň a tajně
scythe-concept-attackers-advantage = výhoda útočníka
scythe-concept-lake-battle = boj na jezeře

## Concepts: encounters, objectives, deals

scythe-concept-encounter = setkání
scythe-concept-option = možnost
scythe-concept-objective = úkol
scythe-concept-complete-objective = splnit úkol
scythe-concept-reveal-objective = odhalit úkol
scythe-concept-mandatory-cost = povinná cena
scythe-concept-optional-benefit = volitelný zisk
scythe-concept-alliance = aliance
scythe-concept-bribe = úplatek
scythe-concept-informal-agreement = neformální dohoda
scythe-concept-tournament-play = turnajové hraní

## Concepts: stars, end, scoring

scythe-concept-placing-stars = umísťování hvězd
scythe-concept-end-of-game = konec hry
scythe-concept-scoring = bodování
scythe-concept-scoring-category = bodovací kategorie
scythe-concept-edge-cases = speciální případy
scythe-concept-sample-scoring = ukázka bodování
scythe-concept-tie-breaker = rozhodnutí při shodě
scythe-concept-variant = varianta
scythe-concept-delay-of-game = zdržování hry

## Concepts: general

scythe-concept-setup = příprava
scythe-concept-player = hráč
scythe-concept-first-player = začínající hráč
scythe-concept-active-player = aktivní hráč
scythe-concept-opponent = soupeř
scythe-concept-neighbour-left = hráč po levici
scythe-concept-neighbour-right = hráč po pravici
scythe-concept-clockwise = po směru hodinových ručiček
scythe-concept-deck = balíček
scythe-concept-discard-pile = odhazovací balíček
scythe-concept-shuffle = zamíchat
scythe-concept-draw = vzít si
scythe-concept-face-up = lícem nahoru
scythe-concept-face-down = lícem dolů
scythe-concept-example = příklad
scythe-concept-designers-note = poznámka autora
scythe-concept-strategy-tip = strategický tip
scythe-concept-expansion = rozšíření

## Objective cards: names

scythe-objective-1 = Výhoda výšin
scythe-objective-2 = Výhoda podsvětí
scythe-objective-3 = Výhoda sklizně
scythe-objective-4 = Výhoda severu
scythe-objective-5 = Král kopce
scythe-objective-6 = Jednoho pošlete zpět jako varování
scythe-objective-7 = Stroje místo svalů
scythe-objective-8 = Vyhrňte si rukávy s prostým lidem
scythe-objective-9 = Zásoby na zimu
scythe-objective-10 = Výhoda lesů
scythe-objective-11 = Výhoda obyvatelstva
scythe-objective-12 = Zbohatněte, nebo u toho plačte
scythe-objective-13 = Základy říše
scythe-objective-14 = Nesázejte vše na jednu kartu
scythe-objective-15 = Vyvážená pracovní síla
scythe-objective-16 = Vlk mezi ovcemi
scythe-objective-17 = Rozděl a panuj
scythe-objective-18 = Staňte se milovaným pacifistou
scythe-objective-19 = Opevněte břehy
scythe-objective-20 = Získejte pevnou půdu pod nohama
scythe-objective-21 = Ovládněte trh
scythe-objective-22 = Technologický průlom
scythe-objective-23 = Staňte se mistrem taktiky
scythe-objective-24 = Vytvořte živý štít
scythe-objective-25 = Staňte se opovrhovaným válečným štváčem
scythe-objective-26 = Rozrůzněte produkci
scythe-objective-27 = Vybudujte místní infrastrukturu

## Objective cards: conditions

scythe-objective-text-1 = Ovládáte alespoň tři hory.
scythe-objective-text-2 = Ovládáte alespoň tři území s tunelem.
scythe-objective-text-3 = Ovládáte alespoň tři farmy.
scythe-objective-text-4 = Ovládáte alespoň tři tundry.
scythe-objective-text-5 = Ovládáte Továrnu a nikdo nemá více moci než vy (stačí i shoda).
scythe-objective-text-6 = V tomto tahu jste donutili k ústupu soupeřova dělníka a stále máte alespoň 7 bodů moci.
scythe-objective-text-7 = Máte kartu Továrny, nasadili jste alespoň jednoho mecha a ve hře máte nejvýše 3 dělníky.
scythe-objective-text-8 = Máte nejvýše 2 mince, alespoň 4 dělníky a alespoň 7 bodů popularity.
scythe-objective-text-9 = Na jednom území, které ovládáte, leží alespoň 9 žetonů surovin a jsou mezi nimi všechny čtyři druhy.
scythe-objective-text-10 = Ovládáte alespoň tři lesy.
scythe-objective-text-11 = Ovládáte alespoň tři vesnice.
scythe-objective-text-12 = Máte alespoň 20 mincí.
scythe-objective-text-13 = Na jednom území stojí alespoň šest vašich figurek (postava, dělníci, mechové, budovy).
scythe-objective-text-14 = Máte alespoň jedno vylepšení, jednoho mecha, jednu budovu a jednoho rekruta a ovládáte alespoň jeden žeton každé suroviny.
scythe-objective-text-15 = Ve hře máte přesně tolik dělníků, kolik jste naverbovali rekrutů.
scythe-objective-text-16 = Na jednom území, které ovládáte, je vaše postava, právě jeden váš mech, právě jeden váš dělník a alespoň 5 žetonů surovin.
scythe-objective-text-17 = Nemáte kartu Továrny a ovládáte alespoň dvě území sousedící s Továrnou.
scythe-objective-text-18 = Máte 0 bodů moci, alespoň 13 bodů popularity a alespoň 5 dělníků.
scythe-objective-text-19 = Ovládáte alespoň pět území kolem jednoho a téhož jezera.
scythe-objective-text-20 = Postavili jste alespoň 3 budovy, máte alespoň 7 bodů popularity a nenasadili jste žádného mecha.
scythe-objective-text-21 = Ovládáte alespoň 9 žetonů jednoho druhu suroviny.
scythe-objective-text-22 = Máte kartu Továrny a neprovedli jste žádné vylepšení.
scythe-objective-text-23 = V ruce máte alespoň 8 bojových karet a umístili jste alespoň jednu hvězdu za vítězství v boji.
scythe-objective-text-24 = Na jednom území sousedícím s Továrnou stojí alespoň pět vašich dělníků.
scythe-objective-text-25 = Máte nejvýše 3 body popularity, alespoň 13 bodů moci a alespoň 2 mechy.
scythe-objective-text-26 = Od každého z pěti základních typů území (farma, les, hora, tundra, vesnice) ovládáte alespoň jedno, na kterém stojí váš dělník.
scythe-objective-text-27 = Postavili jste alespoň 3 budovy a žádná z nich nesousedí s vaší základnou.

scythe-standing-bonus-power = Průběžný bonus za naverbování: moc
scythe-standing-bonus-coins = Průběžný bonus za naverbování: mince
scythe-standing-bonus-popularity = Průběžný bonus za naverbování: popularita
scythe-standing-bonus-cards = Průběžný bonus za naverbování: bojové karty

scythe-column-total = jmění
scythe-sim-summary = { $games ->
    [one] { $games } hra; průměrně { $turns } tahů, { $decisions } rozhodnutí, jmění vítěze { $score }
    [few] { $games } hry; průměrně { $turns } tahů, { $decisions } rozhodnutí, jmění vítěze { $score }
   *[other] { $games } her; průměrně { $turns } tahů, { $decisions } rozhodnutí, jmění vítěze { $score }
}

scythe-name = Scythe
scythe-about = Veďte frakci alternativní historií 20. let: přesouvejte se, produkujte, nasazujte mechy, získejte si lid a bojujte, když se to vyplatí.
scythe-learn-1 = Ve svém tahu zvolíte jinou část desky hráče než minule a provedete její horní akci, spodní akci, nebo obě.
scythe-learn-2 = Horní akce jsou Pohyb, Podpora, Obchod a Produkce; spodními vylepšujete desku, nasazujete mechy, stavíte budovy a verbujete rekruty.
scythe-learn-3 = Za velké činy umísťujete hvězdy. Jakmile někdo umístí šestou, hra ihned končí.
scythe-learn-4 = Vyhrává největší jmění: mince, a čím jste populárnější, tím více jich dostanete za každou hvězdu, území a za každé 2 suroviny.
