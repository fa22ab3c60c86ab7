# Imperial Settlers, the rulebook: Make a deal.

rulebook-imperial-settlers-DEAL = Make a deal

rule-IMP-DEAL-01 = A deal is made only with a faction card from the hand, never with a common card.
rule-IMP-DEAL-02 = The card of a deal needs a deal field.
rule-IMP-DEAL-03 = To make a deal, choose the card.
rule-IMP-DEAL-04 = A deal costs 1 food (or 1 gold, IMP-GOOD-09).
rule-IMP-DEAL-05 = The card of a deal is tucked under the top of the faction board so that only the deal field shows.
rule-IMP-DEAL-06 = A deal gives its good at once and again in every later production phase.
rule-IMP-DEAL-07 = There is no limit on deals.
rule-IMP-DEAL-08 = A dealt card is no location: it has no ability and no end VP and is no target for razing.
