### 51st State and Imperial Settlers: why a card is worth something to a player (English). Goods, cards and types stand uninflected.

tableau-benefit-makes = Makes { $counted }, which { $cards } can use.
tableau-benefit-takes = Its use takes { $counted }; your production makes { $made }.
tableau-benefit-lacks = Its use takes { $counted }, which nothing of yours makes.
tableau-benefit-counts = Counts { $types }: { $have } of { $most }.
tableau-benefit-rewarded-builds = Reacts when you build it: { $cards }.
tableau-benefit-rewarded-deals = Reacts when you make a deal with it: { $cards }.
tableau-benefit-rewarded-razes = Reacts when you raze it: { $cards }.
