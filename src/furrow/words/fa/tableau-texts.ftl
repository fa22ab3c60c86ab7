### 51st State and Imperial Settlers: what cards say, made from their rows (Persian).

## Parts of every card

tableau-text-kind = { $category }.
    .types = { $count ->
        [one] { $category }، نوع: { $types }.
       *[other] { $category }، نوع: { $types }.
    }
tableau-text-deal = معامله: { $goods }.
tableau-text-value = ارزش در پایان: { $points }.

## The moments of effects

tableau-text-production = تولید: { $effect }.
tableau-text-built = پاداش ساخت: { $effect }.
tableau-text-action = { $uses ->
    [1] اکشن: { $effect }.
   *[other] اکشن، تا { $uses } بار در هر دور: { $effect }.
}
    .paid = { $uses ->
        [1] اکشن: پرداخت { $cost }، سپس { $effect }.
       *[other] اکشن، تا { $uses } بار در هر دور: پرداخت { $cost }، سپس { $effect }.
    }
tableau-text-razes = هر بار که چیزی را تخریب می‌کنید: { $effect }.
tableau-text-deals = هر بار که معامله می‌کنید: { $effect }.
tableau-text-cleanup = { $most ->
    [0] ذخیره‌سازی: نگه داشتن هر تعداد کالا در پاک‌سازی ({ $goods }).
   *[other] ذخیره‌سازی: نگه داشتن تا { $most } کالا در پاک‌سازی ({ $goods }).
}

## What is done: gains

tableau-step-gain = دریافت { $gain }
tableau-step-choose = دریافت { $options }
tableau-step-then = { $first }؛ { $last }

## What is done: odd effects

tableau-do-copy-production = { $whose ->
    [own] دریافت آنچه یکی دیگر از مکان‌های تولید شما می‌دهد
   *[opponent] دریافت آنچه یک مکان تولید حریف می‌دهد
}
tableau-do-steal = گرفتن ۱ کالا از ذخیره‌ی بازیکنی که پاس نداده است ({ $goods })
tableau-do-gain-deal = { $whose ->
    [own] { $most ->
        [one] دریافت سود { $most } معامله‌ی خودتان
       *[other] دریافت سود حداکثر { $most } معامله‌ی خودتان
    }
   *[opponent] دریافت سود یک معامله‌ی حریف
}
tableau-do-free-actions = { $most ->
    [one] آزاد کردن { $most } مکان اکشن دیگر خودتان: دوباره قابل استفاده می‌شود
   *[other] آزاد کردن حداکثر { $most } مکان اکشن دیگر خودتان: دوباره قابل استفاده می‌شوند
}
