### 51st State: the prompts of the decisions that only this game has (Persian).
### An attribute is used where the card that asks is known.

fifty-first-state-question-store = کالاهایی را که ذخیره می‌کنید انتخاب کنید
fifty-first-state-question-name = مکانی را که تولیدش را می‌گیرید انتخاب کنید
    .card = { $card }: مکانی را که تولیدش را می‌گیرید انتخاب کنید
fifty-first-state-question-hand = دو کارتی را که از دست آغازین دور می‌ریزید انتخاب کنید
