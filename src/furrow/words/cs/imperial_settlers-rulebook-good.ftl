### Settlers: Zrod impéria: the rulebook, chapter GOOD (Czech).

rulebook-imperial-settlers-GOOD = Prostředky

rule-IMP-GOOD-01 = Prostředek je cokoli, co lze získat: karty, suroviny, dělníci, žetony, VB.

rule-IMP-GOOD-02 = Druhy prostředků jsou karta, VB, dělník, žeton zboření, žeton obrany, žeton zlata a suroviny jídlo, dřevo a kámen.

rule-IMP-GOOD-03 = Má-li hráč dobrat kartu, volí mezi balíčkem vlastní frakce a společným balíčkem, není-li řečeno jinak.

rule-IMP-GOOD-04 = Karty přinášejí fáze rozhledu, dohody, boření a další akce.

rule-IMP-GOOD-05 = VB přinášejí hlavně akce, ale i dohody a produkční lokace; každá lokace má také hodnotu na konci.

rule-IMP-GOOD-06 = Dělníky se platí akce a lze je vyměnit za karty a suroviny.

rule-IMP-GOOD-07 = Žetony zboření slouží hlavně k boření karet z ruky a lokací soupeřů.

rule-IMP-GOOD-08 = Žetony obrany ztěžují zboření lokace.

rule-IMP-GOOD-09 = Místo 1 kterékoli suroviny lze zaplatit 1 zlatem, nikdy naopak.

rule-IMP-GOOD-10 = Zlato se nikdy nevyměňuje za žetony surovin: surovinu nahrazuje jen při placení.

rule-IMP-GOOD-11 = Jídlo je potřeba k dohodám; dřevo a kámen jsou stavební materiál; suroviny se platí i za akční lokace.

rule-IMP-GOOD-12 = Karta postavená v impériu se nazývá lokace; symbol lokace v ceně nebo účinku znamená takovou kartu.

rule-IMP-GOOD-13 = Zlato samo není surovina; to je důležité pro účinky „vezměte surovinu“, pro skladování a pro rozhodnutí při shodě.
