### 51st State, the rulebook: Build a location: construct (Hungarian).

rulebook-fifty-first-state-BUILD = Helyszín megépítése: felépítés

rule-FSS-BUILD-01 = Helyszín kétféleképpen kerülhet az államodba: felépíted vagy átépíted (lásd: „Helyszín megépítése: átépítés”).
rule-FSS-BUILD-02 = Felépítéskor válassz egy kártyát a kezedből, és dobj el annyi szürke kapcsolatjelzőt, amennyi a távolsága.
rule-FSS-BUILD-03 = Az új helyszín képpel felfelé a kategóriája sorába kerül.
rule-FSS-BUILD-04 = A termelő helyszín a megépítésekor azonnal termel egyszer.
rule-FSS-BUILD-05 = Az építési bónusz egyszer jár, amikor a helyszín megépül.
rule-FSS-BUILD-06 = Ha egy termelő helyszínnek építési bónusza is van, mindkettőt megadja.
rule-FSS-BUILD-07 = Az a kártya, amelyik egy bizonyos típusú helyszín megépítését jutalmazza, minden alkalommal fizet, amikor ilyen típusú helyszín épül.
rule-FSS-BUILD-08 = Ha egy képesség- vagy termelő helyszín „amikor megépítesz” vagy „típusonként” jutalmat ad (FSS-BUILD-07), az éppen megépített kártya magát is beleszámítja.
rule-FSS-BUILD-09 = Akárhány helyszínt megépíthetsz; lehet köztük több egyforma nevű is.
rule-FSS-BUILD-10 = Az FSS-BUILD-04 – FSS-BUILD-08 felépítésre és átépítésre egyaránt érvényes.
rule-FSS-BUILD-11 = Megépítéskor ez a sorrend: a kártya lehelyezése, termelés, építési bónusz, más kártyák jutalmai; minden számolás a lehelyezés utáni állapot szerint történik. Lásd: FSS-DIG-08.
