### 51st State: goods, types, factions and other terms (Persian). Names stand uninflected.

## Factions

fifty-first-state-faction-new-york = نیویورک
fifty-first-state-faction-appalachian-federation = فدراسیون آپالاش
fifty-first-state-faction-mutants-union = اتحاد جهش‌یافتگان
fifty-first-state-faction-merchants-guild = صنف بازرگانان

## Goods: the name of one, uninflected

fifty-first-state-good-gun = اسلحه
fifty-first-state-good-fuel = سوخت
fifty-first-state-good-iron = آهن
fifty-first-state-good-brick = آجر
fifty-first-state-good-ammo = مهمات
fifty-first-state-good-grey-contact = ارتباط خاکستری
fifty-first-state-good-red-contact = ارتباط قرمز
fifty-first-state-good-blue-contact = ارتباط آبی
fifty-first-state-good-universal-contact = ارتباط همه‌کاره
fifty-first-state-good-shield = سپر
fifty-first-state-good-development = توکن بازسازی

## Goods, counted

fifty-first-state-count-gun = { $count ->
    [one] { $count } اسلحه
   *[other] { $count } اسلحه
}
fifty-first-state-count-fuel = { $count ->
    [one] { $count } سوخت
   *[other] { $count } سوخت
}
fifty-first-state-count-iron = { $count ->
    [one] { $count } آهن
   *[other] { $count } آهن
}
fifty-first-state-count-brick = { $count ->
    [one] { $count } آجر
   *[other] { $count } آجر
}
fifty-first-state-count-ammo = { $count ->
    [one] { $count } مهمات
   *[other] { $count } مهمات
}
fifty-first-state-count-grey-contact = { $count ->
    [one] { $count } ارتباط خاکستری
   *[other] { $count } ارتباط خاکستری
}
fifty-first-state-count-red-contact = { $count ->
    [one] { $count } ارتباط قرمز
   *[other] { $count } ارتباط قرمز
}
fifty-first-state-count-blue-contact = { $count ->
    [one] { $count } ارتباط آبی
   *[other] { $count } ارتباط آبی
}
fifty-first-state-count-universal-contact = { $count ->
    [one] { $count } ارتباط همه‌کاره
   *[other] { $count } ارتباط همه‌کاره
}
fifty-first-state-count-shield = { $count ->
    [one] { $count } سپر
   *[other] { $count } سپر
}
fifty-first-state-count-development = { $count ->
    [one] { $count } توکن بازسازی
   *[other] { $count } توکن بازسازی
}

## Types: the icons of a location. Liberty is the statue, toxic the gas mask.

fifty-first-state-tag-gun = اسلحه
fifty-first-state-tag-fuel = سوخت
fifty-first-state-tag-iron = آهن
fifty-first-state-tag-brick = آجر
fifty-first-state-tag-worker = کارگر
fifty-first-state-tag-card = کارت
fifty-first-state-tag-vp = امتیاز پیروزی
fifty-first-state-tag-contact = ارتباط
fifty-first-state-tag-ammo = مهمات
fifty-first-state-tag-liberty = آزادی
fifty-first-state-tag-toxic = سمی

## Categories that only this game has

fifty-first-state-category-connection = کارت رابط

## Sets of cards

fifty-first-state-set-base = مجموعه‌ی پایه
fifty-first-state-set-new-era = دوران نو
fifty-first-state-set-winter = زمستان
fifty-first-state-set-red = کارت‌های رابط قرمز
fifty-first-state-set-blue = کارت‌های رابط آبی

## Decks and open rows of cards

fifty-first-state-deck-deck = دسته‌ی کارت
fifty-first-state-deck-red = دسته‌ی رابط قرمز
fifty-first-state-deck-blue = دسته‌ی رابط آبی
fifty-first-state-table-connections = کارت‌های رابط
fifty-first-state-table-attack-row = ردیف حمله

## What lies on a location

fifty-first-state-mark-shield = سپر

## What a new location may replace besides a location: "Develop Arena in place of a ruin"

fifty-first-state-ruin = یک ویرانه

## Phases

fifty-first-state-phase-lookout = فاز دیده‌بانی
fifty-first-state-phase-production = فاز تولید
fifty-first-state-phase-action = فاز اکشن
fifty-first-state-phase-cleanup = فاز پاک‌سازی

## Scoring categories and tie-breakers

fifty-first-state-score-locations = مکان‌ها
fifty-first-state-tiebreak-goods = کالاها
fifty-first-state-tiebreak-locations = مکان‌های ساخته‌شده

## Ranks of the solo game, from the performance table

fifty-first-state-title-mutant = جهش‌یافته
fifty-first-state-title-survivor = بازمانده
fifty-first-state-title-human = انسان
fifty-first-state-title-merchant = بازرگان
fifty-first-state-title-soldier = سرباز
fifty-first-state-title-cyborg = سایبورگ
fifty-first-state-title-grandmaster = استاد بزرگ

## By what the virtual player's attack finds its target

fifty-first-state-priority-types = بیشترین انواع مشترک
fifty-first-state-priority-distance = بیشترین فاصله
fifty-first-state-priority-category = دسته
fifty-first-state-priority-spoils = غنیمت
fifty-first-state-priority-chance = شانس

## Concepts: the course of the game

fifty-first-state-concept-round = دور
fifty-first-state-concept-turn = نوبت
fifty-first-state-concept-phase = فاز
fifty-first-state-concept-pass = پاس دادن
fifty-first-state-concept-immune = مصون
fifty-first-state-concept-golden-rule = قانون طلایی
fifty-first-state-concept-first-player-marker = نشانگر بازیکن شروع‌کننده
fifty-first-state-concept-tie = تساوی

## Concepts: cards and locations

fifty-first-state-concept-state = ایالت
fifty-first-state-concept-location = مکان
fifty-first-state-concept-faction-board = صفحه‌ی جناح
fifty-first-state-concept-category = دسته
fifty-first-state-concept-production = تولید
fifty-first-state-concept-feature = ویژگی
fifty-first-state-concept-action = اکشن
fifty-first-state-concept-type = نوع
fifty-first-state-concept-distance = فاصله
fifty-first-state-concept-spoils = غنیمت
fifty-first-state-concept-deal = معامله
fifty-first-state-concept-deal-good = سود معامله
fifty-first-state-concept-building-bonus = پاداش ساخت
fifty-first-state-concept-ruin = ویرانه
fifty-first-state-concept-open-production = تولید باز
fifty-first-state-concept-connection-card = کارت رابط
fifty-first-state-concept-defence-value = ارزش دفاع
fifty-first-state-concept-storage = ذخیره‌سازی

## Concepts: what is done

fifty-first-state-concept-build = ساختن
fifty-first-state-concept-construct = برپا کردن
fifty-first-state-concept-develop = بازسازی
fifty-first-state-concept-make-a-deal = معامله کردن
fifty-first-state-concept-raze = تخریب کردن

## Concepts: goods and where they are

fifty-first-state-concept-resource = منبع
fifty-first-state-concept-good = کالا
fifty-first-state-concept-contact-token = توکن ارتباط
fifty-first-state-concept-shield-token = توکن سپر
fifty-first-state-concept-development-token = توکن بازسازی
fifty-first-state-concept-victory-point = امتیاز پیروزی
fifty-first-state-concept-multiplier-token = توکن ضریب
fifty-first-state-concept-common-supply = ذخیره‌ی عمومی
fifty-first-state-concept-own-supply = ذخیره‌ی شخصی
fifty-first-state-concept-draw-deck = دسته‌ی کارت
fifty-first-state-concept-discard-pile = کارت‌های دورریخته
fifty-first-state-concept-hand = دست

## Concepts: the solo game

fifty-first-state-concept-solo-game = بازی تک‌نفره
fifty-first-state-concept-virtual-player = بازیکن مجازی
fifty-first-state-concept-attack-row = ردیف حمله
fifty-first-state-concept-performance-table = جدول عملکرد
fifty-first-state-concept-rank = رتبه
fifty-first-state-column-deal-count = معامله

fifty-first-state-name = { "51st State" }
fifty-first-state-about = ایالتی را از دل ویرانه‌ها دوباره بسازید: هر مکان را می‌توان ساخت، با آن معامله کرد یا تخریبش کرد.
fifty-first-state-learn-1 = در هر دور کارت می‌گیرید، ایالتتان کالا تولید می‌کند و سپس همه به‌نوبت اکشن انجام می‌دهند تا پاس بدهند.
fifty-first-state-learn-2 = هر کارت سه کاربرد دارد: ساختن مکان، معامله‌ای که هر دور کالا می‌دهد، یا تخریب کردن برای غنیمت.
fifty-first-state-learn-3 = با توکن‌های ارتباط به کارت‌هایی در فاصله‌ی معین می‌رسید: قرمز تخریب می‌کند، آبی معامله می‌کند و خاکستری می‌سازد.
fifty-first-state-learn-4 = وقتی کسی به بیست‌وپنج امتیاز برسد، دور تا پایان بازی می‌شود؛ سپس مکان‌ها امتیاز می‌دهند و بیشترین امتیاز برنده است.
