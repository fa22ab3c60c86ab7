### Imperial Settlers, the rulebook: Build a location (Hungarian).

rulebook-imperial-settlers-BUILD = Helyszín építése

rule-IMP-BUILD-01 = Az építés akcióval egy közös kártyát vagy a nemzeted egy kártyáját építed meg a kezedből.
rule-IMP-BUILD-02 = Az építéshez válaszd ki a kártyát, fizesd ki az építési költségét a saját készletedből, és tedd a birodalmadba.
rule-IMP-BUILD-03 = A termelő helyszín az építésekor azonnal megadja az áruit.
rule-IMP-BUILD-04 = Az építési bónusz egyszer jár, az építés után; a kártya kategóriáját és sorát nem változtatja meg.
rule-IMP-BUILD-05 = Ha egy termelő helyszínnek építési bónusza is van, mindkettőt megadja.
rule-IMP-BUILD-06 = A közös helyszínek fába és/vagy kőbe kerülnek.
    .note-1 = Három nyomtatott kártya ételbe kerül: a Gabonaföld, a Hittérítők és a Birodalmi hírnök. A kártya felülírja a szabályt.
rule-IMP-BUILD-07 = Sok nemzethelyszín a nyersanyagokon felül azt is megkívánja, hogy eldobj egy már megépített (közös vagy nemzet-) helyszínt a birodalmadból.
rule-IMP-BUILD-08 = Az épülő kártyát csak azután teszed le, hogy minden költségét kifizetted.
rule-IMP-BUILD-09 = Az IMP-BUILD-07 szerinti helyszín helyett telket is el lehet dobni.
rule-IMP-BUILD-10 = A költség helyszín részeként olyan akcióhelyszín is eldobható, amelyet ebben a körben már aktiváltál; a rajta lévő árukat is el kell dobni.
rule-IMP-BUILD-11 = Az építésért eldobott helyszínen lévő bármely más jelzőt (védekezésjelzőt, szamurájt, befizetett árut) is el kell dobni.
rule-IMP-BUILD-12 = Arannyal az építési költség nyersanyag részét lehet fizetni, a helyszín részét nem.
rule-IMP-BUILD-13 = Az eldobott közös helyszínek és a közös kártyából lett telkek a közös dobópakliba kerülnek, a nemzetkártyák a nemzetük dobópaklijába.
rule-IMP-BUILD-14 = Építéskor ez a sorrend: termelés, építési bónusz, más kártyák képességei; a számolásoknál az új kártya már a helyén van, az eldobott pedig már nincs ott.
