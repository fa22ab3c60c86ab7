# Imperial Settlers, the rulebook: Barbarians.

rulebook-imperial-settlers-BAR = Barbarians

rule-IMP-BAR-01 = Saboteurs: take 1 resource from an opponent's supply into your own, not one spent on activating a location.
rule-IMP-BAR-02 = Dark Chapel: to raze a location protected by a samurai or a defence token, correspondingly more raze tokens must be spent on activating it.
rule-IMP-BAR-03 = Pack does not raze; take one of the goods (your choice) in the raze field of an opponent's location, from the supply.
rule-IMP-BAR-04 = Rabble allows razing a location of your own Empire (not from the hand): you gain all goods of its raze field, it becomes a foundation and you get 1 wood.
rule-IMP-BAR-05 = Mission: each card drawn may be common or faction, independently.
rule-IMP-BAR-06 = Robbers: against the Japanese you may cancel a deal made with your or another player's location (Trade Route) in place of discarding one from under the board.
rule-IMP-BAR-07 = Dark Chapel: any number of the goods of the raze field, none to all, may be given up for 2 VP each; the choice is made before they are taken, so a card given up is not drawn.
