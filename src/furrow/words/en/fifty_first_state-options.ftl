### 51st State: the game options, name and sentence, and the values that are words (English).

fifty-first-state-option-body-hunters-frees-open-production = Body Hunters and open production
    .text = Body Hunters may also clear an own open production location that an opponent has used.
fifty-first-state-option-expansion = Expansion
    .text = The base cards alone, or shuffled together with one of the sets New Era and Winter.
fifty-first-state-option-shipwreck-uses = Uses of Shipwreck
    .text = How often Shipwreck may be used in a round.
fifty-first-state-option-threshold-repeats = Repeated thresholds
    .text = A feature that asks for a number of goods produced pays once for every full multiple of it.
fifty-first-state-option-tie-counts-hand = Hand cards in ties
    .text = Cards of the hand count among the goods that break a tie.

## Values

fifty-first-state-value-expansion-none = None
fifty-first-state-value-expansion-new-era = New Era
fifty-first-state-value-expansion-winter = Winter
