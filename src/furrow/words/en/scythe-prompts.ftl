### Scythe: questions and answers in the few words that stand on the table (English); in full: scythe-questions,
### scythe-actions. An attribute says more where more is known.

## Questions

scythe-prompt-turn = Choose a section
scythe-prompt-top = What, or where?
scythe-prompt-bottom = Your bottom-row action?
scythe-prompt-end = End your turn?
scythe-prompt-pick = Which unit moves next?
scythe-prompt-step = Where does your unit go?
    .unit = Where does your { $unit } go?
scythe-prompt-cargo = What goes along?
scythe-prompt-battles = Which combat is next?
scythe-prompt-artillery = Use Artillery?
scythe-prompt-dials = Set your dial in secret
scythe-prompt-retreat = Where does it retreat to?
scythe-prompt-encounter = Choose an option
scythe-prompt-scenes = Choose a scene
scythe-prompt-factory-card = Choose a Factory card
scythe-prompt-choice = What does the card give?
scythe-prompt-produce = What produces next?
scythe-prompt-trade = Where do your goods go?
scythe-prompt-goods = Which resource?
scythe-prompt-take = How much do you take?
scythe-prompt-pay = What do you pay with?
scythe-prompt-discard = Which card do you pay?
scythe-prompt-cube = Which cube do you move?
scythe-prompt-cover = What becomes cheaper?
scythe-prompt-mech = Choose a mech
scythe-prompt-deploy = Where does the mech go?
scythe-prompt-structure = Choose a structure
scythe-prompt-build = Where do you build?
scythe-prompt-recruit = Choose a recruit
scythe-prompt-bonus = Choose a one-time bonus
scythe-prompt-look = Whose cards do you look at?
scythe-prompt-resettle = Where do your units go?
scythe-prompt-settlers = Which units go along?

## Answers, beside their signs

scythe-brief-fight = Fight
scythe-brief-everything = Everything
scythe-brief-nothing = Nothing
scythe-brief-card = Card { $value }
scythe-brief-no-action = No action
scythe-brief-choice-coins = Coins
scythe-brief-choice-power = Power
scythe-brief-choice-cards = Combat cards
scythe-brief-choice-popularity = Popularity
scythe-brief-choice-goods = Resources
scythe-brief-choice-use = Factory card
