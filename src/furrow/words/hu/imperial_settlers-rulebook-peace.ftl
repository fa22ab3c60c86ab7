### Imperial Settlers, the rulebook: Variant: peaceful game (Hungarian).

rulebook-imperial-settlers-PEACE = Variáns: békés játék

rule-IMP-PEACE-01 = Békés variáns: a megfigyelés első lépésében mindenki (a nemzetkártyán felül) 1 közös kártyát is húz, még a választás előtt.
rule-IMP-PEACE-02 = Békés variáns: a rombolás akció nem irányulhat ellenfél helyszínére; kézből lehet kártyát lerombolni.
rule-IMP-PEACE-03 = Békés variáns: ellenfél helyszínét csak akkor lehet lerombolni, ha egy kártya képessége megengedi.
rule-IMP-PEACE-04 = Békés variáns: minden más a szokásos szabályok szerint megy.
