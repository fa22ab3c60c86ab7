# Scythe, the rulebook: Characters.

rulebook-scythe-CHAR = Characters

rule-SCY-CHAR-01 = All characters do the same; what sets the factions apart are their faction and mech abilities.
rule-SCY-CHAR-02 = Polania (Republic): Anna with the bear Wojtek.
rule-SCY-CHAR-03 = Saxony (Empire): Gunter von Duisburg with the wolves Nacht and Tag; Tag is not part of the miniature.
rule-SCY-CHAR-04 = Crimea (Khanate): Zehra with the eagle Kar.
rule-SCY-CHAR-05 = Nordic (Kingdoms): Bjorn with the musk ox Mox.
rule-SCY-CHAR-06 = Rusviet (Union): Olga Romanova with the tiger Changa.
