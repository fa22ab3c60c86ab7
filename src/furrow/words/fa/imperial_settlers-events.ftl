### Imperial Settlers: the log, events that only this game has or tells in its own way (Persian). Names stand uninflected.
### An attribute says more where more is known; the first one whose variables are all given is used.

## Cards

imperial-settlers-event-draw = { $count ->
    [0] { $who } کارتی نکشید: کارتی نمانده است ({ $deck }).
    [one] { $who } کشید: { $count } کارت ({ $deck }).
   *[other] { $who } کشید: { $count } کارت ({ $deck }).
}
    .seen = { $who } کشید: { $cards } ({ $deck }).
imperial-settlers-event-look = { $count ->
    [0] { $who } کارتی برای انتخاب نکشید: کارتی نمانده است.
    [one] { $who } برای انتخاب کشید: { $count } کارت.
   *[other] { $who } برای انتخاب کشید: { $count } کارت.
}
    .seen = { $who } برای انتخاب کشید: { $cards }.
imperial-settlers-event-dealt = { $count ->
    [0] به { $who } کارتی نرسید: کارتی نمانده است.
    [one] به { $who } پخش شد: { $count } کارت.
   *[other] به { $who } پخش شد: { $count } کارت.
}
    .seen = به { $who } پخش شد: { $cards }.
imperial-settlers-event-passed-on = { $who } کارت‌های دیگر را به { $receiver } داد.
    .seen = { $who } به { $receiver } داد: { $cards }.

## Locations

imperial-settlers-event-use = { $who } مکان «{ $card }» را به‌کار انداخت.
imperial-settlers-event-clear = { $who } یک پی را کنار گذاشت.
imperial-settlers-event-foundation = مکان «{ $card }» به پی تبدیل شد ({ $who }).
imperial-settlers-event-remove = مکان «{ $card }» متعلق به { $who } دور ریخته شد.
imperial-settlers-event-take-over = { $who } مکان «{ $card }» متعلق به { $victim } را زیر نفوذ گرفت.
imperial-settlers-event-control-ends = به صاحبش برگشت: { $cards }.
imperial-settlers-event-block = { $who } مکان «{ $card }» را برای این دور بست.
imperial-settlers-event-loot = { $who } مکان «{ $card }» را غارت کرد؛ مکان سر جایش می‌ماند.
imperial-settlers-event-shield = { $who } نشان دفاع را روی «{ $card }» گذاشت.
imperial-settlers-event-samurai = { $who } روی «{ $card }» سامورایی گذاشت.
imperial-settlers-event-offer = { $who } روی «{ $card }» گذاشت: { $counted }.
imperial-settlers-event-tuck = { $who } کارتی از دست خود را زیر «{ $card }» گذاشت.
    .seen = { $who } کارت «{ $tucked }» را زیر «{ $card }» گذاشت.
imperial-settlers-event-lay-foundation = { $who } کارتی از دست خود را به‌عنوان پی گذاشت.
    .seen = { $who } کارت «{ $card }» را به‌عنوان پی گذاشت.

## Deals and goods

imperial-settlers-event-take-deal = { $who } پیمان «{ $card }» را از { $victim } گرفت.
imperial-settlers-event-foreign-deal = { $who } با مکان «{ $card }» متعلق به { $victim } پیمان بست.
imperial-settlers-event-forgo = { $who } از این کالاهای پیمان‌ها در برابر امتیاز چشم پوشید: { $counted }.
imperial-settlers-event-forfeit = { $who } در برابر امتیاز چشم پوشید از: { $counted }.
imperial-settlers-event-make-discard = { $victim } به خواست { $who } باید یک کارت دور بریزد.
imperial-settlers-event-extra-points = { $who } افزون بر آن دریافت کرد: { $counted } ({ $card }).

## The solo game

imperial-settlers-event-attack = { $who } یک کارت حمله رو کرد. هدف: { $target }.
imperial-settlers-event-collect = { $who } گرد آورد: { $cards }.

## In place of messages that both games share

imperial-settlers-event-deal = { $who } با کارت «{ $card }» پیمان بست.
imperial-settlers-event-cancel = { $who } پیمان «{ $card }» را از دست داد.
imperial-settlers-event-deal-goods = { $who } از پیمان‌ها دریافت کرد: { $counted }.
