### Imperial Settlers: what cards say in this game only (Persian). See the notes in tableau-texts.ftl.

## Parts of a card

imperial-settlers-text-kind = { $category }.
    .types = { $count ->
        [one] { $category }، رنگ: { $types }.
       *[other] { $category }، رنگ‌ها: { $types }.
    }
imperial-settlers-text-cost = هزینه: هیچ.
    .cost = هزینه: { $cost }.
imperial-settlers-text-raze = تخریب: { $goods }.
imperial-settlers-text-unrazed = نمی‌توان آن را تخریب کرد.
imperial-settlers-text-target = هدف: { $good }. همراه با کالای یک کارت حمله‌ی دیگر به مکان مشترکی می‌خورد که هر دو در خانه‌ی تخریب آن باشد.

## The moments of effects

imperial-settlers-text-builds = { $deck ->
    [faction] هر بار که یک مکان جناح می‌سازید: { $effect }.
   *[any] هر بار که مکانی می‌سازید: { $effect }.
}
    .tag = { $deck ->
        [faction] هر بار که یک مکان جناح به رنگ { $tag } می‌سازید: { $effect }.
       *[any] هر بار که مکانی { $tag } می‌سازید: { $effect }.
    }
imperial-settlers-text-points = هر بار که دست‌کم { $counted } یکجا می‌گیرید: { $effect }.
imperial-settlers-text-exchanged = { $most ->
    [0] به‌ازای هر جفت کارگری که حریفی مبادله می‌کند: { $effect }.
   *[other] به‌ازای هر جفت کارگری که حریفی مبادله می‌کند (حداکثر { $most } جفت در هر دور): { $effect }.
}
imperial-settlers-text-deal-goods = در فاز تولید، پیش از آن‌که پیمان‌هایتان کالا بدهند: { $effect }.
imperial-settlers-text-anytime = هر زمان در نوبت شما: { $effect }.
imperial-settlers-text-end = پایان بازی، برای کارت‌های زیر آن و کالاهای روی آن: { $steps }.
imperial-settlers-text-score = { $least } یا بیشتر = { $points }

## What is done: gains

imperial-settlers-step-gain-per-tag = { $most ->
    [0] دریافت { $gain } به‌ازای هر مکان { $tag } شما
   *[other] دریافت { $gain } به‌ازای هر مکان { $tag } شما (حداکثر { $most } بار)
}
imperial-settlers-step-gain-per-samurai = { $most ->
    [0] دریافت { $gain } به‌ازای هر سامورایی روی مکان‌های شما
   *[other] دریافت { $gain } به‌ازای هر سامورایی روی مکان‌های شما (حداکثر { $most } بار)
}
imperial-settlers-step-offer = به دلخواه، پرداخت { $bargains }
imperial-settlers-step-bargain = { $cost } در ازای { $gain }

## What is done: odd effects

imperial-settlers-do-draw-and-keep = { $deck ->
    [any] { $rest ->
        [discard] کشیدن { $draw } کارت، هر یک از دسته‌ی دلخواه، نگه داشتن { $keep } کارت و دور ریختن بقیه
       *[shuffle] کشیدن { $draw } کارت، هر یک از دسته‌ی دلخواه، نگه داشتن { $keep } کارت و بُر زدن بقیه در دسته
    }
   *[faction] { $rest ->
        [discard] کشیدن { $draw } کارت جناح، نگه داشتن { $keep } کارت و دور ریختن بقیه
       *[shuffle] کشیدن { $draw } کارت جناح، نگه داشتن { $keep } کارت و بُر زدن بقیه در دسته
    }
}
imperial-settlers-do-build-at-once = { $from ->
    [hand] ساختن فوری یک کارت جناح از دستتان، با پرداخت هزینه‌اش ولی بدون کنار گذاشتن مکانی
   *[deals] ساختن فوری یکی از پیمان‌هایتان، با پرداخت هزینه‌اش ولی بدون کنار گذاشتن مکانی
}
imperial-settlers-do-cancel-deal = { $gain ->
    [yes] دور ریختن یک پیمان حریف و دریافت کالای آن
   *[no] دور ریختن یک پیمان حریف
}
imperial-settlers-do-take-deal = گرفتن یک پیمان از حریف: از این پس مال شماست
imperial-settlers-do-foreign-deal = بستن پیمان با یک مکان جناح حریف
imperial-settlers-do-forgo-deals = { $points ->
    [one] به دلخواه، چشم‌پوشی از هر تعداد از کالاهای آن‌ها و دریافت { $points } امتیاز به‌ازای هر کالا
   *[other] به دلخواه، چشم‌پوشی از هر تعداد از کالاهای آن‌ها و دریافت { $points } امتیاز به‌ازای هر کالا
}
imperial-settlers-do-raze-for-points = تخریب یک کارت مشترک از دستتان (توکن تخریب: { $hand }) یا یک مکان حریف (توکن تخریب: { $location })؛ چشم‌پوشی از هر تعداد از کالاها و دریافت { $points } امتیاز به‌ازای هر کالا
imperial-settlers-do-loot = دریافت ۱ کالا از خانه‌ی تخریب یک مکان حریف که سر جایش می‌ماند
imperial-settlers-do-raze-own = تخریب یک مکان مشترک خودتان
imperial-settlers-do-raze-opponent = تخریب یک مکان حریف بدون توکن تخریب دیگر
imperial-settlers-do-remove-location = دور ریختن یک مکان حریف
imperial-settlers-do-take-over = در اختیار گرفتن یک مکان حریف تا پایان دور
imperial-settlers-do-block = مسدود کردن یک مکان اکشن حریف تا پایان دور
imperial-settlers-do-make-discard = انتخاب حریفی که باید کارتی از دستش دور بریزد
imperial-settlers-do-lay-foundation = گذاشتن یک کارت مشترک از دستتان به‌عنوان پی و دریافت { $gain }
imperial-settlers-do-samurai = { $count ->
    [one] گذاشتن { $count } کارگر از ذخیره‌ی عمومی به‌عنوان سامورایی روی یک مکان جناح خودتان
   *[other] گذاشتن { $count } کارگر از ذخیره‌ی عمومی به‌عنوان سامورایی روی مکان‌های جناح خودتان
}
imperial-settlers-do-tuck-cards = گذاشتن کارت‌هایی از دستتان زیر این کارت برای همیشه و دریافت { $points } امتیاز به‌ازای هر کارت
imperial-settlers-do-offer-goods = گذاشتن کالا روی این کارت برای همیشه ({ $goods })

## In place of messages that both games share

imperial-settlers-text-deal = پیمان: { $goods }.
imperial-settlers-text-deals = هر بار که پیمان می‌بندید: { $effect }.
imperial-settlers-do-gain-deal = { $whose ->
    [own] { $most ->
        [one] دریافت کالای { $most } پیمان خودتان
       *[other] دریافت کالاهای حداکثر { $most } پیمان خودتان
    }
   *[opponent] دریافت کالای یک پیمان حریف
}
