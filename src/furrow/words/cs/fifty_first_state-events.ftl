### 51st State: the log, events that only this game has or tells in its own way (Czech). Names stand uninflected; the
### present has no gender.
### An attribute says more where more is known; the first one whose variables are all given is used.

## Cards

fifty-first-state-event-draw = { $count ->
    [0] { $who } nic nedobírá: karty došly.
    [one] { $who } dobírá { $count } kartu.
    [few] { $who } dobírá { $count } karty.
   *[other] { $who } dobírá { $count } karet.
}
    .seen = { $who } dobírá: { $cards }.
fifty-first-state-event-drop = { $count ->
    [one] { $who } odhazuje z počáteční ruky { $count } kartu.
    [few] { $who } odhazuje z počáteční ruky { $count } karty.
   *[other] { $who } odhazuje z počáteční ruky { $count } karet.
}
    .seen = { $who } odhazuje z počáteční ruky: { $cards }.
fifty-first-state-event-connections = V tomto kole nejsou žádné karty spojení.
    .cards = Karty spojení v tomto kole: { $cards }.
fifty-first-state-event-connect = { $who } si bere kartu spojení { $card }.
fifty-first-state-event-play = { $who } hraje kartu spojení { $card }.

## Locations

fifty-first-state-event-develop = { $who } přestavuje na kartu { $card }.
fifty-first-state-event-clear = { $who } odklízí ruinu.
# $card took the production of $location.
fifty-first-state-event-name = { $who } určuje lokaci { $location }: její produkci přebírá karta { $card }.
fifty-first-state-event-visit = { $who } vysílá dělníka na lokaci { $card } { $owner_code ->
    [virtual] virtuálního hráče
   *[player] hráče { $owner }
}.
fifty-first-state-event-place = { $who } pokládá na kartu { $card } { $counted_acc }.
fifty-first-state-event-shield = { $who } umísťuje štít na kartu { $card }.
# $contact: the name of one contact, such as "šedý kontakt".
fifty-first-state-event-contacts = { $who } využívá akci desky: { $contact }.

## The end

fifty-first-state-event-last-round = { $who } má 25 nebo více bodů: toto kolo je poslední.

## The solo game

fifty-first-state-event-virtual-connection = { $who } si bere kartu spojení { $card }.
# $steps: a list of the messages fifty-first-state-priority-…
fifty-first-state-event-attack = { $who } útočí kartou { $card }.
    .steps = { $who } útočí kartou { $card }. O cíli rozhoduje: { $steps }.
fifty-first-state-event-attack-absorbed = Útok zachytil štít na kartě { $card }.
