### Imperial Settlers: the game options, name and sentence, and the values that are words (Hungarian).

imperial-settlers-option-lookout = Megfigyelési fázis
    .text = A szokásos kártyaválasztás, az alternatív (három titkos kártya, kettő továbbadva) vagy a haladó (öt kártyából álló sor).
imperial-settlers-option-peaceful = Békés variáns
    .text = Senki sem rombolja le mások helyszíneit; a megfigyelési fázisban mindenki eggyel több közös kártyát kap.
imperial-settlers-option-refresh-lifts-block = A szabaddá tétel a tiltást is feloldja
    .text = Aki egy helyszínt újra használhatóvá tesz, a Skorpiótenyésztő tiltását is leveszi róla.
imperial-settlers-option-refresh-restores = Visszakapott használatok
    .text = A Vándorszínészek és a Királyi fürdő egy helyszín összes használatát visszaadja, vagy csak egyet.

## Values

imperial-settlers-value-lookout-standard = szokásos
imperial-settlers-value-lookout-alternative = alternatív
imperial-settlers-value-lookout-advanced = haladó
imperial-settlers-value-refresh-restores-all = mind
imperial-settlers-value-refresh-restores-one = egy
