### 51st State, the rulebook: Action phase in general (Hungarian).

rulebook-fifty-first-state-ACT = Az akciófázis általában

rule-FSS-ACT-01 = A kezdőjátékostól az óramutató járása szerint a játékosok sorban egy-egy akciót hajtanak végre.
rule-FSS-ACT-02 = A körödben ezek közül választhatsz: megépítesz egy helyszínt; üzletet kötsz; lerombolsz; használod egy helyszín akcióját; használod a frakciótábla akcióját; használod egy másik játékos nyílt termelő helyszínét; elveszel vagy kijátszol egy kapcsolatkártyát; passzolsz.
rule-FSS-ACT-03 = Az akciók fajtája, száma és sorrendje szabad, amíg ki tudod fizetni a költségeiket.
rule-FSS-ACT-04 = A körök addig követik egymást, amíg mindenki nem passzolt; aki már passzolt, kimarad. Ha mindenki passzolt, az akciófázis véget ér.
rule-FSS-ACT-05 = Kapcsolatkártyát elvenni és kijátszani két külön akció.
rule-FSS-ACT-06 = Pajzsjelzőt letenni nem akció (FSS-SHLD-02).
