### کارخواه: آنچه از بازی‌ها می‌ماند (فارسی).

## مرور بازی

after-turn = نوبت { $number }
after-turn-back = یک نوبت به عقب
after-turn-on = یک نوبت به پیش
after-first = به آغاز
after-last = به پایان
after-pace = سرعت

## تحلیل ربات از یک بازی پایان‌یافته

after-analysis-of = تحلیل ربات: { $game }
after-analysis-about = { $decisions ->
    [one] ربات «{ $level }» یک تصمیم را بررسی کرد.
   *[other] ربات «{ $level }» { $decisions } تصمیم را بررسی کرد.
} بخت‌ها را کسی می‌بیند که همه‌ی دست‌ها را می‌شناسد؛ هر تصمیم با آنچه بازیکنش می‌توانست بداند سنجیده می‌شود.
after-waiting = نخست نوبت بازی‌های دیگر است …
after-working = { $all ->
    [one] { $done } از یک تصمیم دیده شد
   *[other] { $done } از { $all } تصمیم دیده شد
}
after-course = بخت‌های پیروزی
after-course-label = { $rounds ->
    [one] بخت پیروزی { $names } در یک دور. عددها در جدول زیر است.
   *[other] بخت پیروزی { $names } در { $rounds } دور. عددها در جدول زیر است.
}
after-as-table = همین به‌صورت جدول
after-round = دور
after-end = پایان
after-given-away = { $points ->
    [one] ازدست‌رفته، جمع همه‌ی تصمیم‌ها: { $points } واحد درصد
   *[other] ازدست‌رفته، جمع همه‌ی تصمیم‌ها: { $points } واحد درصد
}
after-dear = گران‌ترین تصمیم‌ها
after-dear-none = هیچ تصمیمی هزینه‌ای نداشت که ربات ببیند.
after-dear-head = تصمیم { $number }، { $name }: { $cost } از بخت پیروزی
after-mistake = اشتباه
after-mistake-back = اشتباه پیشین
after-mistake-on = اشتباه بعدی
after-mistake-of = { $at ->
    [0] { $all } اشتباه
   *[other] اشتباه { $at } از { $all }
}
after-cost = این { $cost } از بخت پیروزی را از دست داد.
after-no-mistake = اینجا اشتباهی نشد.
after-play-on = ادامه از اینجا
after-played = بازی شد
after-better = بهتر بود
after-look-at = دیدن وضعیت پیش از تصمیم { $number }

## رتبه‌بندی

after-ratings-about = تنها بازی‌های رتبه‌دار میان کسانی که حساب دارند شمرده می‌شود. امتیاز برآوردی محتاطانه است: بازیکن تقریباً به‌یقین دست‌کم همین اندازه خوب است و حداکثر به اندازه‌ی بالای بازه. با هر بازی مطمئن‌تر می‌شود.
after-ratings-none = هنوز کسی در این بازی امتیازی ندارد.
after-rated-games = بازی‌های رتبه‌دار
after-rating = امتیاز
after-range = بازه
after-range-of = { $low } تا { $high }
after-place = جایگاه
after-you = شما
after-unsure = هنوز نامطمئن
after-own-below = جایگاه شما

## آمار

after-share = سهم پیروزی
after-mean = میانگین امتیاز
after-best = بهترین امتیاز
after-by-seats = به تفکیک شمار بازیکنان
after-all-games = همه‌ی بازی‌ها
after-players = { $count ->
    [one] یک بازیکن
   *[other] { $count } بازیکن
}
