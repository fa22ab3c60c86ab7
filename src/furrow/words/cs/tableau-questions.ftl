### 51st State and Imperial Settlers: the prompts of the decisions that both have (Czech).
### An attribute is used where the card that asks is known.

tableau-question-turn = Vyberte akci
tableau-question-end = Ukončete tah, nebo předtím proveďte volný krok
tableau-question-draft = Vyberte kartu z řady
tableau-question-pay = Vyberte, čím zaplatíte
    .card = { $card }: vyberte, čím zaplatíte
tableau-question-discard = Vyberte kartu z ruky, kterou odhodíte
    .card = { $card }: vyberte kartu z ruky, kterou odhodíte
tableau-question-cancel = Vyberte dohodu, které se vzdáte
    .card = { $card }: vyberte dohodu, které se vzdáte
tableau-question-option = Vyberte, co získáte
    .card = { $card }: vyberte, co získáte
tableau-question-target = Vyberte jednu z možností
    .card = { $card }: vyberte jednu z možností
tableau-question-again = Použijete tutéž lokaci ještě jednou?
    .card = { $card }: použijete lokaci ještě jednou?
tableau-question-exchange = Vyměníte další dvojici dělníků?
