### Imperial Settlers: the prompts of the decisions that only this game has (English).
### An attribute is used where the card that asks is known.

imperial-settlers-question-draw = Choose the deck you draw from
imperial-settlers-question-gather = Choose the deck of the next card
imperial-settlers-question-keep = Choose the card you keep
imperial-settlers-question-offer = Accept a bargain?
    .card = { $card }: accept a bargain?
imperial-settlers-question-order = Choose the location that answers next
imperial-settlers-question-pick = Choose in secret the card you keep
imperial-settlers-question-forfeit = Choose the goods you give up for points
    .card = { $card }: choose the goods you give up for points
imperial-settlers-question-victim = Choose which of your locations the attack hits
