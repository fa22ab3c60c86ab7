### 51st State and Imperial Settlers: the prompts of the decisions that both have (Hungarian).
### An attribute is used where the card that asks is known.

tableau-question-turn = Válassz akciót
tableau-question-end = Fejezd be a körödet, vagy előbb tegyél egy szabad lépést
tableau-question-draft = Válassz egy kártyát a sorból
tableau-question-pay = Válaszd ki, mivel fizetsz
    .card = { $card }: válaszd ki, mivel fizetsz
tableau-question-discard = Válaszd ki, melyik kártyát dobod el a kezedből
    .card = { $card }: válaszd ki, melyik kártyát dobod el a kezedből
tableau-question-cancel = Válaszd ki, melyik üzletedről mondasz le
    .card = { $card }: válaszd ki, melyik üzletedről mondasz le
tableau-question-option = Válaszd ki, mit kapsz
    .card = { $card }: válaszd ki, mit kapsz
tableau-question-target = Válassz egyet
    .card = { $card }: válassz egyet
tableau-question-again = Használod még egyszer ugyanezt a helyszínt?
    .card = { $card }: használod még egyszer?
tableau-question-exchange = Becserélsz még egy pár munkást?
