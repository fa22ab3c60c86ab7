### Imperial Settlers, the rulebook: Location abilities (Hungarian).

rulebook-imperial-settlers-LOC = A helyszínek képességei

rule-IMP-LOC-01 = A termelő helyszín az építésekor és azután minden termelő fázisban megadja az áruit.
rule-IMP-LOC-02 = A képességhelyszín tartós képességet ad, vagy bizonyos akciók után árut.
rule-IMP-LOC-03 = A képesség az akciófázisban mindannyiszor működik, amikor a szövege érvényes; azon kívül csak akkor, ha a szövege vagy egy pontosítás ezt mondja (Szfinx, IMP-EGY-08).
rule-IMP-LOC-04 = Akcióhelyszín használatához tegyél a kártyára egy munkást, vagy a megadott árukat, vagy mindkettőt.
