### 51st State: the rulebook, chapter TIE (Czech).

rulebook-fifty-first-state-TIE = Rozhodnutí při shodě

rule-FSS-TIE-01 = Při shodě rozhoduje nejprve to, kdo má více prostředků.

rule-FSS-TIE-02 = Potom rozhoduje to, kdo má více lokací.

rule-FSS-TIE-03 = Hráči, u kterých shoda trvá, se o vítězství dělí.

rule-FSS-TIE-04 = Do prostředků podle FSS-TIE-01 se počítají všechny žetony ve vaší zásobě a prostředky na kartách se skladováním: suroviny, munice, dělníci, kontakty, žetony přestavby a nepoložené žetony štítu. VB, karty v ruce a prostředky ležící na použitých akčních kartách se nepočítají; u stolu lze počítat i karty v ruce.

rule-FSS-TIE-05 = Do lokací podle FSS-TIE-02 se nepočítají ruiny.
