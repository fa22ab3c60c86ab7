### 51st State: what cards say in this game only (Persian). See the notes in tableau-texts.ftl.

## Parts of a card

fifty-first-state-text-cost = فاصله‌ی { $distance }: ساخت با پرداخت { $cost }.
fifty-first-state-text-raze = غنیمت: { $goods }.
fifty-first-state-text-open = تولید باز: در هر دور یک بار حریفی می‌تواند کارگری به این‌جا بفرستد.
fifty-first-state-text-shielded = همیشه سپردار به شمار می‌آید.

## The moments of effects

fifty-first-state-text-played = هنگام بازی کردن آن: { $effect }.
    .paid = هنگام بازی کردن آن: پرداخت { $cost }، سپس { $effect }.
fifty-first-state-text-produced = در پایان تولید شما، اگر در آن دست‌کم { $counted } گرفته باشید: { $effect }.

## What is done

fifty-first-state-step-gain-per-tag = { $most ->
    [0] دریافت { $gain } به‌ازای هر مکان شما از نوع { $tag }
   *[other] دریافت { $gain } به‌ازای هر مکان شما از نوع { $tag } (حداکثر { $most } بار)
}
fifty-first-state-step-gain-per-produced = { $most ->
    [0] دریافت { $gain } به‌ازای هر واحد { $good } که در این فاز تولید گرفته‌اید
   *[other] دریافت { $gain } به‌ازای هر واحد { $good } که در این فاز تولید گرفته‌اید (حداکثر { $most } بار)
}
fifty-first-state-step-place = گذاشتن { $goods } روی این کارت برای خرج کردن در هر زمان بعدی
fifty-first-state-do-take-production = نام بردن از یک مکان تولید حریف، پیش از آن‌که کسی تولید کند: کالاهایش فقط به شما می‌رسد
