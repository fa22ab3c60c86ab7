### 51st State, the rulebook: Tie-breakers (Hungarian).

rulebook-fifty-first-state-TIE = Döntetlen eldöntése

rule-FSS-TIE-01 = Döntetlen esetén először az számít, kinek van több cucca.
rule-FSS-TIE-02 = Másodszor az számít, kinek van több helyszíne.
rule-FSS-TIE-03 = Akik között még mindig döntetlen, megosztoznak a győzelmen.
rule-FSS-TIE-04 = Az FSS-TIE-01 szempontjából a készleted minden jelzője és a tároló kártyákon tartott cucc számít: nyersanyagok, lőszer, munkások, kapcsolatjelzők, átépítésjelzők és le nem tett pajzsjelzők. A győzelmi pont, a kézben lévő lap és a használt akciókártyán lévő cucc nem számít; az asztal a kézben lévő lapokat is beleszámíthatja.
rule-FSS-TIE-05 = Az FSS-TIE-02 szempontjából a romok nem helyszínek.
