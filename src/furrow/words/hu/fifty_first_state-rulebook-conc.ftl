### 51st State, the rulebook: Basic concepts (Hungarian).

rulebook-fifty-first-state-CONC = Alapfogalmak

rule-FSS-CONC-01 = A kezedben lévő helyszínkártyát pontosan háromféleképpen használhatod: megépíted, lerombolod, vagy üzletet kötsz vele.
rule-FSS-CONC-02 = A megépített helyszín képessége minden fordulóban a tulajdonosát szolgálja, amíg a helyszín áll.
rule-FSS-CONC-03 = Ha a kezedből rombolsz le egy kártyát, eldobod, és egyszer kapod meg a zsákmányát.
rule-FSS-CONC-04 = Az üzlet a nyereségét azonnal megadja (FSS-DEAL-04), és azután minden termelési fázisban (FSS-PROD-03).
rule-FSS-CONC-05 = A kártya mindhárom használata a megfelelő színű kapcsolatjelzőbe kerül (FSS-GOOD-06); kivétel az átépítés (FSS-DEV-09).
rule-FSS-CONC-06 = A többi játékos megépített helyszíneit is le lehet rombolni (FSS-RAZE-05).
