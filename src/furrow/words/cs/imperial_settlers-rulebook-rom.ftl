### Settlers: Zrod impéria: the rulebook, chapter ROM (Czech).

rulebook-imperial-settlers-ROM = Římané

rule-IMP-ROM-01 = Konstruktéři: jejich akce natrvalo odstraní jednu lokaci soupeře; není to boření.

rule-IMP-ROM-02 = Obchodní kolonie: po postavení je zároveň hnědá, šedá a červená.

rule-IMP-ROM-03 = Zvědové: jejich akce není uzavření dohody.

rule-IMP-ROM-04 = Proti Japoncům nemohou Zvědové vzít dohodu uzavřenou s vaší lokací nebo s lokací jiného hráče (Obchodní stezka); jen dohodu pod deskou frakce soupeře.

rule-IMP-ROM-05 = Skladiště: přijdete-li o ně (odhozením kvůli stavbě, nebo zbořením), jdou suroviny v nich uskladněné do vaší zásoby a lze je použít až do úklidu téhož kola.
