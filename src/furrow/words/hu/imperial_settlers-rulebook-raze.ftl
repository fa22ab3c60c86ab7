### Imperial Settlers, the rulebook: Raze (Hungarian).

rulebook-imperial-settlers-RAZE = Rombolás

rule-IMP-RAZE-01 = A rombolás akcióval egy kézben lévő közös kártyádat vagy egy ellenfeled közös helyszínét rombolod le, és azonnal árut kapsz érte.
rule-IMP-RAZE-02 = Rombolni csak akkor lehet, ha van rombolásjelződ.
rule-IMP-RAZE-03 = Csak rombolásmezős kártyát vagy helyszínt lehet lerombolni.
rule-IMP-RAZE-04 = Ha a kezedből rombolsz, válassz egy közös kártyát, dobj el 1 rombolásjelzőt, vedd el a rombolásmező áruit, és dobd el a kártyát.
rule-IMP-RAZE-05 = A japán játékos a nemzetkártyáit is lerombolhatja a kezéből (azoknak van rombolásmezőjük).
rule-IMP-RAZE-06 = Ha más birodalmában rombolsz, válassz egy ellenfelet, aki még nem passzolt, és az egyik közös helyszínét.
rule-IMP-RAZE-07 = Nemzethelyszínt nem lehet lerombolni, kivéve a japánokét.
rule-IMP-RAZE-08 = A lerombolt japán nemzethelyszínt el kell dobni, nem lesz belőle telek.
rule-IMP-RAZE-09 = Egy ellenfél helyszínének lerombolása 2 rombolásjelzőbe kerül; a rajta lévő védekezésjelző +1-et, a rajta lévő szamuráj +1-et ad hozzá.
rule-IMP-RAZE-10 = A támadó a készletből elveszi a rombolásmező áruit (a GyP-t jelöli).
rule-IMP-RAZE-11 = Egy ellenfél lerombolt közös helyszínéből telek lesz (lásd: „Telek”).
rule-IMP-RAZE-12 = Lerombolt japán nemzethelyszínért nem jár fa.
rule-IMP-RAZE-13 = A lerombolt akcióhelyszínen lévő áruk és a rajta lévő védekezésjelző visszakerülnek a készletbe.
rule-IMP-RAZE-14 = A saját megépített helyszíneidet nem rombolhatod le.
