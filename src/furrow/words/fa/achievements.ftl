### Achievements: a title, and what one has to do for it (Persian).


achievement-first-game = نخستین شیار
achievement-first-game-text = یک بازی را به پایان برسانید.
achievement-first-win = نخستین خرمن
achievement-first-win-text = یک بازی را ببرید.
achievement-wins = { $count ->
    [one] { $count } خرمن
   *[other] { $count } خرمن
}
achievement-wins-text = { $count ->
    [one] { $count } بازی را ببرید.
   *[other] { $count } بازی را ببرید.
}
achievement-streak = سه بار پی‌درپی
achievement-streak-text = سه بازی پشت سر هم را ببرید.
achievement-every-game = همه‌ی کشتزارها
achievement-every-game-text = در همه‌ی بازی‌ها برنده شوید.
achievement-close = با اختلاف یک مو
achievement-close-text = با دست بالا یک امتیاز بیشتر از نفر دوم ببرید.
achievement-landslide = با فاصله‌ی زیاد
achievement-landslide-text = با دست‌کم یک‌ونیم برابر امتیاز نفر دوم ببرید.
achievement-full-table = میز پر
achievement-full-table-text = سر میزی ببرید که دست‌کم چهار نفر پای آن هستند.
achievement-master = فراتر از استاد
achievement-master-text = سر میزی ببرید که رباتی از بالاترین سطح بازی می‌کند.
achievement-solo = تنها
achievement-solo-text = یک بازی تک‌نفره را ببرید.
achievement-dealt = پیروزی: { $word }
achievement-seats = { $game }: { $seats } بازیکن
achievement-seats-text = { $game }: در بازی { $seats } نفره ببرید.
achievement-score = { $game }: { $score }
achievement-score-text = { $game }: بازی را با دست‌کم { $score } به پایان برسانید.
