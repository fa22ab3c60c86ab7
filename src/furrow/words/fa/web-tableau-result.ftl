### The end of a game on the table of cards (Persian). Names of players and cards stand uninflected.

## Who won

web-tableau-result-you-won = شما بردید
web-tableau-result-shared = پیروزی مشترک
# $names: "a and b".
web-tableau-result-won = { $count ->
    [one] برنده: { $names }
   *[other] برندگان: { $names }
}
# A solo game.
web-tableau-result-lost = باختید
web-tableau-result-place = { $rank ->
    [2] رتبه‌ی دوم
    [3] رتبه‌ی سوم
    [4] رتبه‌ی چهارم
   *[other] رتبه‌ی پنجم
}
web-tableau-result-ahead = { $mine } به { $other }، نفر بعد: { $name }
web-tableau-result-level = { $mine } به { $other }، هم‌امتیاز: { $name }
web-tableau-result-behind = { $points ->
    [one] { $mine } به { $other }، نفر اول: { $name }، با { $points } امتیاز بیشتر
   *[other] { $mine } به { $other }، نفر اول: { $name }، با { $points } امتیاز بیشتر
}
# It follows one of the three before: the game has a number of rounds, or this one was the last.
web-tableau-result-when = { $kind ->
    [all] { $round ->
        [one] پس از { $round } دور
       *[other] پس از { $round } دور
    }
   *[last] در دور { $round }، دور پایانی
}
web-tableau-result-rank = رتبه: { $title }
web-tableau-result-best = { $whose ->
    [own] بهترین کارت‌های شما
   *[other] بهترین کارت‌ها
}

web-tableau-result-rank-of = { $rank ->
    [1] اول
    [2] دوم
    [3] سوم
    [4] چهارم
   *[other] پنجم
}
web-tableau-result-gained = { $points } به‌دست‌آمده
# $points: what the locations add.
web-tableau-result-places = { $count ->
    [one] + { $points } برای { $count } مکان
   *[other] + { $points } برای { $count } مکان
}

## What the points came from

# Where something else than points decides a solo game.
web-tableau-result-decided = آنچه تعیین می‌کند
web-tableau-result-kinds = امتیازها بر پایه‌ی منبع
web-tableau-result-rounds = امتیازها دور به دور
# Below the last step of the lines: what the locations add at the end.
web-tableau-result-stand = مکان‌ها
web-tableau-result-by-card = کارت به کارت
web-tableau-result-of-card = { $points ->
    [one] { $name }: { $points } امتیاز
   *[other] { $name }: { $points } امتیاز
}
web-tableau-result-gone = دیگر در بازی نیست
web-tableau-result-more = { $count ->
    [one] { $count } کارت دیگر
   *[other] { $count } کارت دیگر
}
web-tableau-result-fewer = نمایش کمتر
# The reader's own cards, beside the emblems of the others.
web-tableau-result-you = شما

## What can be done now

web-tableau-result-well-played = بازی خوبی بود!
web-tableau-result-analysis = تحلیل
web-tableau-result-what-was-better = چه بهتر بود
web-tableau-result-table = میز
web-tableau-result-as-it-ended = همان‌گونه که پایان یافت
web-tableau-result-from-any-turn = از هر نوبت
web-tableau-result-share = اشتراک‌گذاری
web-tableau-result-picture-or-link = تصویر یا پیوند
web-tableau-result-hand-on = فرستادن …
web-tableau-result-save-picture = ذخیرهٔ تصویر
web-tableau-result-copy-picture = کپی تصویر
web-tableau-result-picture-copied = تصویر کپی شد.
