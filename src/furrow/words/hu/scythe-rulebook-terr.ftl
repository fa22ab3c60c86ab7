### Scythe, the rulebook: Board, territories and bases (Hungarian).

rulebook-scythe-TERR = Játéktábla, tartományok és bázisok

rule-SCY-TERR-01 = A tartomány a játéktábla egy hatszöge, amely farm, erdő, hegy, tundra, falu, tó vagy a Gyár.
rule-SCY-TERR-02 = A farm, az erdő, a hegy, a tundra és a falu a fő (termelő) tereptípus; a tó és a Gyár is tartomány, de semmit sem termel.
rule-SCY-TERR-03 = A bázis a frakció kiindulóhelye, és ide kerülnek vissza az egységei, ha elveszítenek egy harcot.
rule-SCY-TERR-04 = A bázis nem tartomány. Egyetlen egység sem mozoghat bázisra, és egyik bázisra sem lehet építményt építeni vagy mechet telepíteni, a sajátodra sem; a kivételekről a maguk helyén lesz szó.
rule-SCY-TERR-05 = A játéktáblán van még két bázis, amelyekhez az alapjátékban nincsenek játékelemek; ezek a kiegészítő frakcióknak vannak fenntartva.
    .note-1 = Összesen 7 bázis van: n játékosnál 7 − n inaktív közülük. Ez a Vándorlásnál számít.
rule-SCY-TERR-06 = A folyó két tartomány határán húzódó víz.
rule-SCY-TERR-07 = A tó egy egész tartományt betöltő víz, amely minden szomszédos tartomány partvonaláig ér.
rule-SCY-TERR-08 = A tó és a szomszédai között nem húzódik folyó, ezért a tavon való mozgáshoz elég a tavakra vonatkozó képesség, Átkelés nem kell hozzá.
rule-SCY-TERR-09 = Bármelyik egység mozgásakor az alagútszimbólummal jelölt tartományok mind szomszédosak egymással.
rule-SCY-TERR-10 = 11 tartományon van találkozásszimbólum.
rule-SCY-TERR-11 = A Gyár a középső tartomány.
rule-SCY-TERR-12 = Minden bázis pontosan két tartománnyal kapcsolódik össze szárazfölddel (ezeken kezdenek a munkások).
rule-SCY-TERR-13 = A játéktáblán található a Diadalsáv (csillagok), a Népszerűségi sáv (0–18) és a Hatalomsáv (0–16), valamint a harckártyák, a találkozáskártyák, a célkártyák és a Gyárkártyák helye.
