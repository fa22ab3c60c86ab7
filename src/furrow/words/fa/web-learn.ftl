### یادگیری: درس‌ها، ورود به دفترچه‌ی قوانین، آنچه باید جست (فارسی).

learn-rail = دفترچه‌ی قوانین و تمرین
learn-lessons = درس‌ها
learn-steps = { $count ->
    [one] { $count } گام
   *[other] { $count } گام
}
learn-begin = شروع
learn-go-on = ادامه
learn-done = تمام‌شده
learn-none = این بازی هنوز درس ندارد. برای شروع، یک بازی آرام با راهنمایی خوب است.
learn-rulebook = دفترچه‌ی قوانین
learn-search = جست‌وجو در { $count ->
    [one] { $count } قانون
   *[other] { $count } قانون
}
learn-contents = { $chapters ->
    [one] { $chapters } فصل
   *[other] هر { $chapters } فصل
}، { $examples ->
    [one] { $examples } مثال حل‌شده
   *[other] { $examples } مثال حل‌شده
}
learn-chapter-size = { $count ->
    [one] { $count } مورد
   *[other] { $count } مورد
}
learn-found = { $count ->
    [0] چیزی پیدا نشد.
    [one] { $count } قانون پیدا شد.
   *[other] { $count } قانون پیدا شد.
}
learn-all-found = همه‌ی یافته‌ها
learn-look-up = نگاه کنید
learn-factions = جناح‌ها
learn-mechs = ماشین‌های زرهی
learn-tiles = امتیاز ساختمان‌ها
learn-symbols = نشانه‌ها
learn-cards = همه‌ی کارت‌ها
learn-practise = تمرین
learn-calm = یک بازی آرام با ربات ({ $level })
learn-calm-alone = یک بازی آرام و تنها
learn-chapters = فصل‌ها
learn-seek = جست‌وجو
learn-examples = مثال‌های حل‌شده
learn-outcome = چه می‌شود
