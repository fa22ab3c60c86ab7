# Imperial Settlers, the rulebook: Round structure.

rulebook-imperial-settlers-ROUND = ساختار دور

rule-IMP-ROUND-01 = بازی ۵ دور دارد.
rule-IMP-ROUND-02 = هر دور چهار فاز با ترتیب ثابت دارد: دیده‌بانی، تولید، اکشن، پاک‌سازی.
