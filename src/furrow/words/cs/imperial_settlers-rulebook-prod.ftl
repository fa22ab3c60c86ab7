### Settlers: Zrod impéria: the rulebook, chapter PROD (Czech).

rulebook-imperial-settlers-PROD = Fáze produkce

rule-IMP-PROD-01 = Zdroje produkce jsou deska frakce, dohody a produkční lokace.

rule-IMP-PROD-02 = Deska frakce dává své pevně dané dělníky, suroviny a žetony.

rule-IMP-PROD-03 = Každá dohoda dává 1 prostředek.

rule-IMP-PROD-04 = Každá produkční lokace dává to, co ukazuje její schopnost.

rule-IMP-PROD-05 = Nejprve produkuje začínající hráč, potom ostatní po směru hodinových ručiček.

rule-IMP-PROD-06 = Karty získané v produkci jsou z balíčku podle volby hráče, kartu po kartě, není-li řečeno jinak.

rule-IMP-PROD-07 = VB získané v produkci se hned zaznamenají; všechny ostatní prostředky jdou ze společné zásoby do zásoby hráče.

rule-IMP-PROD-08 = V 1. kole produkuje jen deska frakce.

rule-IMP-PROD-09 = Prostředky kromě VB a karet vydrží jen do konce tohoto kola (kromě skladování, IMP-CLEAN-02).

rule-IMP-PROD-10 = Součástí produkce každé frakce je 1 žeton obrany.
