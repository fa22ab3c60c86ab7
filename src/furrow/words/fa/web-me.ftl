### صفحه‌های افراد و تنظیمات خواننده (فارسی).

me-profile = نمایه
me-facts = از { $since }، { $games ->
    [one] { $games } بازی
   *[other] { $games } بازی
}، { $won } برد
me-played = { $games ->
    [one] { $games } بازی
   *[other] { $games } بازی
}، { $won } برد
me-rated = { $games ->
    [one] { $games } بازی رسمی
   *[other] { $games } بازی رسمی
}
me-curve = { $games ->
    [one] { $game }: ریتینگ { $last } پس از { $games } بازی رسمی، بهترین { $best }
   *[other] { $game }: ریتینگ { $last } پس از { $games } بازی رسمی، بهترین { $best }
}
me-last-games = آخرین بازی‌ها
me-all-games = { $count ->
    [one] همه: { $count }
   *[other] همه: { $count }
}
me-and = ،{ " " }
me-replay = مرور بازی
me-no-games = پس از نخستین بازی، بازی‌های شما این‌جا خواهند بود.
me-no-games-of = هنوز بازی‌ای این‌جا دیده نمی‌شود.
me-hidden = بازی‌ها و رتبه‌ها به کس دیگری نشان داده نمی‌شوند.
me-block = مسدود کردن
me-unblock = رفع مسدودی
me-medals = مدال‌ها
me-medals-of = { $done } از { $all }
me-more-medals = { $count ->
    [one] { $count } تای دیگر
   *[other] { $count } تای دیگر
}
me-not-earned = هنوز به دست نیامده
me-best-with = بهترین با
me-look = ظاهر
me-table = سر میز
me-preview = نوبت دیگران به این سرعت نشان داده می‌شود.
me-reaches = خبر نوبت شما
me-reaches-more = زبانه و نشان آن می‌گویند که میزی منتظر شماست؛ صدا هم می‌تواند خبر بدهد.
me-people = افراد
me-shown = بازی‌ها و رتبه‌های من
me-shown-all = همه می‌بینند
me-shown-me = فقط من
me-blocked = مسدودشده‌ها
me-blocked-nobody = هیچ‌کس
me-data = داده‌های من
me-data-more = یک پرونده
me-data-get = دریافت
me-leave = خروج
me-solo = تک‌نفره
