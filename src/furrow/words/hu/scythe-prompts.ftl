### Scythe: questions and answers in the few words that stand on the table (Hungarian); in full: scythe-questions,
### scythe-actions. An attribute says more where more is known.

## Questions

scythe-prompt-turn = Válassz szekciót
scythe-prompt-top = Mit vagy hol?
scythe-prompt-bottom = Alsósoros akció?
scythe-prompt-end = Befejezed a fordulódat?
scythe-prompt-pick = Melyik egység lép?
scythe-prompt-step = Hová lép az egységed?
    .unit = Hová lép a { $unit }?
scythe-prompt-cargo = Mit visz magával?
scythe-prompt-battles = Melyik harc jön?
scythe-prompt-artillery = Beveted a Tüzérséget?
scythe-prompt-dials = Állítsd be a tárcsádat titokban
scythe-prompt-retreat = Hová vonul vissza?
scythe-prompt-encounter = Válassz lehetőséget
scythe-prompt-scenes = Válassz jelenetet
scythe-prompt-factory-card = Válassz Gyárkártyát
scythe-prompt-choice = Mit ad a Gyárkártya?
scythe-prompt-produce = Mi termel most?
scythe-prompt-trade = Hová kerül az erőforrás?
scythe-prompt-goods = Melyik erőforrást?
scythe-prompt-take = Mennyit veszel el?
scythe-prompt-pay = Mivel fizetsz?
scythe-prompt-discard = Melyik kártyával fizetsz?
scythe-prompt-cube = Melyik kocka kerül át?
scythe-prompt-cover = Mi legyen olcsóbb?
scythe-prompt-mech = Válassz mechet
scythe-prompt-deploy = Hová kerül a mech?
scythe-prompt-structure = Válassz építményt
scythe-prompt-build = Hol építesz?
scythe-prompt-recruit = Válassz újoncot
scythe-prompt-bonus = Válassz egyszeri bónuszt
scythe-prompt-look = Kinek a kártyáit nézed meg?
scythe-prompt-resettle = Hová mennek az egységeid?
scythe-prompt-settlers = Mely egységek mennek?

## Answers, beside their signs

scythe-brief-fight = Harc
scythe-brief-everything = Mindent
scythe-brief-nothing = Semmit
scythe-brief-card = { $value } értékű kártya
scythe-brief-no-action = Nincs akció
scythe-brief-choice-coins = Pénz
scythe-brief-choice-power = Hatalom
scythe-brief-choice-cards = Harckártya
scythe-brief-choice-popularity = Népszerűség
scythe-brief-choice-goods = Erőforrás
scythe-brief-choice-use = Gyárkártya
