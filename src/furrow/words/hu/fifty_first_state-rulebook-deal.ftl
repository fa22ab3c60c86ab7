### 51st State, the rulebook: Make a deal (Hungarian).

rulebook-fifty-first-state-DEAL = Üzletkötés

rule-FSS-DEAL-01 = Ha üzletet kötsz, válassz egy helyszínkártyát a kezedből.
rule-FSS-DEAL-02 = Az üzlet annyi kék kapcsolatjelzőbe kerül, amennyi a kártya távolsága.
rule-FSS-DEAL-03 = Az üzlet kártyáját megfordítva csúsztasd a frakciótáblán az üzletek széle alá (FSS-AREA-02).
rule-FSS-DEAL-04 = Az üzlet megkötésekor azonnal megkapod a kártya nyereségét.
rule-FSS-DEAL-05 = Akárhány üzleted lehet.
rule-FSS-DEAL-06 = Az alapszabályok szerint az üzletet nem lehet eldobni vagy lerombolni; a játék végéig megmarad.
