### The browser client: setting up a table (Persian).

new-title = میز تازه
new-games = بازی
new-seats = جایگاه‌ها
new-solo = تک‌نفره
new-the-table = چگونه بازی می‌شود
new-begin = شروع
new-open-table = باز کردن میز

## Who sits there

new-you = شما
new-friend = یک دوست
new-friend-by-link = یک دوست، با پیوند
new-open = جای آزاد
new-screen = کسی پای همین صفحه
new-says-friend = پیوند را می‌گیرد.
new-says-open = هر که زودتر بیاید.
new-says-screen = صفحه را دست‌به‌دست می‌کنید.
new-who = چه کسی در جایگاه { $number } می‌نشیند؟
new-about-friend = هر کس پیوند میز را داشته باشد می‌تواند این‌جا بنشیند؛ پس از باز شدن میز، پیوند را می‌گیرید.
new-about-open = هر که زودتر بیاید می‌تواند این‌جا بنشیند.
new-about-screen = صفحه را دست‌به‌دست می‌کنید. میان نوبت‌ها پرده‌ای کارت‌ها را می‌پوشاند.
new-name-there = نام بازیکن
new-move-back = یک جا عقب
new-move-on = یک جا جلو
new-moved = { $who }: حالا در جایگاه { $number }.
new-edits = جایگاه { $number }: { $who }

## What it plays with

new-chance = شانس
new-taken = جایگاه { $number } آن را دارد
new-not-with = نه همراه { $what }
new-cards = { $count ->
    [one] { $count } کارت
   *[other] { $count } کارت
}
new-cards-more = { $count ->
    [one] { $count } کارت افزون
   *[other] { $count } کارت افزون
}

## Time

new-pace = آهنگ
new-pace-none = بی‌ساعت
new-pace-none-says = هرقدر خواستید فکر کنید
new-pace-live = زنده
new-pace-live-says = هر نفر { $minutes } دقیقه، + { $increment } ثانیه
new-pace-days = روزانه
new-pace-days-says = { $days ->
    [one] هر نوبت { $days } روز
   *[other] هر نوبت { $days } روز
}
new-minutes = دقیقه برای هر بازیکن
new-increment = ثانیه‌ی افزوده پس از هر نوبت
new-days = روز برای هر نوبت
new-timeout = وقتی زمان تمام شود
new-timeout-bot = ربات ادامه می‌دهد
new-timeout-pass = بازیکن پاس می‌دهد

## Who may come, and what counts

new-come = چه کسی می‌آید
new-come-link = با پیوند
new-come-lobby = از تالار
new-come-link-says = فقط کسی میز را پیدا می‌کند که پیوندش را دارد.
new-come-lobby-says = همه میز را در تالار پیدا می‌کنند.
new-hints = راهنمایی
new-hints-says = می‌توان از رباتی پرسید
new-hints-rated = در بازی رسمی نیست
new-spectators = تماشاگران
new-spectators-says = دست‌ها پنهان می‌مانند
new-rated = رسمی
new-rated-says = فقط آدم‌ها، بی‌راهنمایی
new-rated-alone = فقط با دو نفر یا بیشتر
new-rated-bot = فقط بازی آدم‌ها به شمار می‌آید: در جایگاه { $number } رباتی نشسته است
new-rated-screen = فقط کسانی که صفحه‌ی خودشان را دارند به شمار می‌آیند: جایگاه { $number } چنین نیست

## The game

new-more-cards = کارت‌های بیشتر
new-variants = گونه‌ها
new-variants-chosen = { $count ->
    [0] { $all }، هیچ‌کدام برگزیده نیست
   *[other] { $all }، { $count } برگزیده
}
new-readings = خوانش قانون‌ها
new-readings-changed = { $count ->
    [0] { $all }، همه مانند چاپ
   *[other] { $all }، { $count } نه مانند چاپ
}
new-source = شماره به قانون می‌رسد.
new-record = رکورد شما

## What the button will do

new-foot-ready = کسی کم نیست.
new-foot-friends = { $count ->
    [one] یک دوست پیوند را می‌گیرد.
   *[other] { $count } دوست پیوند را می‌گیرند.
}
new-foot-lobby = { $count ->
    [one] یک جا در تالار آزاد است.
   *[other] { $count } جا در تالار آزاد است.
}
new-foot-link = { $count ->
    [one] یک جا برای کسی که پیوند را دارد آزاد است.
   *[other] { $count } جا برای کسانی که پیوند را دارند آزاد است.
}
