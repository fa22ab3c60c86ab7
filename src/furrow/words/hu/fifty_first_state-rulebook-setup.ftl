### 51st State, the rulebook: Setup (Hungarian).

rulebook-fifty-first-state-SETUP = Előkészületek
    .intro = A nyomtatott szabálykönyvben ez az oldal egy külön útmutatóból való; a szabályok részének számít.

rule-FSS-SETUP-01 = Tegyétek a győzelmi pont táblát az asztal közepére.
rule-FSS-SETUP-02 = Válogassátok kupacokba az összes cuccot és jelzőt a győzelmi pont tábla közelében: ez a közös készlet.
rule-FSS-SETUP-03 = A helyszínkártyák három készletet alkotnak: alapkártyák (88), Új korszak (50), Tél (50).
rule-FSS-SETUP-04 = Vagy csak az alapkártyákkal játszotok, vagy az alapkártyákkal és a két másik készlet közül pontosan eggyel; mind a három készlettel együtt nem szabad.
rule-FSS-SETUP-05 = Keverjétek össze a választott helyszínkártyákat, és képpel lefelé ez lesz a húzópakli; hagyjatok helyet a dobott lapoknak.
rule-FSS-SETUP-06 = Válogassátok szét a kapcsolatkártyákat szín szerint két pakliba, keverjétek meg mindkettőt, és tegyétek le őket képpel lefelé.
rule-FSS-SETUP-07 = A kapcsolatkártyák két színe a piros és a kék, mindkettőből 6 lap van.
rule-FSS-SETUP-08 = Mindenki választ egy frakciótáblát; ha nem tudtok megegyezni, osszátok ki őket véletlenszerűen.
rule-FSS-SETUP-09 = Osszatok mindenkinek 6 helyszínkártyát; mindenki megtart 4-et, és eldob 2-t.
rule-FSS-SETUP-10 = Válasszátok ki a kezdőjátékost, ahogyan csak akarjátok; ő kapja a kezdőjátékos-jelzőt.
rule-FSS-SETUP-11 = A győzelmi pont jelzők a 0-ról indulnak.
rule-FSS-SETUP-12 = A játékosok cucc és megépített helyszín nélkül kezdenek.
