### 51st State and Imperial Settlers: the log, events that both games have (Persian). Names stand uninflected.
### An attribute says more where more is known; the first one whose variables are all given is used.
### $card, $cards: names of cards; $counted: a list of counted goods; $who and other players: names.

## The course of the game

tableau-event-start = بازی با { $seats } بازیکن آغاز می‌شود. بازیکن شروع‌کننده: { $who }.
tableau-event-round = دور { $round } آغاز می‌شود.
tableau-event-production = فاز تولید آغاز می‌شود.
tableau-event-actions = فاز اکشن آغاز می‌شود.
tableau-event-cleanup = فاز پاک‌سازی آغاز می‌شود.
tableau-event-pass = { $who } پاس داد.
tableau-event-end = بازی تمام شد.

## Cards

tableau-event-reveal = کارتی برای رو کردن نمانده است.
    .cards = رو شد: { $cards }.
tableau-event-take = { $who } کارت «{ $card }» را برداشت.
tableau-event-left-over = از ردیف دور ریخته شد: { $cards }.
tableau-event-keep = { $count ->
    [0] { $who } کارتی نگه نداشت.
   *[other] { $who } { $count } کارت نگه داشت.
}
    .seen = { $who } کارت نگه داشت: { $cards }.
tableau-event-discard = { $who } کارت «{ $card }» را دور ریخت.
tableau-event-reshuffle = { $count } کارت دورریخته بُر خورد و دوباره دسته شد: { $deck }.

## Building, deals, razing

tableau-event-build = { $who } مکان «{ $card }» را ساخت.
tableau-event-replace = { $who } مکان «{ $card }» را برای مکانی تازه کنار گذاشت.
tableau-event-deal = { $who } با کارت «{ $card }» معامله کرد.
tableau-event-cancel = { $who } معامله‌ی «{ $card }» را از دست داد.
tableau-event-raze-card = { $who } کارت «{ $card }» را از دست خود تخریب کرد.
tableau-event-raze = { $who } مکان «{ $card }» را تخریب کرد.
    .rival = { $who } مکان «{ $card }» متعلق به { $rival } را تخریب کرد.

## Using locations

tableau-event-use = { $who } از مکان «{ $card }» استفاده کرد.
tableau-event-exchange = { $who } کارگر مبادله کرد.
tableau-event-copy = { $who } تولید مکان «{ $card }» را تکرار کرد.
tableau-event-free = { $who } مکان «{ $card }» را آزاد کرد: دوباره قابل استفاده است.
tableau-event-steal = { $who } از { $victim } { $counted } گرفت.

## Paying and gaining

tableau-event-pay = { $who } { $counted } پرداخت کرد.
tableau-event-gain = { $who } { $counted } دریافت کرد.
    .card = { $who } از «{ $card }» { $counted } دریافت کرد.
tableau-event-deal-goods = { $who } از معامله‌ها { $counted } دریافت کرد.
tableau-event-store = { $who } { $counted } ذخیره کرد.

## The solo game

tableau-event-virtual-location = { $who } کارت «{ $card }» را گرفت.
tableau-event-attack-fails = حمله به چیزی نخورد.
