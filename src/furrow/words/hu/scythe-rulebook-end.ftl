### Scythe, the rulebook: End of the game (Hungarian).

rulebook-scythe-END = A játék vége

rule-SCY-END-01 = A játék azonnal véget ér, amikor egy játékos lehelyezi a hatodik csillagát, akkor is, ha még volna teendője, vagy más események következnének.
rule-SCY-END-02 = Ezután a játék végi pontozáson kívül semmi sem történik: nincs találkozás, nincs további harc, és kiegyenlítő forduló sincs.
rule-SCY-END-03 = Ha a hatodik csillag egy alsósoros akcióból származik, az aktív játékos előbb megkapja az akció fő előnyét, a pénzét és a saját folyamatos toborzási bónuszát, és csak azután helyezi le a csillagot.
rule-SCY-END-04 = Ilyenkor a szomszédok is megkapják az akcióért járó folyamatos toborzási bónuszukat, de az esetleg ezzel szerzett csillagot már nem helyezik le.
rule-SCY-END-05 = Ha a játék végén egy játékos egységei egy mozgás miatt egy ellenfél egységeivel egy tartományon állnak, a mozgásnak ezt a részét vissza kell vonni: ezek az egységek visszatérnek oda, ahonnan jöttek.
rule-SCY-END-06 = Azt a csillagot, amelyet egy szomszéd más játékos fordulójában, toborzási bónusszal elért 18-as népszerűségért vagy 16-os hatalomért kap, csak azután kell lehelyezni, hogy az a játékos végrehajtotta az akcióját, az aktív játékostól az óramutató járásával megegyező irányban, és csak akkor, ha előtte senki sem helyezett le hatodik csillagot.
rule-SCY-END-07 = Így előfordulhat, hogy a játékosoknak nem ugyanannyi fordulójuk volt.
