# Imperial Settlers, the rulebook: Build a location.

rulebook-imperial-settlers-BUILD = Build a location

rule-IMP-BUILD-01 = The build action builds a common card or a card of your faction from the hand.
rule-IMP-BUILD-02 = To build, choose the card, pay its building cost from your supply and place it in your Empire.
rule-IMP-BUILD-03 = A production location gives its goods immediately when built.
rule-IMP-BUILD-04 = A building bonus is given once, after building; it does not change the card's category or row.
rule-IMP-BUILD-05 = A production location with a building bonus gives both.
rule-IMP-BUILD-06 = Common locations cost wood and/or stone.
    .note-1 = Three printed cards cost food: Grain Field, Missionaries and Imperial Messenger. The card wins over the rule.
rule-IMP-BUILD-07 = Many faction locations cost, besides resources, the discarding of one location (common or faction) already built in your Empire.
rule-IMP-BUILD-08 = A card being built is placed only after all costs are paid.
rule-IMP-BUILD-09 = A foundation may be discarded in place of the location of IMP-BUILD-07.
rule-IMP-BUILD-10 = An action location already activated this round may be discarded as the location part of a cost; the goods lying on it are discarded too.
rule-IMP-BUILD-11 = Any other token on a location discarded for building (defence token, samurai, paid goods) is discarded too.
rule-IMP-BUILD-12 = Gold may pay the resource part of a building cost, not the location part.
rule-IMP-BUILD-13 = Discarded common locations and foundations made of common cards go to the common discard, faction cards to that faction's discard.
rule-IMP-BUILD-14 = The order of gains on building is: production, building bonus, features of other cards; counts are taken with the new card in place and the discarded one gone.
