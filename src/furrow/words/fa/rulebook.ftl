# Remarks beside a rule, in the rulebook of any game.

rulebook-open = دفترچه‌ی چاپی این را باز گذاشته است؛ این‌جا این‌طور بازی می‌شود.
rulebook-differing = دفترچه‌های چاپی و اصلاحیه‌هایشان در این مورد یکی نیستند؛ این‌جا این‌طور بازی می‌شود.
