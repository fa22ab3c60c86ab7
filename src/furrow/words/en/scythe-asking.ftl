### Scythe: the words by which people ask for a step of a line (English), besides those of its label: any of them will do, and their beginnings.
### A dash: nobody names this step, nor what stands before it.

scythe-ask-move = move go walk step travel send march
scythe-ask-bolster = bolster
scythe-ask-trade = trade trading
scythe-ask-produce = produce production
scythe-ask-factory = factory card section
scythe-ask-coins = coin coins money gold
scythe-ask-power = power strength
scythe-ask-cards = combat card cards draw
scythe-ask-popularity = popularity popular hearts
scythe-ask-char = character hero leader
scythe-ask-mech = mech robot
scythe-ask-worker = worker
scythe-ask-skip = -
scythe-ask-upgrade = upgrade improve
scythe-ask-deploy = deploy mech
scythe-ask-build = build structure building
scythe-ask-enlist = enlist recruit
scythe-ask-recruit = recruit enlist
scythe-ask-reveal = reveal objective
scythe-ask-end = end finish turn
