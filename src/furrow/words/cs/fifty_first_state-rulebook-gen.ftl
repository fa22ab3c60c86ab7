### 51st State: the rulebook, chapter GEN (Czech).

rulebook-fifty-first-state-GEN = Obecná pravidla a připomenutí
    .intro = Všechny věty jsou naše vlastní; české vydání této hry jsme nenašli, pojmy jsme tedy zvolili sami.

rule-FSS-GEN-01 = Zlaté pravidlo: text karty nebo desky frakce má přednost před pravidly.

rule-FSS-GEN-02 = Právě postavená karta se počítá také: viz FSS-BUILD-08.

rule-FSS-GEN-03 = Prostředky jsou neomezené: viz FSS-GOOD-12.

rule-FSS-GEN-04 = Počet karet v ruce a množství prostředků jsou veřejné a nesmějí se skrývat.

rule-FSS-GEN-05 = Které karty má hráč v ruce, je tajné.

rule-FSS-GEN-06 = Má-li se dobrat karta z prázdného balíčku, zamíchají se jeho odhozené karty do nového; platí to pro dobírací balíček i pro každý balíček spojení.

rule-FSS-GEN-07 = Lokace s otevřenou produkcí se použije jednou za kolo a označí ji dělník (FSS-OPEN-04).

rule-FSS-GEN-08 = Vlastní postavené lokace bořit nelze (FSS-RAZE-01).

rule-FSS-GEN-09 = Počet lokací ani dohod není omezen.

rule-FSS-GEN-10 = Ve státě smí být několik lokací stejného názvu.

rule-FSS-GEN-11 = Počet karet v ruce není omezen.

rule-FSS-GEN-12 = Převzatá produkce počítá lokace majitele (FSS-PROD-09).
