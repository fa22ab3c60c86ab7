### 51st State, the rulebook: Build a location: develop (Hungarian).

rulebook-fifty-first-state-DEV = Helyszín megépítése: átépítés

rule-FSS-DEV-01 = Átépítéskor válassz egy kártyát a kezedből, és egy saját megépített helyszínt (vagy romot, FSS-DEV-07), amelynek a helyére kerül.
rule-FSS-DEV-02 = Ha az átépítést téglával fizeted, a két kártyának legalább egy típusban meg kell egyeznie.
rule-FSS-DEV-03 = Az átépítés 1 téglába kerül.
rule-FSS-DEV-04 = Az átépítés tégláját 1 lőszerrel is kifizetheted; a típusra vonatkozó feltétel marad.
rule-FSS-DEV-05 = Az átépítést tégla helyett 1 átépítésjelzővel is kifizetheted: ilyenkor egyetlen típusnak sem kell megegyeznie.
rule-FSS-DEV-06 = Átépítéskor a kategóriáknak nem kell megegyezniük; az új kártya a saját kategóriája sorába kerül.
rule-FSS-DEV-07 = A rom minden típusnak számít, ezért egy tégláért bármelyik kártyát megépítheted a helyén.
rule-FSS-DEV-08 = Minden átépítés 1 győzelmi pontot ad.
rule-FSS-DEV-09 = Az átépítéshez nem kell kapcsolatjelző; a távolság nem számít.
rule-FSS-DEV-10 = Az átépített helyszín a dobott lapok közé kerül; csak azután helyezed le az új kártyát.
rule-FSS-DEV-11 = Átépítéskor a típus nélküli kártya (Alapozás, Radioaktív kolónia) mindkét szerepben minden kártyához illik.
rule-FSS-DEV-12 = Az átépített helyszínen lévő jelzőkkel ugyanaz történik, mint rombolásnál (FSS-RAZE-11, FSS-RAZE-12): a tárolt cucc a tulajdonos készletébe kerül, minden más a közös készletbe.
rule-FSS-DEV-13 = Olyan helyszín is átépíthető, amelynek az akcióját ebben a fordulóban már használták.
