### Scythe: places and the labels of actions (Persian). The texts of the notation are the same in all languages.

## Places

scythe-place = { $place } ({ $terrain })
scythe-place-base-nordic = پایتخت نوردیک
scythe-place-base-rusviet = پایتخت روسویت
scythe-place-base-crimea = پایتخت کریمه
scythe-place-base-saxony = پایتخت ساکسونی
scythe-place-base-polania = پایتخت پولانیا
scythe-place-base-albion = پایتخت آلبیون
scythe-place-base-togawa = پایتخت توگاوا
scythe-seat = جایگاه { $number }

## The top row

scythe-act-choice-coins = دریافت سکه
scythe-act-choice-power = دریافت قدرت
scythe-act-choice-cards = برداشتن کارت نبرد
scythe-act-choice-popularity = دریافت محبوبیت
scythe-act-choice-goods = دریافت منابع
scythe-act-choice-use = استفاده از کارت کارخانه
scythe-act-less = { $action } – فقط بخشی از آن یا هیچ
scythe-act-skip = گذشتن از اکشن ردیف بالا
scythe-act-part = { $place }: فقط { $count }
scythe-act-take = { $count ->
    [0] هیچ‌کدام
   *[other] گرفتن { $count } تا
}

## Moving

scythe-act-char = شخصیت
scythe-act-mech = ماشین زرهی: { $place }
scythe-act-worker = کارگر: { $place }
scythe-act-stop = توقف همین‌جا
scythe-act-carry = همراه بردن { $load }
scythe-act-carry-all = همراه بردن همه‌چیز
scythe-act-carry-nothing = نبردن هیچ‌چیز
scythe-cargo-tired = { $count ->
    [one] { $count } کارگر (حرکت‌کرده)
   *[other] { $count } کارگر (حرکت‌کرده)
}
scythe-tray-worker = کارگرها
scythe-tray-tired = کارگرها (حرکت‌کرده)
scythe-tray-food = غذا
scythe-tray-metal = فلز
scythe-tray-oil = نفت
scythe-tray-wood = چوب

## The bottom row

scythe-act-without-coins = { $action } – بدون سکه
scythe-act-some-coins = { $action } – فقط بخشی از سکه‌ها
scythe-act-pass = گذشتن از اکشن ردیف پایین
scythe-act-pay = پرداخت { $counted }: { $place }
scythe-act-pay-card = پرداخت با کارت نبردی به ارزش { $value }
scythe-act-discard = سوزاندن کارت نبردی به ارزش { $value }
scythe-act-cube = مکعب – { $box }
scythe-act-cover = ۱ واحد ارزان‌تر: { $action }
scythe-act-ability = ماشین زرهی: { $ability }
scythe-act-recruit = نیروی استخدامی: { $action }
scythe-act-bonus = منفعت یک‌بارمصرف: { $counted }

## Combat

scythe-act-fight = نبرد: { $place }
scythe-act-fire = توپخانه – با پرداخت ۱ قدرت، حریف ۲ قدرت از دست می‌دهد
scythe-act-hold-fire = شلیک نکردن
scythe-act-dial = تنظیم چرخ قدرت روی { $count }
scythe-act-card = افزودن کارت نبردی به ارزش { $value }
scythe-act-ready = آماده
scythe-act-retreat = عقب‌نشینی به { $place }

## Encounters, the Factory, objectives

scythe-act-option = گزینه‌ی { $option }
scythe-act-scene = صحنه‌ی { $number }
scythe-act-factory-card = کارت کارخانه‌ی { $card }
    .deal = کارت کارخانه‌ی { $card } – { $deal }
scythe-act-gain = دریافت { $counted }
scythe-act-look = دیدن کارت‌های نبرد { $who }
scythe-act-reveal = رو کردن کارت هدف { $card }
    .named = رو کردن هدف «{ $objective }»

## Everywhere

scythe-act-decline = رد کردن
scythe-act-done = تمام
scythe-act-end = پایان نوبت

## Side actions

scythe-act-give = دادن { $counted } به { $who }
scythe-act-refuse = رد کردن این منفعت همیشگی استخدام از این پس: { $bonus }
scythe-act-accept = قبول دوباره‌ی این منفعت همیشگی استخدام: { $bonus }
scythe-act-penalty = جریمه‌ی تأخیر در بازی: { $who }
scythe-act-withdraw = پس گرفتن پاسخ ثبت‌شده
