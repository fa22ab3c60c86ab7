### Imperial Settlers: labels of the actions that only this game has (Persian). Cards and goods stand uninflected.

imperial-settlers-act-use = فعال کردن { $card }
imperial-settlers-act-shield = گذاشتن توکن دفاع روی { $card }
imperial-settlers-act-samurai = گذاشتن سامورایی روی { $card }
imperial-settlers-act-tuck = گذاشتن { $card } زیر { $location }
imperial-settlers-act-offer-up = گذاشتن { $counted } روی { $card }
imperial-settlers-act-forgo = چشم‌پوشی از { $counted } از پیمان‌ها در برابر امتیاز
imperial-settlers-act-loot = دریافت { $counted } از خانه‌ی تخریب { $card }
imperial-settlers-act-forfeit = چشم‌پوشی از { $counted } در برابر امتیاز

## In place of messages that both games share

imperial-settlers-act-deal = پیمان با { $card }
imperial-settlers-act-cancel = کنار گذاشتن پیمان: { $card }
