# Imperial Settlers, the rulebook: Foundation.

rulebook-imperial-settlers-FND = Foundation

rule-IMP-FND-01 = A razed location that becomes a foundation is turned face down and stays in its owner's Empire.
rule-IMP-FND-02 = The owner of a location that becomes a foundation gains 1 wood from the supply.
rule-IMP-FND-03 = A foundation serves only for building a new location: it is discarded as the location part of a cost (IMP-BUILD-09).
rule-IMP-FND-04 = The new location built with a foundation goes to its normal row.
rule-IMP-FND-05 = A foundation is no location: it has no colour, ability, VP or raze field; it cannot be razed or protected.
