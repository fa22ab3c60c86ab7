### The front page (Persian).

home-hello = سه بازی بزرگ. بنشینید.
home-hello-more = ربات‌ها آماده‌اند، دوستان با پیوند می‌آیند. حساب لازم نیست.

## A game's poster

home-players = { $least } تا { $most } بازیکن
home-minutes = { $count }′
home-minutes-long = حدود { $count } دقیقه
home-points = تا { $count }
home-rounds = { $count ->
    [one] { $count } دور
   *[other] { $count } دور
}
home-against = { $game }: چه کسی رودرروی شماست
home-opponents = { $bots ->
    [0] تنها
    [1] شما و یک ربات
    [2] شما و دو ربات
    [3] شما و سه ربات
    [4] شما و چهار ربات
   *[other] شما و { $bots } ربات
}

## My tables

home-mine = میزهای شما
home-others = دیگران فکر می‌کنند
home-go-on = ادامه
home-turn = نوبت { $number }
home-round = دور { $number }
home-round-of = دور { $number } از { $all }
home-left = { $time } مانده
home-with = با { $names }
home-thinks = { $name } فکر می‌کند
home-think = { $count ->
    [one] { $count } بازیکن فکر می‌کند
   *[other] { $count } بازیکن فکر می‌کنند
}
home-full = آماده‌ی شروع
home-all = همه‌ی { $count }
home-none = هیچ میزی منتظر شما نیست.
home-none-more = «{ $play }» را بزنید، یا کنار دیگران بنشینید.
home-open = { $count ->
    [0] میزها
    [one] { $count } میز باز
   *[other] { $count } میز باز
}

## Live, learning, people

home-live = همین حالا
home-watching = { $count ->
    [one] { $count } تماشاگر
   *[other] { $count } تماشاگر
}
home-learn-new = تازه آمده‌اید؟
home-lessons = { $count ->
    [one] { $count } درس کوتاه روی صفحه‌ی واقعی.
   *[other] { $count } درس کوتاه روی صفحه‌ی واقعی.
}
home-first-lesson = درس نخست
home-people = با دیگران
home-people-none = میزی باز کنید: پیوندش همان دم کار می‌کند.
home-you-are = نام شما در بازی
home-change-name = تغییر
home-keep-name = همین باشد
