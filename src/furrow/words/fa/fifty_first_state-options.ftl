### 51st State: the game options, name and sentence, and the values that are words (Persian).

fifty-first-state-option-body-hunters-frees-open-production = آدم‌شکاران و تولید باز
    .text = «آدم‌شکاران» می‌تواند مکان تولید باز خود بازیکن را هم که حریفی از آن استفاده کرده است آزاد کند.
fifty-first-state-option-expansion = افزونه
    .text = فقط کارت‌های پایه، یا همراه با یکی از مجموعه‌های «دوران نو» و «زمستان» که با آن‌ها بُر می‌خورد.
fifty-first-state-option-shipwreck-uses = دفعات استفاده از لاشه‌ی کشتی
    .text = در هر دور چند بار می‌توان از «لاشه‌ی کشتی» استفاده کرد.
fifty-first-state-option-threshold-repeats = تکرار آستانه‌ها
    .text = ویژگی‌ای که تولید تعداد معینی کالا را می‌خواهد، به‌ازای هر مضرب کامل آن یک بار سود می‌دهد.
fifty-first-state-option-tie-counts-hand = کارت‌های دست در تساوی
    .text = کارت‌های دست هم جزو کالاهایی شمرده می‌شوند که تساوی را می‌شکنند.

## Values

fifty-first-state-value-expansion-none = هیچ
fifty-first-state-value-expansion-new-era = دوران نو
fifty-first-state-value-expansion-winter = زمستان
