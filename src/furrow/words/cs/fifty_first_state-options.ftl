### 51st State: the game options, name and sentence, and the values that are words (Czech).

fifty-first-state-option-body-hunters-frees-open-production = Lovci těl a otevřená produkce
    .text = Lovci těl smějí uvolnit i vlastní lokaci s otevřenou produkcí, kterou použil soupeř.
fifty-first-state-option-expansion = Rozšíření
    .text = Jen základní karty, nebo zamíchané s jednou ze sad Nová éra a Zima.
fifty-first-state-option-shipwreck-uses = Použití karty Vrak lodi
    .text = Kolikrát za kolo lze použít kartu Vrak lodi.
fifty-first-state-option-threshold-repeats = Opakované prahy
    .text = Vlastnost, která vyžaduje určité množství vyprodukovaných prostředků, se vyplatí za každý jeho celý násobek.
fifty-first-state-option-tie-counts-hand = Karty v ruce při remíze
    .text = Karty v ruce se počítají k prostředkům, které rozhodují remízu.

## Values

fifty-first-state-value-expansion-none = Žádné
fifty-first-state-value-expansion-new-era = Nová éra
fifty-first-state-value-expansion-winter = Zima
