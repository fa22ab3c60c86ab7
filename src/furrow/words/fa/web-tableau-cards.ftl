### The pages about the cards of 51st State and Imperial Settlers: all cards, and what their icons mean (Persian).

## All cards

web-tableau-cards-search = نام یا واژه‌ها
web-tableau-cards-filters = صافی‌ها
web-tableau-cards-found = { $count } از { $all } طرح
web-tableau-cards-none = هیچ کارتی با همه‌ی این صافی‌ها جور نیست.
web-tableau-cards-clear = پاک کردن همه
web-tableau-cards-drop = برداشتن صافی: { $name }
web-tableau-cards-set = { $game ->
    [imperial_settlers] قوم
   *[other] مجموعه
}
web-tableau-cards-kind = نوع
web-tableau-cards-cost = { $game ->
    [imperial_settlers] هزینه
   *[other] فاصله
}
web-tableau-cards-cost-of = { $game ->
    [imperial_settlers] هزینه‌ی { $count }
   *[other] فاصله‌ی { $count }
}
web-tableau-cards-gives = چه می‌دهد
web-tableau-cards-gives-of = می‌دهد: { $name }
web-tableau-cards-special = چیزی ویژه
web-tableau-cards-deal = { $game ->
    [imperial_settlers] پیمان
   *[other] معامله
}
web-tableau-cards-deal-of = { $game ->
    [imperial_settlers] پیمان: { $name }
   *[other] معامله: { $name }
}
web-tableau-cards-type = { $game ->
    [imperial_settlers] رنگ
   *[other] نوع
}
web-tableau-cards-like = همه‌ی همانندها
web-tableau-cards-detail = کارت انتخاب‌شده
# How sure the facts of a card are.
web-tableau-cards-sure = { $confidence ->
    [high] منبع‌های مستقل هم‌خوان‌اند.
    [low] نامطمئن: شاید چیزی در آن نادرست باشد.
   *[medium] فقط یک منبع هست، یا منبع‌ها در چیزی فرق دارند.
}
web-tableau-cards-sources = { $count ->
    [one] { $count } منبع
   *[other] { $count } منبع
}
web-tableau-cards-copies = { $count ->
    [one] { $count } نسخه
   *[other] { $count } نسخه
}
web-tableau-cards-drawn = تصویر از داده‌های همین کارت کشیده شده است.

## The parts of a card

web-tableau-legend-part-kind = نوع
web-tableau-legend-part-kind-text = رنگ و نشانه‌ی تولید، ویژگی یا اکشن
web-tableau-legend-part-name = نام
web-tableau-legend-part-name-text = به زبان شما؛ نام چاپی روی کارت بزرگ است
web-tableau-legend-part-cost = هزینه
web-tableau-legend-part-cost-text = { $game ->
    [imperial_settlers] هزینه‌ی ساخت؛ خانه یعنی یک مکان خودتان
   *[other] خانه‌ها: ارتباط خاکستری برای ساخت، آبی برای معامله، قرمز برای تخریب
}
web-tableau-legend-part-picture = تصویر
web-tableau-legend-part-picture-text = از داده‌های کارت ساخته شده و معنایی ندارد
web-tableau-legend-part-types = { $game ->
    [imperial_settlers] رنگ
   *[other] انواع
}
web-tableau-legend-part-types-text = { $game ->
    [imperial_settlers] کارت‌های دیگر آن را می‌شمارند
   *[other] کارت‌های دیگر آن‌ها را می‌شمارند؛ کارت هم‌نوع را می‌توان جایش ساخت
}
web-tableau-legend-part-effect = اثر
web-tableau-legend-part-effect-text = چه می‌گیرد ← چه می‌دهد
web-tableau-legend-part-words = همان به واژه
web-tableau-legend-part-words-text = جمله‌ها تعیین می‌کنند
web-tableau-legend-part-deal = { $game ->
    [imperial_settlers] پیمان
   *[other] معامله
}
web-tableau-legend-part-deal-text = { $game ->
    [imperial_settlers] کالایش، همان دم و در هر دور
   *[other] کالایش، همان دم و در هر دور
}
web-tableau-legend-part-spoils = غنیمت
web-tableau-legend-part-spoils-text = آنچه تخریبش می‌دهد
web-tableau-legend-part-value = ارزش
web-tableau-legend-part-value-text = امتیاز، اگر در پایان برپا باشد

## How effects are written

web-tableau-legend-grammar = اثرها چگونه نوشته می‌شوند
web-tableau-legend-grammar-to = راست را بپردازید، چپ را بگیرید
web-tableau-legend-grammar-each = یکی به‌ازای هرکدام
web-tableau-legend-grammar-most = حداکثر سه
web-tableau-legend-grammar-times = تا دو بار در هر دور
web-tableau-legend-grammar-on = روی مکان گذاشته می‌شود
web-tableau-legend-grammar-least = اگر دست‌کم دو تا باشد
web-tableau-legend-grammar-or = یا این یا آن
web-tableau-legend-grammar-box = کادر رنگی: در هنگامی دیگر

## Kinds and moments

web-tableau-legend-kinds = انواع
web-tableau-legend-kind-connection = کارت رابط: برمی‌دارید و یک بار به کار می‌برید
web-tableau-legend-kind-attack = کارت حمله: فقط در بازی تک‌نفره
web-tableau-legend-moments = کِی رخ می‌دهد
web-tableau-legend-when-production = در فاز تولید
web-tableau-legend-when-action = به‌عنوان اکشن
web-tableau-legend-when-built = یک بار، هنگام ساخت
web-tableau-legend-when-builds = هرگاه چنین مکانی بسازید
web-tableau-legend-when-razes = هرگاه تخریب کنید
web-tableau-legend-when-deals = { $game ->
    [imperial_settlers] هرگاه پیمان ببندید
   *[other] هرگاه معامله کنید
}
web-tableau-legend-when-deal-goods = { $game ->
    [imperial_settlers] هنگامی که پیمان‌ها می‌دهند
   *[other] هنگامی که معامله‌ها می‌دهند
}
web-tableau-legend-when-produced = هرگاه این را تولید کنید
web-tableau-legend-when-points = هرگاه امتیاز بگیرید
web-tableau-legend-when-exchanged = هنگام مبادله‌ی کارگر
web-tableau-legend-when-anytime = هر زمان در نوبت خودتان
web-tableau-legend-when-cleanup = کالا را در فاز پاک‌سازی نگه می‌دارد
web-tableau-legend-when-end = در پایان حساب می‌شود
web-tableau-legend-open = باز: دیگران می‌توانند کارگر بفرستند

## Special deeds

web-tableau-legend-deeds = کارهای ویژه
web-tableau-legend-deed-steal = گرفتن کالا از دیگری
web-tableau-legend-deed-loot = دریافت یکی از غنیمت‌ها؛ مکان می‌ماند
web-tableau-legend-deed-copy-production = تولید دوباره با یک مکان
web-tableau-legend-deed-take-production = تولیدش به شما می‌رسد
web-tableau-legend-deed-gain-deal = { $game ->
    [imperial_settlers] دریافت کالای پیمان‌ها
   *[other] دریافت کالای معامله‌ها
}
web-tableau-legend-deed-take-deal = { $game ->
    [imperial_settlers] گرفتن پیمان دیگری
   *[other] گرفتن معامله‌ی دیگری
}
web-tableau-legend-deed-foreign-deal = { $game ->
    [imperial_settlers] پیمان با مکان دیگری
   *[other] معامله با مکان دیگری
}
web-tableau-legend-deed-cancel-deal = { $game ->
    [imperial_settlers] دیگری پیمانی از دست می‌دهد
   *[other] دیگری معامله‌ای از دست می‌دهد
}
web-tableau-legend-deed-forgo-deals = { $game ->
    [imperial_settlers] امتیاز به‌جای کالای پیمان
   *[other] امتیاز به‌جای کالای معامله
}
web-tableau-legend-deed-free-actions = مکان‌های استفاده‌شده دوباره آزاد می‌شوند
web-tableau-legend-deed-block = بستن یک مکان تا پایان دور
web-tableau-legend-deed-build-at-once = { $game ->
    [imperial_settlers] ساخت بدون دادن مکان
   *[other] ساخت بدون دادن مکان
}
web-tableau-legend-deed-raze-opponent = تخریب مکان دیگری
web-tableau-legend-deed-raze-own = تخریب مکان خودتان
web-tableau-legend-deed-raze-for-points = تخریب و امتیاز به‌جای کالا
web-tableau-legend-deed-remove-location = دیگری مکانی از دست می‌دهد
web-tableau-legend-deed-take-over = در اختیار گرفتن مکانی تا پایان دور
web-tableau-legend-deed-lay-foundation = گذاشتن کارت به‌عنوان پی
web-tableau-legend-deed-samurai = گذاشتن سامورایی روی مکان‌ها
web-tableau-legend-deed-draw-and-keep = کشیدن و نگه داشتن چند تا
web-tableau-legend-deed-make-discard = دیگری کارتی دور می‌ریزد
web-tableau-legend-deed-tuck-cards = گذاشتن کارت زیر آن برای امتیاز
web-tableau-legend-deed-offer-goods = گذاشتن همیشگی کالا روی آن

## Goods, types, peoples, marks

web-tableau-legend-goods = کالاها و نشانه‌ها
web-tableau-legend-types = { $game ->
    [imperial_settlers] رنگ‌ها
   *[other] انواع
}
web-tableau-legend-peoples = { $game ->
    [imperial_settlers] قوم‌ها
   *[other] جناح‌ها
}
web-tableau-legend-token-any-resource = { $game ->
    [imperial_settlers] چوب، سنگ یا غذا
   *[other] اسلحه، سوخت، آهن یا آجر
}
web-tableau-legend-token-deal = { $game ->
    [imperial_settlers] یک پیمان
   *[other] یک معامله
}
web-tableau-legend-token-location = یک مکان
web-tableau-legend-token-rival = بازیکنی دیگر
web-tableau-legend-token-loot = یکی از غنیمت‌ها
web-tableau-legend-table = روی میز
web-tableau-legend-table-can = قابل انتخاب
web-tableau-legend-table-used = در این دور استفاده‌شده
web-tableau-legend-table-target = انتخاب‌شده
web-tableau-legend-table-part = یکی از دو بار انجام شده
web-tableau-legend-table-shield = تخریبش یکی بیشتر می‌خواهد
web-tableau-legend-table-worth = امتیازش، اگر بیش از یک باشد

## What a virtual player attacks with

web-tableau-legend-solo = بازی تک‌نفره
# Where there are no attack cards: the cards of the deck attack.
web-tableau-legend-attacker = هر کارتی می‌تواند حمله کند: هدفش را از روی انواعش میان مکان‌های شما می‌یابد.
