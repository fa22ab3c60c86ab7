### Scythe: the words by which people ask for a step of a line (Persian), besides those of its label: any of them will do, and their beginnings.
### A dash: nobody names this step, nor what stands before it.

scythe-ask-move = حرکت برود ببرم بفرستم رفتن بردن
scythe-ask-bolster = تجدید قوا
scythe-ask-trade = تجارت
scythe-ask-produce = تولید
scythe-ask-factory = کارت کارخانه
scythe-ask-coins = سکه پول
scythe-ask-power = قدرت
scythe-ask-cards = کارت نبرد
scythe-ask-popularity = محبوبیت
scythe-ask-char = شخصیت قهرمان
scythe-ask-mech = ماشین زرهی ربات
scythe-ask-worker = کارگر
scythe-ask-skip = -
scythe-ask-upgrade = ارتقا
scythe-ask-deploy = استقرار مستقر ماشین زرهی
scythe-ask-build = ساخت‌وساز ساختن بسازم ساخت
scythe-ask-enlist = استخدام
scythe-ask-recruit = نیروی استخدامی
scythe-ask-reveal = رو کردن هدف
scythe-ask-end = پایان نوبت
