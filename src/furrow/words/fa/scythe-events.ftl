### Scythe: the log, one message for each kind of event (Persian). No arrows: they do not turn with the direction of writing.
### An attribute says more where more is known; the first one whose variables are all given is used.

## The course of the game

scythe-event-start = بازی با { $seats } بازیکن آغاز می‌شود. بازیکن شروع‌کننده: { $who }.
scythe-event-turn = نوبت { $who } است.
scythe-event-section = { $who } بخش «{ $section }» را انتخاب کرد.
scythe-event-top = { $who } اکشن ردیف بالای «{ $section }» را انجام داد.
scythe-event-bottom = { $who } اکشن ردیف پایین «{ $action }» را انجام داد.
scythe-event-factory-move = { $who } از حرکت کارت کارخانه استفاده کرد.
scythe-event-star = { $who } ستاره‌ی شماره‌ی { $count } خود را قرار داد: { $star }.
scythe-event-objective = { $who } کارت هدف «{ $objective }» را رو کرد.
scythe-event-game-over = بازی تمام شد.

## Paying and gaining

scythe-event-pay = { $who } { $counted } پرداخت کرد.
scythe-event-pay-goods = { $who } { $counted } از { $place } پرداخت کرد.
scythe-event-discard = { $who } با کارت نبردی به ارزش { $value } پرداخت کرد.
scythe-event-coercion = { $who } از «اجبار» استفاده کرد: کارت نبردی به ارزش { $value } به‌جای ۱ منبع.
scythe-event-gain = { $who } { $counted } دریافت کرد.
    .place = { $who } { $counted } در { $place } دریافت کرد.
scythe-event-ongoing-bonus = { $who } منفعت همیشگی استخدام گرفت ({ $action }).
scythe-event-draw = { $count ->
    [0] { $who } کارتی برنداشت: کارت نبردی نمانده است.
   *[other] { $who } { $count } کارت نبرد برداشت.
}
    .seen = { $who } { $count } کارت نبرد برداشت ({ $values }).
scythe-event-reshuffle = کارت‌های نبرد بازی‌شده بُر خوردند و پشته‌ی تازه‌ای با { $count } کارت ساختند.

## Moving and producing

scythe-event-move = { $who }: { $unit } از { $place } به { $to } رفت.
    .loaded = { $who }: { $unit } از { $place } به { $to } رفت و { $load } با خود برد.
scythe-event-resettle = { $who }: { $unit } از { $place } به { $to } جابه‌جا شد.
scythe-event-drive-off = { $who } { $workers } کارگر { $victim } را از { $place } به عقب‌نشینی واداشت و { $popularity } محبوبیت از دست داد.
scythe-event-produce = { $who } { $counted } در { $place } تولید کرد.

## Upgrading, deploying, building, enlisting

scythe-event-upgrade = { $who } یک ارتقا انجام داد. { $box }. ۱ واحد ارزان‌تر: { $action }.
scythe-event-deploy = { $who } ماشین زرهی «{ $ability }» را در { $place } مستقر کرد.
scythe-event-build = { $who } ساختمان «{ $structure }» را در { $place } ساخت.
scythe-event-enlist = { $who } یک نیرو استخدام کرد ({ $action }). منفعت یک‌بارمصرف: { $bonus }.

## Combat

scythe-event-combat = { $who } در { $place } به { $defender } حمله کرد.
scythe-event-disarm = { $who } از «خلع سلاح» استفاده کرد و { $victim } { $power } قدرت از دست داد.
scythe-event-artillery = { $who } برای «توپخانه» ۱ قدرت پرداخت کرد و { $victim } { $power } قدرت از دست داد.
scythe-event-scout = { $who } با «دیده‌بانی» یک کارت نبرد از { $victim } گرفت.
    .seen = { $who } با «دیده‌بانی» یک کارت نبرد به ارزش { $value } از { $victim } گرفت.
scythe-event-dial = { $who } چرخ قدرت را روی { $power } گذاشته بود. مجموع: { $total }.
    .cards = { $who } چرخ قدرت را روی { $power } گذاشته بود؛ ارزش کارت‌های نبرد: { $cards }. مجموع: { $total }.
scythe-event-combat-won = { $who } در نبرد { $place } بر { $loser } پیروز شد.
scythe-event-popularity-lost = { $amount ->
    [0] { $who } محبوبیتی نداشت که از دست بدهد.
   *[other] { $who } { $amount } محبوبیت از دست داد.
}
scythe-event-retreat = { $who } با { $units } مهره از { $place } به { $to } عقب‌نشینی کرد.
scythe-event-sent-back = { $who }: { $unit } از { $place } به { $to } برگشت.
    .loaded = { $who }: { $unit } از { $place } به { $to } برگشت و { $load } با خود برد.

## Encounters and the Factory

scythe-event-encounter = { $who } در { $place } ملاقاتی داشت.
    .card = { $who } در { $place } ملاقاتی داشت: کارت { $card }.
scythe-event-option = { $who } گزینه‌ی { $option } از کارت ملاقات { $card } را انتخاب کرد.
scythe-event-scene = { $who } این صحنه را انتخاب کرد: «{ $scene }» – کارت ملاقات { $card }، گزینه‌ی { $option }.
scythe-event-look = { $who } کارت‌های نبرد { $victim } را دید.
    .seen = { $who } کارت‌های نبرد { $victim } را دید: { $values }.
scythe-event-factory = { $who } به { $count } کارت کارخانه نگاه کرد.
    .seen = { $who } به { $count } کارت کارخانه نگاه کرد: { $cards }.
scythe-event-factory-card = { $who } کارت کارخانه‌ی { $card } را برداشت. { $deal }.

## Side actions

scythe-event-gift = { $who } به { $receiver } { $counted } داد.
scythe-event-standing-refusal = { $who } از این پس این منفعت همیشگی استخدام را رد می‌کند: { $bonus }.
scythe-event-standing-acceptance = { $who } دوباره این منفعت همیشگی استخدام را قبول می‌کند: { $bonus }.
scythe-event-penalty = { $who } به‌خاطر معطل کردن بازی { $popularity } محبوبیت از دست داد.
