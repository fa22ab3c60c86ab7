### Scythe, the rulebook: Objectives (Hungarian).

rulebook-scythe-OBJ = Célok

rule-SCY-OBJ-01 = Minden játékos 2 célkártyával kezd, amelyeket titokban tart.
rule-SCY-OBJ-02 = A saját fordulódban, felsősoros vagy alsósoros akció előtt vagy után, felfedhetsz egy teljesített célt.
rule-SCY-OBJ-03 = Akció közben nem fedhető fel.
rule-SCY-OBJ-04 = A felfedés pillanatában a kártya minden feltételének teljesülnie kell.
rule-SCY-OBJ-05 = A felfedés önkéntes és halasztható; ha a feltételek közben megszűnnek, a kártya nem fedhető fel.
rule-SCY-OBJ-06 = Felfedéskor tegyél 1 csillagot a cél mezőre, és tedd mindkét célkártyádat, a teljesítettet és a másikat is, a célkártyák paklija alá.
rule-SCY-OBJ-07 = Célért játékosonként csak 1 csillag jár; a Szász játékos 2-t is kaphat, és megtartja a második kártyát.
rule-SCY-OBJ-08 = Az a célkártya, amelyik maga szól a fordulód végéről (a 23 alapkártya közül 14), egyetlen pillanatban fedhető fel: a fordulód végén, amikor az alsósoros akciót és minden következményét befejezted, vagy kihagytad. A többi kártyára az SCY-OBJ-02 időpontjai érvényesek.
    .note-1 = Ha az alsósoros akció véget vet a játéknak, ez a pillanat nem jön el.
