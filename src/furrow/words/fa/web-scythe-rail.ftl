### کنار نقشه‌ی Scythe: بازیکنان، صفحه‌ها، دست، نوبت‌های آخر (فارسی).

## بازیکنان

web-scythe-rail-last = آخرین بخش: { $section }
web-scythe-rail-acting = نوبت اوست
web-scythe-rail-away = پشت میز نیست
web-scythe-rail-thinking = در حال فکر کردن
web-scythe-rail-clock = زمان باقی‌مانده: { $time }
web-scythe-rail-workers = { $out } کارگر از { $all } در بازی

## صفحه‌ها

web-scythe-rail-free = رایگان
web-scythe-rail-or = یا
web-scythe-rail-of = { $done } از { $most }
web-scythe-rail-full = همه انجام شده
web-scythe-rail-bottom = { $has } منبع از { $needs } موجود است، { $done } از { $most } انجام شده

## قابلیت ماشین‌های زرهی، در چند کلمه

web-scythe-rail-ability-riverwalk = عبور از رودخانه به { $terrains }
web-scythe-rail-ability-speed = یک ناحیه دورتر
web-scythe-rail-ability-underpass = کوهستان خودی و تونل‌ها مجاورند
web-scythe-rail-ability-disarm = روی تونل: ۲ قدرت حریف کم می‌شود
web-scythe-rail-ability-township = دهکده‌ها و کارخانه مجاورند
web-scythe-rail-ability-peoples-army = با کارگر: یک کارت بیشتر
web-scythe-rail-ability-seaworthy = دریاچه، در عقب‌نشینی هم
web-scythe-rail-ability-artillery = ۱ قدرت: ۲ قدرت حریف کم می‌شود
web-scythe-rail-ability-wayfare = به پایتخت خودی یا بی‌صاحب
web-scythe-rail-ability-scout = پیش از نبرد یک کارت می‌گیرد
web-scythe-rail-ability-submerge = از دریاچه به دریاچه
web-scythe-rail-ability-camaraderie = راندن کارگرها هزینه ندارد

## ستاره‌ها و نمودارها

web-scythe-rail-stars = ستاره‌ها
web-scythe-rail-star = { $star }: { $who }
web-scythe-rail-nobody = هنوز هیچ‌کس
web-scythe-rail-from = از محبوبیت { $from }

## دست

web-scythe-rail-reveal = رو کردن

## نوبت‌های آخر

web-scythe-rail-turn = نوبت { $number }، { $who }: { $what }
web-scythe-rail-you = شما: { $what }
web-scythe-rail-show-trade = { $who } تجارت می‌کند.
web-scythe-rail-show-bolster = { $who } تجدید قوا می‌کند.
web-scythe-rail-show-move = { $who } حرکت می‌کند.
web-scythe-rail-show-produce = { $who } تولید می‌کند.
web-scythe-rail-show-factory = { $who } از کارت کارخانه استفاده می‌کند.
web-scythe-rail-show-fight = { $who } به { $other } حمله می‌کند.
web-scythe-rail-moved = { $count ->
    [one] { $count } حرکت
   *[other] { $count } حرکت
}
web-scythe-rail-driven = { $count ->
    [one] { $count } کارگر به عقب‌نشینی وادار شد
   *[other] { $count } کارگر به عقب‌نشینی وادار شد
}
