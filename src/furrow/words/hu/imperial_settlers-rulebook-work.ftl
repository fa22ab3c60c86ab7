### Imperial Settlers, the rulebook: Exchange workers (Hungarian).

rulebook-imperial-settlers-WORK = Munkások becserélése

rule-IMP-WORK-01 = Munkások becseréléséhez dobj el 2 munkást: vegyél el érte 1 tetszőleges nyersanyagot (fát, követ vagy ételt), vagy húzz 1 kártyát (közöset vagy nemzetkártyát).
rule-IMP-WORK-02 = Egy akcióban több pár munkást is becserélhetsz, és páronként külön választhatsz.
rule-IMP-WORK-03 = A nemzettáblán emlékeztető áll a munkások becseréléséről.
rule-IMP-WORK-04 = A munkások becserélésével aranyhoz nem lehet jutni.
