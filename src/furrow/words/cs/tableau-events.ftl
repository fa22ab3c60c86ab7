### 51st State and Imperial Settlers: the log, events that both games have (Czech). Names stand uninflected; the present
### has no gender.
### An attribute says more where more is known; the first one whose variables are all given is used.
### $card, $cards: names of cards; $counted: a list of counted goods; $who and other players: names.

## The course of the game

tableau-event-start = Začíná hra pro { $seats ->
    [one] { $seats } hráče
    [few] { $seats } hráče
   *[other] { $seats } hráčů
}. První je na tahu { $who }.
tableau-event-round = Začíná { $round }. kolo.
tableau-event-production = Začíná fáze produkce.
tableau-event-actions = Začíná fáze akcí.
tableau-event-cleanup = Začíná fáze úklidu.
tableau-event-pass = { $who } pasuje.
tableau-event-end = Hra skončila.

## Cards

tableau-event-reveal = Není co odkrýt, karty došly.
    .cards = Odkryté karty: { $cards }.
tableau-event-take = { $who } si bere: { $card }.
tableau-event-left-over = Odhozeno z řady: { $cards }.
tableau-event-keep = { $count ->
    [0] { $who } si neponechává žádnou kartu.
    [one] { $who } si ponechává { $count } kartu.
    [few] { $who } si ponechává { $count } karty.
   *[other] { $who } si ponechává { $count } karet.
}
    .seen = { $who } si ponechává: { $cards }.
tableau-event-discard = { $who } odhazuje: { $card }.
# $deck: the name of the deck.
tableau-event-reshuffle = Z odhozených karet vznikl nový balíček: { $deck } ({ $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}).

## Building, deals, razing

tableau-event-build = { $who } staví: { $card }.
tableau-event-replace = { $who } obětuje lokaci { $card }.
tableau-event-deal = { $who } uzavírá dohodu: { $card }.
# A player has a deal no longer, by choice or not.
tableau-event-cancel = { $who } přichází o dohodu: { $card }.
tableau-event-raze-card = { $who } boří z ruky: { $card }.
# $rival: the owner, if it is another player.
tableau-event-raze = { $who } boří lokaci { $card }.
    .rival = { $who } boří lokaci { $card } { $rival_code ->
        [virtual] virtuálního hráče
       *[player] hráče { $rival }
    }.

## Using locations

tableau-event-use = { $who } používá: { $card }.
tableau-event-exchange = { $who } vyměňuje dělníky.
tableau-event-copy = { $who } kopíruje produkci: { $card }.
tableau-event-free = { $who } uvolňuje: { $card }. Lokaci lze znovu použít.
tableau-event-steal = { $who } bere hráči { $victim } { $counted_acc }.

## Paying and gaining

tableau-event-pay = { $who } platí { $counted_acc }.
tableau-event-gain = { $who } získává { $counted_acc }.
    .card = { $who } získává { $counted_acc } ({ $card }).
tableau-event-deal-goods = { $who } získává z dohod { $counted_acc }.
tableau-event-store = { $who } uskladňuje { $counted_acc }.

## The solo game

tableau-event-virtual-location = { $who } dostává: { $card }.
tableau-event-attack-fails = Útok nic nezasáhl.
