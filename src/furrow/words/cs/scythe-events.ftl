### Scythe: the log, one message for each kind of event (Czech). Names stand uninflected; the present has no gender.
### An attribute says more where more is known; the first one whose variables are all given is used.

## The course of the game

scythe-event-start = Začíná hra pro { $seats ->
    [one] { $seats } hráče
    [few] { $seats } hráče
   *[other] { $seats } hráčů
}. První je na tahu { $who }.
scythe-event-turn = Na tahu: { $who }.
scythe-event-section = { $who } volí část desky: { $section }.
scythe-event-top = { $who } provádí horní akci: { $section }.
scythe-event-bottom = { $who } provádí spodní akci: { $action }.
scythe-event-factory-move = { $who } využívá Pohyb z karty Továrny.
scythe-event-star = { $who } umísťuje { $count }. hvězdu: { $star }.
scythe-event-objective = { $who } odhaluje úkol „{ $objective }“.
scythe-event-game-over = Hra skončila.

## Paying and gaining

scythe-event-pay = { $who } platí { $counted_acc }.
scythe-event-pay-goods = { $who } platí { $counted_acc } ({ $place }).
scythe-event-discard = { $who } platí bojovou kartou s hodnotou { $value }.
scythe-event-coercion = { $who } využívá Nátlak: bojová karta s hodnotou { $value } místo 1 suroviny.
scythe-event-gain = { $who } získává { $counted_acc }.
    .place = { $who } získává { $counted_acc } ({ $place }).
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
scythe-event-reshuffle = Z odhozených bojových karet vznikl nový balíček ({ $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}).

## Moving and producing

scythe-event-move = { $who }: { $unit }, { $place } → { $to }.
    .loaded = { $who }: { $unit }, { $place } → { $to }. Náklad: { $load }.
scythe-event-resettle = { $who }: { $unit } se stěhuje, { $place } → { $to }.
scythe-event-drive-off = { $who } vyhání { $workers ->
    [one] { $workers } dělníka
    [few] { $workers } dělníky
   *[other] { $workers } dělníků
} hráče { $victim } ({ $place }) a ztrácí { $popularity ->
    [one] { $popularity } bod
    [few] { $popularity } body
   *[other] { $popularity } bodů
} popularity.
scythe-event-produce = { $who } produkuje { $counted_acc } ({ $place }).

## Upgrading, deploying, building, enlisting

scythe-event-upgrade = { $who } provádí Vylepšení. { $box }. O 1 levnější: { $action }.
scythe-event-deploy = { $who } nasazuje mecha { $ability } ({ $place }).
scythe-event-build = { $who } staví budovu { $structure } ({ $place }).
scythe-event-enlist = { $who } verbuje rekruta ({ $action }). Jednorázový bonus: { $bonus }.

## Combat

scythe-event-combat = { $who } útočí na hráče { $defender } ({ $place }).
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
scythe-event-scout = { $who } využívá dovednost Průzkumník a bere hráči { $victim } bojovou kartu.
    .seen = { $who } využívá dovednost Průzkumník a bere hráči { $victim } bojovou kartu s hodnotou { $value }.
scythe-event-dial = { $who } ukazuje na ukazateli { $power }. Celkem: { $total }.
    .cards = { $who } ukazuje na ukazateli { $power }, hodnota bojových karet: { $cards }. Celkem: { $total }.
scythe-event-combat-won = { $who } vítězí v boji s hráčem { $loser } ({ $place }).
scythe-event-popularity-lost = { $amount ->
    [0] { $who } neztrácí popularitu: žádnou nemá.
    [one] { $who } ztrácí { $amount } bod popularity.
    [few] { $who } ztrácí { $amount } body popularity.
   *[other] { $who } ztrácí { $amount } bodů popularity.
}
scythe-event-retreat = { $who } ustupuje { $units ->
    [one] s { $units } jednotkou
    [few] se { $units } jednotkami
   *[other] s { $units } jednotkami
}, { $place } → { $to }.
scythe-event-sent-back = { $who }: { $unit } se vrací, { $place } → { $to }.
    .loaded = { $who }: { $unit } se vrací, { $place } → { $to }. Náklad: { $load }.

## Encounters and the Factory

scythe-event-encounter = { $who } řeší Setkání ({ $place }).
    .card = { $who } řeší Setkání ({ $place }), karta { $card }.
scythe-event-option = { $who } volí možnost { $option } na kartě Setkání { $card }.
scythe-event-scene = { $who } volí scénu „{ $scene }“ – karta Setkání { $card }, možnost { $option }.
scythe-event-look = { $who } si prohlíží bojové karty hráče { $victim }.
    .seen = { $who } si prohlíží bojové karty hráče { $victim }: { $values }.
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
scythe-event-factory-card = { $who } si bere kartu Továrny (číslo { $card }). { $deal }.

## Side actions

scythe-event-gift = { $who } dává hráči { $receiver } { $counted_acc }.
scythe-event-standing-refusal = { $who } odteď odmítá tento průběžný bonus za naverbování: { $bonus }.
scythe-event-standing-acceptance = { $who } opět přijímá tento průběžný bonus za naverbování: { $bonus }.
scythe-event-penalty = { $who } ztrácí za zdržování hry { $popularity ->
    [one] { $popularity } bod popularity
    [few] { $popularity } body popularity
   *[other] { $popularity } bodů popularity
}.
