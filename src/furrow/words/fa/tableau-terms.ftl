### 51st State and Imperial Settlers: what both have, and how things are counted (Persian).

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
tableau-category-action = مکان کنش

## Scoring

tableau-score-points = امتیازها
tableau-score-total = مجموع

## Players

tableau-virtual = بازیکن مجازی
tableau-seat = جایگاه { $number }

tableau-column-deal-count = معامله
