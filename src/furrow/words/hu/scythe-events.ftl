### Scythe: the log, one message for each kind of event (Hungarian). Names stand uninflected.
### An attribute says more where more is known; the first one whose variables are all given is used.

## The course of the game

scythe-event-start = Kezdődik a játék { $seats } játékossal. Kezdőjátékos: { $who }.
scythe-event-turn = { $who } következik.
scythe-event-section = { $who } szekciót választott: { $section }.
scythe-event-top = { $who } felsősoros akciót hajtott végre: { $section }.
scythe-event-bottom = { $who } alsósoros akciót hajtott végre: { $action }.
scythe-event-factory-move = { $who } a Gyárkártya Mozgását használta.
scythe-event-star = { $who } lehelyezte { $count ->
    [1] az
    [5] az
   *[other] a
} { $count }. csillagát: { $star }.
scythe-event-objective = { $who } célt fedett fel: „{ $objective }”.
scythe-event-game-over = A játéknak vége.

## Paying and gaining

scythe-event-pay = { $who } fizetett { $counted_acc }.
scythe-event-pay-goods = { $who } fizetett { $counted_acc } ({ $place }).
scythe-event-discard = { $who } harckártyával fizetett, értéke { $value }.
scythe-event-coercion = { $who }: Kényszerítés. 1 erőforrás helyett harckártyával fizetett, értéke { $value }.
scythe-event-gain = { $who } kapott { $counted_acc }.
    .place = { $who } kapott { $counted_acc } ({ $place }).
scythe-event-ongoing-bonus = { $who } folyamatos toborzási bónuszt kapott ({ $action }).
scythe-event-draw = { $count ->
    [0] { $who } nem húzott: elfogyott a harckártya.
    [one] { $who } húzott { $count } harckártyát.
   *[other] { $who } húzott { $count } harckártyát.
}
    .seen = { $who } húzott { $count } harckártyát: { $values }.
scythe-event-reshuffle = Az eldobott harckártyákból új, { $count } lapos pakli készült.

## Moving and producing

scythe-event-move = { $who }: { $unit }, { $place } → { $to }.
    .loaded = { $who }: { $unit }, { $place } → { $to }. Vele: { $load }.
scythe-event-resettle = { $who }: { $unit } átköltözött, { $place } → { $to }.
scythe-event-drive-off = { $popularity ->
    [0] { $who } visszavonulásra kényszerített { $workers } munkást ({ $victim }, { $place }).
   *[other] { $who } visszavonulásra kényszerített { $workers } munkást ({ $victim }, { $place }), és { $popularity } népszerűséget veszített.
}
scythe-event-produce = { $who } termelt { $counted_acc } ({ $place }).

## Upgrading, deploying, building, enlisting

scythe-event-upgrade = { $who } fejlesztett. { $box }. Eggyel olcsóbb: { $action }.
scythe-event-deploy = { $who } mechet telepített: { $ability } ({ $place }).
scythe-event-build = { $who } építményt épített: { $structure } ({ $place }).
scythe-event-enlist = { $who } besorozott egy újoncot ({ $action }). Egyszeri bónusz: { $bonus }.

## Combat

scythe-event-combat = { $who } harcot kezdett { $defender } ellen ({ $place }).
scythe-event-disarm = { $who }: Lefegyverzés. { $victim } vesztett { $power } hatalmat.
scythe-event-artillery = { $who }: Tüzérség 1 hatalomért. { $victim } vesztett { $power } hatalmat.
scythe-event-scout = { $who } Felderítéssel ellopta { $victim } egyik harckártyáját.
    .seen = { $who } Felderítéssel ellopta { $victim } egyik harckártyáját (értéke { $value }).
scythe-event-dial = { $who } tárcsáján { $power } állt. Összesen: { $total }.
    .cards = { $who } tárcsáján { $power } állt, a harckártyák értéke: { $cards }. Összesen: { $total }.
scythe-event-combat-won = { $who } megnyerte a harcot { $loser } ellen ({ $place }).
scythe-event-popularity-lost = { $amount ->
    [0] { $who } nem veszített népszerűséget, mert nem volt neki.
   *[other] { $who } vesztett { $amount } népszerűséget.
}
scythe-event-retreat = { $who } visszavonult { $units } egységgel, { $place } → { $to }.
scythe-event-sent-back = { $who }: { $unit } visszatért, { $place } → { $to }.
    .loaded = { $who }: { $unit } visszatért, { $place } → { $to }. Vele: { $load }.

## Encounters and the Factory

scythe-event-encounter = { $who } találkozást hajtott végre ({ $place }).
    .card = { $who } találkozást hajtott végre ({ $place }, { $card }. kártya).
scythe-event-option = { $who } lehetőséget választott: „{ $option }” ({ $card }. találkozáskártya).
scythe-event-scene = { $who } jelenetet választott: „{ $scene }” – { $card }. találkozáskártya, „{ $option }” lehetőség.
scythe-event-look = { $who } megnézte { $victim } harckártyáit.
    .seen = { $who } megnézte { $victim } harckártyáit: { $values }.
scythe-event-factory = { $who } átnézett { $count } Gyárkártyát.
    .seen = { $who } átnézett { $count } Gyárkártyát: { $cards }.
scythe-event-factory-card = { $who } Gyárkártyát választott ({ $card }. számú). { $deal }.

## Side actions

scythe-event-gift = { $who } ajándéka { $receiver } számára: { $counted }.
scythe-event-standing-refusal = { $who } mostantól nem kéri ezt a folyamatos toborzási bónuszt: { $bonus }.
scythe-event-standing-acceptance = { $who } újra kéri ezt a folyamatos toborzási bónuszt: { $bonus }.
scythe-event-penalty = { $who } a játék megállításáért vesztett { $popularity } népszerűséget.
