### 51st State: the log, events that only this game has or tells in its own way (Hungarian). Names stand uninflected.
### An attribute says more where more is known; the first one whose variables are all given is used.

## Cards

fifty-first-state-event-draw = { $count ->
    [0] { $who } nem húzott: elfogyott a kártya.
    [one] { $who } húzott { $count } kártyát.
   *[other] { $who } húzott { $count } kártyát.
}
    .seen = { $who } húzott: { $cards }.
fifty-first-state-event-drop = { $who } eldobott { $count } kártyát a kezdő lapjai közül.
    .seen = { $who } eldobott a kezdő lapjai közül: { $cards }.
fifty-first-state-event-connections = Ebben a fordulóban nincs kapcsolatkártya.
    .cards = A forduló kapcsolatkártyái: { $cards }.
fifty-first-state-event-connect = { $who } elvett egy kapcsolatkártyát: { $card }.
fifty-first-state-event-play = { $who } kijátszott egy kapcsolatkártyát: { $card }.

## Locations

fifty-first-state-event-develop = { $who } átépítéssel megépített egy helyszínt: { $card }.
fifty-first-state-event-clear = { $who } eldobott egy romot (átépítés).
# $card took the production of $location.
fifty-first-state-event-name = { $who } megnevezett egy helyszínt: { $location }. Termelését ez veszi át: { $card }.
fifty-first-state-event-visit = { $who } munkást küldött { $owner } egyik helyszínére: { $card }.
fifty-first-state-event-place = { $who } helyszínére került: { $counted } ({ $card }).
fifty-first-state-event-shield = { $who } pajzsjelzőt tett egy helyszínére: { $card }.
# $contact: the name of one contact, such as "grey contact".
fifty-first-state-event-contacts = { $who } a frakciótábla akcióját használta: { $contact }.

## The end

fifty-first-state-event-last-round = { $who } elérte a 25 pontot: ez az utolsó forduló.

## The solo game

fifty-first-state-event-virtual-connection = { $who } elvett egy kapcsolatkártyát: { $card }.
# $steps: a list of the messages fifty-first-state-priority-…
fifty-first-state-event-attack = { $who } támadott ezzel a kártyával: { $card }.
    .steps = { $who } támadott ezzel a kártyával: { $card }. A célpontot ez döntötte el: { $steps }.
fifty-first-state-event-attack-absorbed = A támadást egy pajzsjelző fogta fel: { $card }.
