### Imperial Settlers: the log, events that only this game has or tells in its own way (Czech). Names stand uninflected;
### the present has no gender.
### An attribute says more where more is known; the first one whose variables are all given is used.

## Cards

# $deck: the name of the deck.
imperial-settlers-event-draw = { $count ->
    [0] { $who } nic nedobírá: karty došly ({ $deck }).
    [one] { $who } dobírá { $count } kartu ({ $deck }).
    [few] { $who } dobírá { $count } karty ({ $deck }).
   *[other] { $who } dobírá { $count } karet ({ $deck }).
}
    .seen = { $who } dobírá: { $cards } ({ $deck }).
imperial-settlers-event-look = { $count ->
    [0] { $who } nedobírá na výběr žádnou kartu: karty došly.
    [one] { $who } dobírá na výběr { $count } kartu.
    [few] { $who } dobírá na výběr { $count } karty.
   *[other] { $who } dobírá na výběr { $count } karet.
}
    .seen = { $who } dobírá na výběr: { $cards }.
imperial-settlers-event-dealt = { $count ->
    [0] { $who } nedostává žádnou kartu: karty došly.
    [one] { $who } dostává { $count } kartu.
    [few] { $who } dostává { $count } karty.
   *[other] { $who } dostává { $count } karet.
}
    .seen = { $who } dostává: { $cards }.
imperial-settlers-event-passed-on = { $who } předává ostatní karty hráči { $receiver }.
    .seen = { $who } předává hráči { $receiver }: { $cards }.

## Locations

imperial-settlers-event-use = { $who } aktivuje: { $card }.
imperial-settlers-event-free = { $who } uvolňuje: { $card }. Lokaci lze znovu aktivovat.
imperial-settlers-event-clear = { $who } obětuje základy.
imperial-settlers-event-foundation = { $who } má z karty { $card } základy.
imperial-settlers-event-remove = { $who } přichází o lokaci { $card }.
imperial-settlers-event-take-over = { $who } přebírá lokaci { $card } { $victim_code ->
    [virtual] virtuálního hráče
   *[player] hráče { $victim }
}.
imperial-settlers-event-control-ends = Zpět k majiteli: { $cards }.
imperial-settlers-event-block = { $who } pro toto kolo blokuje: { $card }.
imperial-settlers-event-loot = { $who } drancuje lokaci { $card }, ta zůstává stát.
imperial-settlers-event-shield = { $who } umísťuje žeton obrany na kartu { $card }.
imperial-settlers-event-samurai = { $who } umísťuje samuraje na kartu { $card }.
imperial-settlers-event-offer = { $who } pokládá na kartu { $card } { $counted_acc }.
imperial-settlers-event-tuck = { $who } vkládá pod kartu { $card } kartu z ruky.
    .seen = { $who } vkládá pod kartu { $card }: { $tucked }.
imperial-settlers-event-lay-foundation = { $who } pokládá kartu z ruky jako základy.
    .seen = { $who } pokládá jako základy: { $card }.

## Deals and goods

imperial-settlers-event-take-deal = { $who } bere { $victim_code ->
    [virtual] virtuálnímu hráči
   *[player] hráči { $victim }
} dohodu { $card }.
imperial-settlers-event-foreign-deal = { $who } uzavírá dohodu s lokací { $card } { $victim_code ->
    [virtual] virtuálního hráče
   *[player] hráče { $victim }
}.
imperial-settlers-event-forgo = { $who } se za body vzdává zisku z dohod: { $counted }.
imperial-settlers-event-forfeit = { $who } se za body vzdává prostředků: { $counted }.
imperial-settlers-event-make-discard = { $who } nutí hráče { $victim } odhodit kartu.
imperial-settlers-event-extra-points = { $who } získává navíc { $counted_acc } ({ $card }).

## The solo game

# $target: the name of one good.
imperial-settlers-event-attack = { $who } odkrývá kartu útoku. Cíl: { $target }.
imperial-settlers-event-collect = { $who } sbírá: { $cards }.
