# Scythe, the rulebook: Bolster.

rulebook-scythe-BOLSTER = Bolster

rule-SCY-BOLSTER-01 = Pay $1, then gain one of: 2 power, or 1 combat card.
rule-SCY-BOLSTER-02 = Power is advanced on the Power Track and is what combat spends.
rule-SCY-BOLSTER-03 = Combat cards add to power in combat, at most 1 for each of your characters and mechs involved (SCY-COMBAT-14).
rule-SCY-BOLSTER-04 = When the deck is empty, the discards are shuffled (SCY-SETUP-04).
