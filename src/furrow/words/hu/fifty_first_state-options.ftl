### 51st State: the game options, name and sentence, and the values that are words (Hungarian).

fifty-first-state-option-body-hunters-frees-open-production = Fejvadászok és nyílt termelés
    .text = A Fejvadászok olyan saját nyílt termelő helyszínt is szabaddá tehetnek, amelyet egy ellenfél már használt.
fifty-first-state-option-expansion = Kiegészítő
    .text = Csak az alapkártyák, vagy az alapkártyák összekeverve az Új korszak és a Tél készlet egyikével.
fifty-first-state-option-shipwreck-uses = A Hajóroncs használatai
    .text = Hányszor használható a Hajóroncs egy fordulóban.
fifty-first-state-option-threshold-repeats = Ismétlődő küszöbök
    .text = Az a képesség, amely adott mennyiség megtermeléséért fizet, annak minden teljes többszöröséért egyszer fizet.
fifty-first-state-option-tie-counts-hand = Kézben lévő lapok döntetlenkor
    .text = Döntetlenkor a kézben lévő lapok is beleszámítanak abba, kinek van többje.

## Values

fifty-first-state-value-expansion-none = Nincs
fifty-first-state-value-expansion-new-era = Új korszak
fifty-first-state-value-expansion-winter = Tél
