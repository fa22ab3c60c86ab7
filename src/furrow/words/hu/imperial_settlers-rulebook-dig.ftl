### Imperial Settlers, the rulebook: Decisions for digital play (Hungarian).

rulebook-imperial-settlers-DIG = Döntések a digitális játékhoz
    .intro = Amit az asztali játék a társaságra bíz, és ahogyan itt alapesetben működik. Amihez beállítás tartozik, az a játszma indításakor megváltoztatható.

rule-IMP-DIG-01 = Hogy melyik pakliból húzol, azt kártyánként, egyesével választod, és a következő választás előtt már látod az előző lapot (termelés, becserélés, Küldetés, kártyát adó szövetségek).
rule-IMP-DIG-02 = A munkások becserélése egy akción belül páronként történik, így egy húzott kártya befolyásolhatja a következő választást; az ellenfelek hatásai (Oázis) a végén az összes párt számolják.
rule-IMP-DIG-03 = Rejtett információ: a kézben lévő lapok és a paklik sorrendje titkos; a kézben lévő lapok száma nyilvános (a döntetlenhez kell); a birodalmak, a szövetségek és az áruk nyilvánosak. A válogatás választásai nyilvánosak. A Kereskedelmi út jelzői mindenki elől rejtve vannak (IMP-JAP-21).
rule-IMP-DIG-04 = Az alternatív megfigyelésben két lépésben, egyszerre és titokban választotok; a továbbadott kártyákat csak az látja, aki adja, és aki kapja.
rule-IMP-DIG-05 = A szabad lépések (védekezésjelző, szamuráj) a forduló egyetlen akciója előtt vagy után jönnek, passzolás után már nem; csak a saját fordulódban lehetségesek.
rule-IMP-DIG-06 = Aki passzolt, védett a rombolás és minden olyan hatás ellen, amely őt, a helyszíneit, a szövetségeit, a készletét vagy a kezét nevezi meg célpontként (Szabotőrök, Kémek, Rablók, Nindzsák, Helyőrség, Mérnökök, Horda, Harciszekér-készítő, Sötét kápolna, Ré temploma, Kereskedelmi út, Sivatag, Skorpiótenyésztő). Az Oázis válasz, nem célzás: akkor is működik, ha a tulajdonosa már passzolt. A Hanza-szövetség és a Birodalmi hírnök csak saját szövetséget használ, és senkit sem céloz: a Kereskedelmi úttal kötött szövetség akkor is használható vagy törölhető, ha a megjelölt helyszín tulajdonosa már passzolt.
rule-IMP-DIG-07 = A lépéshez megadod, mivel fizetsz, ha arany nyersanyagot helyettesíthetne, és azt is, melyik helyszínt dobod el.
rule-IMP-DIG-08 = A hatások sorrendje az IMP-BUILD-14 szerinti; egy játékos több képessége a tulajdonos által választott sorrendben jön, alapesetben az építésük sorrendjében.
rule-IMP-DIG-09 = Üres nemzetpakliból nem lehet húzni, ilyenkor közös kártyát kell választani; a megfigyelés 1. lépésében ekkor a húzás elmarad (IMP-GEN-09). Ha a pakli és a dobópakli is üres, a húzás elmarad.
rule-IMP-DIG-10 = Raktározás: ha egy kártya korlátozza, a tulajdonos választja ki, mit tart meg; a raktározott áruk láthatók maradnak, és a következő körben újra a saját készletben vannak.
rule-IMP-DIG-11 = Az 5. körnek nincs tisztítási fázisa; a döntetlennél az utolsó passzolás után meglévő áruk számítanak.
rule-IMP-DIG-12 = A befolyás alá vont helyszíneknél (Ré temploma) a játék külön tartja számon, ki a tulajdonos, és ki rendelkezik vele (IMP-EGY-14 – IMP-EGY-18).
rule-IMP-DIG-13 = A Kereskedelmi úttal kötött szövetség egy másik játékos helyszínéhez tartozik: a játék megjegyzi, melyik kártyával, ki és melyik helyszínnel kötötte, így túléli a Kereskedelmi út elvesztését (IMP-JAP-18), és megkülönböztethető a tábla alatti szövetségektől (IMP-JAP-15, IMP-ROM-04, IMP-BAR-06, IMP-CMN-04, IMP-CMN-05).
rule-IMP-DIG-14 = Az egyszemélyes játékban az utolsó egyenlőségnél a játékos dönt, a játék megkérdezi (IMP-SOLO-31); az IMP-SOLO-09 véletlen kártyáját a gép sorsolja.
rule-IMP-DIG-15 = Ha a Kereskedelmi úttal kötött szövetség ellenséges helyszíne elvész (a kötés után lerombolják), a szövetség megmarad (a jelzőjéről: IMP-JAP-22).
