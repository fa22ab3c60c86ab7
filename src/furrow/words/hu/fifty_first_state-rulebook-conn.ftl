### 51st State, the rulebook: Connection cards (Hungarian).

rulebook-fifty-first-state-CONN = Kapcsolatkártyák

rule-FSS-CONN-01 = Akcióként vegyél a kezedbe egy felcsapott kapcsolatkártyát.
rule-FSS-CONN-02 = Kapcsolatkártyát elvenni 2 munkásba kerül.
rule-FSS-CONN-03 = Ha egy kapcsolatkártya sincs felcsapva, nem vehetsz el; eldobottat sem vehetsz el.
rule-FSS-CONN-04 = A következő felderítési fázisig nem csaptok fel új kapcsolatkártyát; így fordulónként legfeljebb 2-t lehet elvenni.
rule-FSS-CONN-05 = Akcióként játssz ki egy kapcsolatkártyát a kezedből: megkapod a cuccát, azután tedd a dobott kapcsolatkártyák közé.
rule-FSS-CONN-06 = Ha a kapcsolatkártyának költsége van, azt előbb ki kell fizetni; fizetés nélkül a kártya nem használható.
rule-FSS-CONN-07 = Az elvett kapcsolatkártya kézben lévő lap, és akár több fordulón át megtartható.
rule-FSS-CONN-08 = A kapcsolatkártyának nincs távolsága, típusa és kategóriája: nem lehet megépíteni, lerombolni, és üzletet sem lehet kötni vele.
rule-FSS-CONN-09 = Kapcsolatkártyával nem lehet „dobj el egy kártyát” költséget fizetni: az ilyen költség és a kézben lévő lapok nyilvános száma helyszínkártyákat jelent; a kapcsolatkártyák száma is nyilvános, és külön látható.
rule-FSS-CONN-10 = A kapcsolatkártyák két színének külön dobott lapjai vannak, mert mindkét pakli a saját dobott lapjaiból töltődik fel (FSS-GEN-06).
