# 51st State, the rulebook: Round structure.

rulebook-fifty-first-state-ROUND = ساختار دور

rule-FSS-ROUND-01 = هر دور چهار فاز دارد، به این ترتیب: ۱. دیده‌بانی (کارت کشیدن)، ۲. تولید، ۳. اکشن، ۴. پاک‌سازی.
rule-FSS-ROUND-02 = پس از پاک‌سازی، دور تازه‌ای با بازیکن شروع‌کننده‌ی تازه شروع می‌شود.
rule-FSS-ROUND-03 = تعداد دورها ثابت نیست؛ بازی تا برقرار شدن FSS-END-01 ادامه دارد.
