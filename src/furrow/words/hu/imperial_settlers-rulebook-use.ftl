### Imperial Settlers, the rulebook: Activate an action location (Hungarian).

rulebook-imperial-settlers-USE = Akcióhelyszín aktiválása

rule-IMP-USE-01 = Az aktiváláshoz válassz egy saját akcióhelyszínt.
rule-IMP-USE-02 = Az aktiválás áruit úgy fizeted ki, hogy a kártyára teszed őket; a kör végéig ott maradnak a használat jeleként.
rule-IMP-USE-03 = Az akcióhelyszín körönként egyszer aktiválható, ha a kártya nem rendelkezik másképp.
rule-IMP-USE-04 = A fizetés után végre kell hajtani az akcióhelyszín képességét.
rule-IMP-USE-05 = A kétszer aktiválható helyszínt egy fordulóban egyszer aktiválhatod, vagy egy fordulóban mindkétszer, kétszer annyi áruért.
rule-IMP-USE-06 = Az aktiválással szerzett GyP-t azonnal jelölni kell; az áruk a készletből jönnek.
rule-IMP-USE-07 = A befizetett árukat a kártya alsó részére, a többi jelzőt a képére célszerű tenni.
rule-IMP-USE-08 = Ha az aktiválás költsége kártya, azt a kártyát el kell dobni, és a használatot egy munkás jelzi a készletből.
rule-IMP-USE-09 = Az IMP-USE-08 jelző munkása senkié sem; a tisztítási fázisban visszakerül.
rule-IMP-USE-10 = Arannyal az aktiválás költségéből a nyersanyagokat lehet fizetni, a munkásokat nem.
rule-IMP-USE-11 = Vándorszínészek és Királyi fürdő: válassz egy másik akcióhelyszínedet; minden árut és jelző munkást, amely a használata miatt rajta van, el kell dobni, és minden használata újra szabad, a körönként kétszer aktiválhatót tehát újra kétszer aktiválhatod. Az asztal ezt úgy is játszhatja, hogy csak egy használatot adnak vissza.
rule-IMP-USE-12 = Skorpiótenyésztő: a készletből vett munkás a kör végéig letiltja a helyszínt, akárki rendelkezik is vele. A tiltás külön jel, és nem számít használatnak: az IMP-USE-11 nem oldja fel, hacsak az asztal nem így játssza. A tisztítási fázisban a munkás visszakerül a készletbe.
