### Imperial Settlers, the rulebook: Egyptians (Hungarian).

rulebook-imperial-settlers-EGY = Egyiptomiak

rule-IMP-EGY-01 = A Sivatagnak nincs építési költsége, de a felépítése egy építés akcióba kerül.
rule-IMP-EGY-02 = Az akcióért fizetett kártyát el kell dobni, és a használatot egy munkás jelzi a készletből (IMP-USE-08); ez minden olyan akcióra érvényes, amelynek a költségében kártya van.
rule-IMP-EGY-03 = Harciszekér-készítő: az akciója lerombolja egy ellenfél egyik helyszínét, és ehhez az aktiválására elköltött rombolásjelzőn felül további nem kell.
rule-IMP-EGY-04 = A Harciszekér-készítő a szamurájjal vagy védekezésjelzővel védett helyszínt is lerombolja, felár nélkül.
rule-IMP-EGY-05 = A Harciszekér-készítő aktiválásonként egy helyszínt rombol le.
rule-IMP-EGY-06 = Oázis: ha egy ellenfeled egyszerre több pár munkást költ el, páronként 1 munkást kapsz, körönként legfeljebb 4 munkást.
rule-IMP-EGY-07 = Szenthely: az akciója nem rombolás; egy kártyát a kezedből telekként a saját birodalmadba tesz, és a helyszín telekké fordításáért járó fa helyett 1 követ ad.
rule-IMP-EGY-08 = Szfinx: a képessége a termelő fázisban is működik.
rule-IMP-EGY-09 = Ré temploma: a befolyás alá vont termelő helyszín a meghódítás pillanatában nem termel.
rule-IMP-EGY-10 = A Ré templomával befolyás alá vont helyszínt egyik játékos sem dobhatja el egy másik megépítéséért.
rule-IMP-EGY-11 = Ha a befolyás alá vont helyszín tulajdonosa ebben a körben már annyiszor aktiválta, ahányszor lehet, te már nem aktiválhatod.
rule-IMP-EGY-12 = A Ré templomával szerzett befolyást különleges egyiptomi jelző mutatja, az akció használatát egy munkás a készletből.
rule-IMP-EGY-13 = Ha egy befolyás alá vont helyszínt lerombolnak, és telek lesz belőle, az egyiptomi játékos kapja az 1 fát, és visszakapja az egyiptomi jelzőt; a telek az eredeti tulajdonosé marad.
rule-IMP-EGY-14 = A befolyás alá vont helyszínnel a meghódítástól az adott kör tisztítási fázisának kezdetéig az egyiptomi játékos rendelkezik; az 5. körben, amelyben ilyen fázis nincs, addig, amíg mindenki nem passzolt. Ekkor az egyiptomi jelző visszakerül, és a helyszín újra a tulajdonosáé.
rule-IMP-EGY-15 = Amíg a befolyás tart, a helyszín színei, képessége és akciója annak számítanak és működnek, aki rendelkezik vele, nem a tulajdonosának, és minden hatás, amely azt kérdezi, kié a helyszín, őt érti rajta (rombolás, Helyőrség, Mérnökök, Horda, Kereskedelmi út, passzolás utáni védettség). Építési költségként nem lehet eldobni (IMP-EGY-10).
rule-IMP-EGY-16 = A használatok, az áruk és a jelzők a kártyán maradnak, amikor más rendelkezik vele: a tulajdonos és a rendelkező használatai egy körben együtt nem léphetik túl a kártya korlátját (IMP-EGY-11).
rule-IMP-EGY-17 = A befolyás a raktározás előtt megszűnik, tehát a helyszín raktározási képessége a tisztítási fázisban a tulajdonosé. A befolyás sohasem ér el a termelő fázisig. A játék végén a helyszínért a tulajdonos kap pontot, a további GyP-vel együtt (Kapu, Szentély).
rule-IMP-EGY-18 = Ha egy hatás eltávolít vagy eldobat egy befolyás alatt álló helyszínt, a kártya a saját paklija dobópaklijába kerül (IMP-GEN-07), az egyiptomi jelző pedig visszakerül. A négy jelző nem korlát (IMP-COMP-08): a szabaddá tett Ré temploma további helyszínt vonhat befolyás alá.
rule-IMP-EGY-19 = Szfinx: minden példánya 1 GyP-t ad hozzá egy legalább 2 GyP-s szerzéshez; a hozzáadott GyP nem új szerzés, és egyetlen Szfinxet sem indít el.
