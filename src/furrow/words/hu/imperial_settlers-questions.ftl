### Imperial Settlers: the prompts of the decisions that only this game has (Hungarian).
### An attribute is used where the card that asks is known.

imperial-settlers-question-draw = Válaszd ki, melyik pakliból húzol
imperial-settlers-question-gather = Válaszd ki, melyik pakliból jöjjön a következő kártya
imperial-settlers-question-keep = Válaszd ki, melyik kártyát tartod meg
imperial-settlers-question-offer = Elfogadsz egy cserét?
    .card = { $card }: elfogadsz egy cserét?
imperial-settlers-question-order = Válaszd ki, melyik helyszín következzen
imperial-settlers-question-pick = Válaszd ki titokban, melyik kártyát tartod meg
imperial-settlers-question-forfeit = Válaszd ki, mely árukról mondasz le pontokért
    .card = { $card }: válaszd ki, mely árukról mondasz le pontokért
imperial-settlers-question-victim = Válaszd ki, melyik helyszínedet éri a támadás

## In place of shared messages: the words of this game

imperial-settlers-question-end = Fejezd be a fordulódat, vagy előbb tegyél egy szabad lépést
imperial-settlers-question-cancel = Válaszd ki, melyik szövetségedről mondasz le
    .card = { $card }: válaszd ki, melyik szövetségedről mondasz le
imperial-settlers-question-again = Aktiválod még egyszer ugyanezt a helyszínt?
    .card = { $card }: aktiválod még egyszer?
