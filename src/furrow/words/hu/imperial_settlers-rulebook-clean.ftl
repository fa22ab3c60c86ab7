### Imperial Settlers, the rulebook: Clean-up phase (Hungarian).

rulebook-imperial-settlers-CLEAN = Tisztítási fázis

rule-IMP-CLEAN-01 = Az utolsó körben a tisztítási fázis elmarad (döntetlennél az áruk számítanak).
rule-IMP-CLEAN-02 = A tisztítási fázisban először a raktározási képességek (a nemzettábláé és a kártyáké) megtarthatják az általuk megnevezett árukat.
rule-IMP-CLEAN-03 = A raktározás után minden más nyersanyagot, munkást, aranyat és jelzőt el kell dobni, a védekezésjelzőket és az aktiválásra használt árukat is.
rule-IMP-CLEAN-04 = A kézben lévő lapok a tisztítási fázisban megmaradnak.
rule-IMP-CLEAN-05 = A tisztítási fázisban a kezdőjátékos-jelző az óramutató járása szerint továbbkerül.
rule-IMP-CLEAN-06 = A tisztítási fázis végén a körjelző előrelép, és új kör kezdődik.
rule-IMP-CLEAN-07 = A japánok táblája akármennyi ételt raktároz.
rule-IMP-CLEAN-08 = A tisztítási fázisban a szamurájok, a Kapu alatti kártyák és a Szentélyen lévő nyersanyagok megmaradnak.
