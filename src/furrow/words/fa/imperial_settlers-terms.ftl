### Imperial Settlers: goods, colours, factions and other terms (Persian). Names stand uninflected.

## Factions

imperial-settlers-faction-barbarians = بربرها
imperial-settlers-faction-japanese = ژاپنی‌ها
imperial-settlers-faction-romans = رومیان
imperial-settlers-faction-egyptians = مصریان

## Goods: the name of one, uninflected

imperial-settlers-good-wood = چوب
imperial-settlers-good-stone = سنگ
imperial-settlers-good-food = غذا
imperial-settlers-good-gold = طلا
imperial-settlers-good-raze-token = توکن تخریب
imperial-settlers-good-defence-token = توکن دفاع
imperial-settlers-good-common-card = کارت مشترک
imperial-settlers-good-faction-card = کارت جناح

## Goods, counted

imperial-settlers-count-wood = { $count ->
    [one] { $count } چوب
   *[other] { $count } چوب
}
imperial-settlers-count-stone = { $count ->
    [one] { $count } سنگ
   *[other] { $count } سنگ
}
imperial-settlers-count-food = { $count ->
    [one] { $count } غذا
   *[other] { $count } غذا
}
imperial-settlers-count-gold = { $count ->
    [one] { $count } طلا
   *[other] { $count } طلا
}
imperial-settlers-count-raze-token = { $count ->
    [one] { $count } توکن تخریب
   *[other] { $count } توکن تخریب
}
imperial-settlers-count-defence-token = { $count ->
    [one] { $count } توکن دفاع
   *[other] { $count } توکن دفاع
}
imperial-settlers-count-common-card = { $count ->
    [one] { $count } کارت مشترک
   *[other] { $count } کارت مشترک
}
imperial-settlers-count-faction-card = { $count ->
    [one] { $count } کارت جناح
   *[other] { $count } کارت جناح
}

## Colours of locations

imperial-settlers-tag-brown = قهوه‌ای
imperial-settlers-tag-grey = خاکستری
imperial-settlers-tag-red = قرمز
imperial-settlers-tag-pink = صورتی
imperial-settlers-tag-gold = طلایی
imperial-settlers-tag-blue = آبی
imperial-settlers-tag-black = سیاه
imperial-settlers-tag-purple = بنفش

## Categories that only this game has

imperial-settlers-category-attack = کارت حمله

## Sets of cards

imperial-settlers-set-common = کارت‌های مشترک
imperial-settlers-set-barbarians = کارت‌های بربرها
imperial-settlers-set-japanese = کارت‌های ژاپنی‌ها
imperial-settlers-set-romans = کارت‌های رومیان
imperial-settlers-set-egyptians = کارت‌های مصریان
imperial-settlers-set-attack = کارت‌های حمله

## Decks and open rows of cards

imperial-settlers-deck-common = دسته‌ی مشترک
imperial-settlers-deck-barbarians = دسته‌ی بربرها
imperial-settlers-deck-japanese = دسته‌ی ژاپنی‌ها
imperial-settlers-deck-romans = دسته‌ی رومیان
imperial-settlers-deck-egyptians = دسته‌ی مصریان
imperial-settlers-deck-attack = دسته‌ی حمله
imperial-settlers-table-collection = دسته‌ی گردآوری
imperial-settlers-table-box = کارت‌های مانده در جعبه

## What lies on a location

imperial-settlers-mark-shield = توکن دفاع
imperial-settlers-mark-samurai = سامورایی
imperial-settlers-mark-block = مسدود

## What a new location may replace besides a location: "Build Gate in place of a foundation"

imperial-settlers-ruin = یک پی

## Attack cards of the solo game; they have no names of their own

imperial-settlers-attack-card = کارت حمله ({ $target })

## Phases

imperial-settlers-phase-lookout = فاز دیده‌بانی
imperial-settlers-phase-production = فاز تولید
imperial-settlers-phase-action = فاز اکشن
imperial-settlers-phase-cleanup = فاز پاک‌سازی
imperial-settlers-phase-attack = فاز حمله

## Scoring categories and tie-breakers

imperial-settlers-score-common = مکان‌های مشترک
imperial-settlers-score-faction = مکان‌های جناح
imperial-settlers-score-extra = امتیازهای افزوده
imperial-settlers-way-deals = پیمان‌ها
imperial-settlers-way-spoils = تخریب
imperial-settlers-score-collected = کارت‌های گردآوری‌شده
imperial-settlers-tiebreak-goods = کارگرها و منابع
imperial-settlers-tiebreak-hand = کارت‌های دست
# What decides the solo game, under the table of points
imperial-settlers-compared = شمار مکان‌های جناح: { $built }؛ کارت‌های گردآوری‌شده: { $collected }. اگر مکان‌های جناح از کارت‌های گردآوری‌شده بیشتر باشد برنده‌اید؛ امتیازها تعیین‌کننده نیستند.

## Ranks of the solo game, from the performance table

imperial-settlers-title-commoner = عامی
imperial-settlers-title-servant = خدمتکار
imperial-settlers-title-squire = ارباب
imperial-settlers-title-knight = شوالیه
imperial-settlers-title-castellan = کوتوال
imperial-settlers-title-king = شاه
imperial-settlers-title-emperor = امپراتور

## Concepts: the course of the game

imperial-settlers-concept-round = دور
imperial-settlers-concept-turn = نوبت
imperial-settlers-concept-phase = فاز
imperial-settlers-concept-pass = پاس دادن
imperial-settlers-concept-first-player = بازیکن شروع‌کننده
imperial-settlers-concept-first-player-marker = نشانگر بازیکن شروع‌کننده
imperial-settlers-concept-alternative-lookout = دیده‌بانی جایگزین
imperial-settlers-concept-advanced-lookout = دیده‌بانی پیشرفته
imperial-settlers-concept-peaceful-variant = حالت صلح‌آمیز
imperial-settlers-concept-deck-building = ساخت دسته

## Concepts: cards and locations

imperial-settlers-concept-empire = امپراتوری
imperial-settlers-concept-faction = جناح
imperial-settlers-concept-faction-board = صفحه‌ی جناح
imperial-settlers-concept-faction-marker = نشانگر جناح
imperial-settlers-concept-faction-card = کارت جناح
imperial-settlers-concept-faction-deck = دسته‌ی جناح
imperial-settlers-concept-common-card = کارت مشترک
imperial-settlers-concept-common-deck = دسته‌ی مشترک
imperial-settlers-concept-location = مکان
imperial-settlers-concept-common-location = مکان مشترک
imperial-settlers-concept-faction-location = مکان جناح
imperial-settlers-concept-ability-field = خانه‌ی قابلیت
imperial-settlers-concept-building-cost = هزینه‌ی ساخت
imperial-settlers-concept-building-bonus = پاداش ساخت
imperial-settlers-concept-placement-order = ترتیب چیدن
imperial-settlers-concept-colour = رنگ
imperial-settlers-concept-deal = پیمان
imperial-settlers-concept-deal-field = خانه‌ی پیمان
imperial-settlers-concept-raze-field = خانه‌ی تخریب
imperial-settlers-concept-foundation = پی
imperial-settlers-concept-storage = ذخیره‌سازی

## Concepts: what is done

imperial-settlers-concept-make-a-deal = پیمان بستن
imperial-settlers-concept-raze = تخریب کردن
imperial-settlers-concept-activate = فعال کردن
imperial-settlers-concept-exchange-workers = مبادله‌ی کارگر
imperial-settlers-concept-take-over = در اختیار گرفتن
imperial-settlers-concept-draw = کشیدن

## Concepts: goods and where they are

imperial-settlers-concept-good = کالا
imperial-settlers-concept-resource = منبع
imperial-settlers-concept-gold-token = توکن طلا
imperial-settlers-concept-raze-token = توکن تخریب
imperial-settlers-concept-defence-token = توکن دفاع
imperial-settlers-concept-samurai = سامورایی
imperial-settlers-concept-egyptian-token = توکن مصری
imperial-settlers-concept-victory-point = امتیاز پیروزی
imperial-settlers-concept-common-supply = ذخیره‌ی عمومی
imperial-settlers-concept-own-supply = ذخیره‌ی شخصی
imperial-settlers-concept-score-board = صفحه‌ی امتیاز
imperial-settlers-concept-vp-track = نوار امتیاز
imperial-settlers-concept-round-marker = نشانگر دور
imperial-settlers-concept-multiplier-token = توکن ضریب
imperial-settlers-concept-discard-pile = کارت‌های دورریخته

## Concepts: the solo game

imperial-settlers-concept-solo-game = بازی تک‌نفره
imperial-settlers-concept-virtual-player = بازیکن مجازی
imperial-settlers-concept-attack-card = کارت حمله
imperial-settlers-concept-target-field = خانه‌ی هدف
imperial-settlers-concept-collection-pile = دسته‌ی گردآوری
imperial-settlers-concept-performance-table = جدول عملکرد
imperial-settlers-concept-rank = رتبه

## In place of messages that both games share

imperial-settlers-cost-deal = { $count ->
    [one] { $count } پیمان خودتان
   *[other] { $count } پیمان خودتان
}
imperial-settlers-column-deal-count = پیمان

## In place of messages of every table: a deal is a *پیمان* in this game

imperial-settlers-server-pages-deals = پیمان‌ها
imperial-settlers-web-tableau-measure-deals = پیمان‌ها

imperial-settlers-name = { "Imperial Settlers" }
imperial-settlers-about = در پنج دور سرزمینی تازه را آباد کنید: کارت‌های مردم خودتان در کنار کارت‌های مشترک.
imperial-settlers-learn-1 = بازی پنج دور دارد: دیده‌بانی و برداشتن کارت، تولید، اکشن‌های نوبتی تا وقتی همه پاس بدهند، و پاک‌سازی.
imperial-settlers-learn-2 = مکان‌های مشترک را دیگران می‌توانند تخریب کنند. مکان‌های جناح امتیاز بیشتری دارند و از آن‌ها فقط مکان‌های ژاپنی‌ها تخریب می‌شوند.
imperial-settlers-learn-3 = بسیاری از مکان‌های جناح یکی از مکان‌های ساخته‌ی شما را هم می‌خواهند، مشترک یا جناح؛ مکان تخریب‌شده، یعنی پی، هم به کار می‌آید.
imperial-settlers-learn-4 = تولید، هزینه‌ی اکشن‌ها را می‌رساند، اکشن‌ها امتیاز می‌سازند و ویژگی‌ها به کارهایتان پاداش می‌دهند: طوری بسازید که به هم کمک کنند.
