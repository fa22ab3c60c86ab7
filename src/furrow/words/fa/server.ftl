# Errors by code

server-error-bad-message = سرور این پیام را نمی‌فهمد.
server-error-bad-name = این نام را نمی‌توان به کار برد.
server-error-bad-options = این گزینه‌ها با بازی سازگار نیستند.
    .because = این گزینه‌ها با بازی سازگار نیستند: { $reason }
server-error-bad-setup = بازی را نمی‌توان این‌گونه چید.
    .because = بازی را نمی‌توان این‌گونه چید: { $reason }
server-error-bad-record = این سابقه‌ی بازی را نمی‌توان به کار برد.
server-error-bad-seats = این بازی با { $low } تا { $high } جایگاه بازی می‌شود.
server-error-bad-line = این اکشنی از این بازی نیست.
server-error-bad-text = در متن نویسه‌ای هست که نگه‌داشتنی نیست.
server-error-bot-plays = الان ربات به‌جای این جایگاه بازی می‌کند. اول به آن بازگردید.
server-error-busy = سرور شلوغ است. کمی بعد دوباره تلاش کنید.
server-error-closed = این میز بسته شده است.
server-error-damaged = گزارش این میز آسیب دیده است. چیز دیگری از دست نمی‌رود: گردانندهٔ سایت باید آن را بررسی کند.
server-error-expected-back = همین چند لحظه پیش این‌جا بود. پس از { $minutes } دقیقه ربات می‌تواند به‌جایش بازی کند.
server-error-flood = پیام‌ها خیلی زیاد است. آهسته‌تر بفرستید.
server-error-forbidden = اجازه‌ی این کار را ندارید.
server-error-illegal = قانونی این را منع می‌کند.
server-error-line-too-long = در میانه‌ی راه چیز تازه‌ای آشکار می‌شود: تا آن‌جا بازی کنید و سپس ادامه دهید.
server-error-muted = فعلاً نمی‌توانید پیام بدهید.
server-error-no-analysis = ربات نتوانست این بازی را بررسی کند.
server-error-no-body = درخواست خالی است.
server-error-no-hints = در این میز راهنمایی داده نمی‌شود.
server-error-no-session = اول نامی انتخاب کنید یا وارد شوید.
server-error-no-spectators = این میز تماشاگر نمی‌پذیرد.
server-error-no-such-chapter = چنین فصلی نیست.
server-error-no-such-decision = بازی چنین تصمیمی ندارد.
server-error-no-such-game = چنین بازی‌ای نیست.
server-error-no-such-level = چنین رباتی نیست.
server-error-no-such-preset = چنین جمله‌ای نیست.
server-error-no-such-seat = میز چنین جایگاهی ندارد.
server-error-no-such-table = چنین میزی نیست یا خصوصی است.
server-error-no-such-text = چنین متنی نیست.
server-error-not-full = هنوز جایگاه‌هایی خالی‌اند.
server-error-not-kept = اکنون نمی‌توان این را نگه داشت. کمی بعد دوباره تلاش کنید.
server-error-not-over = بازی هنوز تمام نشده است.
server-error-not-running = بازی در جریان نیست.
server-error-not-waiting = بازی آغاز شده است.
server-error-not-your-seat = این جایگاه شما نیست.
server-error-not-your-turn = الان نوبت شما نیست.
server-error-nothing-to-redo = چیزی برای دوباره بازی کردن نیست.
server-error-nothing-to-undo = چیزی را نمی‌توان پس گرفت: چیزی آشکار شده یا کس دیگری پاسخ داده است.
server-error-one-own-seat = فقط یک جایگاه می‌تواند مال شما باشد. برای دیگران «کسی پای همین صفحه» را انتخاب کنید.
server-error-over = بازی پایان یافته است.
server-error-seat-taken = این جایگاه گرفته شده است.
server-error-stale = در این میان چیز دیگری بازی شد. به میز نگاه کنید و دوباره تصمیم بگیرید.
server-error-table-full = همه‌ی جایگاه‌ها گرفته شده‌اند.
server-error-too-long = این بیش از اندازه بلند است.
server-error-too-many-imports = در یک روز { $most } سابقه‌ی بازی آورده‌اید. فردا باز هم بیاورید.
server-error-too-many-tables = همین حالا { $most } میز دارید. اول چندتایی را به پایان برسانید.
server-error-unreadable = این میز دیگر باز نمی‌شود: این نسخه نمی‌تواند بازی آن را بخواند.

# What is wrong with a setup

server-fault-kind-unknown = این بازی چیزی به نام «{ $kind }» نمی‌دهد.
server-fault-option-unknown = این بازی گزینه‌ای به نام «{ $option }» ندارد.
server-fault-option-value = «{ $value }» برای این گزینه پذیرفته نیست: { $option }.
server-fault-together = این دو با هم جمع نمی‌شوند: { $option } و { $other }.

# Notices

server-notice-restart = سرور دوباره راه‌اندازی می‌شود. بازی کمی بعد ادامه می‌یابد.
server-notice-left = { $name } رفت؛ ربات ادامه می‌دهد.
server-notice-replaced = ربات به‌جای { $name } ادامه می‌دهد.
server-notice-back = { $name } بازگشت.
server-notice-time-up = زمان { $name } به پایان رسید.
server-notice-time-short = زمان کمی برای { $name } مانده است.
server-notice-closed = میز بسته شد.
server-notice-rules-changed = قوانین تصحیح شد: بازی از تصمیمی پیشین ادامه می‌یابد.

# Bots

server-bot-random = ربات تصادفی
server-bot-novice = ربات تازه‌کار
server-bot-steady = ربات استوار
server-bot-sharp = ربات تیزهوش
server-bot-master = ربات استاد
server-seat = جایگاه { $number }

# Standing answers

server-standing-end = پایان نوبت
server-standing-open = نوبتم پس از اکشن باز بماند
server-standing-pass = نوبت بعد
server-standing-wait = مکث ربات‌ها پس از نوبت من
server-standing-value-ask = پرسیده شود
server-standing-value-skip = خودبه‌خود پایان یابد
server-standing-value-next = پاس
server-standing-value-accept = پذیرفتن
server-standing-value-refuse = نپذیرفتن
server-standing-value-no = خیر
server-standing-value-yes = بله
server-standing-value-0 = بدون مکث
server-standing-value-3 = ۳ ثانیه
server-standing-value-6 = ۶ ثانیه

# Talk

server-talk-offer = به { $name } این اندازه پیشنهاد می‌کنم: { $amount }.
server-talk-hello = سلام!
server-talk-good-luck = موفق باشید و خوش بگذرد!
server-talk-well-played = خوب بازی کردید!
server-talk-thanks = ممنون!
server-talk-sorry = ببخشید!
server-talk-your-turn = نوبت شماست.
server-talk-one-moment = یک لحظه لطفاً.
server-talk-nice-move = حرکت زیبایی بود!
server-talk-deal = قبول.
server-talk-no-deal = نه، ممنون.
server-talk-attack-them = ببینید چه کسی جلوست!
server-talk-peace = بیایید صلح را نگه داریم.
server-talk-good-game = بازی خوبی بود!
server-talk-rematch = یک بار دیگر؟

# What was dealt from

server-seal = همه‌چیز از رازی پخش می‌شود که در آغاز بازی ثابت شده است. مُهر آن:
server-seal-broken = اکنون راز در سابقه‌ی بازی هست: هر کس می‌تواند دوباره از آن پخش کند و مقایسه کند.
