### The browser client at a table (Persian).

## Coming in

table-no-entry = این میز را نمی‌توان باز کرد
table-no-such = چنین میزی نیست.
table-no-session = اول وارد شوید.
table-not-allowed = خصوصی است: پیوند دعوت آن را بخواهید.
table-reconnecting = اتصال دوباره …

## Before the start

table-free-seat = آزاد کردن جایگاه
table-put-bot = نشاندن ربات
table-leave = ترک میز
table-close = بستن میز
table-part-what = میز به کسی می‌رسد که می‌ماند.
table-part-alone = کس دیگری این‌جا نیست: میز بسته می‌شود.
table-part-title = از این میز می‌روید؟
table-close-what = همه برمی‌خیزند و دیگر کسی نمی‌تواند این‌جا بنشیند.
table-close-title = این میز بسته شود؟
table-full = همه‌ی جاها پر است.
table-full-watch = همه‌ی جاها پر است. وقتی بازی آغاز شود، می‌توانید همین‌جا آن را تماشا کنید.
table-unseat = ربات به‌جای { $name }؟
table-unseat-what = این بازیکن باید بلند شود. اگر جایی آزاد باشد می‌تواند دوباره بنشیند.
table-invite = دعوت از دیگران
table-copy-link = کپی پیوند
table-link-copied = پیوند کپی شد.

## Seats

table-a-bot = ربات
table-online = حاضر
table-away = غایب
table-you = شما
table-to-decide = در حال تصمیم
table-thinking = در حال فکر کردن

## Deciding

table-over = بازی تمام شد
table-waiting = در انتظار …
table-waiting-for = در انتظار { $names }
table-held = { $seconds ->
    [one] نوبت شما تمام شد. ربات‌ها یک ثانیه‌ی دیگر صبر می‌کنند.
   *[other] نوبت شما تمام شد. ربات‌ها { $seconds } ثانیه‌ی دیگر صبر می‌کنند.
}
table-go-on = ادامه
table-watching = شما تماشا می‌کنید
table-show-all = نمایش همه
table-where-to = به کجا؟
table-where-to-with = { $answer }: به کجا؟
table-filter = جست‌وجو در پاسخ‌ها
table-nothing-found = پاسخی پیدا نشد.
table-keep-open = نوبت باز بماند
table-aim = یکی از چیزهایی را که حلقه‌ی آبی دارند انتخاب کنید.
table-not-now = فعلاً نه
table-confirm = تأیید
table-end-turn = پایان نوبت
table-undo = پس گرفتن
table-redo = دوباره
table-start-of-turn = بازگشت به آغاز نوبت
table-tray = چه مقدار؟
table-tray-everything = همه
table-tray-nothing = هیچ
table-tray-least = کمترین مقدار ممکن
table-tray-go = ادامه
table-tray-more = بیشتر: { $kind }
table-tray-less = کمتر: { $kind }
table-tray-all = همه‌اش: { $kind }
table-tray-amount = { $kind }: { $amount } از { $most }
table-hint = راهنمایی
table-chance = شانس برد: { $percent } درصد
table-becomes = می‌شود
table-cannot-take-back = شاید چیز تازه‌ای رو شود؛ پس از آن نمی‌توان پس گرفت.
table-would-happen = چنین می‌شود:
table-gives-up = هنوز کار دیگری هم می‌توانید بکنید.
table-to-confirm = { $answer }: با { $enter } تأیید و با { $escape } لغو می‌شود.
table-possible = این کار ممکن است:
table-do-it = انجام
table-not-possible = ممکن نیست:
table-why-not = چرا نمی‌شود …؟
table-wish = آنچه می‌خواهید بکنید، به زبان خودتان
table-wish-like = برای نمونه: { $line }
table-ask = پرسیدن
table-understood = برداشت: { $label }
table-near = یا منظورتان این بود:
table-unsure = منظورتان روشن نیست. شاید:
table-change-good-at = { $good }، { $place }

## Around the board

table-around = پیرامون میز
table-board = صفحه
table-log = رویدادها
table-talk = گفت‌وگو
table-more = بیشتر
table-earlier = خط‌های پیشین
table-since-you = از آخرین تصمیم شما
table-since-title = از وقتی این‌جا بودید چه گذشت
table-skip = رد شدن
table-my-turn = نوبت من
table-show-again = نمایش دوباره‌ی دور آخر
table-pace = سرعت: { $pace }×
table-shown-of = نوبت { $at } از { $all } نمایش داده می‌شود
table-log-empty = هنوز چیزی رخ نداده است.
table-talk-empty = هنوز کسی چیزی نگفته است.
table-mute = بی‌صدا کردن گفت‌وگو
table-muted = گفت‌وگوی این میز بی‌صداست.
table-say = چیزی بگویید
table-send = فرستادن
table-standing = پاسخ‌های همیشگی
table-standing-text = به‌جای شما داده می‌شوند تا کسی منتظر نماند.
table-menu = فهرست
table-last-turns = آخرین نوبت‌ها
table-sheet = بالا یا پایین کشیدن برگه
table-tabs = آنچه زیر پاسخ‌هاست
table-tab-low = روند
table-tab-mat = صفحه
table-tab-hand = کارت‌ها
table-tab-turns = نوبت‌ها
table-play-this = بازی کردن همین
table-record = سابقه‌ی بازی
table-can-do = چه می‌توان با آن کرد
table-happened-here = چه بر آن گذشته است
table-nothing-more = چیز بیشتری درباره‌ی آن نیست.
table-give-to = به
table-give = دادن
table-leave-running = ترک بازی؛ ربات ادامه می‌دهد
table-leave-title = بازی را ترک می‌کنید؟
table-leave-what = ربات به‌جای شما ادامه می‌دهد. تا وقتی بازی تمام نشده می‌توانید برگردید.
table-leave-alone = تنها آدم این میز شمایید: ربات‌ها بازی را بلافاصله تا پایان ادامه می‌دهند و برای شما تمام می‌شود.
table-come-back = بازگشت به جایگاهم
table-bot-for-you = الان یک ربات به‌جای شما بازی می‌کند
table-block = مسدود کردن
table-blocked = مسدود شد
table-report = گزارش
table-report-why = { $name } چه کرد؟

## Keys

table-keys = کلیدها
table-key-digits = آنچه این شماره را دارد، یا پاسخی با این شماره در ردیف
table-key-answers = به پاسخ‌ها
table-key-filter = به جست‌وجوی پاسخ‌ها
table-key-board = به صفحه
table-key-next = به چیز انتخاب‌پذیر بعدی
table-key-log = به رویدادها
table-key-arrows = از یک چیز یا پاسخ به دیگری
table-key-enter = انتخاب؛ بار دوم تأیید
table-key-escape = پس‌گرفتن انتخاب یا اشاره؛ بستن پیام
table-key-space-name = فاصله
table-key-space = نگه‌داشتن یا ادامه‌ی نمایش نوبت دیگران؛ پس از آن نمایش دوباره
table-key-explain = دیدن چیز انتخاب‌شده یا زیر نشانگر

## Hot-seat

table-curtain = نوبت { $name } است
table-curtain-text = صفحه را به نفر بعد بدهید. تا دکمه فشرده نشود، چیزی از { $name } نشان داده نمی‌شود.
table-curtain-open = من { $name } هستم

## Report

table-report-bug = گزارش مشکل
table-bug-text = گزارش، وضعیت بازی را چنان که می‌بینید و نسخه‌ها را دارد، هرگز چیزهای پنهان را.
table-bug-what = چه چیزی نادرست است؟
table-bug-thanks = ممنون: گزارش ثبت شد.

## Result and replay

table-result = نتیجه
table-winner = برنده: { $names }
table-rank = رتبه
table-player = بازیکن
table-total = مجموع
table-tie-break = تساوی‌شکن:
table-rematch = بازی دوباره
table-to-rematch = به بازی بعدی
table-show-board = نمایش صفحه
table-replay = مرور بازی
table-replay-of = مرور: { $game }
table-back = بازگشت به میز
table-decision-of = تصمیم { $at } از { $all }
table-step-back = یک تصمیم به عقب
table-step-on = یک تصمیم به پیش
table-run = پخش
table-pause = مکث
table-slider = موقعیت در بازی
table-share = اشتراک‌گذاری این موقعیت
table-seen-by = از نگاه
table-seen-by-all = همه
table-play-from-here = ادامه‌ی بازی از این‌جا

## Counted

table-narrowed = { $count ->
    [one] { $count } پاسخ پیدا شد
   *[other] { $count } پاسخ پیدا شد
}
table-answer-in-short = { $label } – { $brief }
table-more-answers = { $count ->
    [one] { $count } پاسخ دیگر
   *[other] { $count } پاسخ دیگر
}
table-all-answers = همه‌ی پاسخ‌ها ({ $count })
table-answers = { $count ->
    [one] { $count } پاسخ
   *[other] { $count } پاسخ
}
table-days-left = { $days ->
    [one] { $days } روز
   *[other] { $days } روز
}
table-chart-start = آغاز
table-chart-end = پایان
table-chart-label = { $rounds ->
    [one] { $what }، { $rounds } زمان
   *[other] { $what }، { $rounds } زمان
}
