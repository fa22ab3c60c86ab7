### Scythe, the rulebook: Variants (Hungarian).

rulebook-scythe-VAR = Játékváltozatok

rule-SCY-VAR-01 = Megszakított játék: az a játékos, aki 10 másodpercnél hosszabb időre megállítja a játékot, hogy kiszámolja a játékosok végső vagyonát (játék közben, nem a játék végi pontozáskor), 2 népszerűséget veszít.
rule-SCY-VAR-02 = Vak találkozás: a játékos nem látja a kártyát; egy ellenfele csak a három lehetőség szövegét olvassa fel, költség és előny nélkül; a játékos választ, azután tudja meg a költséget és az előnyt; ha nem tudja kifizetni, újra választ, amíg olyat nem talál, amelyet ki tud fizetni.
