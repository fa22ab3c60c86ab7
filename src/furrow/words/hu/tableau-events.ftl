### 51st State and Imperial Settlers: the log, events that both games have (Hungarian). Names stand uninflected.
### An attribute says more where more is known; the first one whose variables are all given is used.
### $card, $cards: names of cards; $counted: a list of counted goods; $who and other players: names.

## The course of the game

tableau-event-start = Kezdődik a játék { $seats } játékossal. Kezdőjátékos: { $who }.
tableau-event-round = { $round }. forduló.
tableau-event-production = Kezdődik a termelési fázis.
tableau-event-actions = Kezdődik az akciófázis.
tableau-event-cleanup = Kezdődik a takarítási fázis.
tableau-event-pass = { $who } passzolt.
tableau-event-end = A játéknak vége.

## Cards

tableau-event-reveal = Nincs több felcsapható kártya.
    .cards = Felcsapott kártyák: { $cards }.
tableau-event-take = { $who } kártyát választott a sorból: { $card }.
tableau-event-left-over = A sorból eldobva: { $cards }.
tableau-event-keep = { $count ->
    [0] { $who } egy kártyát sem tartott meg.
    [one] { $who } megtartott { $count } kártyát.
   *[other] { $who } megtartott { $count } kártyát.
}
    .seen = { $who } megtartotta: { $cards }.
tableau-event-discard = { $who } eldobta: { $card }.
# $deck: the name of the deck.
tableau-event-reshuffle = Az eldobott kártyákból új pakli készült: { $deck } ({ $count } lap).

## Building, deals, razing

tableau-event-build = { $who } megépített egy helyszínt: { $card }.
tableau-event-replace = { $who } eldobta egy új helyszínért: { $card }.
tableau-event-deal = { $who } üzletet kötött: { $card }.
# A player has a deal no longer, by choice or not.
tableau-event-cancel = { $who } elvesztett egy üzletet: { $card }.
tableau-event-raze-card = { $who } lerombolt egy kártyát a kezéből: { $card }.
# $rival: the owner, if it is another player.
tableau-event-raze = { $who } lerombolt egy helyszínt: { $card }.
    .rival = { $who } lerombolta { $rival } egyik helyszínét: { $card }.

## Using locations

tableau-event-use = { $who } használt egy helyszínt: { $card }.
tableau-event-exchange = { $who } munkásokat cserélt be.
tableau-event-copy = { $who } lemásolta egy helyszín termelését: { $card }.
tableau-event-free = { $who } szabaddá tett egy helyszínt, amely így újra használható: { $card }.
tableau-event-steal = { $who } elvett { $counted_acc } { $victim } készletéből.

## Paying and gaining

tableau-event-pay = { $who } fizetett { $counted_acc }.
tableau-event-gain = { $who } kapott { $counted_acc }.
    .card = { $who } kapott { $counted_acc } ({ $card }).
tableau-event-deal-goods = { $who } kapott { $counted_acc } az üzleteiből.
tableau-event-store = { $who } eltárolt { $counted_acc }.

## The solo game

tableau-event-virtual-location = { $who } helyszínt kapott: { $card }.
tableau-event-attack-fails = A támadás nem talált célpontot.
