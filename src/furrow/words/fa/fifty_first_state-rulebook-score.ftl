# 51st State, the rulebook: Final scoring.

rulebook-fifty-first-state-SCORE = امتیازشماری پایانی

rule-FSS-SCORE-01 = در امتیازشماری پایانی هر مکان ساخته‌شده به صاحبش ۱ امتیاز می‌دهد.
rule-FSS-SCORE-02 = ویرانه‌ها در امتیازشماری پایانی ۰ به حساب می‌آیند.
rule-FSS-SCORE-03 = بازیکنی که بیشترین امتیاز را دارد برنده است.
