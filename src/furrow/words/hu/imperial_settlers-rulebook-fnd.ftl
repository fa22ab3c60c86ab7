### Imperial Settlers, the rulebook: Foundation (Hungarian).

rulebook-imperial-settlers-FND = Telek

rule-IMP-FND-01 = Az a lerombolt helyszín, amelyből telek lesz, képpel lefelé fordítva a tulajdonosa birodalmában marad.
rule-IMP-FND-02 = Annak a helyszínnek a tulajdonosa, amelyből telek lesz, 1 fát kap a készletből.
rule-IMP-FND-03 = A telek csak új helyszín építésére jó: a költség helyszín részeként dobható el (IMP-BUILD-09).
rule-IMP-FND-04 = A telekkel épített új helyszín a szokásos sorába kerül.
rule-IMP-FND-05 = A telek nem helyszín: nincs színe, képessége, GyP értéke és rombolásmezője; nem lehet lerombolni és nem lehet megvédeni.
