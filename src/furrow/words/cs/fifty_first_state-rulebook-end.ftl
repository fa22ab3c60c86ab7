### 51st State: the rulebook, chapter END (Czech).

rulebook-fifty-first-state-END = Konec hry

rule-FSS-END-01 = Konec se spustí, když ukazatel VB některého hráče dosáhne 25.

rule-FSS-END-02 = Spustí-li se konec ve fázi akcí, fáze akcí se dohraje (všichni pasují), úklid se vynechá a sečtou se body.

rule-FSS-END-03 = Spustí-li se konec ve fázi produkce, produkce se dokončí, dohraje se následující fáze akcí, úklid se vynechá a sečtou se body.

rule-FSS-END-04 = Konec spustí 25 nebo více VB a zůstává spuštěný, i kdyby VB později mohly klesnout.
