### Scythe: the log, one message for each kind of event (Czech). Names stand uninflected; the present has no gender.
### An attribute says more where more is known; the first one whose variables are all given is used.

## The course of the game

scythe-event-start = Hra začíná, počet hráčů: { $seats }. Začínající hráč: { $who }.
scythe-event-turn = Na tahu: { $who }.
scythe-event-section = { $who } volí část desky: { $section }.
scythe-event-top = { $who } provádí horní akci: { $section }.
scythe-event-bottom = { $who } provádí spodní akci: { $action }.
scythe-event-factory-move = { $who } využívá Pohyb z karty Továrny.
scythe-event-star = { $who } umísťuje { $count }. hvězdu: { $star }.
scythe-event-objective = { $who } odhaluje úkol „{ $objective }“.
scythe-event-game-over = Hra skončila.

## Paying and gaining

scythe-event-pay = { $who } platí: { $counted }.
scythe-event-pay-goods = { $who } platí: { $counted } ({ $place }).
scythe-event-discard = { $who } platí bojovou kartou s hodnotou { $value }.
scythe-event-coercion = { $who } využívá Nátlak: bojová karta s hodnotou { $value } místo 1 suroviny.
scythe-event-gain = { $who } získává: { $counted }.
    .place = { $who } získává: { $counted } ({ $place }).
scythe-event-ongoing-bonus = { $who } získává průběžný bonus za naverbování ({ $action }).
scythe-event-draw = { $count ->
    [0] { $who } si nic nebere: bojové karty došly.
    [one] { $who } si bere { $count } bojovou kartu.
    [few] { $who } si bere { $count } bojové karty.
   *[other] { $who } si bere { $count } bojových karet.
}
    .seen = { $count ->
        [one] { $who } si bere { $count } bojovou kartu: { $values }.
        [few] { $who } si bere { $count } bojové karty: { $values }.
       *[other] { $who } si bere { $count } bojových karet: { $values }.
    }
scythe-event-reshuffle = Odhozené bojové karty se zamíchaly do nového balíčku, počet karet: { $count }.

## Moving and producing

scythe-event-move = { $who }: { $unit }, { $place } → { $to }.
    .loaded = { $who }: { $unit }, { $place } → { $to }. Náklad: { $load }.
scythe-event-resettle = { $who }: { $unit } se stěhuje, { $place } → { $to }.
scythe-event-drive-off = { $who } vyhání { $workers ->
    [one] { $workers } dělníka
    [few] { $workers } dělníky
   *[other] { $workers } dělníků
}: { $victim }, { $place }. Ztráta popularity: { $popularity }.
scythe-event-produce = { $who } produkuje: { $counted } ({ $place }).

## Upgrading, deploying, building, enlisting

scythe-event-upgrade = { $who } vylepšuje. { $box }. O 1 levnější: { $action }.
scythe-event-deploy = { $who } nasazuje mecha: { $ability }, { $place }.
scythe-event-build = { $who } staví: { $structure }, { $place }.
scythe-event-enlist = { $who } verbuje rekruta ({ $action }). Jednorázový bonus: { $bonus }.

## Combat

scythe-event-combat = { $who } útočí. Boj: { $place }, obránce: { $defender }.
scythe-event-disarm = { $who } využívá Odzbrojení: { $victim } ztrácí { $power ->
    [one] { $power } bod moci
    [few] { $power } body moci
   *[other] { $power } bodů moci
}.
scythe-event-artillery = { $who } platí 1 bod moci za Dělostřelectvo: { $victim } ztrácí { $power ->
    [one] { $power } bod moci
    [few] { $power } body moci
   *[other] { $power } bodů moci
}.
scythe-event-scout = { $who } využívá dovednost Průzkumník a bere si 1 bojovou kartu, přichází o ni { $victim }.
    .seen = { $who } využívá dovednost Průzkumník a bere si 1 bojovou kartu s hodnotou { $value }, přichází o ni { $victim }.
scythe-event-dial = { $who } ukazuje na ukazateli { $power }. Celkem: { $total }.
    .cards = { $who } ukazuje na ukazateli { $power }, bojové karty: { $cards }. Celkem: { $total }.
scythe-event-combat-won = { $who } vítězí. Boj: { $place }, poražený: { $loser }.
scythe-event-popularity-lost = { $who } ztrácí { $amount ->
    [one] { $amount } bod popularity
    [few] { $amount } body popularity
   *[other] { $amount } bodů popularity
}.
scythe-event-retreat = { $who } ustupuje, { $place } → { $to }. Počet jednotek: { $units }.
scythe-event-sent-back = { $who }: { $unit } se vrací, { $place } → { $to }.
    .loaded = { $who }: { $unit } se vrací, { $place } → { $to }. Náklad: { $load }.

## Encounters and the Factory

scythe-event-encounter = { $who } má setkání: { $place }.
    .card = { $who } má setkání: { $place }, karta { $card }.
scythe-event-option = { $who } volí možnost { $option } na kartě Setkání { $card }.
scythe-event-scene = { $who } volí scénu „{ $scene }“ – karta Setkání { $card }, možnost { $option }.
scythe-event-look = { $who } si prohlíží bojové karty soupeře: { $victim }.
    .seen = { $who } si prohlíží bojové karty soupeře: { $victim } ({ $values }).
scythe-event-factory = { $who } si prohlíží { $count ->
    [one] { $count } kartu Továrny
    [few] { $count } karty Továrny
   *[other] { $count } karet Továrny
}.
    .seen = { $who } si prohlíží { $count ->
        [one] { $count } kartu Továrny
        [few] { $count } karty Továrny
       *[other] { $count } karet Továrny
    }: { $cards }.
scythe-event-factory-card = { $who } si bere kartu Továrny { $card }. { $deal }.

## Side actions

scythe-event-gift = { $who } dává dar: { $counted }. Příjemce: { $receiver }.
scythe-event-standing-refusal = { $who } odteď odmítá tento průběžný bonus za naverbování: { $bonus }.
scythe-event-standing-acceptance = { $who } opět přijímá tento průběžný bonus za naverbování: { $bonus }.
scythe-event-penalty = { $who } ztrácí za zdržování hry { $popularity ->
    [one] { $popularity } bod popularity
    [few] { $popularity } body popularity
   *[other] { $popularity } bodů popularity
}.
