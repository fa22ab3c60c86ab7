# Imperial Settlers, the rulebook: Common cards.

rulebook-imperial-settlers-CMN = Common cards

rule-IMP-CMN-01 = Ruins has no building cost, but a build action is needed; it has no colour and cannot be razed.
rule-IMP-CMN-02 = Settlers: its action builds a faction location at once; pay the building cost, but no location is discarded even if the cost asks for it. If nothing would be left to build with, Settlers cannot be used.
rule-IMP-CMN-03 = Tavern: the paid card is discarded and a supply worker marks the use (IMP-USE-08).
rule-IMP-CMN-04 = Imperial Messenger: the Japanese player may also choose a deal made with an opponent's location (Trade Route).
rule-IMP-CMN-05 = Hanseatic League: the Japanese player may cancel a deal made through Trade Route in place of discarding a deal from under the board.
rule-IMP-CMN-06 = Porters: its action may choose a common or a faction card.
