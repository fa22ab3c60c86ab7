### 51st State: the rulebook, chapter CONC (Czech).

rulebook-fifty-first-state-CONC = Základní pojmy

rule-FSS-CONC-01 = Kartu lokace v ruce lze použít právě třemi způsoby: postavit ji, zbořit ji, nebo s ní uzavřít dohodu.

rule-FSS-CONC-02 = Schopnost postavené lokace slouží majiteli v každém kole, dokud lokace stojí.

rule-FSS-CONC-03 = Karta zbořená z ruky se odhodí a přinese svou kořist, jen jednou.

rule-FSS-CONC-04 = Dohoda dává svůj zisk ihned (FSS-DEAL-04) a pak v každé další fázi produkce (FSS-PROD-03).

rule-FSS-CONC-05 = Každé ze tří použití karty stojí žetony kontaktů příslušné barvy (FSS-GOOD-06); výjimkou je přestavba (FSS-DEV-09).

rule-FSS-CONC-06 = Zbořit lze i postavené lokace jiných hráčů (FSS-RAZE-05).
