### Imperial Settlers: the log, events that only this game has or tells in its own way (Persian). Names stand uninflected.
### An attribute says more where more is known; the first one whose variables are all given is used.

## Cards

imperial-settlers-event-draw = { $count ->
    [0] { $who } کارتی نکشید: کارتی نمانده است ({ $deck }).
   *[other] { $who } { $count } کارت کشید ({ $deck }).
}
    .seen = { $who } کارت کشید: { $cards } ({ $deck }).
imperial-settlers-event-look = { $count ->
    [0] { $who } کارتی برای انتخاب نکشید: کارتی نمانده است.
   *[other] { $who } { $count } کارت برای انتخاب کشید.
}
    .seen = { $who } برای انتخاب کارت کشید: { $cards }.
imperial-settlers-event-dealt = { $count ->
    [0] به { $who } کارتی نرسید: کارتی نمانده است.
   *[other] به { $who } { $count } کارت رسید.
}
    .seen = کارت‌هایی که به { $who } رسید: { $cards }.
imperial-settlers-event-passed-on = { $who } کارت‌های دیگر را به { $receiver } داد.
    .seen = { $who } این کارت‌ها را به { $receiver } داد: { $cards }.

## Locations

imperial-settlers-event-use = { $who } مکان «{ $card }» را فعال کرد.
imperial-settlers-event-clear = { $who } یک پی را کنار گذاشت.
imperial-settlers-event-foundation = مکان «{ $card }» متعلق به { $who } به پی تبدیل شد.
imperial-settlers-event-remove = مکان «{ $card }» متعلق به { $who } دور ریخته شد.
imperial-settlers-event-take-over = { $who } مکان «{ $card }» متعلق به { $victim } را در اختیار گرفت.
imperial-settlers-event-control-ends = به صاحبش برگشت: { $cards }.
imperial-settlers-event-block = { $who } مکان «{ $card }» را برای این دور مسدود کرد.
imperial-settlers-event-loot = { $who } مکان «{ $card }» را غارت کرد؛ مکان سر جایش می‌ماند.
imperial-settlers-event-shield = { $who } توکن دفاع را روی «{ $card }» گذاشت.
imperial-settlers-event-samurai = { $who } روی «{ $card }» سامورایی گذاشت.
imperial-settlers-event-offer = { $who } روی «{ $card }» { $counted } گذاشت.
imperial-settlers-event-tuck = { $who } کارتی از دست خود را زیر «{ $card }» گذاشت.
    .seen = { $who } کارت «{ $tucked }» را زیر «{ $card }» گذاشت.
imperial-settlers-event-lay-foundation = { $who } کارتی از دست خود را به‌عنوان پی گذاشت.
    .seen = { $who } کارت «{ $card }» را به‌عنوان پی گذاشت.

## Deals and goods

imperial-settlers-event-take-deal = { $who } پیمان «{ $card }» را از { $victim } گرفت.
imperial-settlers-event-foreign-deal = { $who } با مکان «{ $card }» متعلق به { $victim } پیمان بست.
imperial-settlers-event-forgo = { $who } در برابر امتیاز از دریافت { $counted } از پیمان‌ها چشم پوشید.
imperial-settlers-event-forfeit = { $who } در برابر امتیاز از { $counted } چشم پوشید.
imperial-settlers-event-make-discard = { $victim } به خواست { $who } باید یک کارت دور بریزد.
imperial-settlers-event-extra-points = { $who } با «{ $card }» { $counted } دیگر دریافت کرد.

## The solo game

imperial-settlers-event-attack = { $who } یک کارت حمله رو کرد. هدف: { $target }.
imperial-settlers-event-collect = { $who } کارت گردآوری کرد: { $cards }.

## In place of messages that both games share

imperial-settlers-event-deal = { $who } با کارت «{ $card }» پیمان بست.
imperial-settlers-event-cancel = { $who } پیمان «{ $card }» را از دست داد.
imperial-settlers-event-deal-goods = { $who } از پیمان‌ها { $counted } دریافت کرد.
