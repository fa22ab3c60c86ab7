### Imperial Settlers: the game options, name and sentence, and the values that are words (English).

imperial-settlers-option-lookout = Lookout
    .text = The standard draft, the alternative one (three secret cards, two passed on) or the advanced one (a row of five cards).
imperial-settlers-option-peaceful = Peaceful variant
    .text = Nobody razes locations of others; each lookout gives everybody a common card more.
imperial-settlers-option-refresh-lifts-block = Clearing lifts a block
    .text = Who clears a location for another use also removes the block of Scorpion Breeder from it.
imperial-settlers-option-refresh-restores = Uses given back
    .text = Acting Troupe and Royal Bath give back all uses of a location, or only one.

## Values

imperial-settlers-value-lookout-standard = standard
imperial-settlers-value-lookout-alternative = alternative
imperial-settlers-value-lookout-advanced = advanced
imperial-settlers-value-refresh-restores-all = all
imperial-settlers-value-refresh-restores-one = one
