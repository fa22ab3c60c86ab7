### 51st State: the prompts of the decisions that only this game has (Czech).
### An attribute is used where the card that asks is known.

fifty-first-state-question-store = Vyberte prostředky, které uskladníte
fifty-first-state-question-name = Vyberte lokaci, jejíž produkci převezmete
    .card = { $card }: vyberte lokaci, jejíž produkci převezmete
fifty-first-state-question-hand = Vyberte dvě karty, které odhodíte z počáteční ruky
