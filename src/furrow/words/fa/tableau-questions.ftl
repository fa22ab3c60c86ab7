### 51st State and Imperial Settlers: the prompts of the decisions that both have (Persian).
### An attribute is used where the card that asks is known.

tableau-question-turn = اکشن خود را انتخاب کنید
tableau-question-end = نوبت را تمام کنید، یا پیش از آن کاری آزاد انجام دهید
tableau-question-draft = کارتی از ردیف انتخاب کنید
tableau-question-pay = انتخاب کنید چگونه می‌پردازید
    .card = { $card }: انتخاب کنید چگونه می‌پردازید
tableau-question-discard = کارتی از دست خود را برای دور ریختن انتخاب کنید
    .card = { $card }: کارتی از دست خود را برای دور ریختن انتخاب کنید
tableau-question-cancel = معامله‌ای را که کنار می‌گذارید انتخاب کنید
    .card = { $card }: معامله‌ای را که کنار می‌گذارید انتخاب کنید
tableau-question-option = چه چیزی دریافت می‌کنید؟
    .card = { $card }: چه چیزی دریافت می‌کنید؟
tableau-question-target = یکی را انتخاب کنید
    .card = { $card }: یکی را انتخاب کنید
tableau-question-again = از همین مکان یک بار دیگر استفاده می‌کنید؟
    .card = { $card }: یک بار دیگر از آن استفاده می‌کنید؟
tableau-question-exchange = یک جفت کارگر دیگر مبادله می‌کنید؟
