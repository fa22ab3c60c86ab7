### The browser's Scythe board: explanations, panels, descriptions for screen readers (Persian).

## What abilities do

web-scythe-ability-text-riverwalk = شخصیت و ماشین‌های زرهی می‌توانند از رودخانه بگذرند، اگر ناحیه‌ی آن سوی رودخانه یکی از دو نوعی باشد که این‌جا آمده است.
web-scythe-ability-text-speed = شخصیت و ماشین‌های زرهی می‌توانند یک ناحیه دورتر بروند.
web-scythe-ability-text-underpass = برای شخصیت و ماشین‌های زرهی، کوهستان‌های تحت کنترل شما و همه‌ی تونل‌ها مجاور یکدیگرند.
web-scythe-ability-text-disarm = پیش از نبرد در ناحیه‌ی تونل‌دار یا ناحیه‌ی معدن شما، حریف ۲ قدرت از دست می‌دهد.
web-scythe-ability-text-township = برای شخصیت و ماشین‌های زرهی، دهکده‌های تحت کنترل شما و کارخانه مجاور یکدیگرند.
web-scythe-ability-text-peoples-army = در نبردی که کارگر هم آن‌جا دارید، می‌توانید یک کارت نبرد بیشتر بگذارید.
web-scythe-ability-text-seaworthy = شخصیت و ماشین‌های زرهی می‌توانند وارد دریاچه شوند و از آن بیرون بیایند و به دریاچه‌ی کنار نبرد عقب‌نشینی کنند.
web-scythe-ability-text-artillery = پیش از نبرد می‌توانید ۱ قدرت بپردازید تا حریف ۲ قدرت از دست بدهد.
web-scythe-ability-text-wayfare = شخصیت و ماشین‌های زرهی می‌توانند از هر جا به پایتخت خودتان یا پایتخت جناحی بروند که کسی با آن بازی نمی‌کند.
web-scythe-ability-text-scout = پیش از نبرد یک کارت نبرد تصادفی از دست حریف برمی‌دارید.
web-scythe-ability-text-submerge = شخصیت و ماشین‌های زرهی می‌توانند وارد دریاچه شوند، از آن بیرون بیایند و از هر دریاچه به هر دریاچه‌ی دیگر بروند.
web-scythe-ability-text-camaraderie = وقتی در نقش مهاجم نبردی را می‌برید، برای کارگرهایی که به عقب‌نشینی وادار می‌شوند محبوبیت از دست نمی‌دهید.
web-scythe-faction-ability-text-relentless = می‌توانید همان بخشی را انتخاب کنید که در نوبت پیش انتخاب کردید.
web-scythe-faction-ability-text-coercion = یک بار در هر نوبت، یک کارت نبرد می‌تواند جای یک منبع از هر نوع را بگیرد.
web-scythe-faction-ability-text-swim = کارگرها شما می‌توانند از رودخانه بگذرند.
web-scythe-faction-ability-text-meander = می‌توانید تا دو گزینه از یک کارت ملاقات را انتخاب کنید.
web-scythe-faction-ability-text-dominate = ستاره‌های شما برای هدف‌ها و نبردها محدودیتی ندارد.

## What structures do

web-scythe-structure-text-mine = معدن برای مهره‌های شما تونل است.
web-scythe-structure-text-monument = هر بار که تجدید قوا می‌کنید، ۱ محبوبیت هم می‌گیرید.
web-scythe-structure-text-armory = هر بار که تجارت می‌کنید، ۱ قدرت هم می‌گیرید.
web-scythe-structure-text-mill = هر بار که تولید می‌کنید، ناحیه‌ی آسیاب هم تولید می‌کند و آسیاب یک کارگر به حساب می‌آید.

## The map

web-scythe-map = نقشه
web-scythe-map-keys = با کلیدهای جهت از یک شش‌ضلعی به دیگری می‌روید؛ { $enter } انتخاب می‌کند، { $next } به شش‌ضلعی انتخاب‌پذیر بعدی می‌رود، { $ask } توضیح می‌دهد و { $closer } و { $farther } نقشه را بزرگ و کوچک می‌کنند.
web-scythe-zoom-in = بزرگ‌تر
web-scythe-zoom-out = کوچک‌تر
web-scythe-zoom-whole = نمایش همه‌ی نقشه
web-scythe-wide = نقشه در تمام پهنا
web-scythe-turn = نوبت { $number }
web-scythe-tile-beside = کنارِ
web-scythe-tile-on = روی
web-scythe-tile-row = در یک خط
web-scythe-mini-map = کل نقشه و بخشی از آن که دیده می‌شود: با فشردن به آن‌جا می‌روید
web-scythe-lit = قابل انتخاب
web-scythe-has = { $who }: { $what }
web-scythe-with = { $what }: { $also }
web-scythe-controlled = در کنترل { $who }
web-scythe-contested = این‌جا نبردی در پیش است
web-scythe-defends = { $cards ->
    [0] دفاع تا { $power }
    [one] دفاع تا { $power } و یک کارت
   *[other] دفاع تا { $power } و { $cards } کارت
}
web-scythe-beside = در کنار آن: { $places }
web-scythe-across = آن سوی رودخانه: { $places }
web-scythe-in-words = شرح نوشتاری صفحه‌ی بازی
web-scythe-ask-hex = درباره‌ی یک شش‌ضلعی بپرسید
web-scythe-no-hex = چنین شش‌ضلعی‌ای وجود ندارد.
web-scythe-loading = صفحه‌ی بازی در حال آماده شدن است …

## Panels

web-scythe-players = بازیکنان
web-scythe-tracks = نمودارها و ستاره‌ها
web-scythe-tiers = پرداخت سطح‌های محبوبیت
web-scythe-hand = { $whose ->
    [own] کارت‌های شما
   *[other] کارت‌ها
}
web-scythe-no-combat-cards = کارت نبردی در دست ندارید
web-scythe-fortune = ثروت، اگر بازی همین حالا تمام می‌شد
web-scythe-standing = { $who } ({ $faction }): { $values }
web-scythe-seen = دیده‌شده در دست: { $values }

## Mats

web-scythe-mat = صفحه‌ی بازیکن: { $mat }
web-scythe-on-mat = روی صفحه
web-scythe-built = ساخته شده
web-scythe-cost = هزینه: { $cost }.
web-scythe-enlisted = نیرو استخدام شده؛ منفعت همیشگی: { $bonus }
web-scythe-enlisted-refused = نیرو استخدام شده؛ منفعت همیشگی ({ $bonus }) رد می‌شود
web-scythe-not-enlisted = نیرو هنوز استخدام نشده است
web-scythe-recruit = پس از استخدام: هر بار که شما یا همسایه‌ی شما اکشن { $action } را انجام دهد، این را می‌گیرید: { $bonus }.
web-scythe-taken = گرفته شده
web-scythe-free-bonus = هنوز در دسترس
web-scythe-box = مکعب تکنولوژی بخشی از آن را پوشانده است؛ ارتقا آن را برمی‌دارد.
web-scythe-saving = مکعب تکنولوژی روی خانه‌ی خط‌چین، هزینه‌ی اکشن را ۱ واحد کم می‌کند.
web-scythe-section-move = مهره‌ها را حرکت دهید یا سکه بگیرید.
web-scythe-section-bolster = قدرت یا کارت نبرد بگیرید.
web-scythe-section-trade = منابع دلخواه یا محبوبیت بگیرید.
web-scythe-section-produce = کارگرها شما در چند ناحیه تولید می‌کنند.
web-scythe-bottom-upgrade = یک مکعب تکنولوژی را از اکشن بالا به اکشن پایین ببرید.
web-scythe-bottom-deploy = یک ماشین زرهی کنار یکی از کارگرها خود بگذارید و قابلیت آن را بگیرید.
web-scythe-bottom-build = ساختمانی کنار یکی از کارگرها خود بسازید.
web-scythe-bottom-enlist = یک نیرو برای منفعت یک‌بارمصرف و همیشگی استخدام کنید.
web-scythe-track-power = قدرت در نبرد خرج می‌شود.
web-scythe-track-popularity = هرچه محبوبیت بیشتر باشد، در پایان همه‌چیز بیشتر می‌ارزد.
web-scythe-track-coins = سکه هزینه‌ی اکشن‌ها را می‌پردازد و در پایان شمرده می‌شود.

## Combat and other moments

web-scythe-combat = نبرد در { $place }
web-scythe-combat-card = در نبرد ارزشش به قدرت افزوده می‌شود.
web-scythe-sealed = تا این‌جا: چرخ قدرت { $power }، ارزش کارت‌ها { $cards }، مجموع { $total }.
web-scythe-go-on = ادامه
web-scythe-left = { $count ->
    [one] { $count } توکن مانده
   *[other] { $count } توکن مانده
}

## Keys of the map

web-scythe-key-zoom = بزرگ‌تر، کوچک‌تر، همه‌ی نقشه

## What a decision changes, and what a chart shows

web-scythe-change-power = قدرت
web-scythe-change-popularity = محبوبیت
web-scythe-change-coins = سکه
web-scythe-change-combat-cards = کارت‌های نبرد
web-scythe-change-star-count = ستاره‌ها
web-scythe-change-workers-on-mat = کارگرهای مانده

web-scythe-measure-fortune = ثروت
web-scythe-measure-coins = سکه‌ها
web-scythe-measure-popularity = محبوبیت
web-scythe-measure-power = قدرت
web-scythe-measure-star-count = ستاره‌ها
