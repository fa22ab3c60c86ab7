### The browser client, everywhere but at a table (Persian).

## Everywhere

app-name = { "Furrow" }
app-title = { "Furrow" }: { "Scythe" }، { "51st State" }، { "Imperial Settlers" }
app-skip = رفتن به محتوا
app-home = خانه
app-pages = صفحه‌ها
app-close = بستن
app-cancel = انصراف
app-save = ذخیره
app-saved = ذخیره شد.
app-loading = یک لحظه …
app-offline = به سرور نمی‌توان رسید. اتصال را بررسی کنید و دوباره تلاش کنید.
app-lost = چنین صفحه‌ای نیست.
app-language = زبان
app-guest-name = مهمان { $number }
app-title-of = { $page } – { "Furrow" }
app-title-turn = ● نوبت شماست: { $game } – { "Furrow" }
app-again = تلاش دوباره
app-play = بازی
app-tables = میزها
app-me = من
# Between two facts in a line; a middle dot would read as a zero.
app-between = { "، " }
app-tables-wait = { $count ->
    [one] { $count } میز منتظر شماست
   *[other] { $count } میز منتظر شماست
}

## Home

app-games = بازی‌ها
app-play-now = بازی همین حالا
app-set-up = چیدن بازی
app-rules = قوانین
app-cards = کارت‌ها
app-legend = کارت را چگونه بخوانیم
app-learn = یادگیری
app-my-games = بازی‌های من
app-lobby = تالار
app-settings = تنظیمات
app-about = درباره
app-account = حساب
app-banned = یک ناظر این حساب را اخراج کرده است.

## Tables in a list

app-your-turn = نوبت شماست
app-running = در جریان
app-over = تمام‌شده
app-closed = بسته
app-seat-open = آزاد
app-seat-invited = دعوت‌شده
app-invitation = پیوند دعوت یا شماره‌ی میز
app-go-there = رفتن به آن‌جا

## New table

app-new-table = میز تازه
app-seats = جایگاه‌ها
app-seat-number = جایگاه { $number }
app-about-level-novice = برای نوبت خودش نقشه می‌کشد، ولی خیلی چیزها را نمی‌بیند: برای بازی‌های اول.
app-about-level-steady = برای همه‌ی نوبتش نقشه می‌کشد: حریفی مطمئن.
app-about-level-sharp = یک دور جلوتر را می‌بیند؛ هر نوبت حدود نیم ثانیه فکر می‌کند.
app-about-level-master = نوبت‌های بیشتری را در جهان‌های بیشتری می‌سنجد؛ هر نوبت چند ثانیه فکر می‌کند.
app-terms = آنچه در این میز برقرار است
app-terms-live = { $minutes } دقیقه برای هر نفر، + { $increment } ثانیه در هر نوبت
app-terms-days = { $days ->
    [one] { $days } روز برای هر تصمیم
   *[other] { $days } روز برای هر تصمیم
}
app-terms-rated = رسمی
app-terms-clone = پس از تصمیم { $at } از یک بازی پیشین ادامه می‌یابد
app-terms-hints = با راهنمایی
app-terms-option = { $name }: { $value }

## My games

app-statistics = آمار
app-played = بازی‌شده
app-won = برده
app-analysis = تحلیل ربات
app-ratings = رتبه‌بندی
app-earned = به‌دست‌آمده
app-import-record = خواندن سابقه‌ی بازی از فایل
app-record-read = سابقه‌ی بازی سالم است و می‌توان آن را مرور کرد.

## Settings

app-as-system = مطابق سیستم
app-theme = رنگ‌ها
app-theme-light = روشن
app-theme-dark = تیره
app-text-size = اندازه‌ی نوشته
app-size-small = کوچک
app-size-normal = معمولی
app-size-large = بزرگ
app-size-largest = بسیار بزرگ
app-motion = پویانمایی
app-motion-full = کامل
app-motion-reduced = کاهش‌یافته
app-pace = سرعت نمایش نوبت دیگران
app-pace-times = { $pace }×
app-confirm-when = پرسش پیش از هر گام
app-confirm-each = همیشه
app-confirm-final = وقتی برگشت‌پذیر نیست
app-confirm-never = هرگز
app-careful = اگر هنوز کاری از من برمی‌آید، پیش از پاس دادن پرسیده شود
app-sound = صداهای میز بازی
app-volume = بلندی صدا

## Account

app-signed-in-as = با نام { $name } وارد شده‌اید.
app-guest-as = به‌عنوان مهمان بازی می‌کنید: { $name }. بازی‌هایتان به همین مرورگر بسته است.
app-your-name = نام شما
app-password = گذرواژه
app-current-password = گذرواژه‌ی کنونی
app-new-password = گذرواژه‌ی تازه
app-change-password = تغییر گذرواژه
app-password-least = دست‌کم { $count } نویسه
app-sign-in = ورود
app-sign-out = خروج
app-guest-out = مهمان نمی‌تواند برگردد: بازی‌ها و نامتان از دست می‌رود. اگر می‌خواهید بمانند، اول حساب بسازید.
app-sign-out-everywhere = خروج از همه‌جا
app-signed-in-elsewhere = ورود در جاهای دیگر
app-device-unknown = مرورگر ناشناس
app-last-used = آخرین استفاده: { $time }
app-make-account = ساختن حساب
app-make-account-text = حساب، بازی‌ها و تنظیم‌هایتان را در همه‌ی دستگاه‌ها نگه می‌دارد. نشانی ایمیل لازم نیست.
app-invitation-code = کد دعوت
app-recover = فراموشی گذرواژه
app-recover-text = با کد بازیابی حساب می‌توانید گذرواژه‌ی تازه‌ای انتخاب کنید.
app-recover-set = ثبت گذرواژه‌ی تازه
app-recovery-code = کد بازیابی
app-recovery-code-text = این کد را جای امنی نگه دارید. فقط همین یک بار نشان داده می‌شود و بدون گذرواژه تنها راه بازگشت به حساب است.
app-copy = کپی
app-copied = کپی شد.
app-kept = نگه داشتم
app-moderation = نظارت
app-delete-me = حذف حساب من
app-delete-me-text = نام، تنظیم‌ها و ورودتان پاک می‌شود. در بازی‌های تمام‌شده‌ی دیگران جایگاهی بی‌نام می‌ماند. این کار برگشت‌پذیر نیست.

## Learning, rules

app-lesson = درس
app-rules-of = قوانین: { $game }
app-search-rules = جست‌وجو در قوانین
app-rules-none = چیزی پیدا نشد. واژه‌های کمتر، واژه‌ای دیگر یا بخشی از آن را امتحان کنید.
app-rules-no-such = قانون { $rule } در این دفترچه نیست.
app-rules-option = بسته به تنظیم:

## About

app-about-text = این برنامه نرم‌افزار آزاد است: کتابخانه، سرور و این برنامه‌ی کاربری برای سه بازی رومیزی با قوانینی دقیق. پیوندی با ناشران ندارد.
app-about-art = همه‌ی نگاره‌ها از خود ماست؛ از آثار ناشران استفاده نشده است.
app-about-fonts = قلم‌ها
app-about-fonts-text = قلم‌ها آزادند و پروانه‌ی { "OFL" } دارند. متن پروانه همراه آن‌هاست.
app-about-access = برای همه
app-about-keys = همه‌چیز با صفحه‌کلید ممکن است: پای میز، کلید { "H" } کلیدها را نشان می‌دهد. صفحه‌خوان‌ها کار دیگران را می‌شنوند.
app-about-plain = صفحه‌ای ساده بدون اسکریپت که هر بازی را بازی می‌کند

## Counted

app-seats-free = { $count ->
    [one] { $count } جایگاه آزاد
   *[other] { $count } جایگاه آزاد
}
app-rules-found = { $count ->
    [one] { $count } قانون.
   *[other] { $count } قانون.
}

app-lesson-step = گام { $step } از { $steps }
app-lesson-next = ادامه
app-lesson-following = درس بعدی: { $title }
app-lesson-again = یک بار دیگر
app-lesson-back = بازگشت
app-lesson-leave = خروج
app-lesson-anew = شروع از نو
app-lesson-rule = قانون
app-lesson-you = شما
app-lesson-other = حریف
