### 51st State: the log, events that only this game has or tells in its own way (English). Names stand uninflected.
### An attribute says more where more is known; the first one whose variables are all given is used.

## Cards

fifty-first-state-event-draw = { $count ->
    [0] { $who } drew nothing: there are no cards left.
    [one] { $who } drew { $count } card.
   *[other] { $who } drew { $count } cards.
}
    .seen = { $who } drew { $cards }.
fifty-first-state-event-drop = { $count ->
    [one] { $who } discarded { $count } card of the starting hand.
   *[other] { $who } discarded { $count } cards of the starting hand.
}
    .seen = { $who } discarded from the starting hand: { $cards }.
fifty-first-state-event-connections = There are no connection cards in this round.
    .cards = Connection cards of this round: { $cards }.
fifty-first-state-event-connect = { $who } took the connection card { $card }.
fifty-first-state-event-play = { $who } played the connection card { $card }.

## Locations

fifty-first-state-event-develop = { $who } developed: { $card }.
fifty-first-state-event-clear = { $who } cleared a ruin.
# $card took the production of $location.
fifty-first-state-event-name = { $who } named { $location }: { $card } takes its production.
fifty-first-state-event-visit = { $who } sent a worker to { $card }, a location of { $owner }.
fifty-first-state-event-place = { $who } put { $counted } on { $card }.
fifty-first-state-event-shield = { $who } put a shield on { $card }.
# $contact: the name of one contact, such as "grey contact".
fifty-first-state-event-contacts = { $who } used the board action: { $contact }.

## The end

fifty-first-state-event-last-round = { $who } has 25 points or more: this round is the last one.

## The solo game

fifty-first-state-event-virtual-connection = { $who } took the connection card { $card }.
# $steps: a list of the messages fifty-first-state-priority-…
fifty-first-state-event-attack = { $who } attacked with { $card }.
    .steps = { $who } attacked with { $card }. The target was found by: { $steps }.
fifty-first-state-event-attack-absorbed = The shield on { $card } took the attack.
