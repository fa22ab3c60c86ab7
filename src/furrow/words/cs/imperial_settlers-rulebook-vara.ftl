### Settlers: Zrod impéria: the rulebook, chapter VARA (Czech).

rulebook-imperial-settlers-VARA = Varianta: alternativní rozhled

rule-IMP-VARA-01 = Alternativní rozhled: každý hráč si dobere do ruky 1 kartu frakce.

rule-IMP-VARA-02 = Alternativní rozhled: všichni položí karty z ruky před sebe lícem dolů a doberou si 3 společné karty.

rule-IMP-VARA-03 = Alternativní rozhled: každý si nechá jednu ze tří karet (položí ji na hromádku lícem dolů) a dvě předá sousedovi po směru hodinových ručiček.

rule-IMP-VARA-04 = Alternativní rozhled: každý si nechá jednu ze dvou přijatých karet a druhou odhodí.

rule-IMP-VARA-05 = Alternativní rozhled: nakonec si hráči hromádky vezmou zpět do ruky.

rule-IMP-VARA-06 = Alternativní rozhled: do své hromádky lícem dolů se smíte podívat kdykoli.
