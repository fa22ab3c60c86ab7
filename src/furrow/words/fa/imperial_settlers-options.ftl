### Imperial Settlers: the game options, name and sentence, and the values that are words (Persian).

imperial-settlers-option-lookout = دیده‌بانی
    .text = دیده‌بانی معمولی، جایگزین (سه کارت پنهان که دو تای آن‌ها دست‌به‌دست می‌شود) یا پیشرفته (ردیفی از پنج کارت).
imperial-settlers-option-peaceful = حالت صلح‌آمیز
    .text = هیچ‌کس مکان دیگران را تخریب نمی‌کند؛ هر دیده‌بانی به همه یک کارت مشترک بیشتر می‌دهد.
imperial-settlers-option-refresh-lifts-block = آزاد کردن مکان مسدود
    .text = هر کس مکانی را برای استفاده‌ی دوباره آزاد کند، انسداد «عقرب‌پرور» را هم از آن برمی‌دارد.
imperial-settlers-option-refresh-restores = دفعات برگشته
    .text = «گروه نمایش» و «گرمابه‌ی شاهی» همه‌ی دفعات استفاده از یک مکان را برمی‌گردانند، یا فقط یکی را.

## Values

imperial-settlers-value-lookout-standard = معمولی
imperial-settlers-value-lookout-alternative = جایگزین
imperial-settlers-value-lookout-advanced = پیشرفته
imperial-settlers-value-refresh-restores-all = همه
imperial-settlers-value-refresh-restores-one = یکی
