### Settlers: Zrod impéria: the rulebook, chapter PEACE (Czech).

rulebook-imperial-settlers-PEACE = Varianta: mírová hra

rule-IMP-PEACE-01 = Mírová varianta: v prvním kroku rozhledu si každý hráč dobere (kromě karty frakce) i 1 společnou kartu, ještě před výběrem.

rule-IMP-PEACE-02 = Mírová varianta: akce boření nesmí mířit na lokace soupeřů; karty z ruky bořit lze.

rule-IMP-PEACE-03 = Mírová varianta: lokaci soupeře lze zbořit, jen když to dovoluje schopnost karty.

rule-IMP-PEACE-04 = Mírová varianta: všechno ostatní se řídí běžnými pravidly.
