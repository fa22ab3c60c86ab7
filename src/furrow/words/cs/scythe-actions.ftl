### Scythe: places and the labels of actions (Czech). The texts of the notation are the same in all languages.

## Places

scythe-place = { $place } ({ $terrain })
scythe-place-base-nordic = základna Severu
scythe-place-base-rusviet = základna Rusvětu
scythe-place-base-crimea = základna Krymu
scythe-place-base-saxony = základna Saska
scythe-place-base-polania = základna Polanie
scythe-place-base-albion = základna Albionu
scythe-place-base-togawa = základna Togawy
scythe-seat = místo { $number }

## The top row

scythe-act-choice-coins = Získat mince
scythe-act-choice-power = Získat moc
scythe-act-choice-cards = Vzít si bojové karty
scythe-act-choice-popularity = Získat popularitu
scythe-act-choice-goods = Získat suroviny
scythe-act-choice-use = Použít kartu Továrny
scythe-act-less = { $action } – jen část, nebo nic
scythe-act-skip = Vynechat horní akci
scythe-act-part = { $place }: jen { $count }
scythe-act-take = { $count ->
    [0] Nevzít si nic
   *[other] Vzít si { $count }
}

## Moving

scythe-act-char = Postava
scythe-act-mech = Mech: { $place }
scythe-act-worker = Dělník: { $place }
scythe-act-stop = Zůstat zde
scythe-act-carry = Vzít s sebou { $load_acc }
scythe-act-carry-all = Vzít s sebou vše
scythe-act-carry-nothing = Nevzít s sebou nic
scythe-cargo-tired = { $count ->
    [one] { $count } dělník (už se pohnul)
    [few] { $count } dělníci (už se pohnuli)
   *[other] { $count } dělníků (už se pohnulo)
}
    .acc = { $count ->
        [one] { $count } dělníka (už se pohnul)
        [few] { $count } dělníky (už se pohnuli)
       *[other] { $count } dělníků (už se pohnulo)
    }
scythe-tray-worker = dělníci
scythe-tray-tired = dělníci (už se pohnuli)
scythe-tray-food = jídlo
scythe-tray-metal = kov
scythe-tray-oil = ropa
scythe-tray-wood = dřevo

## The bottom row

scythe-act-without-coins = { $action } – bez mincí
scythe-act-some-coins = { $action } – jen část mincí
scythe-act-pass = Vynechat spodní akci
scythe-act-pay = Zaplatit { $counted_acc } – { $place }
scythe-act-pay-card = Zaplatit bojovou kartou s hodnotou { $value }
scythe-act-discard = Odhodit bojovou kartu s hodnotou { $value }
scythe-act-cube = Kostka – { $box }
scythe-act-cover = O 1 levnější: { $action }
scythe-act-ability = Mech: { $ability }
scythe-act-recruit = Rekrut: { $action }
scythe-act-bonus = Jednorázový bonus: { $counted }

## Combat

scythe-act-fight = Boj: { $place }
scythe-act-fire = Dělostřelectvo – za 1 bod moci soupeř ztratí 2
scythe-act-hold-fire = Nestřílet
scythe-act-dial = Nastavit ukazatel na { $count }
scythe-act-card = Přidat bojovou kartu s hodnotou { $value }
scythe-act-ready = Připraveno
scythe-act-retreat = Ústup: { $place }

## Encounters, the Factory, objectives

scythe-act-option = Možnost { $option }
scythe-act-scene = Scéna { $number }
scythe-act-factory-card = Karta Továrny { $card }
    .deal = Karta Továrny { $card } – { $deal }
scythe-act-gain = Získat { $counted_acc }
scythe-act-look = Prohlédnout si bojové karty hráče { $who }
scythe-act-reveal = Odhalit kartu úkolu { $card }
    .named = Odhalit úkol „{ $objective }“

## Everywhere

scythe-act-decline = Odmítnout
scythe-act-done = Hotovo
scythe-act-end = Ukončit tah

## Side actions

scythe-act-give = Dát hráči { $who } { $counted_acc }
scythe-act-refuse = Odteď odmítat tento průběžný bonus za naverbování: { $bonus }
scythe-act-accept = Opět přijímat tento průběžný bonus za naverbování: { $bonus }
scythe-act-penalty = Trest za zdržování hry: { $who }
scythe-act-withdraw = Vzít uzavřenou odpověď zpět
