### 51st State: the log, events that only this game has or tells in its own way (Persian). Names stand uninflected.
### An attribute says more where more is known; the first one whose variables are all given is used.

## Cards

fifty-first-state-event-draw = { $count ->
    [0] { $who } کارتی نکشید: کارتی نمانده است.
   *[other] { $who } { $count } کارت کشید.
}
    .seen = { $who } کارت کشید: { $cards }.
fifty-first-state-event-drop = { $who } از دست آغازین { $count } کارت دور ریخت.
    .seen = { $who } از دست آغازین کارت دور ریخت: { $cards }.
fifty-first-state-event-connections = در این دور کارت رابطی نیست.
    .cards = کارت‌های رابط این دور: { $cards }.
fifty-first-state-event-connect = { $who } کارت رابط «{ $card }» را برداشت.
fifty-first-state-event-play = { $who } کارت رابط «{ $card }» را بازی کرد.

## Locations

fifty-first-state-event-develop = { $who } با بازسازی «{ $card }» را ساخت.
fifty-first-state-event-clear = { $who } یک ویرانه را از میان برداشت.
fifty-first-state-event-name = { $who } مکان «{ $location }» را نام برد: «{ $card }» تولید آن را می‌گیرد.
fifty-first-state-event-visit = { $who } کارگری به مکان «{ $card }» متعلق به { $owner } فرستاد.
fifty-first-state-event-place = { $who } روی «{ $card }» { $counted } گذاشت.
fifty-first-state-event-shield = { $who } روی مکان «{ $card }» سپر گذاشت.
fifty-first-state-event-contacts = { $who } از اکشن صفحه‌ی جناح استفاده کرد: { $contact }.

## The end

fifty-first-state-event-last-round = { $who } دست‌کم ۲۵ امتیاز دارد: این دور آخرین دور است.

## The solo game

fifty-first-state-event-virtual-connection = { $who } کارت رابط «{ $card }» را برداشت.
fifty-first-state-event-attack = { $who } با کارت «{ $card }» حمله کرد.
    .steps = { $who } با کارت «{ $card }» حمله کرد. معیار یافتن هدف: { $steps }.
fifty-first-state-event-attack-absorbed = سپر روی «{ $card }» حمله را گرفت.
