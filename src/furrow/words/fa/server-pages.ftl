### صفحه‌های ساده‌ی سرور و متن‌های لبه‌ی آن (فارسی).

## Names

server-pages-title = { "Furrow" }
server-pages-level-novice = تازه‌کار
server-pages-level-steady = استوار
server-pages-level-sharp = تیزهوش
server-pages-level-master = استاد
server-pages-level-plain = ساده
server-pages-on = روشن
server-pages-off = خاموش

## Ways through the pages

server-pages-skip = رفتن به محتوا
server-pages-home = میزها
server-pages-new = میز تازه
server-pages-rules = قوانین
server-pages-me = من
server-pages-rich = صفحه‌های تصویری
server-pages-language = زبان
server-pages-back = بازگشت
server-pages-save = ذخیره

## Who plays

server-pages-greeting = سلام، { $name }
server-pages-welcome = بازی‌های رومیزی با قوانین دقیق، با ربات‌ها یا دوستان. این صفحه‌ها به اسکریپت نیاز ندارند.
server-pages-name = نام
server-pages-password = گذرواژه
server-pages-invitation = کد دعوت، اگر دارید
server-pages-play-now = بازی همین حالا
server-pages-sign-in = ورود
server-pages-sign-out = خروج
server-pages-sign-out-everywhere = خروج از همه‌جا
server-pages-signed-in-elsewhere = ورود در جاهای دیگر
server-pages-device-unknown = مرورگر ناشناس
server-pages-account = ساختن حساب
server-pages-account-text = حساب، بازی‌ها و تنظیمات شما را نگه می‌دارد، روی دستگاه‌های دیگر هم.
server-pages-code = کد بازیابی شما
server-pages-code-text = نگهش دارید: فقط الان دیده می‌شود و تنها راه به گذرواژه‌ی تازه است.
server-pages-delete = حذف حساب من
server-pages-delete-text = نام، گذرواژه، تنظیمات و رتبه‌های شما برای همیشه پاک می‌شود.
server-pages-sure = بله، مطمئنم

## Tables

server-pages-mine = میزهای شما
server-pages-lobby = میزهای باز
server-pages-ended = بازی‌های تمام‌شده‌ی شما
server-pages-none = هیچ
server-pages-table = { $game }، میز { $name }
server-pages-your-turn = نوبت شماست
server-pages-state-waiting = در انتظار بازیکنان
server-pages-state-running = در جریان
server-pages-state-over = تمام‌شده
server-pages-state-closed = بسته
server-pages-choose-game = یک بازی انتخاب کنید
server-pages-seat-count = { $count ->
    [one] { $count } جایگاه
   *[other] { $count } جایگاه
}
server-pages-seats = جایگاه‌ها
server-pages-seat = جایگاه { $number }
server-pages-who = بازیکن
server-pages-who-me = من
server-pages-who-open = باز برای همه
server-pages-who-invited = برای دارنده‌ی پیوند
server-pages-who-hotseat = شخص دیگری پای همین صفحه
server-pages-who-bot = ربات: { $level }
server-pages-options = تنظیمات
server-pages-listed = میز به همه نشان داده شود
server-pages-hints = ربات‌ها می‌توانند راهنمایی کنند
server-pages-spectators = دیگران می‌توانند تماشا کنند
server-pages-create = ساختن میز
server-pages-join = نشستن پای میز
server-pages-leave = ترک میز
server-pages-start = آغاز بازی
server-pages-close = بستن میز
server-pages-rematch = بازی دوباره
server-pages-link = هر که این پیوند را دارد می‌تواند بپیوندد:
server-pages-online = این‌جاست
server-pages-away = این‌جا نیست
server-pages-free = خالی

## Play

server-pages-waiting-for = در انتظار { $names }
server-pages-refresh = نگاه دوباره
server-pages-answer-for = { $name }: { $question }
server-pages-undo = پس گرفتن
server-pages-redo = بازی دوباره‌ی آنچه پس گرفته شد
server-pages-undo-turn = بازگشت به آغاز نوبت
server-pages-end = پایان نوبت
server-pages-why = چرا نه؟
server-pages-why-label = یک اکشن به متن، مثلاً { $example }
server-pages-allowed = «{ $text }» را می‌توان بازی کرد.
server-pages-preview = چه می‌شد؟
server-pages-preview-whole = فقط پیش‌نمایش: چیزی بازی نشد.
server-pages-preview-part = فقط پیش‌نمایش تا اولین چیزی که نمی‌توانید بدانید: چیزی بازی نشد.
server-pages-hint = راهنمایی
server-pages-hint-text = ربات به این‌ها فکر می‌کرد: { $answers }
server-pages-standing = پاسخ‌های همیشگی
server-pages-log = چه گذشت
server-pages-talk = گفت‌وگو
server-pages-say = گفتن
server-pages-said = { $name }: { $text }
server-pages-curtain = صفحه را به { $name } بدهید.
server-pages-curtain-open = فقط { $name } نگاه می‌کند
server-pages-result = نتیجه
server-pages-place = رتبه
server-pages-player = بازیکن
server-pages-total = جمع
server-pages-parts = جزئیات
server-pages-rule = قانون { $rule }
server-pages-rule-option = بسته به تنظیم: { $option }

## What lies on the table

server-pages-the-table = میز
server-pages-players = بازیکنان
server-pages-own = فقط شما این را می‌بینید
server-pages-board = صفحه‌ی بازی
server-pages-field = خانه
server-pages-contents = آنچه آن‌جاست
server-pages-contested = نبرد در پیش است
server-pages-pair = { $name }: { $value }
server-pages-noted = { $name } ({ $note })
server-pages-times = { $name } ×{ $count }
server-pages-upgrades = ارتقاها
server-pages-cards = کارت‌ها
server-pages-hand = دست
server-pages-goods = کالاها
server-pages-deals = معامله‌ها
server-pages-locations = مکان‌ها
server-pages-row = کارت‌های قابل انتخاب
server-pages-offered = کارت‌های کشیده‌شده
server-pages-dealt = کارت‌های داده‌شده به شما
server-pages-secret = پاسخ پنهان شما
server-pages-seen = کارت‌های { $name } که دیده‌اید
server-pages-decks = دسته‌ها
server-pages-passed = پاس داده
server-pages-used = به‌کاررفته
server-pages-round = { $word } { $number }
server-pages-tie-break = برابر: تعیین‌کننده { $what } بود.

## Afterwards

server-pages-replay = مرور بازی
server-pages-after = پس از تصمیم { $at } از { $decisions }
server-pages-first = اولین
server-pages-previous = پیشین
server-pages-next = بعدی
server-pages-last = آخرین
server-pages-record = دریافت سابقه‌ی بازی

## Time

server-pages-clock = ساعت
server-pages-clock-kind = زمان
server-pages-clock-none = هیچ
server-pages-clock-live = دقیقه برای بازی
server-pages-clock-days = روز برای نوبت
server-pages-clock-minutes = دقیقه برای هر بازیکن
server-pages-clock-increment = ثانیه‌ی افزوده پس از هر نوبت
server-pages-clock-each = روز برای هر نوبت
server-pages-timeout = وقتی زمان تمام شود
server-pages-timeout-bot = ربات ادامه می‌دهد
server-pages-timeout-pass = بازیکن پاس می‌دهد
server-pages-clock-runs = در حال گذر
server-pages-time-left = زمان باقی‌مانده
server-pages-days-left = { $count ->
    [one] { $count } روز، { $time }
   *[other] { $count } روز، { $time }
}

## Coins and other people

server-pages-give-to = به چه کسی
server-pages-give = دادن
server-pages-amount = چه اندازه
server-pages-others = بازیکنان دیگر: مسدود کردن یا گزارش
server-pages-block-text = کسی را که مسدود کنید نمی‌شنوید و نمی‌تواند سر میز شما بنشیند.
server-pages-block = مسدود کردن
server-pages-unblock = رفع مسدودی
server-pages-blocked = کسانی که مسدود کرده‌اید
server-pages-report-why = چه کرد؟
server-pages-report = گزارش به ناظران
server-pages-report-thanks = ممنون: یک ناظر آن را بررسی می‌کند.

## Statistics

server-pages-statistics = آمار
server-pages-all-games = همه‌ی بازی‌ها
server-pages-games = بازی‌ها
server-pages-wins = بردها
server-pages-mean = میانگین امتیاز
server-pages-best = بهترین امتیاز

## Ways back to an account

server-pages-recovery = گذرواژه را فراموش کرده‌اید؟
server-pages-recovery-text = با کد بازیابی حساب گذرواژه‌ی تازه‌ای انتخاب می‌کنید؛ از همه‌ی دستگاه‌های دیگر خارج می‌شوید.
server-pages-recovery-code = کد بازیابی
server-pages-new-password = گذرواژه‌ی تازه
server-pages-old-password = گذرواژه‌ی کنونی
server-pages-change-password = تغییر گذرواژه
server-pages-password-changed = گذرواژه عوض شد؛ از همه‌ی دستگاه‌های دیگر خارج شدید.

## More at a table

server-pages-rated = بازی رسمی: نتیجه در ریتینگ حساب شود
server-pages-rated-text = فقط بازی میان آدم‌های متفاوت حساب می‌شود که هر یک جایگاه خود را دارند، و آن‌وقت راهنمایی در کار نیست. میزی که ربات دارد یا چند نفر پای یک صفحه‌ی آن‌اند، رسمی نیست.
server-pages-arrange = تغییر این جایگاه
server-pages-replace = ربات به‌جای { $name } بازی کند
server-pages-preset = یا یک جمله‌ی آماده
server-pages-offer = فقط پیشنهاد
server-pages-bug = گزارش مشکل
server-pages-bug-text = گزارش، وضعیت بازی را چنان که می‌بینید و نسخه‌ها را دارد، هرگز چیزهای پنهان را.
server-pages-bug-what = چه چیزی نادرست است؟
server-pages-bug-thanks = ممنون: گزارش ثبت شد. در آن چنین آمده است:
server-pages-clone = ادامه‌ی بازی از این‌جا
server-pages-cloned = بازی پس از تصمیم { $at } از یک بازی تمام‌شده آغاز می‌شود.
server-pages-import = خواندن سابقه‌ی بازی از فایل
server-pages-achievements = دستاوردها
server-pages-achieved = به‌دست‌آمده
server-pages-ratings = رتبه‌بندی
server-pages-rating = ریتینگ
server-pages-rating-most = حداکثر

## Moderation

server-pages-moderation = نظارت
server-pages-reports = گزارش‌های در انتظار
server-pages-reporter = گزارش‌دهنده
server-pages-about = درباره‌ی
server-pages-when = زمان
server-pages-reason = چرا
server-pages-at-table = میز
server-pages-look = دیدن میز
server-pages-handled = این گزارش بررسی شد
server-pages-how-long = برای چه مدت
server-pages-long-day = یک روز
server-pages-long-week = یک هفته
server-pages-long-forever = برای همیشه
server-pages-mute = بی‌صدا کردن
server-pages-ban = اخراج
server-pages-sent-away = کسانی که بی‌صدا یا اخراج شده‌اند
server-pages-muted = بی‌صدا
server-pages-banned = اخراج‌شده
server-pages-let-speak = لغو بی‌صدایی
server-pages-let-in = لغو اخراج

## Errors

server-pages-error-bad-request = درخواست فهمیده نشد.
    .because = درخواست فهمیده نشد: { $reason }
server-pages-error-not-found = چنین صفحه‌ای نیست.
server-pages-error-method = این صفحه را این‌گونه نمی‌توان به کار برد.
server-pages-error-too-large = این بیش از اندازه بزرگ است.
server-pages-error-cross-site = درخواست از صفحه‌ی وبگاهی دیگر می‌آید.
server-pages-error-no-header = درخواست‌های تغییردهنده به سرآیند ویژه‌ی این برنامه نیاز دارند.
server-pages-error-no-form = فرم کهنه است: صفحه را دوباره باز کنید و دوباره تلاش کنید.
server-pages-error-bad-host = نام این سرور چنین نیست؛ مدیر آن می‌تواند نشانی درست را با گزینه‌ی { "--origin" } بدهد.
server-pages-error-internal = چیزی در سرور خراب شد.
