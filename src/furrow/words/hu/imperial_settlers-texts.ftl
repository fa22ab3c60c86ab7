### Imperial Settlers: what cards say in this game only (Hungarian). See the notes in tableau-texts.ftl.

## Parts of a card

imperial-settlers-text-kind = { $category }.
    .types = { $count ->
        [one] { $category }, színe: { $types }.
       *[other] { $category }, színei: { $types }.
    }
imperial-settlers-text-cost = Építési költség: nincs.
    .cost = Építési költség: { $cost }.
imperial-settlers-text-raze = Rombolás: { $goods }.
imperial-settlers-text-unrazed = Nem rombolható le.
# Of an attack card: what it aims at, the name of one good.
imperial-settlers-text-target = Célpont: { $good }. Egy másik támadáskártya árujával együtt olyan közös helyszínt talál el, amelynek rombolásmezőjén mindkettő szerepel.

## The moments of effects

imperial-settlers-text-builds = { $deck ->
    [faction] Valahányszor nemzethelyszínt építesz: { $effect }.
   *[any] Valahányszor helyszínt építesz: { $effect }.
}
    .tag = { $deck ->
        [faction] Valahányszor { $tag_code ->
            [gold] aranyszínű
           *[other] { $tag }
        } nemzethelyszínt építesz: { $effect }.
       *[any] Valahányszor { $tag_code ->
            [gold] aranyszínű
           *[other] { $tag }
        } helyszínt építesz: { $effect }.
    }
# $counted: "2 VP"
imperial-settlers-text-points = Valahányszor egyszerre legalább ennyit kapsz ({ $counted }): { $effect }.
imperial-settlers-text-exchanged = { $most ->
    [0] Minden pár munkás után, amelyet egy ellenfél becserél: { $effect }.
   *[other] Minden pár munkás után, amelyet egy ellenfél becserél (körönként legfeljebb { $most } pár): { $effect }.
}
imperial-settlers-text-deal-goods = A termelő fázisban, mielőtt a szövetségeid árut adnak: { $effect }.
imperial-settlers-text-anytime = A fordulódban bármikor: { $effect }.
# $steps: a list of the next message.
imperial-settlers-text-end = A játék végén az alatta lévő kártyákért és a rajta lévő árukért: { $steps }.
imperial-settlers-text-score = { $least } vagy több = { $points }

## What is done: gains

imperial-settlers-step-gain-per-tag = { $most ->
    [0] { $gain } minden { $tag_code ->
        [gold] aranyszínű
       *[other] { $tag }
    } helyszíned után
   *[other] { $gain } minden { $tag_code ->
        [gold] aranyszínű
       *[other] { $tag }
    } helyszíned után (legfeljebb { $most } alkalommal)
}
imperial-settlers-step-gain-per-samurai = { $most ->
    [0] { $gain } minden szamuráj után, aki a helyszíneiden áll
   *[other] { $gain } minden szamuráj után, aki a helyszíneiden áll (legfeljebb { $most } alkalommal)
}
# $bargains: a list of the next message: "1 gold for 2 VP or 1 stone for 1 VP"
imperial-settlers-step-offer = cserélhetsz ({ $bargains })
imperial-settlers-step-bargain = { $cost } → { $gain }

## What is done: odd effects

# $deck: any (each card from the common or the own faction deck) or faction; $rest: what becomes of the cards not kept.
imperial-settlers-do-draw-and-keep = { $deck ->
    [any] { $rest ->
        [discard] húzz { $draw } kártyát, mindegyiket tetszőleges pakliból, tarts meg { $keep } kártyát, a többit dobd el
       *[shuffle] húzz { $draw } kártyát, mindegyiket tetszőleges pakliból, tarts meg { $keep } kártyát, a többit keverd vissza
    }
   *[faction] { $rest ->
        [discard] húzz { $draw } nemzetkártyát, tarts meg { $keep } kártyát, a többit dobd el
       *[shuffle] húzz { $draw } nemzetkártyát, tarts meg { $keep } kártyát, a többit keverd vissza
    }
}
imperial-settlers-do-build-at-once = { $from ->
    [hand] építs meg azonnal egy nemzetkártyát a kezedből: a költségét kifizeted, de helyszínt nem kell eldobnod
   *[deals] építsd meg azonnal egyik szövetségedet: a költségét kifizeted, de helyszínt nem kell eldobnod
}
imperial-settlers-do-cancel-deal = { $gain ->
    [yes] dobd el egy ellenfél egyik szövetségét, és kapd meg az áruját
   *[no] dobd el egy ellenfél egyik szövetségét
}
imperial-settlers-do-take-deal = vedd el egy ellenfél egyik szövetségét: mostantól a tiéd
imperial-settlers-do-foreign-deal = köss szövetséget egy ellenfél nemzethelyszínével
imperial-settlers-do-forgo-deals = { $points ->
    [one] bármelyik árujukról lemondhatsz, mindegyikért { $points } GyP jár
   *[other] bármelyik árujukról lemondhatsz, mindegyikért { $points } GyP jár
}
# $hand, $location: numbers of raze tokens.
imperial-settlers-do-raze-for-points = rombolj le egy közös kártyát a kezedből (rombolásjelző: { $hand }) vagy egy ellenfél helyszínét (rombolásjelző: { $location }); bármelyik áruról lemondhatsz, mindegyikért { $points } GyP jár
imperial-settlers-do-loot = kapj 1 árut egy ellenfél helyszínének rombolásmezőjéről; a helyszín a helyén marad
imperial-settlers-do-raze-own = rombold le egy saját közös helyszínedet
imperial-settlers-do-raze-opponent = rombold le egy ellenfél helyszínét további rombolásjelző nélkül
imperial-settlers-do-remove-location = dobd el egy ellenfél helyszínét
imperial-settlers-do-take-over = vond befolyásod alá egy ellenfél helyszínét a kör végéig
imperial-settlers-do-block = tiltsd le egy ellenfél akcióhelyszínét a kör végéig
imperial-settlers-do-make-discard = válassz egy ellenfelet, akinek el kell dobnia egy kártyát a kezéből
# $gain: "1 stone"
imperial-settlers-do-lay-foundation = tegyél le telekként egy közös kártyát a kezedből, ezért jár { $gain }
imperial-settlers-do-samurai = { $count ->
    [one] tegyél a közös készletből { $count } munkást szamurájként egy nemzethelyszínedre
   *[other] tegyél a közös készletből { $count } munkást szamurájként a nemzethelyszíneidre
}
imperial-settlers-do-tuck-cards = tegyél végleg kártyákat a kezedből e kártya alá, mindegyikért { $points } GyP jár
# $goods: "wood, stone or food"
imperial-settlers-do-offer-goods = tegyél végleg árukat erre a kártyára ({ $goods })

## In place of shared messages: the words of this game

# A list of goods of which one is given: most cards name one only, but copies of a card may differ.
imperial-settlers-text-deal = Szövetség: { $goods }.
imperial-settlers-text-deals = Valahányszor szövetséget kötsz: { $effect }.
# $goods: a list of the kinds of goods that can be stored: "wood, stone or food".
imperial-settlers-text-cleanup = { $most ->
    [0] Raktározás: a tisztítási fázisban bármennyi megmarad ({ $goods }).
   *[other] Raktározás: a tisztítási fázisban legfeljebb { $most } megmarad ({ $goods }).
}
imperial-settlers-do-gain-deal = { $whose ->
    [own] { $most ->
        [one] kapd meg { $most } szövetséged áruját
       *[other] kapd meg legfeljebb { $most } szövetséged áruját
    }
   *[opponent] kapd meg egy ellenfél egyik szövetségének áruját
}
imperial-settlers-do-free-actions = { $most ->
    [one] tedd szabaddá { $most } másik akcióhelyszínedet: újra aktiválható
   *[other] tedd szabaddá legfeljebb { $most } másik akcióhelyszínedet: újra aktiválhatók
}
