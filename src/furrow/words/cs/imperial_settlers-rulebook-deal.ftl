### Settlers: Zrod impéria: the rulebook, chapter DEAL (Czech).

rulebook-imperial-settlers-DEAL = Uzavření dohody

rule-IMP-DEAL-01 = Dohodu lze uzavřít jen s kartou frakce z ruky, nikdy se společnou kartou.

rule-IMP-DEAL-02 = Karta dohody musí mít pole dohody.

rule-IMP-DEAL-03 = Chcete-li uzavřít dohodu, zvolte kartu.

rule-IMP-DEAL-04 = Dohoda stojí 1 jídlo (nebo 1 zlato, IMP-GOOD-09).

rule-IMP-DEAL-05 = Karta dohody se zasune pod horní okraj desky frakce tak, aby bylo vidět jen pole dohody.

rule-IMP-DEAL-06 = Dohoda dá svůj prostředek ihned a znovu v každé další fázi produkce.

rule-IMP-DEAL-07 = Počet dohod není omezen.

rule-IMP-DEAL-08 = Karta v dohodě není lokace: nemá schopnost ani VB na konci a není cílem boření.
