### Scythe, the rulebook: Structure bonus tiles (Hungarian).

rulebook-scythe-TILE = Építménybónusz-lapkák

rule-SCY-TILE-01 = A játék végén minden játékos az előkészületek során kiválasztott egyetlen lapka szerint kap pénzt az összes saját építményéért.
rule-SCY-TILE-02 = Olyan építményért is jár, amelynek a tartománya nem áll a játékos fennhatósága alatt.
rule-SCY-TILE-03 = „Építményekkel szomszédos alagutak” lapka: az építményeiddel szomszédos alagutas tartományok száma – 1: 2 pénz; 2–3: 4 pénz; 4–5: 6 pénz; 6: 9 pénz.
rule-SCY-TILE-04 = „Építményekkel szomszédos tavak” lapka: az építményeiddel szomszédos tavak száma – 1: 2 pénz; 2–3: 4 pénz; 4–5: 6 pénz; 6–7: 9 pénz.
rule-SCY-TILE-05 = „Építményekkel szomszédos találkozások” lapka: az építményeiddel szomszédos találkozásszimbólumos tartományok száma – 1: 2 pénz; 2–3: 4 pénz; 4–5: 6 pénz; 6–7: 9 pénz.
rule-SCY-TILE-06 = „Építmények alagutakon” lapka: azoknak az alagutas tartományoknak a száma, amelyeken építményed áll – 1: 2 pénz; 2: 4 pénz; 3–4: 6 pénz.
rule-SCY-TILE-07 = „Építmények egy sorban” lapka: az építményeidből álló leghosszabb megszakítatlan egyenes sor hossza – 1: 2 pénz; 2: 4 pénz; 3: 6 pénz; 4: 9 pénz.
rule-SCY-TILE-08 = „Építmények farmokon és tundrákon” lapka: azoknak a farmoknak és tundráknak a száma, amelyeken építményed áll – 1: 2 pénz; 2: 4 pénz; 3: 6 pénz; 4: 9 pénz.
rule-SCY-TILE-09 = A szomszédosságról szóló három lapkánál minden alagút, tó, illetve találkozás egyszer számít, akárhány építményed határos vele.
rule-SCY-TILE-10 = A Bánya egyik lapkánál sem számít alagútnak.
rule-SCY-TILE-11 = A folyó nem szakítja meg sem a szomszédosságot (alagutak, találkozások), sem az egyenes sort.
rule-SCY-TILE-12 = A találkozásszimbólumos tartomány attól függetlenül számít, hogy rajta van-e még a jelzője.
rule-SCY-TILE-13 = Csak a leghosszabb sor számít.
rule-SCY-TILE-14 = Itt a térképen vett szomszédosság számít; az alagutak vagy képességek révén létrejövő szomszédosság nem.
