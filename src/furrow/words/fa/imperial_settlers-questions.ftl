### Imperial Settlers: the prompts of the decisions that only this game has (Persian).
### An attribute is used where the card that asks is known.

imperial-settlers-question-draw = دسته‌ای را که از آن می‌کشید انتخاب کنید
imperial-settlers-question-gather = دسته‌ی کارت بعدی را انتخاب کنید
imperial-settlers-question-keep = کارتی را که نگه می‌دارید انتخاب کنید
imperial-settlers-question-offer = این مبادله را قبول می‌کنید؟
    .card = { $card }: این مبادله را قبول می‌کنید؟
imperial-settlers-question-order = مکان بعدی را که اثر می‌کند انتخاب کنید
imperial-settlers-question-pick = کارتی را که نگه می‌دارید مخفیانه انتخاب کنید
imperial-settlers-question-forfeit = کالاهایی را که در برابر امتیاز از آن‌ها چشم می‌پوشید انتخاب کنید
    .card = { $card }: کالاهایی را که در برابر امتیاز از آن‌ها چشم می‌پوشید انتخاب کنید
imperial-settlers-question-victim = انتخاب کنید حمله به کدام مکان شما بخورد

## In place of messages that both games share

imperial-settlers-question-cancel = پیمانی را که کنار می‌گذارید انتخاب کنید
    .card = { $card }: پیمانی را که کنار می‌گذارید انتخاب کنید
imperial-settlers-question-again = همین مکان را یک بار دیگر فعال می‌کنید؟
    .card = { $card }: یک بار دیگر آن را فعال می‌کنید؟
