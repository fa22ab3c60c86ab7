### میز 51st State و Imperial Settlers: کارهای دیگران نوبت به نوبت (فارسی).
### $who: a player; $card: a name; $goods: counted goods.

## What was done to the reader

web-tableau-told-raze = { $who } مکان شما «{ $card }» را ویران کرد
web-tableau-told-steal = { $who } از شما گرفت: { $goods }
web-tableau-told-take-over = { $who } مکان شما «{ $card }» را برای این دور زیر نفوذ گرفت
web-tableau-told-take-deal = { $who } پیمان شما «{ $card }» را گرفت
web-tableau-told-block = { $who } مکان شما «{ $card }» را برای این دور بست
web-tableau-told-make-discard = به خواست { $who } باید یک کارت دور بریزید
# A deal ended.
web-tableau-told-cancel = { $game ->
    [imperial_settlers] { $who } پیمان شما «{ $card }» را پایان داد
   *[other] { $who } معامله‌ی شما «{ $card }» را پایان داد
}
web-tableau-told-remove = { $who } مکان شما «{ $card }» را کنار گذاشت
# Goods as icons follow.
web-tableau-told-you-get = دریافت می‌کنید
web-tableau-told-ruin = ویرانه‌ای می‌ماند
web-tableau-told-foundation = یک پی می‌ماند
web-tableau-told-seen = دیدم
# Under the name of a location, in the gap where it stood.
web-tableau-told-razed = ویران شد

## The last turns

# $count: how many actions of others.
web-tableau-told-since = { $game ->
    [imperial_settlers] هر { $count } کار از نوبت شما
   *[other] هر { $count } کار از نوبت شما
}
# One of several that are told one after the other.
web-tableau-told-nth = { $at } از { $all }
web-tableau-told-again = دوباره
# A line between the last turns.
web-tableau-told-own = { $game ->
    [imperial_settlers] آخرین نوبت شما
   *[other] آخرین نوبت شما
}
# A deed that was done several times.
web-tableau-told-times = { $count }×
