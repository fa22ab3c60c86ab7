### Scythe: questions and answers in the few words that stand on the table (Persian); in full: scythe-questions,
### scythe-actions. An attribute says more where more is known.

## Questions

scythe-prompt-turn = بخشی را انتخاب کنید
scythe-prompt-top = چه چیز، یا کجا؟
scythe-prompt-bottom = کدام اکشن ردیف پایین؟
scythe-prompt-end = نوبت تمام است؟
scythe-prompt-pick = کدام مهره حرکت کند؟
scythe-prompt-step = مهره‌ی شما به کجا برود؟
    .unit = { $unit } به کجا برود؟
scythe-prompt-cargo = چه چیزی همراه ببرد؟
scythe-prompt-battles = نبرد بعدی کدام است؟
scythe-prompt-artillery = از توپخانه استفاده می‌کنید؟
scythe-prompt-dials = چرخ قدرت را مخفیانه تنظیم کنید
scythe-prompt-retreat = به کجا عقب‌نشینی کند؟
scythe-prompt-encounter = گزینه‌ای انتخاب کنید
scythe-prompt-scenes = صحنه‌ای انتخاب کنید
scythe-prompt-factory-card = یک کارت کارخانه انتخاب کنید
scythe-prompt-choice = کارت چه چیزی بدهد؟
scythe-prompt-produce = کجا تولید کند؟
scythe-prompt-trade = منابع به کجا بروند؟
scythe-prompt-goods = کدام منبع؟
scythe-prompt-take = چه مقدار می‌گیرید؟
scythe-prompt-pay = با چه چیزی می‌پردازید؟
scythe-prompt-discard = کدام کارت را می‌پردازید؟
scythe-prompt-cube = کدام مکعب جابه‌جا شود؟
scythe-prompt-cover = کدام اکشن ارزان‌تر شود؟
scythe-prompt-mech = یک ماشین زرهی انتخاب کنید
scythe-prompt-deploy = ماشین زرهی کجا بایستد؟
scythe-prompt-structure = یک ساختمان انتخاب کنید
scythe-prompt-build = کجا می‌سازید؟
scythe-prompt-recruit = یک نیروی استخدامی انتخاب کنید
scythe-prompt-bonus = یک منفعت یک‌بارمصرف انتخاب کنید
scythe-prompt-look = کارت‌های چه کسی را می‌بینید؟
scythe-prompt-resettle = مهره‌هایتان به کجا بروند؟
scythe-prompt-settlers = کدام مهره‌ها بروند؟

## Answers, beside their signs

scythe-brief-fight = نبرد
scythe-brief-everything = همه‌چیز
scythe-brief-nothing = هیچ‌چیز
scythe-brief-card = کارت { $value }
scythe-brief-no-action = بدون اکشن
scythe-brief-choice-coins = سکه
scythe-brief-choice-power = قدرت
scythe-brief-choice-cards = کارت نبرد
scythe-brief-choice-popularity = محبوبیت
scythe-brief-choice-goods = منابع
scythe-brief-choice-use = کارت کارخانه
