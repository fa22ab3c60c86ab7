# Scythe, the rulebook: Structure bonus tiles.

rulebook-scythe-TILE = Structure bonus tiles

rule-SCY-TILE-01 = At the end of the game each player scores the one tile chosen at setup with all their own structures.
rule-SCY-TILE-02 = It is scored even for structures on territories the player does not control.
rule-SCY-TILE-03 = Tile “tunnels adjacent”: number of tunnel territories adjacent to your structures – 1: $2; 2–3: $4; 4–5: $6; 6: $9.
rule-SCY-TILE-04 = Tile “lakes adjacent”: number of lakes adjacent to your structures – 1: $2; 2–3: $4; 4–5: $6; 6–7: $9.
rule-SCY-TILE-05 = Tile “encounters adjacent”: number of encounter territories adjacent to your structures – 1: $2; 2–3: $4; 4–5: $6; 6–7: $9.
rule-SCY-TILE-06 = Tile “structures on tunnels”: number of tunnel territories on which you have a structure – 1: $2; 2: $4; 3–4: $6.
rule-SCY-TILE-07 = Tile “row”: length of your longest unbroken straight line of structures – 1: $2; 2: $4; 3: $6; 4: $9.
rule-SCY-TILE-08 = Tile “farms and tundras”: number of farm and tundra territories with your structures – 1: $2; 2: $4; 3: $6; 4: $9.
rule-SCY-TILE-09 = For the three adjacency tiles each tunnel, lake or encounter is counted once, however many structures touch it.
rule-SCY-TILE-10 = The Mine does not count as a tunnel for any tile.
rule-SCY-TILE-11 = Rivers do not break adjacency (tunnels, encounters) or the straight line.
rule-SCY-TILE-12 = Encounter territories count whether or not their token is still there.
rule-SCY-TILE-13 = Only the longest row counts.
rule-SCY-TILE-14 = Adjacency here is map adjacency; tunnel or ability adjacency does not count.
