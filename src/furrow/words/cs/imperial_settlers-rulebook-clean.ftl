### Settlers: Zrod impéria: the rulebook, chapter CLEAN (Czech).

rulebook-imperial-settlers-CLEAN = Fáze úklidu

rule-IMP-CLEAN-01 = Fáze úklidu se v posledním kole vynechává (prostředky rozhodují při shodě).

rule-IMP-CLEAN-02 = Při úklidu mohou nejprve schopnosti skladování (desky frakce i karet) uchovat prostředky, které jmenují.

rule-IMP-CLEAN-03 = Po skladování se odhodí všechny ostatní suroviny, dělníci, zlato a žetony, včetně žetonů obrany a prostředků použitých k aktivaci.

rule-IMP-CLEAN-04 = Karty v ruce si hráči při úklidu nechávají.

rule-IMP-CLEAN-05 = Při úklidu přejde žeton začínajícího hráče po směru hodinových ručiček.

rule-IMP-CLEAN-06 = Na konci úklidu se posune ukazatel kola a začíná nové kolo.

rule-IMP-CLEAN-07 = Deska Japonců skladuje libovolné množství jídla.

rule-IMP-CLEAN-08 = Při úklidu se neodhazují samurajové, karty pod Bránou a suroviny na Svatyni.
