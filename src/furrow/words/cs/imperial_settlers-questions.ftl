### Imperial Settlers: the prompts of the decisions that only this game has (Czech).
### An attribute is used where the card that asks is known.

imperial-settlers-question-draw = Vyberte balíček, ze kterého dobíráte
imperial-settlers-question-gather = Vyberte balíček pro další kartu
imperial-settlers-question-keep = Vyberte kartu, kterou si ponecháte
imperial-settlers-question-offer = Přijmete nabídku směny?
    .card = { $card }: přijmete nabídku směny?
imperial-settlers-question-again = Aktivujete tutéž lokaci ještě jednou?
    .card = { $card }: aktivujete lokaci ještě jednou?
imperial-settlers-question-order = Vyberte lokaci, která bude na řadě jako další
imperial-settlers-question-pick = Tajně vyberte kartu, kterou si ponecháte
imperial-settlers-question-forfeit = Vyberte prostředky, kterých se vzdáte za body
    .card = { $card }: vyberte prostředky, kterých se vzdáte za body
imperial-settlers-question-victim = Vyberte, kterou z vašich lokací útok zasáhne
