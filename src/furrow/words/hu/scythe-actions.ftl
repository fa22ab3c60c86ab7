### Scythe: places and the labels of actions (Hungarian). The texts of the notation are the same in all languages.

## Places

scythe-place = { $place } ({ $terrain })
scythe-place-base-nordic = Skandív bázis
scythe-place-base-rusviet = Ruszvet bázis
scythe-place-base-crimea = Krím bázis
scythe-place-base-saxony = Szász bázis
scythe-place-base-polania = Polónia bázis
scythe-place-base-albion = Albion bázis
scythe-place-base-togawa = Togawa bázis
scythe-seat = { $number }. hely

## The top row

scythe-act-choice-coins = Pénz
scythe-act-choice-power = Hatalom
scythe-act-choice-cards = Harckártyák
scythe-act-choice-popularity = Népszerűség
scythe-act-choice-goods = Erőforrások
scythe-act-choice-use = A Gyárkártya használata
scythe-act-less = { $action } – csak egy része, vagy semmi
scythe-act-skip = A felsősoros akció kihagyása
scythe-act-part = { $place }: csak { $count }
scythe-act-take = { $count ->
    [0] Semmit sem kérek
   *[other] Ennyit kérek: { $count }
}

## Moving

scythe-act-char = Karakter
scythe-act-mech = Mech: { $place }
scythe-act-worker = Munkás: { $place }
scythe-act-stop = Megállás itt
scythe-act-carry = Szállítás: { $load }
scythe-act-carry-all = Mindent visz magával
scythe-act-carry-nothing = Semmit sem visz magával
scythe-cargo-tired = { $count ->
    [one] { $count } munkás (már mozgott)
   *[other] { $count } munkás (már mozgott)
}
scythe-tray-worker = munkások
scythe-tray-tired = munkások (már mozogtak)
scythe-tray-food = étel
scythe-tray-metal = fém
scythe-tray-oil = olaj
scythe-tray-wood = fa

## The bottom row

scythe-act-without-coins = { $action } – a pénz nélkül
scythe-act-some-coins = { $action } – csak a pénz egy része
scythe-act-pass = Az alsósoros akció kihagyása
scythe-act-pay = Fizetés: { $counted } – { $place }
scythe-act-pay-card = Fizetés harckártyával, értéke { $value }
scythe-act-discard = Harckártya eldobása, értéke { $value }
scythe-act-cube = Kocka – { $box }
scythe-act-cover = Eggyel olcsóbb: { $action }
scythe-act-ability = Mech: { $ability }
scythe-act-recruit = Újonc: { $action }
scythe-act-bonus = Egyszeri bónusz: { $counted }

## Combat

scythe-act-fight = Harc: { $place }
scythe-act-fire = Tüzérség – 1 hatalomért az ellenfél 2-t veszít
scythe-act-hold-fire = Tüzérség nélkül
scythe-act-dial = Tárcsa: { $count }
scythe-act-card = Harckártya hozzáadása, értéke { $value }
scythe-act-ready = Készen állok
scythe-act-retreat = Visszavonulás: { $place }

## Encounters, the Factory, objectives

# The letter is a label: without quotes “A lehetőség” reads “the option”.
scythe-act-option = „{ $option }” lehetőség
scythe-act-scene = { $number }. jelenet
scythe-act-factory-card = { $card }. Gyárkártya
    .deal = { $card }. Gyárkártya – { $deal }
scythe-act-gain = Előny: { $counted }
scythe-act-look = { $who } harckártyáinak megnézése
scythe-act-reveal = { $card }. célkártya felfedése
    .named = Cél felfedése: „{ $objective }”

## Everywhere

scythe-act-decline = Lemondás róla
scythe-act-done = Kész
scythe-act-end = A forduló befejezése

## Side actions

scythe-act-give = Ajándék { $who } számára: { $counted }
scythe-act-refuse = Mostantól nem kérem ezt a folyamatos toborzási bónuszt: { $bonus }
scythe-act-accept = Újra kérem ezt a folyamatos toborzási bónuszt: { $bonus }
scythe-act-penalty = Büntetés a játék megállításáért: { $who }
scythe-act-withdraw = A lezárt válasz visszavonása
