### آنچه روی نوار کناری میز Scythe در مرورگر می‌آید: نبرد، ملاقات، کارخانه، ستاره‌ها، نتیجه (فارسی).

## Combat

web-scythe-moment-combat = { $terrain ->
    [mountain] نبرد در کوهستان
    [forest] نبرد در جنگل
    [farm] نبرد در مزرعه
    [village] نبرد در دهکده
    [tundra] نبرد در سرزمین یخ‌زده
    [lake] نبرد روی دریاچه
    [factory] نبرد در کارخانه
   *[other] نبرد در پایگاه
}
web-scythe-moment-steps = مراحل نبرد
web-scythe-moment-step-set = تنظیم
web-scythe-moment-step-seal = مُهر
web-scythe-moment-step-reveal = رو کردن
web-scythe-moment-step-verdict = نتیجه
web-scythe-moment-attacks = حمله می‌کند
web-scythe-moment-defends = دفاع می‌کند
web-scythe-moment-dial-at = چرخ قدرت روی { $power }
web-scythe-moment-dial-sealed = چرخ قدرت، مُهرشده
web-scythe-moment-no-card = بدون کارت
web-scythe-moment-seal = مُهر کن
web-scythe-moment-change = تغییر
web-scythe-moment-waiting = در انتظار { $name }.
web-scythe-moment-tie-mine = در تساوی شما پیروز می‌شوید: مهاجم شمایید.
web-scythe-moment-tie-theirs = در تساوی مهاجم پیروز می‌شود.
web-scythe-moment-reach = شما { $mine }، { $name } حداکثر { $most }.
web-scythe-moment-odds = امن در برابر { $percent }٪ دست‌های ممکن
web-scythe-moment-odds-sure = باختن ممکن نیست
web-scythe-moment-victory = پیروزی
web-scythe-moment-defeat = شکست
web-scythe-moment-star-for = { $name }: ستاره‌ی شماره‌ی { $count }، { $star }.
web-scythe-moment-falls-back = { $name } به { $place } عقب می‌نشیند.
web-scythe-moment-draws = { $name } یک کارت نبرد برمی‌دارد.
web-scythe-moment-popularity-lost = { $name } از دست می‌دهد: { $count } محبوبیت.

## Encounter, Factory, Trade

web-scythe-moment-encounter = ملاقات
web-scythe-moment-card = کارت { $number }
web-scythe-moment-free = رایگان
web-scythe-moment-or = یا
web-scythe-moment-more = { $count ->
    [one] { $count } پاسخ دیگر
   *[other] { $count } پاسخ دیگر
}
web-scythe-moment-factory = کارخانه باز می‌شود
web-scythe-moment-choose-of = یکی از { $count } کارت را انتخاب کنید
web-scythe-moment-scene-mountain = معدنچیان واگنی پر از سنگ معدن را از کوه بیرون می‌آورند
web-scythe-moment-scene-farm = گاری پر از یونجه در فصل درو
web-scythe-moment-scene-village = روز بازار جلوی کلیسای دهکده
web-scythe-moment-scene-tundra = قطاری در برف؛ کارگرها راه‌آهن ریل‌ها را پاک می‌کنند
web-scythe-moment-scene-forest = اردوی هیزم‌شکنان در جنگل
web-scythe-moment-scene-factory = کارخانه در شب
web-scythe-moment-scene-triumph = برنده در سپیده‌دم

## Stars and objectives

web-scythe-moment-star = { $count ->
    [1] ستاره‌ی اول
    [2] ستاره‌ی دوم
    [3] ستاره‌ی سوم
    [4] ستاره‌ی چهارم
    [5] ستاره‌ی پنجم
   *[other] ستاره‌ی ششم
}
web-scythe-moment-objective = هدف انجام شد
web-scythe-moment-more-end = { $count ->
    [0] بازی تمام می‌شود.
    [1] با یک ستاره‌ی دیگر بازی تمام می‌شود.
    [2] با دو ستاره‌ی دیگر بازی تمام می‌شود.
    [3] با سه ستاره‌ی دیگر بازی تمام می‌شود.
    [4] با چهار ستاره‌ی دیگر بازی تمام می‌شود.
   *[other] با پنج ستاره‌ی دیگر بازی تمام می‌شود.
}

## Result

web-scythe-moment-wins = { $count ->
    [one] برنده: { $names }
   *[other] برندگان: { $names }
}
web-scythe-moment-you-win = شما بردید
web-scythe-moment-tab-sheet = امتیازها
web-scythe-moment-tab-course = روند
web-scythe-moment-led = دور در صدر
web-scythe-moment-best-round = بهترین دور: { $round }
web-scythe-moment-lowest-lead = کمترین برتری: دور { $round }
web-scythe-moment-look-at-map = دیدن نقشه
web-scythe-moment-analysis = تحلیل
web-scythe-moment-again = دوباره
