# Scythe, the rulebook: Bolster.

rulebook-scythe-BOLSTER = تجدید قوا

rule-SCY-BOLSTER-01 = ۱ سکه بپردازید، سپس یکی از این دو را دریافت کنید: ۲ قدرت یا ۱ کارت نبرد.
rule-SCY-BOLSTER-02 = قدرت روی نمودار قدرت جلو برده می‌شود و در نبرد خرج می‌شود.
rule-SCY-BOLSTER-03 = کارت‌های نبرد در نبرد به قدرت افزوده می‌شوند، حداکثر ۱ کارت به‌ازای هر شخصیت یا ماشین زرهی خودی که در نبرد است (SCY-COMBAT-14).
rule-SCY-BOLSTER-04 = اگر پشته خالی است: SCY-SETUP-04.
