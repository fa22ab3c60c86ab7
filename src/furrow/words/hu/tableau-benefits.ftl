### 51st State and Imperial Settlers: why a card is worth something to a player (Hungarian). Goods, cards and types stand uninflected.

tableau-benefit-makes = Ezt termeli: { $counted }; ezt hasznosítja: { $cards }.
tableau-benefit-takes = A használata ennyibe kerül: { $counted }; a termelésed ennyit ad: { $made }.
tableau-benefit-lacks = A használata ennyibe kerül: { $counted }; ezt semmid sem termeli.
tableau-benefit-counts = Ezt számolja: { $types } – { $have } / { $most }.
tableau-benefit-rewarded-builds = Ha megépíted, erre ez reagál: { $cards }.
tableau-benefit-rewarded-deals = Ha üzletet kötsz vele, erre ez reagál: { $cards }.
tableau-benefit-rewarded-razes = Ha lerombolod, erre ez reagál: { $cards }.
