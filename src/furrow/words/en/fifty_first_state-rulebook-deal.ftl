# 51st State, the rulebook: Make a deal.

rulebook-fifty-first-state-DEAL = Make a deal

rule-FSS-DEAL-01 = To make a deal, choose a location card in hand.
rule-FSS-DEAL-02 = A deal costs blue contacts equal to the distance of its card.
rule-FSS-DEAL-03 = The card of a deal is tucked upside down under the Deals edge (FSS-AREA-02).
rule-FSS-DEAL-04 = Making a deal gains the deal good of the card at once.
rule-FSS-DEAL-05 = Any number of deals may be held.
rule-FSS-DEAL-06 = Deals cannot be given up or razed by the basic rules; they stay for the game.
