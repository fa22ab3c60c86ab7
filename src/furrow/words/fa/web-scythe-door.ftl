### Scythe where a table is set up (Persian): what is printed on factions and mats, in few words.

web-scythe-door-any-faction = شانس جناحی می‌دهد که کسی برنگزیده است.
web-scythe-door-mechs = ماشین‌های زرهی
web-scythe-door-power = قدرت
web-scythe-door-cards = کارت نبرد
web-scythe-door-popularity = محبوبیت
web-scythe-door-coins = سکه

## What a mech adds. $one, $other: terrains.

web-scythe-door-mech-riverwalk = از رود به { $one }، { $other }
web-scythe-door-mech-speed = یک ناحیه دورتر
web-scythe-door-mech-underpass = کوهستان‌های خودی و تونل‌ها مجاورند
web-scythe-door-mech-disarm = تونل و معدن: حریف ۲ قدرت کمتر
web-scythe-door-mech-township = دهکده‌های خودی و کارخانه مجاورند
web-scythe-door-mech-peoples-army = با کارگر: یک کارت بیشتر
web-scythe-door-mech-seaworthy = ورود به دریاچه و خروج از آن
web-scythe-door-mech-artillery = ۱ قدرت: حریف ۲ تا کمتر
web-scythe-door-mech-wayfare = به پایتخت خودی یا بی‌بازیکن
web-scythe-door-mech-scout = پیش از نبرد یک کارت از حریف
web-scythe-door-mech-submerge = از هر دریاچه به هر دریاچه
web-scythe-door-mech-camaraderie = حمله از محبوبیت نمی‌کاهد
