### Imperial Settlers: goods, colours, factions and other terms (Hungarian). Names stand uninflected.

## Factions

imperial-settlers-faction-barbarians = Barbárok
imperial-settlers-faction-japanese = Japánok
imperial-settlers-faction-romans = Rómaiak
imperial-settlers-faction-egyptians = Egyiptomiak

## Goods: the name of one, uninflected

imperial-settlers-good-wood = fa
imperial-settlers-good-stone = kő
imperial-settlers-good-food = étel
imperial-settlers-good-gold = arany
imperial-settlers-good-raze-token = rombolásjelző
imperial-settlers-good-defence-token = védekezésjelző
imperial-settlers-good-common-card = közös kártya
imperial-settlers-good-faction-card = nemzetkártya

## Goods, counted

imperial-settlers-count-wood = { $count ->
    [one] { $count } fa
   *[other] { $count } fa
}
    .acc = { $count } fát
imperial-settlers-count-stone = { $count ->
    [one] { $count } kő
   *[other] { $count } kő
}
    .acc = { $count } követ
imperial-settlers-count-food = { $count ->
    [one] { $count } étel
   *[other] { $count } étel
}
    .acc = { $count } ételt
imperial-settlers-count-gold = { $count ->
    [one] { $count } arany
   *[other] { $count } arany
}
    .acc = { $count } aranyat
imperial-settlers-count-raze-token = { $count ->
    [one] { $count } rombolásjelző
   *[other] { $count } rombolásjelző
}
    .acc = { $count } rombolásjelzőt
imperial-settlers-count-defence-token = { $count ->
    [one] { $count } védekezésjelző
   *[other] { $count } védekezésjelző
}
    .acc = { $count } védekezésjelzőt
imperial-settlers-count-common-card = { $count ->
    [one] { $count } közös kártya
   *[other] { $count } közös kártya
}
    .acc = { $count } közös kártyát
imperial-settlers-count-faction-card = { $count ->
    [one] { $count } nemzetkártya
   *[other] { $count } nemzetkártya
}
    .acc = { $count } nemzetkártyát

## Colours of locations

imperial-settlers-tag-brown = barna
imperial-settlers-tag-grey = szürke
imperial-settlers-tag-red = piros
imperial-settlers-tag-pink = rózsaszín
imperial-settlers-tag-gold = arany
imperial-settlers-tag-blue = kék
imperial-settlers-tag-black = fekete
imperial-settlers-tag-purple = lila

## Categories that only this game has

imperial-settlers-category-attack = támadáskártya

## Sets of cards

imperial-settlers-set-common = közös kártyák
imperial-settlers-set-barbarians = barbár kártyák
imperial-settlers-set-japanese = japán kártyák
imperial-settlers-set-romans = római kártyák
imperial-settlers-set-egyptians = egyiptomi kártyák
imperial-settlers-set-attack = támadáskártyák

## Decks and open rows of cards

imperial-settlers-deck-common = közös pakli
imperial-settlers-deck-barbarians = barbár pakli
imperial-settlers-deck-japanese = japán pakli
imperial-settlers-deck-romans = római pakli
imperial-settlers-deck-egyptians = egyiptomi pakli
imperial-settlers-deck-attack = támadáspakli
imperial-settlers-table-collection = gyűjtőpakli
imperial-settlers-table-box = a dobozban maradt kártyák

## What lies on a location

imperial-settlers-mark-shield = védekezésjelző
imperial-settlers-mark-samurai = szamuráj
imperial-settlers-mark-block = letiltva

## What a new location may replace besides a location: "Build Gate in place of a foundation"

imperial-settlers-ruin = telek

## Attack cards of the solo game; they have no names of their own

imperial-settlers-attack-card = támadáskártya ({ $target })

## Phases

imperial-settlers-phase-lookout = megfigyelési fázis
imperial-settlers-phase-production = termelő fázis
imperial-settlers-phase-action = akciófázis
imperial-settlers-phase-cleanup = tisztítási fázis
imperial-settlers-phase-attack = támadási fázis

## Scoring categories and tie-breakers

imperial-settlers-score-common = Közös helyszínek
imperial-settlers-score-faction = Nemzethelyszínek
imperial-settlers-score-extra = További pontok
imperial-settlers-way-deals = Szövetségek
imperial-settlers-way-spoils = Rombolás
imperial-settlers-score-collected = Begyűjtött kártyák
imperial-settlers-tiebreak-goods = munkások és nyersanyagok
imperial-settlers-tiebreak-hand = kézben lévő kártyák
# What decides the solo game, under the table of points
imperial-settlers-compared = Nemzethelyszínek száma: { $built }; begyűjtött kártyák: { $collected }. Akkor nyersz, ha több a nemzethelyszíned, mint a begyűjtött kártya; a pontok nem döntenek.

## Ranks of the solo game, from the performance table

imperial-settlers-title-commoner = közember
imperial-settlers-title-servant = szolga
imperial-settlers-title-squire = földesúr
imperial-settlers-title-knight = lovag
imperial-settlers-title-castellan = várnagy
imperial-settlers-title-king = király
imperial-settlers-title-emperor = császár

## Concepts: the course of the game

imperial-settlers-concept-round = kör
imperial-settlers-concept-turn = forduló
imperial-settlers-concept-phase = fázis
imperial-settlers-concept-pass = passzol
imperial-settlers-concept-first-player = kezdőjátékos
imperial-settlers-concept-first-player-marker = kezdőjátékos-jelző
imperial-settlers-concept-alternative-lookout = alternatív megfigyelési fázis
imperial-settlers-concept-advanced-lookout = haladó megfigyelési fázis
imperial-settlers-concept-peaceful-variant = békés variáns
imperial-settlers-concept-deck-building = pakliépítés

## Concepts: cards and locations

imperial-settlers-concept-empire = birodalom
imperial-settlers-concept-faction = nemzet
imperial-settlers-concept-faction-board = nemzettábla
imperial-settlers-concept-faction-marker = nemzetjelölő
imperial-settlers-concept-faction-card = nemzetkártya
imperial-settlers-concept-faction-deck = nemzetpakli
imperial-settlers-concept-common-card = közös kártya
imperial-settlers-concept-common-deck = közös pakli
imperial-settlers-concept-location = helyszín
imperial-settlers-concept-common-location = közös helyszín
imperial-settlers-concept-faction-location = nemzethelyszín
imperial-settlers-concept-ability-field = képességmező
imperial-settlers-concept-building-cost = építési költség
imperial-settlers-concept-building-bonus = építési bónusz
imperial-settlers-concept-placement-order = lehelyezés rendje
imperial-settlers-concept-colour = szín
imperial-settlers-concept-deal = szövetség
imperial-settlers-concept-deal-field = szövetségmező
imperial-settlers-concept-raze-field = rombolásmező
imperial-settlers-concept-foundation = telek
imperial-settlers-concept-storage = raktározás

## Concepts: what is done

imperial-settlers-concept-make-a-deal = szövetségkötés
imperial-settlers-concept-raze = rombolás
imperial-settlers-concept-activate = aktivál
imperial-settlers-concept-exchange-workers = munkások becserélése
imperial-settlers-concept-take-over = befolyás alá von
imperial-settlers-concept-draw = húz

## Concepts: goods and where they are

imperial-settlers-concept-good = áru
imperial-settlers-concept-resource = nyersanyag
imperial-settlers-concept-gold-token = aranyjelző
imperial-settlers-concept-raze-token = rombolásjelző
imperial-settlers-concept-defence-token = védekezésjelző
imperial-settlers-concept-samurai = szamuráj
imperial-settlers-concept-egyptian-token = egyiptomi jelző
imperial-settlers-concept-victory-point = győzelmi pont
imperial-settlers-concept-common-supply = közös készlet
imperial-settlers-concept-own-supply = saját készlet
imperial-settlers-concept-score-board = pontozótábla
imperial-settlers-concept-vp-track = győzelmipont-sáv
imperial-settlers-concept-round-marker = körjelző
imperial-settlers-concept-multiplier-token = sokszorozójelző
imperial-settlers-concept-discard-pile = dobópakli

## Concepts: the solo game

imperial-settlers-concept-solo-game = egyszemélyes játék
imperial-settlers-concept-virtual-player = virtuális játékos
imperial-settlers-concept-attack-card = támadáskártya
imperial-settlers-concept-target-field = célpontmező
imperial-settlers-concept-collection-pile = gyűjtőpakli
imperial-settlers-concept-performance-table = teljesítménytáblázat
imperial-settlers-concept-rank = rang

## In place of shared messages: the words of this game

imperial-settlers-cost-deal = { $count ->
    [one] { $count } saját szövetség
   *[other] { $count } saját szövetség
}
imperial-settlers-column-deal-count = szövetség
# Short, as in the rulebook: points stand in many lists.
imperial-settlers-count-vp = { $count ->
    [one] { $count } GyP
   *[other] { $count } GyP
}
    .acc = { $count } GyP-t
imperial-settlers-dealt-faction = Nemzet
imperial-settlers-dealt-faction-any = Bármelyik nemzet
imperial-settlers-dealt-faction-by = Nemzetenként
imperial-settlers-dealt-faction-won = { $game }: nyerj ezzel a nemzettel: { $word }.
imperial-settlers-dealt-faction-every = { $game }: minden nemzet
imperial-settlers-dealt-faction-every-won = { $game }: nyerj mindegyik nemzettel.
imperial-settlers-dealt-faction-twice = Minden nemzet csak egyszer választható: { $word }.
imperial-settlers-dealt-faction-unknown = A játékban nincs ilyen nemzet: „{ $word }”.

## In place of messages of every table: a turn is a *forduló* in this game

imperial-settlers-table-end-turn = Forduló vége
imperial-settlers-table-start-of-turn = Vissza a fordulóm elejére
imperial-settlers-table-shown-of = { $at }. forduló a bemutatott { $all } közül
imperial-settlers-table-last-turns = Az utolsó fordulók
imperial-settlers-table-tab-turns = Fordulók
imperial-settlers-after-turn = { $number }. forduló
imperial-settlers-after-turn-back = Egy fordulóval vissza
imperial-settlers-after-turn-on = Egy fordulóval tovább
imperial-settlers-server-standing-end = A forduló vége
imperial-settlers-server-standing-open = Az akció után maradjon nyitva a fordulóm
imperial-settlers-server-standing-pass = Következő forduló
imperial-settlers-server-standing-wait = A botok várnak a fordulóm után
imperial-settlers-server-pages-end = A forduló vége
imperial-settlers-server-pages-undo-turn = Vissza a forduló elejére

## In place of messages of every table and of both games' boards: a round is a *kör*, a deal a *szövetség*

imperial-settlers-server-pages-deals = Szövetségek
imperial-settlers-web-tableau-measure-deals = Szövetségek
imperial-settlers-cli-row-stored = Raktározva
imperial-settlers-cli-card-ending = utolsó kör
imperial-settlers-web-tableau-solo-calm = Ebben a körben már nem támad.
imperial-settlers-web-tableau-result-when = { $kind ->
    [all] { $round ->
        [one] { $round } kör után
       *[other] { $round } kör után
    }
   *[last] utolsó kör: { $round }.
}
imperial-settlers-web-tableau-result-rounds = Pontok körről körre
imperial-settlers-web-tableau-result-from-any-turn = bármelyik fordulótól
imperial-settlers-web-tableau-legend-when-anytime = bármikor a fordulódban

imperial-settlers-name = Imperial Settlers
imperial-settlers-about = Népesíts be egy új földet öt kör alatt: néped saját lapjai a közös lapok mellett.
imperial-settlers-learn-1 = A játék öt körig tart: megfigyelés, termelés, akciók sorban, amíg mindenki passzol, végül tisztítás.
imperial-settlers-learn-2 = A közös helyszíneket mások lerombolhatják. A nemzethelyszínek többet érnek, és közülük csak a japánokéi rombolhatók le.
imperial-settlers-learn-3 = Sok nemzethelyszín egy már megépített helyszínedbe is kerül, akár közösbe, akár nemzethelyszínbe; egy telek is megteszi.
imperial-settlers-learn-4 = A termelés akciókat táplál, az akciók pontot hoznak, a képességek jutalmazzák, amit úgyis teszel: építsd őket egymásra.
