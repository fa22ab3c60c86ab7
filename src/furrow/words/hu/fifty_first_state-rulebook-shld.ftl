### 51st State, the rulebook: Shield tokens (Hungarian).

rulebook-fifty-first-state-SHLD = Pajzsjelzők

rule-FSS-SHLD-01 = A körödben egy pajzsjelzőt tehetsz a készletedből az egyik helyszínedre.
rule-FSS-SHLD-02 = Pajzsjelzőt tenni nem akció, és nem használja el a körödet.
rule-FSS-SHLD-03 = Egy helyszínen legfeljebb 1 pajzsjelző lehet.
rule-FSS-SHLD-04 = A pajzsjelző 1-gyel növeli a helyszín védelmét.
rule-FSS-SHLD-05 = A letett pajzsjelzőt nem lehet áthelyezni.
rule-FSS-SHLD-06 = Ha a helyszínt lerombolják, a pajzsjelzője a közös készletbe kerül.
rule-FSS-SHLD-07 = A takarítási fázisban minden pajzsjelző, letett és le nem tett egyaránt, visszakerül a közös készletbe.
rule-FSS-SHLD-08 = A körödben akárhány pajzsjelzőt letehetsz, mindegyiket más helyszínre, az akciód előtt vagy után.
rule-FSS-SHLD-09 = Pajzsjelzőt csak saját megépített, képpel felfelé fekvő helyszínre lehet tenni, bármilyen kategóriájú is.
