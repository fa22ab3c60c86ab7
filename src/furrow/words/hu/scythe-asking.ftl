### Scythe: the words by which people ask for a step of a line (Hungarian), besides those of its label: any of them will do, and their beginnings.
### A dash: nobody names this step, nor what stands before it.

scythe-ask-move = mozgás mozog lép megy mehet küld vándorol
scythe-ask-bolster = erősítés erősít
scythe-ask-trade = kereskedelem kereskedik kereskedhetek
scythe-ask-produce = termelés termel
scythe-ask-factory = gyárkártya
scythe-ask-coins = pénz
scythe-ask-power = hatalom hatalmat
scythe-ask-cards = harckártya kártya húz
scythe-ask-popularity = népszerűség
scythe-ask-char = karakter hős vezér
scythe-ask-mech = mech robot
scythe-ask-worker = munkás
scythe-ask-skip = -
scythe-ask-upgrade = fejlesztés fejleszt
scythe-ask-deploy = telepítés telepít mech
scythe-ask-build = építés épít épület
scythe-ask-enlist = sorozás soroz újonc
scythe-ask-recruit = újonc soroz
scythe-ask-reveal = felfed cél célkártya
scythe-ask-end = befejez vége forduló
