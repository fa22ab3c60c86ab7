### Scythe, the rulebook: The Factory (Hungarian).

rulebook-scythe-FACTORY = A Gyár

rule-SCY-FACTORY-01 = A Gyár nem termel erőforrást.
rule-SCY-FACTORY-02 = A játék végén annak, akinek a fennhatósága alatt áll, 3 tartománynak számít.
rule-SCY-FACTORY-03 = Ha a Mozgás akció teljesen befejeződött (és az esetleges harcot megnyerted), és a karaktered a játszmában először áll a Gyáron, nézd át a játéktáblán lévő Gyárkártyákat, tarts meg egyet, a többit tedd vissza.
rule-SCY-FACTORY-04 = Kártyát kötelező elvenni.
rule-SCY-FACTORY-05 = Az első látogató 1-gyel több kártyát lát, mint ahány játékos van, minden későbbi eggyel kevesebbet.
rule-SCY-FACTORY-06 = Gyárkártyát csak karakter szerezhet.
rule-SCY-FACTORY-07 = A kártya a játékostábla ötödik szekciója; tedd a tábla mellé.
rule-SCY-FACTORY-08 = Ugyanúgy választod, mint bármelyik szekciót: ráteszed az akciójelzőt; végrehajthatod a felső akcióját, az alsó akcióját vagy mindkettőt (előbb a felsőt).
rule-SCY-FACTORY-09 = A Gyárkártyára is vonatkozik, hogy ugyanazt a szekciót nem használhatod kétszer egymás után (kivéve a Ruszvet frakciót, SCY-FACTION-03).
rule-SCY-FACTORY-10 = Az akciói függetlenek a játékostábla hasonló akcióitól: nem jár értük sem folyamatos toborzási bónusz, sem építménybónusz, sem a tábla akciójának pénze.
rule-SCY-FACTORY-11 = Az akcióiért nem a tábla költségét fizeted, csak azt, ami a kártyán áll.
rule-SCY-FACTORY-12 = Minden Gyárkártya alsó akciója Mozgás: egy egység legfeljebb két tartományt mozoghat, egyetlen Mozgás akcióban.
rule-SCY-FACTORY-13 = A mozgás minden szabálya érvényes rá; véget ér, ha a karakter találkozásjelzős tartományra, vagy a karakter vagy egy mech ellenséges egységek tartományára lép.
rule-SCY-FACTORY-14 = Ezzel a Mozgással munkást is mozgathatsz.
rule-SCY-FACTORY-15 = Közben a saját Bányádat is használhatod.
rule-SCY-FACTORY-16 = Sebességgel a karakter vagy egy mech legfeljebb 3 tartományt mozoghat vele.
rule-SCY-FACTORY-17 = Egy játékosnak játszmánként csak egy Gyárkártyája lehet.
rule-SCY-FACTORY-18 = A választás végleges; a kártyát nem lehet kicserélni vagy eldobni.
