### 51st State and Imperial Settlers: the prompts of the decisions that both have (English).
### An attribute is used where the card that asks is known.

tableau-question-turn = Choose your action
tableau-question-end = End your turn, or take a free step first
tableau-question-draft = Choose a card of the row
tableau-question-pay = Choose how you pay
    .card = { $card }: choose how you pay
tableau-question-discard = Choose a card of your hand to discard
    .card = { $card }: choose a card of your hand to discard
tableau-question-cancel = Choose a deal to give up
    .card = { $card }: choose a deal to give up
tableau-question-option = Choose what you gain
    .card = { $card }: choose what you gain
tableau-question-target = Choose one
    .card = { $card }: choose one
tableau-question-again = Use the same location once more?
    .card = { $card }: use it once more?
tableau-question-exchange = Exchange another pair of workers?
