# 51st State, the rulebook: Clean-up phase.

rulebook-fifty-first-state-CLEAN = Clean-up phase

rule-FSS-CLEAN-01 = In clean-up storage abilities are applied first: the goods a card allows to keep are kept in the way the card says.
rule-FSS-CLEAN-02 = Everything not stored returns to the common supply in clean-up: resources, ammo, workers, contacts, shields and development tokens, from cards and from the supplies of the players.
rule-FSS-CLEAN-03 = Only stored goods and hand cards carry over to the next round. For goods placed by a building bonus see FSS-CLEAN-10.
rule-FSS-CLEAN-04 = In clean-up workers sent by opponents to open production locations are removed.
rule-FSS-CLEAN-05 = In clean-up face-up connection cards nobody took go to the connection discard.
rule-FSS-CLEAN-06 = At the end of clean-up the first-player marker passes to the left neighbour (clockwise).
rule-FSS-CLEAN-07 = Unspent goods in your supply are lost in clean-up too.
rule-FSS-CLEAN-08 = VP, deals, locations and ruins are untouched by clean-up.
rule-FSS-CLEAN-09 = After clean-up actions and open production can be used anew.
rule-FSS-CLEAN-10 = Goods that a building bonus puts on the card itself (Brick Storage, Camp, City Guards, Methane Storage, Scrap Metal, Foundation, Radioactive Colony) survive clean-up. They stay until spent; the owner may spend them on any turn of theirs like goods of their supply; nothing refills them.
