### The browser's board of a solo game of 51st State or Imperial Settlers (Persian): the virtual player, what decides
### the game, what it does and why. Names of cards stand uninflected.

## What decides the game

web-tableau-solo-goal = هدف
# It: the virtual player.
web-tableau-solo-goal-points = امتیازی بیشتر از او در پایان بازی
web-tableau-solo-goal-last = امتیازی بیشتر از او در پایان این دور
web-tableau-solo-goal-places = مکان‌های جناحِ بیشتر از کارت‌های گردآوری‌شده‌ی او
# At the line on the scale of points.
web-tableau-solo-ends = پایان در { $points }
# Below the difference, such as "+8". $whose is own if the reader plays.
web-tableau-solo-lead = { $whose ->
    [own] شما جلویید
   *[other] جلوتر
}
web-tableau-solo-behind = { $whose ->
    [own] او جلوست
   *[other] عقب‌تر
}
web-tableau-solo-level = برابر

## What the virtual player does next

# After the name of the virtual player.
web-tableau-solo-next-connection = یک کارت رابط برمی‌دارد
web-tableau-solo-next-attack = حمله می‌کند
web-tableau-solo-next-pass = پاس می‌دهد
web-tableau-solo-next-nothing = پاس داده است
web-tableau-solo-next-attacks = { $count ->
    [one] در پایان دور { $count } بار حمله می‌کند
   *[other] در پایان دور { $count } بار حمله می‌کند
}

## Its band

web-tableau-solo-row = ردیف حمله
web-tableau-solo-tries = تلاش { $tries } از { $most }
web-tableau-solo-cards = کارت‌های حمله، تازه‌ترین در آغاز
# After the attack cards that lie open.
web-tableau-solo-deck = { $count } کارت در دسته
# $name: a card.
web-tableau-solo-attacker = حمله با «{ $name }»
web-tableau-solo-hit = خورد
web-tableau-solo-missed = به چیزی نخورد
# In the place of the next attack card of this round.
web-tableau-solo-no-second = خورد: تلاش دیگری نیست
web-tableau-solo-try = تلاش { $number }
web-tableau-solo-places = مکان‌های او: { $count }
# After the number of its locations.
web-tableau-solo-worthless = برای او ارزشی ندارند
web-tableau-solo-gathers = در پایان دور گردآوری می‌شوند
web-tableau-solo-collected = گردآوری‌شده: { $count }

## Why it did something: the steps of the rule, in their order

web-tableau-solo-why = چرا «{ $card }»؟
web-tableau-solo-why-nothing = چرا به چیزی نخورد؟
web-tableau-solo-no-connection = هیچ کارت رابطی رو نیست
# After it: the types of the card.
web-tableau-solo-turned-up = «{ $card }» را رو می‌کند:
web-tableau-solo-none = هیچ مکانی با آن گونه‌ی مشترک ندارد
web-tableau-solo-only = فقط «{ $card }» با آن گونه‌ی مشترک دارد
web-tableau-solo-share = { $count ->
    [one] { $count } مکان با آن گونه‌ی مشترک دارد
   *[other] { $count } مکان با آن گونه‌ی مشترک دارند
}
web-tableau-solo-absorbed = سپر حمله را گرفت

## What it endangers

web-tableau-solo-danger = حمله‌ی بعدی به چه می‌خورد
web-tableau-solo-calm = در این دور دیگر حمله نمی‌کند.
web-tableau-solo-safe = کارت بعدی به چیزی نمی‌خورد.
# Short, at a location: so many of the unseen cards.
web-tableau-solo-odds = { $hits } از { $unseen }
web-tableau-solo-risk = { $hits ->
    [one] در خطر: { $hits } کارت از { $unseen } کارت ندیده به آن می‌خورد
   *[other] در خطر: { $hits } کارت از { $unseen } کارت ندیده به آن می‌خورد
}
web-tableau-solo-shared = این یا یکی هم‌ارز آن
web-tableau-solo-rule-points = هر کارت به مکانی می‌خورد که بیشترین گونه‌های مشترک را با آن دارد.
web-tableau-solo-rule-places = برای اصابت دو کارت حمله لازم است که کالای هر دو در خانه‌ی تخریب یک مکان باشد.
# After some rows of a list.
web-tableau-solo-more = { $count ->
    [one] و { $count } مکان دیگر
   *[other] و { $count } مکان دیگر
}
web-tableau-solo-endangered = { $count } در خطر
