### 51st State and Imperial Settlers: the log, events that both games have (Persian). Names stand uninflected.
### An attribute says more where more is known; the first one whose variables are all given is used.
### $card, $cards: names of cards; $counted: a list of counted goods; $who and other players: names.

## The course of the game

tableau-event-start = بازی با { $seats } بازیکن آغاز می‌شود. بازیکن آغازگر: { $who }.
tableau-event-round = دور { $round } آغاز می‌شود.
tableau-event-production = مرحله‌ی تولید آغاز می‌شود.
tableau-event-actions = مرحله‌ی کنش آغاز می‌شود.
tableau-event-cleanup = پاک‌سازی آغاز می‌شود.
tableau-event-pass = { $who } پاس داد.
tableau-event-end = بازی تمام شد.

## Cards

tableau-event-reveal = کارتی برای رو کردن نمانده است.
    .cards = رو شد: { $cards }.
tableau-event-take = { $who } کارت «{ $card }» را برداشت.
tableau-event-left-over = از ردیف دور ریخته شد: { $cards }.
tableau-event-keep = { $count ->
    [0] { $who } کارتی نگه نداشت.
    [one] { $who } نگه داشت: { $count } کارت.
   *[other] { $who } نگه داشت: { $count } کارت.
}
    .seen = { $who } نگه داشت: { $cards }.
tableau-event-discard = { $who } کارت «{ $card }» را دور ریخت.
tableau-event-reshuffle = { $count ->
    [one] { $count } کارت دورریخته بُر خورد و دوباره دسته شد: { $deck }.
   *[other] { $count } کارت دورریخته بُر خوردند و دوباره دسته شدند: { $deck }.
}

## Building, deals, razing

tableau-event-build = { $who } مکان «{ $card }» را ساخت.
tableau-event-replace = { $who } مکان «{ $card }» را کنار گذاشت تا جای خود را به مکانی تازه بدهد.
tableau-event-deal = { $who } با کارت «{ $card }» معامله کرد.
tableau-event-cancel = { $who } معامله‌ی «{ $card }» را از دست داد.
tableau-event-raze-card = { $who } کارت «{ $card }» را از دست خود ویران کرد.
tableau-event-raze = { $who } مکان «{ $card }» را ویران کرد.
    .rival = { $who } مکان «{ $card }» متعلق به { $rival } را ویران کرد.

## Using locations

tableau-event-use = { $who } از مکان «{ $card }» استفاده کرد.
tableau-event-exchange = { $who } کارگرانی را مبادله کرد.
tableau-event-copy = { $who } تولید مکان «{ $card }» را تکرار کرد.
tableau-event-free = { $who } مکان «{ $card }» را آزاد کرد: دوباره قابل استفاده است.
tableau-event-steal = { $who } از { $victim } گرفت: { $counted }.

## Paying and gaining

tableau-event-pay = { $who } پرداخت کرد: { $counted }.
tableau-event-gain = { $who } دریافت کرد: { $counted }.
    .card = { $who } دریافت کرد: { $counted } ({ $card }).
tableau-event-deal-goods = { $who } از معامله‌ها دریافت کرد: { $counted }.
tableau-event-store = { $who } ذخیره کرد: { $counted }.

## The solo game

tableau-event-virtual-location = { $who } کارت «{ $card }» را گرفت.
tableau-event-attack-fails = حمله به چیزی نخورد.
