# Imperial Settlers, the rulebook: Raze.

rulebook-imperial-settlers-RAZE = Raze

rule-IMP-RAZE-01 = The raze action razes a common card in your hand or a common location of an opponent for immediate goods.
rule-IMP-RAZE-02 = Razing is possible only with raze tokens at hand.
rule-IMP-RAZE-03 = Only a card or location with a raze field can be razed.
rule-IMP-RAZE-04 = To raze from the hand, choose a common card, discard 1 raze token, take the goods of the raze field and discard the card.
rule-IMP-RAZE-05 = The Japanese player may also raze cards of their faction from the hand (they have a raze field).
rule-IMP-RAZE-06 = To raze in another Empire, choose an opponent who has not passed and one of that player's common locations.
rule-IMP-RAZE-07 = Faction locations cannot be razed, except Japanese ones.
rule-IMP-RAZE-08 = A razed Japanese faction location is discarded, not turned into a foundation.
rule-IMP-RAZE-09 = Razing an opponent's location costs 2 raze tokens, +1 for a defence token and +1 for a samurai on it.
rule-IMP-RAZE-10 = The attacker takes the goods of the raze field from the supply (VP are marked).
rule-IMP-RAZE-11 = A razed common location of an opponent becomes a foundation (chapter “Foundation”).
rule-IMP-RAZE-12 = There is no wood for a razed Japanese faction location.
rule-IMP-RAZE-13 = Goods lying on a razed action location and a defence token on it return to the supply.
rule-IMP-RAZE-14 = Your own built locations cannot be razed.
