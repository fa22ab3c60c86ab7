### The command line (Persian). The messages `cli-help-…` are plain lines: they are read without Fluent.

## Help of the commands

cli-help-furrow = بازی‌های رومیزی با قوانین دقیق در ترمینال: بازی، بازپخش، قوانین، شبیه‌سازی، اندازه‌گیری.
cli-help-title-arguments = ورودی‌ها
cli-help-title-options = گزینه‌ها
cli-help-title-commands = فرمان‌ها
cli-help-title-default = پیش‌فرض
cli-help-title-variable = متغیر محیطی
cli-help-title-required = لازم
cli-help-help = این راهنما را نشان می‌دهد و خارج می‌شود.
cli-help-version = نسخه را نشان می‌دهد و خارج می‌شود.
cli-help-lang = زبان: { $languages }.
cli-help-game = بازی: { $games }.
cli-help-play = بازی با ربات‌ها، یا چند نفر پای یک صفحه‌کلید.
cli-help-seats = تعداد جایگاه‌ها (پیش‌فرض: همان تعدادی که معمولاً این بازی را بازی می‌کنند)؛ ۱ یعنی بازی تک‌نفره، اگر بازی آن را داشته باشد.
cli-help-seed = عدد آغاز (seed): عدد یکسان بازی‌های یکسان می‌دهد.
cli-help-seed-any = عدد آغاز بازی (seed)؛ اگر داده نشود تصادفی است و نشان داده می‌شود.
cli-help-bots = ربات‌های جایگاه‌های بدون انسان، به‌نوبت: novice، steady، sharp، master، random. ‏"none": فقط انسان‌ها.
cli-help-human = جایگاه‌های انسان‌ها، مثلاً 0 یا 0,2 (پیش‌فرض: 0).
cli-help-deal = آنچه با آن بازی می‌کنید، مثلاً faction=nordic، یا یکی برای هر جایگاه: faction=nordic,-,saxony ‏("-": هر کدام). تکرار مجاز است؛ کوتاه: ‎--faction NAME.
cli-help-option = یک تنظیم بازی، مثلاً peaceful=true یا expansion=winter؛ ببینید: `furrow options`. تکرار مجاز است.
cli-help-save = بازی این‌جا ذخیره می‌شود (پیش‌فرض: فایلی تازه در پوشه‌ی بازی‌های ذخیره‌شده).
cli-help-resume = ادامه‌ی بازی ذخیره‌شده؛ "last" آخرین بازی ذخیره‌شده است.
cli-help-text = نقشه را به‌جای رسم، با کلمات شرح می‌دهد.
cli-help-no-color = بدون رنگ (متغیر NO_COLOR هم همین کار را می‌کند).
cli-help-screenshot = تصویری از صفحه (SVG) می‌نویسد و خارج می‌شود.
cli-help-after = پیش از تصویر، ربات‌ها این تعداد تصمیم را بازی می‌کنند.
cli-help-file = سابقه‌ی یک بازی.
cli-help-replay = مرور بازی ثبت‌شده، تصمیم به تصمیم.
cli-help-at = از پس از تصمیم N آغاز می‌کند.
cli-help-step = گام‌به‌گام، حتی اگر ورودی ترمینال نباشد.
cli-help-eyes = از چشم جایگاه N (پیش‌فرض: تماشاگر).
cli-help-verify = سابقه‌ی یک بازی را از آغاز بازپخش و جمع‌های کنترلی را مقایسه می‌کند.
cli-help-rules = قوانین: فصل‌ها، یک قانون، جست‌وجو یا کارت‌ها.
cli-help-rule-names = یک بازی، یک قانون مانند SCY-MOVE-07، یا هر دو؛ همراه با --cards نام کارت‌ها.
cli-help-search = قوانینی که همه‌ی این کلمه‌ها را دارند.
cli-help-section = همه‌ی قوانین یک فصل، مثلاً MOVE.
cli-help-cards = فهرست کارت‌ها با منبع هر یک؛ یا فقط کارت‌هایی که نام برده شده‌اند.
cli-help-options = فهرست تنظیمات بازی با مقدار پیش‌فرض.
cli-help-schema = ساختار JSON نمای بازی را چاپ می‌کند.
cli-help-sim = ربات‌ها بازی‌های بسیاری می‌کنند و نتیجه نشان داده می‌شود.
cli-help-games = تعداد بازی‌ها.
cli-help-sim-bots = یک ربات برای همه‌ی جایگاه‌ها، یا چند ربات به‌نوبت: novice، steady، sharp، master، random.
cli-help-json = به‌جای جدول، JSON چاپ می‌کند.
cli-help-csv = به‌جای جدول، CSV چاپ می‌کند: هر جایگاه هر بازی یک سطر.
cli-help-number = فقط بازی شماره‌ی N را دوباره بازی می‌کند، مثلاً با --record.
cli-help-record = فایل آن بازی را می‌نویسد.
cli-help-ladder = دوره‌ای میان ربات‌ها: رتبه‌ها، سهم برد، زمان‌ها، نمودار.
cli-help-ladder-bots = دو ربات یا بیشتر: random، novice، steady، sharp، master؛ sharp%10 یک‌دهم بودجه را دارد.
cli-help-ladder-game = بازی: { $games }.
cli-help-ladder-games = تعداد بازی هر میز؛ هر پخش از همه‌ی جایگاه‌ها بازی می‌شود.
cli-help-two-seats = تعداد جایگاه‌ها.
cli-help-results = نتیجه‌ها در این فایل می‌ماند؛ همان فرمان از همان جا ادامه می‌دهد.
cli-help-chart = رسم نمودار: FILE.svg یا FILE.png.
cli-help-cores = تعداد فرایندها (پیش‌فرض: همه‌ی هسته‌ها)؛ نتیجه یکسان است.
cli-help-tune = بهبود وزن‌های ربات‌ها با بازی در برابر خود (CMA-ES).
cli-help-out = فایلی که نوشته می‌شود.
cli-help-generations = تعداد نسل‌ها در کل.
cli-help-population = نامزدهای هر نسل.
cli-help-tune-games = بازی‌های هر نامزد، یا با --chances برای هر تعداد جایگاه.
cli-help-check = بازی‌های سنجش پایانی با آغاز.
cli-help-start = وزن‌های آغاز: نام یا فایل (پیش‌فرض: وزن‌های بازی).
cli-help-chances = به‌جای آن، مقیاس شانس برد را می‌سازد.
cli-help-hint = راهنمایی برای بازی ثبت‌شده: بهترین پاسخ‌ها، شانس برد و دلیل.
cli-help-hint-seat = جایگاهی که راهنمایی می‌گیرد (پیش‌فرض: آن که نوبت اوست).
cli-help-hint-at = پس از تصمیم N (پیش‌فرض: آخرین).
cli-help-level = رباتی که فکر می‌کند: novice، steady، sharp، master.
cli-help-most = حداکثر چند تا نشان دهد.
cli-help-analyse = تحلیل بازی ثبت‌شده: شانس برد و پرهزینه‌ترین تصمیم‌ها.
cli-help-analyse-seat = فقط تصمیم‌های این جایگاه را داوری کند.
cli-help-strength = می‌سنجد که ربات‌ها به سنجه‌هایشان می‌رسند یا نه: قدرت، زمان، حافظه.
cli-help-bars = فایل سنجه‌ها (پیش‌فرض: از خود ما).
cli-help-only = فقط سنجه‌هایی که این واژه را در نام دارند، مثلاً master. تکرار مجاز است.
cli-help-markdown = جدول را به‌صورت Markdown هم می‌نویسد.
cli-help-dry = بازی نمی‌کند: فقط فایل نتیجه‌ها را نشان می‌دهد.
cli-help-bench = سرعت قوانین را اندازه می‌گیرد.
cli-help-bench-game = یک بازی؛ «server» یا «web»: به‌جای آن سرور یا برنامه‌ی مرورگر. بدون نام: { $usual }، و با --against همه‌ی بازی‌ها.
cli-help-peer = برنامه‌ی دیگری را هم اندازه می‌گیرد: catanatron.
cli-help-against = نسخه‌ی کاری دیگری را به‌نوبت با این یکی اندازه می‌گیرد: پوشه‌ی آن، مثلاً نسخه‌ای قدیمی‌تر.
cli-help-look = همراه «web»: به‌جای سرعت، آنچه در هر اندازه از میز دیده می‌شود.
cli-help-seconds = ثانیه‌های پردازنده برای هر دور.
cli-help-rounds = تعداد دورها؛ وگرنه ۵، و با --against ۹.
cli-help-serve = بازی‌ها در مرورگر: میزها، آدم‌ها، بازی زنده.
cli-help-host = نشانی که سرور به آن گوش می‌دهد (پیش‌فرض: 127.0.0.1، فقط همین دستگاه).
cli-help-port = درگاه (پیش‌فرض: 8420)؛ 0 یعنی یک درگاه آزاد.
cli-help-database = پایگاه داده (پیش‌فرض: فایل SQLite در پوشه‌ی داده)، مثلاً postgresql://host/name.
cli-help-data-dir = پوشه‌ی فایل‌های سرور (پیش‌فرض: ~/.local/share/furrow).
cli-help-redis = نشانی Redis که چند فرایند را به هم می‌پیوندد.
cli-help-workers = تعداد فرایندهای سرور (پیش‌فرض: ۱)؛ بیش از یکی به PostgreSQL و Redis نیاز دارد.
cli-help-bot-workers = تعداد فرایندهایی که ربات‌ها در آن‌ها فکر می‌کنند (پیش‌فرض: ۱).
cli-help-origin = نشانی‌ای که مردم می‌نویسند، اگر پراکسی جلوی سرور باشد: https://play.example.org
cli-help-proxies = نشانی پراکسی‌هایی که سرآیند X-Forwarded آن‌ها پذیرفته است.
cli-help-log-level = اندازه‌ی گزارش: debug، info، warning یا error.
cli-help-log-file = گزارش به کجا برود (پیش‌فرض: خروجی خطا؛ در ترمینال و با --open فایل furrow.log در پوشه‌ی داده)؛ - یعنی خروجی خطا.
cli-help-graceful = چند ثانیه برای توقف (پیش‌فرض: ۵).
cli-help-invitation-only = فقط کسانی که دعوت‌نامه دارند حساب بسازند.
cli-help-port-file = درگاه را پس از آغاز در این فایل می‌نویسد.
cli-help-browse = مرورگر را باز می‌کند.
cli-help-admin = نگه‌داری یک سایت: میزها، دعوت‌نامه‌ها، ناظران، پشتیبان‌ها.
cli-help-admin-tables = میزها را فهرست می‌کند.
cli-help-admin-state = فقط میزهای این وضعیت: waiting، running، over یا closed.
cli-help-admin-table = شناسه‌ی یک میز.
cli-help-admin-close = میزی را که منتظر یا در حال بازی است می‌بندد؛ سرور در چند ثانیه آن را می‌بیند.
cli-help-admin-export = سابقه‌ی بازی یک میز را همراه عدد آغازش می‌نویسد.
cli-help-admin-to = فایلی که نوشته می‌شود (پیش‌فرض: صفحه‌نمایش).
cli-help-admin-invite = دعوت‌نامه می‌سازد و کدهایشان را نشان می‌دهد.
cli-help-admin-count = چند تا.
cli-help-admin-note = برای چه کسی است؛ فقط برای فهرست خودتان.
cli-help-admin-invitations = دعوت‌نامه‌ها و زمان استفاده از آن‌ها را فهرست می‌کند.
cli-help-admin-access = نشان می‌دهد یا تغییر می‌دهد که برای حساب دعوت‌نامه لازم است یا نه.
cli-help-admin-wanted = آیا دعوت‌نامه لازم است؟
cli-help-admin-moderators = ناظران را فهرست می‌کند، یا یک حساب را ناظر می‌کند.
cli-help-admin-name = نام یک حساب.
cli-help-admin-remove = برعکس، این نقش را می‌گیرد.
cli-help-admin-backup = از پایگاه داده نسخه‌ی پشتیبان می‌گیرد، در حالی که سرور کار می‌کند.
cli-help-admin-check = همهٔ پایگاه داده را بررسی کن: فایل، هر گزارش، هر بازی.
cli-help-admin-repair = گزارش میز آسیب‌دیده را تا آخرین ثبت سالم نگه دار (سروری نباید روی آن کار کند).
cli-help-admin-yes = نپرس.
cli-help-admin-file = فایل پشتیبان؛ نباید از پیش وجود داشته باشد.

## Wrong input

cli-error-command = فرمان «{ $name }» وجود ندارد؛ موجود: { $known }
cli-error-no-such-option = این‌جا گزینه‌ی { $name } وجود ندارد
cli-error-no-such-option-near = این‌جا گزینه‌ی { $name } وجود ندارد؛ نزدیک به آن: { $near }
cli-error-option-usage = گزینه‌ی { $name } این‌گونه به کار نمی‌رود: نگاه کنید به --help
cli-error-missing = { $name } داده نشده است
cli-error-value = { $name } نمی‌تواند این مقدار را بگیرد: نگاه کنید به --help
cli-error-other = { $reason }
cli-error-setup = بازی را نمی‌توان چید: { $reason }
cli-error-language = زبان ناشناخته «{ $name }»؛ موجود: { $known }
cli-error-game = بازی ناشناخته «{ $name }»؛ موجود: { $known }
cli-error-bot = ربات ناشناخته «{ $name }»؛ موجود: { $known }
cli-error-seats = از { $low } تا { $high } جایگاه انتخاب کنید، نه { $seats }.
cli-error-seat = جایگاه «{ $seat }» وجود ندارد: جایگاه‌ها از ۰ تا { $last } هستند
cli-error-option = تنظیم ناشناخته‌ی بازی «{ $name }»؛ موجود: { $known }
cli-error-option-value = تنظیم { $name } مقدار true یا false می‌گیرد، نه «{ $value }»
cli-error-option-choice = تنظیم { $name } یکی از این مقدارها را می‌گیرد: { $known }؛ نه «{ $value }»
cli-error-dealt = ‎--{ $kind }: «{ $name }» نیست؛ موجود: { $known }
cli-error-no-kind = بازی { $game } چیزی به نام { $kind } نمی‌دهد؛ می‌دهد: { $known }
cli-error-resumed = { $name } بازی تازه را می‌چیند؛ بازی‌ای که با --resume ادامه می‌یابد از پیش چیده شده است
cli-error-choices = «{ $text }»: یکی برای خودتان نام ببرید، یا { $seats } نام متفاوت با ویرگول
cli-error-number = { $name } باید دست‌کم { $low } باشد، نه { $value }
cli-error-rounds = اندازه‌گیری دست‌کم ۱ دور بیش از ۰ ثانیه می‌خواهد، و از هر دو کمتر از { $most }
cli-error-peer = برنامه‌ی ناشناخته «{ $name }»؛ موجود: { $known }
cli-error-against = --against فقط بازی‌ها را اندازه می‌گیرد: --peer و «server» و «web» را ننویسید
cli-error-look = --look فقط همراه «web» به کار می‌رود
cli-error-checkout = { $folder } نسخه‌ی کاری Furrow نیست: src/furrow ندارد
cli-error-against-fails = مقایسه با { $folder } انجام نشد: { $reason }
cli-error-no-playwright = playwright نصب نیست: .venv/bin/uv pip install playwright
cli-error-no-chromium = chromium نیست: sudo apt-get install -y --no-install-recommends chromium
cli-error-no-client = برنامه‌ی مرورگر ساخته نشده است: python3 boot setup
cli-error-no-file = فایل { $file } وجود ندارد
cli-error-no-folder = پوشه‌ی { $folder } وجود ندارد
cli-error-no-saved-game = در { $folder } بازی ذخیره‌شده‌ای نیست
cli-error-unreadable = { $file } را نمی‌توان خواند: { $reason }
cli-error-unwritable = { $file } را نمی‌توان نوشت: { $reason }
cli-error-exists = { $file } از پیش هست: چیزی بازنویسی نشد. با --resume آن را ادامه دهید یا فایل دیگری نام ببرید
cli-error-record = { $file } سابقه‌ی کامل یک بازی نیست: { $reason }
cli-error-decision = این سابقه { $last } تصمیم دارد: تصمیم { $number } وجود ندارد
cli-error-rule = قانون «{ $name }» وجود ندارد؛ امتحان کنید: `furrow rules --search`
cli-error-section = فصل «{ $chapter }» وجود ندارد؛ موجود: { $known }
cli-error-no-cards = برای { $game } فهرست کارتی نیست
cli-error-card = کارت «{ $name }» در { $game } نیست؛ همه: `furrow rules { $game } --cards`

## The game

cli-human = انسان
cli-none = هیچ
cli-contested = نبرد در پیش
cli-started = بازی تازه، عدد آغاز { $seed }. پس از هر تصمیم ذخیره می‌شود در { $file }
cli-resumed = { $decisions ->
    [one] بازی پس از { $decisions } تصمیم ادامه می‌یابد.
   *[other] بازی پس از { $decisions } تصمیم ادامه می‌یابد.
} ذخیره در { $file }
cli-notice = { $notice }
cli-hint = با شماره پاسخ دهید، یا با یک اکشن مانند: { $example }. علامت پرسش (?) نشان می‌دهد دیگر چه می‌توان نوشت.
cli-also = همچنین می‌توان نوشت: { $texts }
cli-round = نوبت { $number }
cli-round-named = { $round } { $number }
cli-curtain = صفحه‌کلید را به جایگاه { $seat } بدهید ({ $name }).
cli-curtain-prompt = اینتر، وقتی فقط { $name } نگاه می‌کند:
cli-log-more = { $count ->
    [one] … و { $count } بند پیش‌تر: بنویسید log
   *[other] … و { $count } بند پیش‌تر: بنویسید log
}
cli-continue = اینتر: رفتن به نقشه
cli-continue-table = اینتر: رفتن به میز
cli-end-of-input = ورودی تمام شد.
cli-interrupted = قطع شد.
cli-left = ذخیره شد. ادامه با: { $command }
cli-kept = سابقه‌ی بازی در { $file } است. مرور با: { $command }
cli-over = بازی تمام شد.
cli-tie-break = ثروت برابر؛ تعیین‌کننده: { $what }.
cli-tie-break-points = امتیاز برابر؛ تعیین‌کننده: { $what }.
cli-tie-shared = برابری در همه‌چیز: رتبه‌ی اول مشترک است.
cli-solo-won = شما بردید. رتبه‌ی شما: { $title }.
cli-solo-lost = بازیکن مجازی برد.
cli-not-saved = ذخیره نشد: { $file } ({ $reason })
cli-moved = کس دیگری { $other } را تغییر داده است: این بازی ادامه می‌یابد در { $file }
cli-saved = ذخیره شد: { $file }

## Answers at the prompt

cli-refused = «{ $text }» را نمی‌توان بازی کرد: { $sentence } [{ $rule }؛ خواندن آن: rule { $rule }]
cli-unknown = «{ $text }» این‌جا نه اکشن است و نه فرمان. راهنما: ?
cli-did-you-mean = منظورتان این بود: { $near }
cli-no-such-number = پاسخ { $number } وجود ندارد: از ۱ تا { $last } هستند.
cli-line-stopped = این خط آن‌جا که چیز تازه‌ای رو شد ایستاد؛ به پرسش تازه پاسخ دهید.
# A people as the one who does something, at the start of a sentence in the log.
cli-people = بازیکن { $faction }
cli-line-too-long = این خط تا جایی می‌رود که نوبت پاسخ شما نیست: چیزی بازی نشد.
cli-no-undo = چیزی را نمی‌توان پس گرفت: چیزی رو شده یا کس دیگری پاسخ داده است.
cli-nothing-to-undo = چیزی برای پس گرفتن نیست: در این نوبت هنوز کاری نکرده‌اید.
cli-undone = پس گرفته شد.
cli-no-redo = چیزی برای بازی دوباره نیست.
cli-why-what = دلیل چه چیزی را می‌خواهید؟ مثلاً بنویسید: why { $example }
cli-allowed = «{ $text }» را می‌توان بازی کرد.
cli-understood = برداشت: { $label } ({ $text })
cli-no-such-place = جایی به نام «{ $name }» نیست: مثلاً بنویسید C1 یا base.nordic.
cli-no-such-card = کارتی به نام «{ $name }» نیست: نامش یا کدش را همان‌طور که در فهرست‌هاست بنویسید.
cli-preview-whole = فقط پیش‌نمایش: چیزی بازی نشد.
cli-preview-part = فقط پیش‌نمایش، تا اولین چیزی که نمی‌توانید بدانید: چیزی بازی نشد.
cli-preview-what = پیش‌نمایش چه؟ مثلاً بنویسید: preview { $example }

## The guide

cli-guide-1 = با شماره‌ی جلوی پاسخ جواب دهید یا اکشن را بنویسید؛ چند گام در یک خط: { $example }
cli-guide-2 = اینتر به‌تنهایی تنها پاسخ ممکن را می‌دهد، یا پاسخ‌ها را دوباره نشان می‌دهد. فرمان‌ها:
cli-about-help = همین راهنما، با نشانه‌های نقشه
cli-about-undo = پس گرفتن آخرین پاسخ (undo all: تا جای ممکن)
cli-about-redo = بازی دوباره‌ی آنچه پس گرفته شد
cli-about-why = چرا کاری شدنی نیست، به زبان خودتان یا به صورت خط: قانون و یک جمله
cli-about-rule = خواندن یک قانون
cli-about-preview = نشان دادن اثر یک خط، بدون بازی کردن آن
cli-about-board = دوباره نقشه، با شرح نشانه‌ها
cli-about-see = همه‌چیز درباره‌ی یک ناحیه و همسایه‌هایش
cli-about-table = آنچه پیش شماست و دست شما، یا آنچه پیش جایگاهی دیگر است
cli-about-mats = صفحه‌ها و کارت‌های شما، یا صفحه‌های جایگاهی دیگر
cli-about-log = چه گذشت (۲۰ بند آخر، یا هر تعداد که بگویید)
cli-about-score = نمودارهای همه، ثروت شما و ستاره‌ها
cli-about-save = ذخیره‌ی یک نسخه (بازی خودبه‌خود هم ذخیره می‌شود)
cli-about-quit = ذخیره و خروج
cli-about-give = دادن سکه به بازیکنی دیگر، در هر زمان
cli-about-refuse = از این پس نگرفتن این منفعت استخدام (accept power: دوباره گرفتن)
cli-about-help-cards = همین راهنما، با شرح نشانه‌ها
cli-about-board-cards = همه‌ی میز: همه‌ی بازیکنان و کاری که کارت‌هایشان می‌کنند
cli-about-see-cards = همه‌چیز درباره‌ی یک کارت، با نام یا کدش
cli-about-score-cards = همه‌ی بازیکنان در یک جدول

## Tables

cli-column-faction = جناح
cli-column-mat = صفحه
cli-column-player = بازیکن
cli-column-power = قدرت
cli-column-popularity = محبوب
cli-column-coins = سکه
cli-column-stars = ستاره
cli-column-cards = کارت
cli-column-workers = کارگر
cli-column-mechs = ماشین
cli-column-upgrades = ارتقا
cli-column-structures = ساخت
cli-column-recruits = نیرو
cli-column-territories = ناحیه
cli-column-section = توکن
cli-column-rank = رتبه
cli-column-code = فصل
cli-column-rules = قوانین
cli-column-title = عنوان
cli-column-option = تنظیم
cli-column-default = پیش‌فرض
cli-column-rule = قانون
cli-column-meaning = معنا
cli-column-bot = ربات
cli-column-seat = جایگاه
cli-column-games = بازی‌ها
cli-column-wins = بردها
cli-column-win-rate = نرخ برد
cli-column-fortune = ثروت
cli-column-star-count = ستاره‌ها
cli-column-workers-on-mat = کارگر مانده
cli-column-who = برنامه
cli-column-figure = مقدار
cli-column-median = میانه
cli-column-lowest = کمترین
cli-column-highest = بیشترین
cli-column-game = بازی
cli-column-ratio = نسبت
cli-column-here = این‌جا، تصمیم/ثانیه
cli-column-there = آن‌جا
cli-column-window = پنجره
cli-column-language = زبان
cli-column-share = صفحه‌ی بازی
cli-column-pieces = مهره‌ها، px
cli-column-text-size = کوچک‌ترین نوشته، px
cli-column-words = واژه‌ها
cli-column-nodes = گره‌ها
cli-column-drawn = از آن صفحه‌ی بازی
cli-column-scrolls = پیمایش، px
cli-column-values = مقدارهای دیگر
cli-column-points = امتیاز
cli-column-hand = دست
cli-column-built = ساخته
cli-column-card = کارت
cli-column-cost = هزینه
cli-column-effect = اثر
cli-column-score = امتیاز
cli-column-location-count = مکان
cli-column-hand-cards = دست
cli-column-ruin-count = تخریب‌شده
cli-column-good-worker = کارگر
cli-column-good-gun = اسلحه
cli-column-good-fuel = سوخت
cli-column-good-iron = آهن
cli-column-good-brick = آجر
cli-column-good-ammo = مهمات
cli-column-good-grey-contact = خاکستری
cli-column-good-red-contact = قرمز
cli-column-good-blue-contact = آبی
cli-column-good-universal-contact = همه‌کاره
cli-column-good-shield = سپر
cli-column-good-development = بازس
cli-column-good-wood = چوب
cli-column-good-stone = سنگ
cli-column-good-food = غذا
cli-column-good-gold = طلا
cli-column-good-raze-token = تخریب
cli-column-good-defence-token = دفاع

## The own side of the table

cli-legend-cube = روی صفحه: با ارتقا هنوز بهتر می‌شود
cli-context-left = { $count } مانده
cli-context-loaded = بار شده: { $cargo }
cli-context-sealed = چرخ قدرت شما: { $dial }، ارزش کارت‌های شما: { $cards }
cli-context-card = کارت { $number }
cli-context-against = در برابر { $name } با { $power } و { $cards }
cli-own-cards = کارت‌های نبرد
cli-own-objective = هدف
cli-own-seen = کارت‌هایی که از { $name } دیده‌اید
cli-own-sealed = پاسخ ثبت‌شده‌ی شما
cli-own-fortune = ثروت
cli-mats-pay = پرداخت { $cost }: { $gain }
cli-mats-upgrades = ارتقاها
cli-mats-mechs = ماشین‌های زرهی
cli-mats-structures = ساختمان‌ها
cli-mats-recruits = نیروهای استخدامی
cli-mats-bonuses = منفعت‌های یک‌بارمصرف گرفته‌شده
cli-mats-refused = منفعت‌های ردشده
cli-mats-ability = قابلیت جناح
cli-mats-waiting = ماشین‌های زرهی روی صفحه
cli-units-count = { $count ->
    [one] { $count } مهره
   *[other] { $count } مهره
}
cli-goods-count = { $count ->
    [one] { $count } منبع
   *[other] { $count } منبع
}
cli-see-neighbours = همسایه‌ها: { $places }
cli-see-rivers = آن سوی رودخانه: { $places }
cli-see-tunnels = از راه تونل: { $places }
cli-see-all-rivers = رودخانه میان: { $places }

## The table of a card game

cli-legend-active = باید پاسخ دهد
cli-card-first = بازیکن شروع‌کننده
cli-card-passed = پاس داده
cli-card-ending = دور پایانی
cli-card-free = رایگان
cli-card-used = { $count } بار به کار رفته
cli-card-holds = روی آن: { $goods }
cli-card-paid = پرداخت‌شده برای استفاده: { $goods }
cli-card-under = کارت زیر آن: { $count }
cli-card-owner = دارنده: { $name }
cli-card-hand-count = در دست: { $count }
cli-row-production = تولید
cli-row-feature = ویژگی‌ها
cli-row-action = اکشن‌ها
cli-row-locations = مکان‌ها
cli-row-attacks = کارت‌های حمله، از تازه‌ترین
cli-row-connections = کارت‌های رابط
cli-row-stored = ذخیره‌شده
cli-row-known = کارت‌های شناخته‌ی دست
cli-row-under = زیر { $name }
cli-row-decks = دسته‌ها
cli-row-board = صفحه
cli-deck = { $name } { $count } (دورریخته: { $discards })
cli-deal-abroad = نزد مکان بازیکنی دیگر
cli-cards-row = کارت‌های انتخابی
cli-cards-offered = کارت‌های کشیده‌شده
cli-cards-dealt = کارت‌های پخش‌شده برای شما
cli-cards-answer = پاسخ پنهان شما
cli-cards-hand = دست شما
cli-see-built = ساخته‌شده، { $name }
cli-see-hand = در دست شما
cli-confidence-medium = میانه: فقط یک منبع همگانی، یا منبع‌های ناهمخوان
cli-confidence-low = کم: فقط منبع نادرست به نظر می‌رسد
cli-name-translated = این نام ترجمه‌ی خود ماست؛ نام رسمی پیدا نشد.
cli-cards-key = نشانه‌ی { $medium }: اطمینان میانه؛ نشانه‌ی { $low }: اطمینان کم؛ نشانه‌ی *: نام ترجمه‌ی خود ماست.

## Records

cli-verify-ok = { $decisions ->
    [one] { $file }: درست، { $decisions } تصمیم بازپخش شد و همه‌ی جمع‌های کنترلی می‌خوانند
   *[other] { $file }: درست، { $decisions } تصمیم بازپخش شد و همه‌ی جمع‌های کنترلی می‌خوانند
}
cli-verify-bad = { $file }: آسیب‌دیده: { $reason }
cli-verify-wrong = { $decisions ->
    [one] { $file }: نادرست پس از { $decisions } تصمیم: { $reason }
   *[other] { $file }: نادرست پس از { $decisions } تصمیم: { $reason }
}
cli-replay-start = { $last ->
    [one] آغاز. { $last } تصمیم در پی می‌آید.
   *[other] آغاز. { $last } تصمیم در پی می‌آید.
}
cli-replay-prompt = اینتر: بعدی، b: قبلی، عدد: رفتن به آن تصمیم، q: خروج
cli-replay-help = اینتر یک تصمیم جلو می‌رود، b یک تصمیم عقب، عدد به وضعیت پس از آن تصمیم می‌رود (۰: آغاز)، q خارج می‌شود.
cli-replay-end = این آخرین تصمیم بود.

## Rules and cards

cli-rules-how = یک فصل: furrow rules { $chapter }. یک قانون: furrow rules { $rule }. جست‌وجو: furrow rules { $search }.
cli-rules-found = { $count ->
    [one] { $count } قانون پیدا شد
   *[other] { $count } قانون پیدا شد
}
cli-rules-sources = منابع
cli-rules-shows = نشان می‌دهد
cli-rules-kind = نوع
cli-rules-informative = آگاهی‌دهنده، نه قانونی برای اجرا
cli-rules-option = تنظیم
cli-rules-note = یادداشت
cli-rules-examples = مثال‌ها
cli-cards-encounters = کارت‌های ملاقات
cli-cards-factory = کارت‌های کارخانه
cli-cards-objectives = کارت‌های هدف
cli-cards-tiles = کارت‌های امتیازدهی ساختمان
cli-cards-confidence = اطمینان
cli-cards-promo = پرومو

## Simulations and measurements

cli-sim-games = بازی‌ها
cli-sim-time = { $seconds } ثانیه، { $rate } بازی در ثانیه
cli-sim-unfinished = { $count ->
    [one] { $count } بازی ناتمام ماند
   *[other] { $count } بازی ناتمام ماند
}
cli-sim-summary = { $games ->
    [one] { $games } بازی؛ به‌طور میانگین { $rounds } دور، { $decisions } تصمیم، بالاترین امتیاز { $score }
   *[other] { $games } بازی؛ به‌طور میانگین { $rounds } دور، { $decisions } تصمیم، بالاترین امتیاز { $score }
}
cli-sim-summary-short = { $games ->
    [one] { $games } بازی؛ به‌طور میانگین { $decisions } تصمیم، بالاترین امتیاز { $score }
   *[other] { $games } بازی؛ به‌طور میانگین { $decisions } تصمیم، بالاترین امتیاز { $score }
}
cli-bench-effects = اثرها به‌صورت داده: زمان یک بازی { $value } برابر اثرهای دست‌نویس است ({ $low } تا { $high })
cli-bench-start = اندازه‌گیری، حدود { $seconds } ثانیه …
cli-bench-title = { $rounds ->
    [one] { $game }، { $seats } جایگاه، { $rounds } دور
   *[other] { $game }، { $seats } جایگاه، { $rounds } دور
}
cli-bench-ratio = { $what }: { $value } برابر سریع‌تر از برنامه‌ی دیگر ({ $low } تا { $high })
cli-bench-against-title = { $rounds ->
    [one] این‌جا در برابر { $folder }، { $rounds } دور، زمان پردازنده؛ نسبت بالای ۱: این‌جا سریع‌تر
   *[other] این‌جا در برابر { $folder }، { $rounds } دور، زمان پردازنده؛ نسبت بالای ۱: این‌جا سریع‌تر
}
cli-bench-other-games = با همان عددهای آغاز بازی‌های دیگری می‌کنند
cli-bench-server-start = اندازه‌گیری سرور با ۵۰۰ اتصال؛ چند دقیقه طول می‌کشد …
cli-bench-web-start = اندازه‌گیری برنامه‌ی مرورگر در مرورگر؛ چند دقیقه طول می‌کشد …
cli-bench-met = (حداکثر { $bar }: برآورده شد)
cli-bench-missed = (حداکثر { $bar }: برآورده نشد)
cli-figure-server-start = آغاز با ۱۰٬۰۰۰ میز ذخیره‌شده
cli-figure-server-sockets = اتصال‌های در بازی
cli-figure-server-paced-rate = تصمیم‌ها با آهنگ معین
cli-figure-server-paced-median = از تصمیم تا هر چهار بازیکن با آهنگ معین، میانه
cli-figure-server-paced-p99 = از تصمیم تا هر چهار بازیکن با آهنگ معین، ۹۹٪
cli-figure-server-paced-stalled = میزهای ازکارمانده با آهنگ معین
cli-figure-server-flat-out-rate = تصمیم‌ها با تمام سرعت
cli-figure-server-flat-out-median = از تصمیم تا هر چهار بازیکن با تمام سرعت، میانه
cli-figure-server-flat-out-p99 = از تصمیم تا هر چهار بازیکن با تمام سرعت، ۹۹٪
cli-figure-server-flat-out-stalled = میزهای ازکارمانده با تمام سرعت
cli-figure-server-paced-work = زمان پردازنده برای هر تصمیم با آهنگ معین
cli-figure-server-flat-out-work = زمان پردازنده برای هر تصمیم با تمام سرعت
cli-figure-server-refused = تصمیم‌های ردشده
cli-figure-server-table-idle = حافظه‌ی میز بی‌کار
cli-figure-server-wake = بیدار کردن میز
cli-figure-server-idle-sockets = اتصال‌های بی‌کار
cli-figure-server-socket-memory = حافظه‌ی اتصال بی‌کار
cli-figure-web-load-front = اولین بارگیری صفحه‌ی اصلی: کد و واژه‌ها
cli-figure-web-load = اولین بارگیری یک میز: کد و واژه‌ها
cli-figure-web-fonts = قلم‌های یک میز
cli-figure-web-pictures = تصویرهای یک میز
cli-figure-web-nodes = عنصرهای صفحه هنگامی که میز از همیشه پرتر است، ۴ جایگاه
cli-figure-web-update = زمان پردازش هر وضعیت تازه، میانه
cli-figure-web-playable = تا صفحه‌ی آماده‌ی بازی، با پردازنده‌ی ۴ برابر کندتر
cli-figure-web-playable-bare = … همان برای صفحه‌ای با یک دکمه
cli-figure-web-playable-ratio = … صفحه‌ی بازی چند برابر آن است
cli-figure-web-playable-groundless = تا صفحه‌ی آماده‌ی بازی، پیش از رسیدن تصویرش
cli-figure-web-ground-shift = بیشترین جابه‌جایی هنگام رسیدن تصویر
cli-figure-web-decision-median = از کلیک روی تصمیم تا صفحه‌ی بازترسیم‌شده، میانه
cli-figure-web-decision-median-bare = … همان برای صفحه‌ای با یک دکمه
cli-figure-web-decision-p95 = از کلیک روی تصمیم تا صفحه‌ی بازترسیم‌شده، ۹۵٪
cli-figure-web-decision-p95-bare = … همان برای صفحه‌ای با یک دکمه
cli-figure-web-decision-ratio = … میانه چند برابر صفحه‌ی یک‌دکمه‌ای است
cli-figure-web-frame-still = بلندترین قاب هنگامی که کاری انجام نمی‌شود
cli-figure-web-frame-drag-median = قاب هنگام کشیدن نقشه، میانه
cli-figure-web-frame-drag = بلندترین قاب هنگام کشیدن نقشه
cli-figure-web-frame-zoom-median = قاب هنگام بزرگ‌نمایی نقشه، میانه
cli-figure-web-frame-zoom = بلندترین قاب هنگام بزرگ‌نمایی نقشه
cli-figure-decisions = تصمیم‌ها
cli-figure-steps = گام‌ها
cli-figure-games = بازی‌ها
cli-figure-decisions-per-game = تصمیم در هر بازی
cli-figure-clone = یک نسخه از بازی
cli-figure-view = یک نمای جایگاه
cli-figure-view-size = بزرگ‌ترین نما
cli-figure-load-mean = خواندن سابقه، میانگین
cli-figure-load-max = خواندن سابقه، طولانی‌ترین
cli-figure-record-size = سابقه‌ی یک بازی

# What `furrow serve` says to somebody who plays at home

cli-serve-ready = Furrow آماده است: { $address } (پایان: Ctrl+C)
