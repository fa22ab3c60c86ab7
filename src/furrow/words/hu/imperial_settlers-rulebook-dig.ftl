### Imperial Settlers, the rulebook: Decisions for digital play (Hungarian).

rulebook-imperial-settlers-DIG = Képernyőn játszva
    .intro = Amit az asztali játék a társaságra bíz, és ahogyan az itt történik.

rule-IMP-DIG-01 = Hogy melyik pakliból húzol, azt kártyánként választod, és a következő választás előtt már látod az előző lapot (termelés, becserélés, Küldetés, kártyát adó szövetségek).
rule-IMP-DIG-02 = A munkások becserélése egy akción belül páronként történik, így egy húzott kártya befolyásolhatja a következő választást; amit az ellenfelek kapnak ezért (Oázis), az a végén az összes pár szerint jár.
rule-IMP-DIG-03 = Rejtett információ: a kézben lévő lapok és a paklik sorrendje titkos; a kézben lévő lapok száma nyilvános (döntetlennél dönt). A birodalmak, a szövetségek és az áruk nyilvánosak. A sorból választott kártyák nyilvánosak. A Kereskedelmi út jelzői mindenki elől rejtve vannak (IMP-JAP-21).
rule-IMP-DIG-04 = Az alternatív megfigyelésben mindenki egyszerre és titokban választ, két lépésben; a továbbadott kártyákat csak az ismeri, aki adja, és aki kapja.
rule-IMP-DIG-05 = A szabad lépések (védekezésjelző, szamuráj) a forduló egyetlen akciója előtt vagy után jönnek, passzolás után már nem, és csak a saját fordulódban.
rule-IMP-DIG-06 = Aki passzolt, védett a rombolás és minden olyan hatás ellen, amely őt, vagy a helyszíneit, a szövetségeit, a készletét vagy a kezét nevezi meg célpontként (Szabotőrök, Kémek, Rablók, Nindzsák, Helyőrség, Mérnökök, Horda, Harciszekér-készítő, Sötét kápolna, Ré temploma, Kereskedelmi út, Sivatag, Skorpiótenyésztő). Az Oázis válasz, és senkit sem céloz: akkor is működik, ha a tulajdonosa már passzolt. A Hanza-szövetség és a Birodalmi hírnök csak a tulajdonosa szövetségeit használja, és senkit sem céloz: a Kereskedelmi úttal kötött szövetség akkor is használható vagy törölhető, ha a megjelölt helyszín tulajdonosa már passzolt.
rule-IMP-DIG-07 = Fizetés. Ahol az arany nyersanyagot helyettesíthet, te választod meg, mivel fizetsz, és te nevezed meg az eldobott helyszínt is.
rule-IMP-DIG-08 = Az építés kiváltotta hatások sorrendje az IMP-BUILD-14 szerinti; egy játékos több képessége a tulajdonosuk választotta sorrendben jön.
rule-IMP-DIG-09 = Üres nemzetpakliból nem lehet húzni, ilyenkor közös kártyát kell választani; a megfigyelés 1. lépésében ekkor a húzás elmarad (IMP-GEN-09). Ha a pakli és a dobópakli is üres, a húzás elmarad.
rule-IMP-DIG-10 = Raktározás: ha egy kártya korlátozza, a tulajdonos választja meg, mit tart meg; a raktározott áruk láthatók maradnak, és a következő körben újra a tulajdonos készletében vannak.
rule-IMP-DIG-11 = Az 5. körnek nincs tisztítási fázisa; a döntetlennél az utolsó passzolás után meglévő áruk számítanak.
rule-IMP-DIG-12 = A befolyás alá vont helyszíneknél (Ré temploma) más a tulajdonos, és más rendelkezik velük (IMP-EGY-14 – IMP-EGY-18).
rule-IMP-DIG-13 = A Kereskedelmi úttal kötött szövetség egy másik játékos helyszínéhez tartozik. Túléli a Kereskedelmi út elvesztését (IMP-JAP-18), és meg kell különböztetni a tábla alatti szövetségektől (IMP-JAP-15, IMP-ROM-04, IMP-BAR-06, IMP-CMN-04, IMP-CMN-05).
rule-IMP-DIG-14 = Az egyszemélyes játékban az utolsó egyenlőségnél te döntesz (IMP-SOLO-31); az IMP-SOLO-09 véletlen kártyája a sorsolásra van bízva.
rule-IMP-DIG-15 = Ha a Kereskedelmi úttal kötött szövetség ellenséges helyszíne elvész (a kötés után lerombolják), a szövetség megmarad (a jelzőjéről: IMP-JAP-22).
