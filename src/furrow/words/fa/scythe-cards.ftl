### Scythe: what cards and tiles say, put together from counted things (Persian).

## Costs and gains

scythe-deal-free = منفعت: { $gain }
scythe-deal-paid = هزینه: { $cost }. منفعت: { $gain }

## Gains that no term counts

scythe-gain-any-resources = { $count ->
    [one] { $count } منبع دلخواه
   *[other] { $count } منبع دلخواه
}
scythe-gain-upgrade = { $count ->
    [one] { $count } ارتقا
   *[other] { $count } ارتقا
}
scythe-gain-build-structure = { $count ->
    [one] { $count } ساختمان
   *[other] { $count } ساختمان
}
scythe-gain-enlist = { $count ->
    [one] { $count } نیروی استخدامی
   *[other] { $count } نیروی استخدامی
}
scythe-gain-produce-territories = { $count ->
    [one] تولید در { $count } ناحیه
   *[other] تولید در { $count } ناحیه
}
scythe-gain-look-at-hand = دیدن کارت‌های نبرد یک حریف
scythe-gain-relocate = جابه‌جایی هر تعداد از مهره‌های شما در آن ناحیه به یک ناحیه‌ی خشکی خالی و مجاور

## Whole cards and tiles

scythe-card-objective = «{ $name }»: { $text }
scythe-card-objective-progress = { $have } از { $need }
scythe-card-tile = { $name }: { $steps }
scythe-payout-exact = { $low } = { $coins }
scythe-payout-range = { $low } تا { $high } = { $coins }
scythe-payout-more = { $low } و بیشتر = { $coins }
