### Scythe: terms, counted nouns and objective cards (Persian). Static digits are Persian; digits of arguments come as given.

## What a seat is dealt: its kind, and sentences about it

scythe-dealt-faction = جناح
scythe-dealt-faction-any = هر جناحی
scythe-dealt-faction-by = به تفکیک جناح
scythe-dealt-faction-won = { $game }: با این جناح ببرید: { $word }.
scythe-dealt-faction-every = { $game }: همه‌ی جناح‌ها
scythe-dealt-faction-every-won = { $game }: با هر یک از جناح‌ها ببرید.
scythe-dealt-faction-twice = هر جناح را فقط یک بار می‌توان انتخاب کرد: { $word }.
scythe-dealt-faction-unknown = این بازی جناحی به نام «{ $word }» ندارد.
scythe-dealt-mat = صفحه‌ی بازیکن
scythe-dealt-mat-any = هر صفحه‌ی بازیکن
scythe-dealt-mat-by = به تفکیک صفحه‌ی بازیکن
scythe-dealt-mat-won = { $game }: با این صفحه‌ی بازیکن ببرید: { $word }.
scythe-dealt-mat-every = { $game }: همه‌ی صفحه‌های بازیکن
scythe-dealt-mat-every-won = { $game }: با هر یک از صفحه‌های بازیکن ببرید.
scythe-dealt-mat-twice = هر صفحه‌ی بازیکن را فقط یک بار می‌توان انتخاب کرد: { $word }.
scythe-dealt-mat-unknown = این بازی صفحه‌ی بازیکنی به نام «{ $word }» ندارد.

## What players give to one another

scythe-gift = دادن سکه
scythe-gift-amount = سکه
scythe-gift-offer = به { $name } { $amount } سکه پیشنهاد می‌کنم.

## What is wrong with a setup

scythe-fault-pair-banned = جفت ممنوع: { $faction } با صفحه‌ی بازیکن { $mat }. جفت دیگری انتخاب کنید یا این گزینه را خاموش کنید: { $option }.

## Factions: short names

scythe-faction-nordic = نوردیک
scythe-faction-rusviet = روسویت
scythe-faction-crimea = کریمه
scythe-faction-saxony = ساکسونی
scythe-faction-polania = پولانیا
scythe-faction-albion = آلبیون
scythe-faction-togawa = توگاوا

## Factions: long names

scythe-faction-long-nordic = پادشاهی نوردیک
scythe-faction-long-rusviet = اتحادیه‌ی روسویت
scythe-faction-long-crimea = خانات کریمه
scythe-faction-long-saxony = امپراتوری ساکسونی
scythe-faction-long-polania = جمهوری پولانیا
scythe-faction-long-albion = خاندان آلبیون
scythe-faction-long-togawa = شوگون‌سالاری توگاوا

## Faction colours

scythe-colour-nordic = آبی
scythe-colour-rusviet = قرمز
scythe-colour-crimea = زرد
scythe-colour-saxony = سیاه
scythe-colour-polania = سفید
scythe-colour-albion = سبز
scythe-colour-togawa = بنفش

## Characters, by faction

scythe-character-nordic = بیورن و موکس
scythe-character-rusviet = اولگا رومانووا و چانگا
scythe-character-crimea = زهرا و کار
scythe-character-saxony = گونتر فون دویسبورگ، ناخت و تاگ
scythe-character-polania = آنا و وویتک
scythe-character-albion = کانر و مکس
scythe-character-togawa = آکیکو و جیرو

## Player mats

scythe-mat-industrial = صنعتی
scythe-mat-engineering = مهندسی
scythe-mat-patriotic = میهن‌پرستانه
scythe-mat-mechanical = مکانیکی
scythe-mat-agricultural = کشاورزی

## Units

scythe-unit-character = شخصیت
scythe-unit-mech = ماشین زرهی
scythe-unit-worker = کارگر

## Units, counted

scythe-unit-count-character = { $count ->
    [one] { $count } شخصیت
   *[other] { $count } شخصیت
}
scythe-unit-count-mech = { $count ->
    [one] { $count } ماشین زرهی
   *[other] { $count } ماشین زرهی
}
scythe-unit-count-any = { $count ->
    [one] { $count } مهره
   *[other] { $count } مهره
}

scythe-unit-count-worker = { $count ->
    [one] { $count } کارگر
   *[other] { $count } کارگر
}

## Resources

scythe-resource-food = غذا
scythe-resource-metal = فلز
scythe-resource-oil = نفت
scythe-resource-wood = چوب

## Resources, counted

scythe-resource-count-food = { $count ->
    [one] { $count } غذا
   *[other] { $count } غذا
}
scythe-resource-count-metal = { $count ->
    [one] { $count } فلز
   *[other] { $count } فلز
}
scythe-resource-count-oil = { $count ->
    [one] { $count } نفت
   *[other] { $count } نفت
}
scythe-resource-count-wood = { $count ->
    [one] { $count } چوب
   *[other] { $count } چوب
}

## Other things, counted

scythe-coins-count = { $count ->
    [one] { $count } سکه
   *[other] { $count } سکه
}
scythe-power-count = { $count ->
    [one] { $count } قدرت
   *[other] { $count } قدرت
}
scythe-popularity-count = { $count ->
    [one] { $count } محبوبیت
   *[other] { $count } محبوبیت
}
scythe-cards-count = { $count ->
    [one] { $count } کارت نبرد
   *[other] { $count } کارت نبرد
}
scythe-stars-count = { $count ->
    [one] { $count } ستاره
   *[other] { $count } ستاره
}
scythe-territories-count = { $count ->
    [one] { $count } ناحیه
   *[other] { $count } ناحیه
}

## Terrain

scythe-terrain-farm = مزرعه
scythe-terrain-forest = جنگل
scythe-terrain-mountain = کوهستان
scythe-terrain-tundra = سرزمین یخ‌زده
scythe-terrain-village = دهکده
scythe-terrain-lake = دریاچه
scythe-terrain-factory = کارخانه

## Actions

scythe-action-move = حرکت
scythe-action-bolster = تجدید قوا
scythe-action-trade = تجارت
scythe-action-produce = تولید
scythe-action-upgrade = ارتقا
scythe-action-deploy = استقرار
scythe-action-build = ساخت‌وساز
scythe-action-enlist = استخدام
scythe-action-factory = کارت کارخانه

## Mech abilities

scythe-ability-riverwalk = عبور از رودخانه
scythe-ability-speed = سرعت
scythe-ability-underpass = راه زیرزمینی
scythe-ability-disarm = خلع سلاح
scythe-ability-township = شهرنشینی
scythe-ability-peoples-army = ارتش مردمی
scythe-ability-seaworthy = دریانوردی
scythe-ability-artillery = توپخانه
scythe-ability-wayfare = پیاده‌روی
scythe-ability-scout = دیده‌بانی
scythe-ability-submerge = زیرآبی
scythe-ability-camaraderie = رفاقت

## Faction abilities

scythe-faction-ability-relentless = سرسختی
scythe-faction-ability-coercion = اجبار
scythe-faction-ability-swim = شنا
scythe-faction-ability-meander = مسیر پرپیچ‌وخم
scythe-faction-ability-dominate = حکمرانی

## Structures

scythe-structure-monument = بنای یادبود
scythe-structure-mill = آسیاب
scythe-structure-mine = معدن
scythe-structure-armory = اسلحه‌خانه

## Star conditions

scythe-star-upgrades = ۶ ارتقا
scythe-star-mechs = ۴ ماشین زرهی
scythe-star-structures = ۴ ساختمان
scythe-star-recruits = ۴ نیروی استخدامی
scythe-star-workers = ۸ کارگر
scythe-star-objective = کارت هدف
scythe-star-combat = پیروزی در نبرد
scythe-star-popularity = ۱۸ محبوبیت
scythe-star-power = ۱۶ قدرت

## Structure bonus tiles

scythe-tile-adjacent-tunnels = تونل‌های مجاور ساختمان‌ها
scythe-tile-adjacent-lakes = دریاچه‌های مجاور ساختمان‌ها
scythe-tile-adjacent-encounters = ملاقات‌های مجاور ساختمان‌ها
scythe-tile-on-tunnels = ساختمان‌های روی تونل
scythe-tile-straight-line = ساختمان‌ها در یک ردیف
scythe-tile-on-farms-and-tundras = ساختمان‌های روی مزرعه و سرزمین یخ‌زده

## Technology-cube boxes: what the freed box adds

scythe-box-move-units = حرکت: یک مهره‌ی بیشتر
scythe-box-move-coins = حرکت: یک سکه‌ی بیشتر
scythe-box-produce-territories = تولید: یک ناحیه‌ی بیشتر
scythe-box-trade-popularity = تجارت: یک محبوبیت بیشتر
scythe-box-bolster-power = تجدید قوا: یک قدرت بیشتر
scythe-box-bolster-cards = تجدید قوا: یک کارت نبرد بیشتر

## Scoring categories

scythe-score-coins = سکه‌ها
scythe-score-stars = ستاره‌ها
scythe-score-territories = ناحیه‌ها
scythe-score-resources = منابع
scythe-score-structures = امتیاز ساختمان‌ها
scythe-score-total = مجموع

## Tie-breakers

scythe-tiebreak-pieces = کارگرها، ماشین‌های زرهی و ساختمان‌های روی صفحه‌ی بازی
scythe-tiebreak-power = قدرت
scythe-tiebreak-popularity = محبوبیت
scythe-tiebreak-resources = منابع تحت کنترل
scythe-tiebreak-territories = ناحیه‌های تحت کنترل
scythe-tiebreak-stars = ستاره‌های قرارداده‌شده

## Bases

scythe-base = پایتخت { $faction }

## Concepts: factions and board

scythe-concept-faction = جناح
scythe-concept-game-board = صفحه‌ی بازی
scythe-concept-territory = ناحیه
scythe-concept-hex = شش‌ضلعی
scythe-concept-terrain-type = نوع ناحیه
scythe-concept-river = رودخانه
scythe-concept-tunnel = تونل
scythe-concept-home-base = پایتخت
scythe-concept-adjacent = مجاور
scythe-concept-triumph-track = نوار پیروزی
scythe-concept-popularity-track = نمودار محبوبیت
scythe-concept-power-track = نمودار قدرت

## Concepts: pieces

scythe-concept-player-mat = صفحه‌ی بازیکن
scythe-concept-faction-mat = صفحه‌ی جناح
scythe-concept-unit = مهره
scythe-concept-structure = ساختمان
scythe-concept-recruit = نیروی استخدامی
scythe-concept-star = ستاره
scythe-concept-technology-cube = مکعب تکنولوژی
scythe-concept-action-token = توکن اکشن
scythe-concept-power-token = توکن قدرت
scythe-concept-popularity-token = توکن محبوبیت
scythe-concept-resource-token = توکن منبع
scythe-concept-coins = سکه
scythe-concept-multiplier-token = توکن تجمیع‌کننده
scythe-concept-encounter-token = توکن ملاقات
scythe-concept-structure-bonus-tile = کارت امتیازدهی ساختمان
scythe-concept-power-dial = چرخ قدرت
scythe-concept-combat-card = کارت نبرد
scythe-concept-objective-card = کارت هدف
scythe-concept-encounter-card = کارت ملاقات
scythe-concept-factory-card = کارت کارخانه
scythe-concept-riverwalk-card = کارت عبور از رودخانه
scythe-concept-quick-start-card = کارت شروع سریع
scythe-concept-quick-reference = برگه‌ی راهنما
scythe-concept-achievement-sheet = صفحه‌ی دستاورد

## Concepts: resources and values

scythe-concept-resource = منبع
scythe-concept-supply = انبار عمومی
scythe-concept-power = قدرت
scythe-concept-popularity = محبوبیت
scythe-concept-fortune = ثروت
scythe-concept-cost = هزینه
scythe-concept-benefit = منفعت

## Concepts: turn and actions

scythe-concept-turn = نوبت
scythe-concept-section = بخش
scythe-concept-action = اکشن
scythe-concept-top-row-action = اکشن ردیف بالا
scythe-concept-bottom-row-action = اکشن ردیف پایین
scythe-concept-pay = پرداخت کردن
scythe-concept-gain = دریافت کردن
scythe-concept-dead-turn = نوبت مرده
scythe-concept-overlapping-turns = روی‌هم‌افتادن نوبت‌ها
scythe-concept-control = کنترل
scythe-concept-carry = حمل کردن
scythe-concept-one-time-bonus = منفعت یک‌بارمصرف استخدام
scythe-concept-ongoing-bonus = منفعت همیشگی استخدام
scythe-concept-structure-bonus = منفعت ساختمان
scythe-concept-end-game-structure-bonus = امتیازات ساختمانی پایان بازی

## Concepts: abilities

scythe-concept-mech-ability = قابلیت ماشین زرهی
scythe-concept-faction-ability = قابلیت جناح
scythe-concept-inactive-faction = جناح غیرفعال

## Concepts: combat

scythe-concept-combat = نبرد
scythe-concept-attacker = مهاجم
scythe-concept-defender = مدافع
scythe-concept-winner = بازیکن پیروز
scythe-concept-loser = بازیکن مغلوب
scythe-concept-retreat = عقب‌نشینی
scythe-concept-tie = تساوی
scythe-concept-choose-power = انتخاب مقدار قدرت
scythe-concept-reveal = رو کردن
scythe-concept-simultaneously-and-secretly = هم‌زمان و مخفیانه
scythe-concept-attackers-advantage = برتری مهاجم
scythe-concept-lake-battle = نبرد در دریاچه

## Concepts: encounters, objectives, deals

scythe-concept-encounter = ملاقات
scythe-concept-option = گزینه
scythe-concept-objective = هدف
scythe-concept-complete-objective = کامل کردن کارت هدف
scythe-concept-reveal-objective = رو کردن کارت هدف
scythe-concept-mandatory-cost = هزینه‌ی اجباری
scythe-concept-optional-benefit = منفعت اختیاری
scythe-concept-alliance = پیمان
scythe-concept-bribe = رشوه
scythe-concept-informal-agreement = توافق غیررسمی
scythe-concept-tournament-play = مسابقات تورنومنتی

## Concepts: stars, end, scoring

scythe-concept-placing-stars = قرار دادن ستاره
scythe-concept-end-of-game = پایان بازی
scythe-concept-scoring = امتیازشماری
scythe-concept-scoring-category = بخش امتیازگیری
scythe-concept-edge-cases = موارد حاشیه‌ای
scythe-concept-sample-scoring = راند امتحانی امتیازشماری
scythe-concept-tie-breaker = تساوی‌شکن
scythe-concept-variant = حالت دیگر بازی
scythe-concept-delay-of-game = ایجاد تأخیر در بازی

## Concepts: general

scythe-concept-setup = چینش اولیه
scythe-concept-player = بازیکن
scythe-concept-first-player = بازیکن شروع‌کننده
scythe-concept-active-player = بازیکنی که نوبت اوست
scythe-concept-opponent = حریف
scythe-concept-neighbour-left = بازیکن سمت چپ
scythe-concept-neighbour-right = بازیکن سمت راست
scythe-concept-clockwise = ساعت‌گرد
scythe-concept-deck = پشته
scythe-concept-discard-pile = کارت‌های بازی‌شده
scythe-concept-shuffle = بُر زدن
scythe-concept-draw = برداشتن
scythe-concept-face-up = به رو
scythe-concept-face-down = به پشت
scythe-concept-example = مثال
scythe-concept-designers-note = یادداشت طراح
scythe-concept-strategy-tip = راهنمایی استراتژیک
scythe-concept-expansion = توسعه‌ی بازی

## Objective cards: names

scythe-objective-1 = برتری ارتفاعات
scythe-objective-2 = برتری دنیای زیرین
scythe-objective-3 = برتری خرمن
scythe-objective-4 = برتری شمال
scythe-objective-5 = سلطان تپه
scythe-objective-6 = یکی را برای هشدار پس بفرستید
scythe-objective-7 = ماشین به‌جای زور بازو
scythe-objective-8 = دوشادوش مردم آستین بالا بزنید
scythe-objective-9 = ذخیره برای زمستان
scythe-objective-10 = برتری جنگل
scythe-objective-11 = برتری جمعیت
scythe-objective-12 = یا پولدار شوید یا اشک بریزید
scythe-objective-13 = شالوده‌ی امپراتوری
scythe-objective-14 = همه‌ی تخم‌مرغ‌هایتان را در یک سبد نگذارید
scythe-objective-15 = نیروی کار متوازن
scythe-objective-16 = گرگی میان گوسفندان
scythe-objective-17 = تفرقه بینداز و حکومت کن
scythe-objective-18 = صلح‌طلب محبوب شوید
scythe-objective-19 = کرانه را استوار کنید
scythe-objective-20 = جای پای محکمی بسازید
scythe-objective-21 = بازار را قبضه کنید
scythe-objective-22 = جهش فناورانه
scythe-objective-23 = استاد تاکتیک شوید
scythe-objective-24 = سپر انسانی بسازید
scythe-objective-25 = جنگ‌افروز منفور شوید
scythe-objective-26 = تولید را متنوع کنید
scythe-objective-27 = زیرساخت محلی بسازید

## Objective cards: conditions

scythe-objective-text-1 = دست‌کم سه کوهستان در کنترل شماست.
scythe-objective-text-2 = دست‌کم سه ناحیه‌ی تونل‌دار در کنترل شماست.
scythe-objective-text-3 = دست‌کم سه مزرعه در کنترل شماست.
scythe-objective-text-4 = دست‌کم سه سرزمین یخ‌زده در کنترل شماست.
scythe-objective-text-5 = کارخانه در کنترل شماست و هیچ‌کس بیشتر از شما قدرت ندارد (تساوی هم کافی است).
scythe-objective-text-6 = در این نوبت کارگر یکی از حریفان را به عقب‌نشینی واداشته‌اید و هنوز دست‌کم ۷ قدرت دارید.
scythe-objective-text-7 = کارت کارخانه دارید، دست‌کم یک ماشین زرهی مستقر کرده‌اید و حداکثر ۳ کارگر در بازی دارید.
scythe-objective-text-8 = حداکثر ۲ سکه، دست‌کم ۴ کارگر و دست‌کم ۷ محبوبیت دارید.
scythe-objective-text-9 = در یکی از ناحیه‌های تحت کنترل شما دست‌کم ۹ توکن منبع هست و هر چهار نوع در میان آن‌هاست.
scythe-objective-text-10 = دست‌کم سه جنگل در کنترل شماست.
scythe-objective-text-11 = دست‌کم سه دهکده در کنترل شماست.
scythe-objective-text-12 = دست‌کم ۲۰ سکه دارید.
scythe-objective-text-13 = دست‌کم شش قطعه‌ی شما (شخصیت، کارگر، ماشین زرهی، ساختمان) در یک ناحیه قرار دارد.
scythe-objective-text-14 = دست‌کم یک ارتقا، یک ماشین زرهی، یک ساختمان و یک نیروی استخدامی دارید و از هر منبع دست‌کم یک توکن در کنترل شماست.
scythe-objective-text-15 = تعداد کارگرهای شما در بازی با تعداد نیروهای استخدامی شما برابر است.
scythe-objective-text-16 = در یکی از ناحیه‌های تحت کنترل شما شخصیتتان، دقیقاً یک ماشین زرهی و دقیقاً یک کارگر شما و دست‌کم ۵ توکن منبع هست.
scythe-objective-text-17 = کارت کارخانه ندارید و دست‌کم دو ناحیه‌ی مجاور کارخانه در کنترل شماست.
scythe-objective-text-18 = قدرت شما ۰ است و دست‌کم ۱۳ محبوبیت و دست‌کم ۵ کارگر دارید.
scythe-objective-text-19 = دست‌کم پنج ناحیه دور یک دریاچه‌ی واحد در کنترل شماست.
scythe-objective-text-20 = دست‌کم ۳ ساختمان ساخته‌اید، دست‌کم ۷ محبوبیت دارید و هیچ ماشین زرهی‌ای مستقر نکرده‌اید.
scythe-objective-text-21 = دست‌کم ۹ توکن از یک نوع منبع در کنترل شماست.
scythe-objective-text-22 = کارت کارخانه دارید و هیچ ارتقایی انجام نداده‌اید.
scythe-objective-text-23 = دست‌کم ۸ کارت نبرد در دست دارید و دست‌کم یک ستاره برای پیروزی در نبرد قرار داده‌اید.
scythe-objective-text-24 = دست‌کم پنج کارگر شما در یک ناحیه‌ی مجاور کارخانه هستند.
scythe-objective-text-25 = حداکثر ۳ محبوبیت، دست‌کم ۱۳ قدرت و دست‌کم ۲ ماشین زرهی دارید.
scythe-objective-text-26 = از هر یک از پنج نوع اصلی ناحیه (مزرعه، جنگل، کوهستان، سرزمین یخ‌زده، دهکده) دست‌کم یکی که کارگر شما در آن است در کنترل شماست.
scythe-objective-text-27 = دست‌کم ۳ ساختمان ساخته‌اید و هیچ‌کدامشان مجاور پایتخت شما نیست.

scythe-standing-bonus-power = منفعت همیشگی استخدام: قدرت
scythe-standing-bonus-coins = منفعت همیشگی استخدام: سکه
scythe-standing-bonus-popularity = منفعت همیشگی استخدام: محبوبیت
scythe-standing-bonus-cards = منفعت همیشگی استخدام: کارت نبرد

scythe-column-total = ثروت
scythe-sim-summary = { $games ->
    [one] { $games } بازی؛ به‌طور میانگین { $turns } نوبت، { $decisions } تصمیم، ثروت برنده { $score }
   *[other] { $games } بازی؛ به‌طور میانگین { $turns } نوبت، { $decisions } تصمیم، ثروت برنده { $score }
}

scythe-name = { "Scythe" }
scythe-about = جناحی را در دهه‌ی ۱۹۲۰ یک تاریخ فرضی رهبری کنید: حرکت کنید، تولید کنید، ماشین زرهی مستقر کنید، دل مردم را به دست آورید و هر وقت صرف کرد بجنگید.
scythe-learn-1 = در نوبت خود بخشی از صفحه‌ی بازیکن را جز بخش پیشین انتخاب می‌کنید و اکشن ردیف بالا، ردیف پایین یا هر دو را انجام می‌دهید.
scythe-learn-2 = ردیف بالا حرکت، تولید، تجارت و تجدید قوا دارد؛ ردیف پایین ارتقا، استقرار ماشین زرهی، ساخت‌وساز و استخدام نیرو.
scythe-learn-3 = برای کارهای بزرگ ستاره می‌گذارید. وقتی کسی ششمین ستاره را بگذارد، بازی بلافاصله تمام می‌شود.
scythe-learn-4 = بیشترین ثروت برنده است: سکه‌ها، و هرچه محبوب‌تر باشید، هر ستاره، هر ناحیه و هر دو منبع بیشتر می‌ارزد.
