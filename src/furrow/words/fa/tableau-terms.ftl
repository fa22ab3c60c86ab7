### 51st State and Imperial Settlers: what both have, and how things are counted (Persian).

## What a seat is dealt: its kind, and sentences about it

tableau-dealt-faction = جناح
tableau-dealt-faction-any = هر جناحی
tableau-dealt-faction-by = به تفکیک جناح
tableau-dealt-faction-won = { $game }: با این جناح ببرید: { $word }.
tableau-dealt-faction-every = { $game }: همه‌ی جناح‌ها
tableau-dealt-faction-every-won = { $game }: با هر یک از جناح‌ها ببرید.
tableau-dealt-faction-twice = هر جناح را فقط یک بار می‌توان انتخاب کرد: { $word }.
tableau-dealt-faction-unknown = این بازی جناحی به نام «{ $word }» ندارد.

## Goods that both games have: the name of one, uninflected

tableau-good-worker = کارگر
tableau-good-vp = امتیاز پیروزی
tableau-good-card = کارت

## Goods that both games have, counted

tableau-count-worker = { $count ->
    [one] { $count } کارگر
   *[other] { $count } کارگر
}
tableau-count-vp = { $count ->
    [one] { $count } امتیاز
   *[other] { $count } امتیاز
}
tableau-count-card = { $count ->
    [one] { $count } کارت
   *[other] { $count } کارت
}
tableau-count-any-resource = { $count ->
    [one] { $count } منبع دلخواه
   *[other] { $count } منبع دلخواه
}

## What is paid besides goods

tableau-cost-card = { $count ->
    [one] { $count } کارت از دستتان
   *[other] { $count } کارت از دستتان
}
tableau-cost-deal = { $count ->
    [one] { $count } معامله‌ی خودتان
   *[other] { $count } معامله‌ی خودتان
}
tableau-cost-location = { $count ->
    [one] { $count } مکان خودتان
   *[other] { $count } مکان خودتان
}

## Categories of cards

tableau-category-production = مکان تولید
tableau-category-feature = مکان ویژگی
tableau-category-action = مکان اکشن

## Scoring

tableau-score-points = امتیازها
tableau-score-total = مجموع

# The ways to points; built-over: developments and visits.
tableau-way-actions = اکشن‌ها
tableau-way-features = ویژگی‌ها
tableau-way-production = تولید
tableau-way-deals = معامله‌ها
tableau-way-spoils = غنیمت‌ها
tableau-way-built-over = بازسازی و دیدار
tableau-way-earlier = پیش‌تر به دست آمده

## Players

tableau-virtual = بازیکن مجازی
tableau-seat = جایگاه { $number }

tableau-column-deal-count = معامله
