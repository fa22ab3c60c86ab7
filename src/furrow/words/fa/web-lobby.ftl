### Tables: open ones, live ones, my own, finished ones (Persian).

lobby-open = باز
lobby-live = زنده
lobby-mine = مال من
lobby-finished = تمام‌شده
lobby-all-of = همه‌ی { $count }
lobby-more = { $count } میز دیگر
lobby-fresh = { $count ->
    [one] { $count } میز تازه
   *[other] { $count } میز تازه
}

## What to show

lobby-show = نمایش
lobby-all = همه
lobby-pace-live = زنده
lobby-pace-days = روزانه
lobby-rated = رسمی
lobby-any-language = هر زبانی

## A table in a row

lobby-no-clock = بی‌ساعت
lobby-free = { $free } جایگاه از { $seats } آزاد
lobby-sit = نشستن
lobby-watch = تماشا
lobby-replay = مرور
lobby-go-in = ورود
lobby-go-on = ادامه
lobby-gone = دیگر نیست

## Nothing to show

lobby-none-such = چنین میزی نیست.
lobby-none-open = هیچ میزی باز نیست.
lobby-none-open-more = یکی باز کنید: همین‌جا می‌ماند تا کسی بیاید، و پیوندش همان دم کار می‌کند.
lobby-none-live = الان کسی بازی نمی‌کند.
lobby-none-live-more = بازی‌ای شروع کنید: دیگران می‌توانند تماشا کنند و دست‌ها پنهان می‌ماند.
lobby-none-mine = پشت هیچ میزی ننشسته‌اید.
lobby-none-mine-more = یکی باز کنید یا پشت میز بازی بنشینید: تا پایان بازی همین‌جا می‌ماند.
lobby-none-finished = هنوز هیچ بازی‌ای تمام نشده است.
lobby-none-finished-more = نتیجه‌ها این‌جا می‌ماند، هر کدام با مرور بازی.
lobby-none-rail = میزهایی که پشتشان نشسته‌اید این‌جا هستند.
