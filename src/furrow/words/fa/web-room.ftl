### The browser client: the room before a game, and the letter for whoever is invited (Persian).

room-title = میز { $name }
room-of = { $count ->
    [one] { $game }، { $count } جایگاه
   *[other] { $game }، { $count } جایگاه
}
room-invited = با پیوند
room-host = میزبان
room-here = این‌جاست
room-away = اکنون این‌جا نیست
room-says-invited = دعوت شده، هنوز نیامده است
room-says-lobby = در تالار آزاد است
room-says-link = آزاد برای کسی که پیوند را دارد
room-came = { $name } نشست.
room-left = { $name } برخاست.

## The link, and what holds

room-link-says = هر کس آن را داشته باشد می‌تواند بنشیند یا تماشا کند.
room-link-says-sit = هر کس آن را داشته باشد می‌تواند بنشیند.
room-copy = رونوشت
room-watched = تماشا آزاد است
room-not-watched = بی‌تماشاگر

## The button

room-begin = شروع
room-begin-with-bots = شروع با ربات‌ها
room-ready = آماده‌ام
room-is-ready = آماده
room-complete = همه این‌جا هستند.
room-missing = { $count ->
    [one] یک نفر کم است: رباتی می‌تواند جایش بنشیند.
   *[other] { $count } نفر کم‌اند: ربات‌ها می‌توانند جایشان بنشینند.
}
room-unrated = با ربات، بازی رسمی نیست.
room-unready = { $count ->
    [one] همه این‌جا هستند؛ یک نفر هنوز آماده نیست.
   *[other] همه این‌جا هستند؛ { $count } نفر هنوز آماده نیستند.
}
room-host-begins = { $name } بازی را شروع می‌کند.
room-you-watch = تماشا می‌کنید. وقتی بازی شروع شود، همین‌جا دیده می‌شود.
room-late = بازی بدون شما شروع شده است: تماشا می‌کنید.

## The letter

room-invites = { $name } شما را دعوت می‌کند به
room-who-sits = چه کسانی نشسته‌اند
room-your-name = نام شما سر میز
room-sit = نشستن
room-sit-as = نشستن در نقش { $what }
room-watch = تماشا
room-new-to = با { $game } آشنا نیستید؟
room-no-account = حساب لازم نیست.
