### 51st State and Imperial Settlers: why a card is worth something to a player (Persian). Goods, cards and types stand uninflected.

tableau-benefit-makes = { $counted } تولید می‌کند که به کار { $cards } می‌آید.
tableau-benefit-takes = استفاده از آن { $counted } می‌خواهد؛ تولید شما { $made } می‌دهد.
tableau-benefit-lacks = استفاده از آن { $counted } می‌خواهد که هیچ‌چیز شما تولید نمی‌کند.
tableau-benefit-counts = می‌شمارد: { $types } – { $have } از { $most }.
tableau-benefit-rewarded-builds = اگر آن را بسازید، این‌ها اثر می‌کنند: { $cards }.
tableau-benefit-rewarded-deals = اگر با آن معامله کنید، این‌ها اثر می‌کنند: { $cards }.
tableau-benefit-rewarded-razes = اگر آن را تخریب کنید، این‌ها اثر می‌کنند: { $cards }.
