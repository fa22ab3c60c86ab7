### 51st State: labels of the actions that only this game has (Persian). Cards and goods stand uninflected.

fifty-first-state-act-develop = بازسازی: { $card }
    .over = بازسازی: { $card } به‌جای { $base }
fifty-first-state-act-develop-by-token = بازسازی با توکن: { $card }
    .over = بازسازی با توکن: { $card } به‌جای { $base }
fifty-first-state-act-contacts = اکشن صفحه‌ی جناح: { $good }
fifty-first-state-act-visit = فرستادن کارگر به { $card }
fifty-first-state-act-connect = برداشتن کارت رابط { $card }
fifty-first-state-act-play = بازی کردن { $card }
fifty-first-state-act-shield = گذاشتن سپر روی { $card }
