### Imperial Settlers, the rulebook: Defence tokens (Hungarian).

rulebook-imperial-settlers-DEF = Védekezésjelzők

rule-IMP-DEF-01 = A termelő fázisban minden nemzet 1 védekezésjelzőt kap.
rule-IMP-DEF-02 = Az akciófázisban, a saját fordulódban bármikor, a védekezésjelződet az egyik közös helyszínedre teheted.
rule-IMP-DEF-03 = Védekezésjelzőt letenni nem akció.
rule-IMP-DEF-04 = A védekezésjelző 1-gyel növeli a helyszíne lerombolásához szükséges rombolásjelzők számát.
rule-IMP-DEF-05 = A letett védekezésjelzőt nem lehet áthelyezni.
rule-IMP-DEF-06 = Ha egy helyszínt lerombolnak, a rajta lévő védekezésjelző visszakerül a készletbe.
rule-IMP-DEF-07 = A tisztítási fázisban minden védekezésjelző lekerül, akár letették, akár nem.
rule-IMP-DEF-08 = Egy helyszínen legfeljebb egy védekezésjelző lehet.
