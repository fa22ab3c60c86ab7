### روند یک دور در بازی‌های کارتی (فارسی).

learn-round = { $game ->
    [imperial_settlers] یک دور
   *[other] یک دور
}
learn-round-lookout = { $game ->
    [imperial_settlers] دیده‌بانی
   *[other] دیده‌بانی
}
learn-round-lookout-text = کارت برمی‌دارید
learn-round-production = { $game ->
    [imperial_settlers] تولید
   *[other] تولید
}
learn-round-production-text = { $game ->
    [imperial_settlers] مکان‌ها و پیمان‌ها بهره می‌دهند
   *[other] مکان‌ها و معامله‌ها بهره می‌دهند
}
learn-round-action = اکشن
learn-round-action-text = { $game ->
    [imperial_settlers] می‌سازید، پیمان می‌بندید، تخریب می‌کنید، فعال می‌کنید
   *[other] می‌سازید، معامله می‌کنید، تخریب می‌کنید، به کار می‌برید
}
learn-round-cleanup = { $game ->
    [imperial_settlers] پاک‌سازی
   *[other] پاک‌سازی
}
learn-round-cleanup-text = کالاها از دست می‌روند، جز آنچه نگه می‌دارید
