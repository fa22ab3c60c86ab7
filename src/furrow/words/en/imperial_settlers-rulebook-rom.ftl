# Imperial Settlers, the rulebook: Romans.

rulebook-imperial-settlers-ROM = Romans

rule-IMP-ROM-01 = Engineers: its action removes one location of an opponent for good; it is not razing.
rule-IMP-ROM-02 = Trade Colony: when built it is brown, grey and red at the same time.
rule-IMP-ROM-03 = Spies: its action is not making a deal.
rule-IMP-ROM-04 = Against the Japanese, Spies cannot take a deal made with your or another player's location (Trade Route); only a deal under an opponent's faction board.
rule-IMP-ROM-05 = Warehouses: if it is lost (discarded for building, or razed), the resources stored there go to its owner's supply and can be used until the clean-up of that round.
