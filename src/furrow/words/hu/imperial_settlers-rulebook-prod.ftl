### Imperial Settlers, the rulebook: Production phase (Hungarian).

rulebook-imperial-settlers-PROD = Termelő fázis

rule-IMP-PROD-01 = A termelés forrásai a nemzettábla, a szövetségek és a termelő helyszínek.
rule-IMP-PROD-02 = A nemzettábla a megadott számú munkást, nyersanyagot és jelzőt adja.
rule-IMP-PROD-03 = Minden szövetség 1 árut ad.
rule-IMP-PROD-04 = Minden termelő helyszín azt adja, amit a képessége mutat.
rule-IMP-PROD-05 = A termelés sorrendje: a kezdőjátékos, azután az óramutató járása szerint.
rule-IMP-PROD-06 = A termeléskor kapott kártyákat a játékos az általa választott pakliból húzza, lapról lapra, hacsak másképp nincs megszabva.
rule-IMP-PROD-07 = A termeléskor kapott GyP-t azonnal jelölni kell; minden más áru a közös készletből a játékos készletébe kerül.
rule-IMP-PROD-08 = Az 1. körben csak a nemzettábla termel.
rule-IMP-PROD-09 = A GyP és a kártyák kivételével az áruk csak az adott körre szólnak (kivétel a raktározás, IMP-CLEAN-02).
rule-IMP-PROD-10 = Minden nemzet termelésében van 1 védekezésjelző.
