### 51st State and Imperial Settlers: why a card is worth something to a player (Czech). Goods, cards and types stand uninflected.

tableau-benefit-makes = Produkuje: { $counted }. Využije to: { $cards }.
tableau-benefit-takes = Použití stojí: { $counted }. Vaše produkce dává: { $made }.
tableau-benefit-lacks = Použití stojí: { $counted }. Nic vašeho to neprodukuje.
tableau-benefit-counts = Počítá: { $types } – { $have } z { $most }.
tableau-benefit-rewarded-builds = Když kartu postavíte, zareaguje: { $cards }.
tableau-benefit-rewarded-deals = Když s ní uzavřete dohodu, zareaguje: { $cards }.
tableau-benefit-rewarded-razes = Když ji zboříte, zareaguje: { $cards }.
