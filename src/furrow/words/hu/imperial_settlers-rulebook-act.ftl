### Imperial Settlers, the rulebook: Action phase in general (Hungarian).

rulebook-imperial-settlers-ACT = Az akciófázis általában

rule-IMP-ACT-01 = A kezdőjátékostól az óramutató járása szerint mindenki végrehajt egy akciót vagy passzol.
rule-IMP-ACT-02 = Az akciók: helyszín építése; szövetségkötés; rombolás; akcióhelyszín aktiválása; munkások becserélése.
rule-IMP-ACT-03 = Az akciók száma, fajtája és sorrendje szabad, de fordulónként egy akció hajtható végre.
rule-IMP-ACT-04 = Aki passzol, abban a körben már nem hajthat végre akciót.
rule-IMP-ACT-05 = Aki passzolt, nem lehet más játékos akciójának (például rombolásnak) a célpontja.
rule-IMP-ACT-06 = Az akciófázis véget ér, ha mindenki passzolt.
rule-IMP-ACT-07 = Senkinek sem kötelező akciót végrehajtania; passzolni mindig lehet, és a körre nézve végleges.
