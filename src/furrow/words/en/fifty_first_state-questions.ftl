### 51st State: the prompts of the decisions that only this game has (English).
### An attribute is used where the card that asks is known.

fifty-first-state-question-store = Choose the goods you store
fifty-first-state-question-name = Choose a location whose production you take
    .card = { $card }: choose a location whose production you take
fifty-first-state-question-hand = Choose the two cards you discard from your starting hand
