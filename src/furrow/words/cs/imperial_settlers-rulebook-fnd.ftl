### Settlers: Zrod impéria: the rulebook, chapter FND (Czech).

rulebook-imperial-settlers-FND = Základy

rule-IMP-FND-01 = Zbořená lokace, ze které se stanou základy, se otočí lícem dolů a zůstane v impériu svého majitele.

rule-IMP-FND-02 = Majitel lokace, ze které se stanou základy, získá ze zásoby 1 dřevo.

rule-IMP-FND-03 = Základy slouží jen ke stavbě nové lokace: odhodí se jako lokace v ceně (IMP-BUILD-09).

rule-IMP-FND-04 = Nová lokace postavená pomocí základů přijde do své běžné řady.

rule-IMP-FND-05 = Základy nejsou lokace: nemají barvu, schopnost, VB ani pole „zboř a získáš“; nelze je zbořit ani chránit.
