### 51st State: the prompts of the decisions that only this game has (Hungarian).
### An attribute is used where the card that asks is known.

fifty-first-state-question-store = Válaszd ki, mit tárolsz
fifty-first-state-question-name = Válaszd ki, melyik helyszín termelését veszed át
    .card = { $card }: válaszd ki, melyik helyszín termelését veszed át
fifty-first-state-question-hand = Válaszd ki, melyik két kártyát dobod el a kezdő lapjaid közül
