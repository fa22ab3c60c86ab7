# Imperial Settlers, the rulebook: Goods.

rulebook-imperial-settlers-GOOD = Goods

rule-IMP-GOOD-01 = A good is anything that can be gained: cards, resources, workers, tokens, VP.
rule-IMP-GOOD-02 = The kinds of goods are card, VP, worker, raze token, defence token, gold token, and the resources food, wood and stone.
rule-IMP-GOOD-03 = When told to draw a card, the player chooses between the deck of their faction and the common deck, unless stated otherwise.
rule-IMP-GOOD-04 = Cards come from the lookout phase, deals, razing and other actions.
rule-IMP-GOOD-05 = VP come mostly from actions, also from deals and production locations; each location has an end value too.
rule-IMP-GOOD-06 = Workers pay for actions and can be exchanged for cards and resources.
rule-IMP-GOOD-07 = Raze tokens serve mainly to raze hand cards and opponents' locations.
rule-IMP-GOOD-08 = Defence tokens make a location harder to raze.
rule-IMP-GOOD-09 = 1 gold may be paid in place of any 1 resource, never the reverse.
rule-IMP-GOOD-10 = Gold is never exchanged for resource tokens: it replaces a resource only while paying.
rule-IMP-GOOD-11 = Food is needed for deals; wood and stone are building material; resources also feed action locations.
rule-IMP-GOOD-12 = A card built into an Empire is called a location; a location icon in a cost or effect means such a card.
rule-IMP-GOOD-13 = Gold is not a resource itself; that matters for effects “take a resource”, for storage and for the tie-break.
