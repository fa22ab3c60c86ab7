### 51st State: the rulebook, chapter DEAL (Czech).

rulebook-fifty-first-state-DEAL = Uzavření dohody

rule-FSS-DEAL-01 = Chcete-li uzavřít dohodu, zvolte kartu lokace v ruce.

rule-FSS-DEAL-02 = Dohoda stojí tolik modrých kontaktů, kolik je vzdálenost její karty.

rule-FSS-DEAL-03 = Karta dohody se zasune vzhůru nohama pod okraj Dohody (FSS-AREA-02).

rule-FSS-DEAL-04 = Uzavřením dohody ihned získáte zisk z dohody, který je na kartě.

rule-FSS-DEAL-05 = Dohod lze mít libovolný počet.

rule-FSS-DEAL-06 = Dohod se podle základních pravidel nelze vzdát ani je zbořit; platí po celou hru.
