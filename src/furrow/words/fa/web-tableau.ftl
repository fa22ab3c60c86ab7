### The browser's board of 51st State and Imperial Settlers (Persian). Names of cards, goods and players stand uninflected.
### $game is fifty_first_state or imperial_settlers: the two games call some things differently in some languages.

## Where the game stands

web-tableau-round = { $game ->
    [imperial_settlers] دور { $round }
   *[other] دور { $round }
}
web-tableau-last-round = { $game ->
    [imperial_settlers] دور پایانی
   *[other] دور پایانی
}
# After the round: of how many, or the points that end the game.
web-tableau-rounds = از { $rounds }
web-tableau-ends-at = پایان در { $points }
web-tableau-phases = فازها
web-tableau-decks = دسته‌ها
web-tableau-deck = { $name }: { $count } مانده، { $discarded } دورریخته
web-tableau-discarded = دیده‌شده در میان دورریخته‌ها: { $list }.
web-tableau-points-of = { $name }: { $points }.
# What the open question is about: the card that asks, the cost, how many choices are left.
web-tableau-because = به‌دلیل:
web-tableau-to-pay = باید بپردازید:
web-tableau-left = انتخاب‌های باقی‌مانده: { $count }

## Players

web-tableau-players = بازیکنان
# After the points: what the locations will add to them.
web-tableau-adds = { $points } امتیاز دیگر از مکان‌ها در پایان
web-tableau-locations-of = مکان‌ها: { $name }
web-tableau-at-turn = نوبت اوست
web-tableau-first = بازیکن شروع‌کننده
web-tableau-passed = پاس داده
web-tableau-in-hand = { $count ->
    [one] { $count } کارت در دست
   *[other] { $count } کارت در دست
}
web-tableau-deals-count = { $game ->
    [imperial_settlers] پیمان‌ها: { $count }
   *[other] معامله‌ها: { $count }
}
web-tableau-known = کارت‌هایی که می‌شناسید

## Goods and boards

web-tableau-goods = کالاها
web-tableau-stored = { $count } در ذخیره
# Of a wild good: a list of kinds of goods.
web-tableau-stands-for = به‌جای این‌ها پرداخت می‌شود: { $list }.
web-tableau-faction-board = { $game ->
    [imperial_settlers] صفحه‌ی جناح: { $faction }
   *[other] صفحه‌ی جناح: { $faction }
}
web-tableau-deals = { $game ->
    [imperial_settlers] پیمان‌ها
   *[other] معامله‌ها
}
web-tableau-deal-of = { $game ->
    [imperial_settlers] پیمان، { $good }: { $name }
   *[other] معامله، { $good }: { $name }
}
web-tableau-own-connections = { $whose ->
    [own] کارت‌های رابط شما
   *[other] کارت‌های رابط
}

## Locations

web-tableau-row-production = تولید
web-tableau-row-feature = ویژگی‌ها
web-tableau-row-action = اکشن‌ها
# In a row where nothing stands yet, and in the legend.
web-tableau-legend-kind-production = تولید: کالا در هر دور
web-tableau-legend-kind-feature = ویژگی: قانون یا پاداش
web-tableau-legend-kind-action = اکشن: بپردازید، سپس بگیرید
web-tableau-ruins = { $game ->
    [imperial_settlers] { $count ->
        [one] { $count } پی
       *[other] { $count } پی
    }
   *[other] { $count ->
        [one] { $count } ویرانه
       *[other] { $count } ویرانه
    }
}
# Before the goods that stay at the clean-up.
web-tableau-keeps = می‌ماند:
web-tableau-lies-on = روی آن: { $goods }
# What was paid for the uses of a location lies on it until the clean-up.
web-tableau-paid-on = پرداخت‌شده برای استفاده: { $goods }
web-tableau-lie-under = { $count ->
    [one] { $count } کارت زیر آن
   *[other] { $count } کارت زیر آن
}
web-tableau-belongs-to = متعلق به { $name }

## Cards

web-tableau-hand = { $whose ->
    [own] دست شما
   *[other] دست
}
web-tableau-hand-empty = { $whose ->
    [own] کارتی ندارید.
   *[other] کارتی نیست.
}
web-tableau-draft = کارت‌های انتخابی
web-tableau-dealt = { $whose ->
    [own] کارت‌هایی که به شما رسیده
   *[other] کارت‌های داده‌شده
}
web-tableau-offered = از این کارت‌ها انتخاب کنید
# What was chosen in secret, until everybody has chosen.
web-tableau-secret = { $whose ->
    [own] انتخاب پنهان شما
   *[other] انتخاب پنهان
}
web-tableau-under = زیر آن، تا جایی که شما می‌دانید: { $list }.
web-tableau-card = { $name }، { $category }
# Labels of the two strips at the foot of a card.
web-tableau-deal = { $game ->
    [imperial_settlers] پیمان
   *[other] معامله
}
web-tableau-spoils = { $game ->
    [imperial_settlers] تخریب
   *[other] غنیمت
}
web-tableau-english = به انگلیسی:
web-tableau-set = مجموعه: { $name }
web-tableau-is-lit = قابل انتخاب
web-tableau-is-chosen = انتخاب‌شده
web-tableau-is-used = استفاده‌شده

## What can be done: the first word of an answer

web-tableau-brings-nothing = برای شما چیزی تغییر نمی‌کند.
web-tableau-bill-places = { $category }: { $count }
# What to do, where nothing is chosen yet.
web-tableau-how-turn = یک کارت از دستتان، یک مکان یا یک دکمه را انتخاب کنید. تا تأیید نکنید، چیزی رخ نمی‌دهد.
web-tableau-how-take = یک بار بزنید تا کارت را ببینید؛ دوباره بزنید تا آن را بردارید.
web-tableau-choices = کارهایی که با این می‌توان کرد: { $name }
web-tableau-then-choose = سپس جایش را انتخاب کنید
web-tableau-final = برگشت‌پذیر نیست.
web-tableau-otherwise = پرداخت به شکلی دیگر…
web-tableau-ready = آنچه اکنون می‌توانید استفاده کنید
web-tableau-what-to-do = کارهایی که می‌توانید بکنید
web-tableau-verb-build = ساختن
web-tableau-verb-develop = بازسازی
web-tableau-verb-deal = { $game ->
    [imperial_settlers] پیمان
   *[other] معامله
}
web-tableau-verb-raze = تخریب
web-tableau-verb-use = { $game ->
    [imperial_settlers] فعال کردن
   *[other] استفاده
}
web-tableau-verb-exchange = مبادله
web-tableau-verb-contacts = استفاده از صفحه‌ی جناح
web-tableau-verb-visit = اعزام
web-tableau-verb-connect = برداشتن کارت رابط
web-tableau-verb-play = بازی کردن کارت رابط
web-tableau-verb-protect = محافظت
web-tableau-verb-samurai = گذاشتن سامورایی
web-tableau-verb-tuck = گذاشتن کارت زیر مکان
web-tableau-verb-offer = گذاشتن کالا روی مکان
web-tableau-verb-take = برداشتن
web-tableau-verb-keep = نگه داشتن
web-tableau-verb-drop = دور ریختن دو کارت
web-tableau-verb-choose = انتخاب
web-tableau-verb-steal = گرفتن کالا
web-tableau-verb-player = انتخاب بازیکن
web-tableau-verb-loot = غارت
web-tableau-verb-forgo = چشم‌پوشی در برابر امتیاز
web-tableau-verb-forfeit = چشم‌پوشی
web-tableau-verb-gain = دریافت
web-tableau-verb-accept = قبول
web-tableau-verb-decline = رد کردن
web-tableau-verb-pay = پرداخت
web-tableau-verb-store = ذخیره کردن
web-tableau-verb-discard = دور ریختن
web-tableau-verb-cancel = { $game ->
    [imperial_settlers] کنار گذاشتن پیمان
   *[other] کنار گذاشتن معامله
}
web-tableau-verb-draw = کشیدن
web-tableau-verb-again = یک بار دیگر
web-tableau-verb-done = تمام
web-tableau-verb-pass = پاس
web-tableau-verb-end = { $game ->
    [imperial_settlers] پایان نوبت
   *[other] پایان نوبت
}

## All answers, one row for each card

web-tableau-answers-all = همه
web-tableau-answers-own = مکان‌ها و صفحه‌ی شما
web-tableau-answers-rest = کارهای دیگر
web-tableau-answers-places = { $count ->
    [one] { $count } مکان
   *[other] { $count } مکان
}
web-tableau-answers-over = روی
web-tableau-answers-build-over = ساختن روی
web-tableau-answers-with = با
web-tableau-answers-ends = { $game ->
    [imperial_settlers] دور شما را تمام می‌کند
   *[other] دور شما را تمام می‌کند
}
# The button that opens the places with which $deed can be done with the card $name.
web-tableau-answers-several = { $deed }، { $name }: { $count }
# In the search field: which words can be typed there.
web-tableau-answers-like = { $game ->
    [imperial_settlers] کارت، کار یا کالا: «ویران کردن»، «سنگ» …
   *[other] کارت، کار یا کالا: «ویران کردن»، «آهن» …
}
web-tableau-answers-short = { $game ->
    [imperial_settlers] کارت، کار یا کالا…
   *[other] کارت، کار یا کالا…
}

## The table in words. $list: names, "a, b and c".

web-tableau-in-words = شرح نوشتاری میز
web-tableau-words-moment = { $game ->
    [imperial_settlers] دور { $round }، { $phase }.
   *[other] دور { $round }، { $phase }.
}
web-tableau-words-open = { $name }: { $list }.
web-tableau-words-who = { $name }، { $faction }: { $points } امتیاز.
web-tableau-words-virtual = { $name }.
web-tableau-words-goods = کالاها: { $list }.
web-tableau-words-production = { $count ->
    [one] مکان تولید: { $list }.
   *[other] { $count } مکان تولید: { $list }.
}
web-tableau-words-feature = { $count ->
    [one] مکان ویژگی: { $list }.
   *[other] { $count } مکان ویژگی: { $list }.
}
web-tableau-words-action = { $count ->
    [one] مکان اکشن: { $list }.
   *[other] { $count } مکان اکشن: { $list }.
}
web-tableau-words-used = { $name } (استفاده‌شده)
web-tableau-words-deals = { $game ->
    [imperial_settlers] پیمان‌ها: { $list }.
   *[other] معامله‌ها: { $list }.
}
web-tableau-words-connections = کارت‌های رابط: { $list }.
web-tableau-words-hand = در دست: { $list }.
web-tableau-words-hidden = { $count ->
    [one] { $count } کارت در دست.
   *[other] { $count } کارت در دست.
}
web-tableau-words-passed = { $name } پاس داده است.

## What a decision changes, and what a chart shows

web-tableau-change-points = امتیازها
web-tableau-change-hand = کارت‌های دست

web-tableau-measure-points = امتیازها
web-tableau-measure-locations = مکان‌ها
web-tableau-measure-deals = معامله‌ها
