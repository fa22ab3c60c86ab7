### 51st State and Imperial Settlers: labels of the actions that both have (Persian).
### Cards, goods and players stand uninflected. The texts of the notation are the same in all languages.

tableau-marked = { $name } ({ $mark })

## Actions of a turn

tableau-act-build = ساختن { $card }
    .over = ساختن { $card } به‌جای { $base }
tableau-act-deal = معامله با { $card }
tableau-act-raze = تخریب { $card }
tableau-act-use = استفاده از { $card }
tableau-act-exchange = مبادله‌ی { $cost } با { $options }
tableau-act-pass = پاس
tableau-act-end = پایان نوبت

## Paying

tableau-act-pay = پرداخت { $paid }
tableau-act-source = { $counted } از روی { $card }
tableau-act-discard = دور ریختن { $card }
tableau-act-cancel = کنار گذاشتن معامله: { $card }

## Choosing

tableau-act-choose = انتخاب { $card }
tableau-act-player = انتخاب { $who }
tableau-act-steal = گرفتن { $counted } از { $who }
tableau-act-gain = دریافت { $counted }
tableau-act-accept = قبول: پرداخت { $counted }
tableau-act-decline = رد کردن
tableau-act-again = یک بار دیگر
tableau-act-done = تمام

## Cards and goods

tableau-act-take = برداشتن { $card }
tableau-act-keep = نگه داشتن { $card }
tableau-act-drop = دور ریختن از دست آغازین: { $cards }
tableau-act-draw-common = کشیدن یک کارت مشترک
tableau-act-draw-faction = کشیدن یک کارت جناح
tableau-act-store = ذخیره کردن { $counted }
