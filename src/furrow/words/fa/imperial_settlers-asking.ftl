### Imperial Settlers: the words by which people ask for an action that only this game has (Persian).

imperial-settlers-ask-build = ساختن بسازم ساخت جای
imperial-settlers-ask-protect = توکن نشان دفاع
imperial-settlers-ask-samurai = سامورایی
imperial-settlers-ask-tuck = زیر
imperial-settlers-ask-offer = پیشکش روی
imperial-settlers-ask-deal = پیمان
