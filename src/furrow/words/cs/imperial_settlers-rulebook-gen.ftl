### Settlers: Zrod impéria: the rulebook, chapter GEN (Czech).

rulebook-imperial-settlers-GEN = Obecná pravidla
    .intro = Všechny věty jsou naše vlastní; pojmy jsou z českého vydání hry, pokud jsme je tam našli, ostatní jsme zvolili sami.

rule-IMP-GEN-01 = VB, které dává lokace, se hned zaznamenají.

rule-IMP-GEN-02 = O zlatu platí IMP-GOOD-09 a IMP-GOOD-10.

rule-IMP-GEN-03 = Získané prostředky jsou ze společné zásoby, není-li řečeno jinak.

rule-IMP-GEN-04 = Odhozené prostředky se vracejí do společné zásoby.

rule-IMP-GEN-05 = Suroviny, dělníci a žetony hráče jsou vždy vidět všem.

rule-IMP-GEN-06 = Volba balíčku, ze kterého se dobírá, se řídí podle IMP-GOOD-03.

rule-IMP-GEN-07 = Každý druh karet má vlastní odhazovací balíček.

rule-IMP-GEN-08 = Prázdný balíček se obnoví zamícháním jeho odhazovacího balíčku.

rule-IMP-GEN-09 = Odhozené karty frakce se nikdy znovu nezamíchají: obnovuje se jen společný balíček, prázdný balíček frakce zůstává prázdný.

rule-IMP-GEN-10 = Hráče, kteří pasovali, nelze zvolit za cíl.

rule-IMP-GEN-11 = Text karty má přednost před obecnými pravidly a mění je.
