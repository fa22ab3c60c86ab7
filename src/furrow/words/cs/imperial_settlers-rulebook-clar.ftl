### Settlers: Zrod impéria: the rulebook, chapter CLAR (Czech).

rulebook-imperial-settlers-CLAR = Obecná upřesnění

rule-IMP-CLAR-01 = Vlastnostní lokace, která odměňuje stavbu lokací určitého druhu, při své stavbě počítá i sebe.

rule-IMP-CLAR-02 = Do produkce nebo bonusu za stavbu „za lokaci určité barvy“ se počítá i lokace sama, má-li tuto barvu.

rule-IMP-CLAR-03 = Odměny za boření (Pranýř, Nájezd) odpovídají na každý účinek, který se nazývá boření a provádí ho jejich majitel: z ruky, u lokace soupeře, Sebrankou, Temným oltářem nebo Stavitelem vozů. Neodpovídají na Tlupu, Pevnost, Konstruktéry a Útočiště, které boření nejsou (IMP-BAR-03, IMP-JAP-11, IMP-ROM-01, IMP-EGY-07).

rule-IMP-CLAR-04 = Pevnost a Konstruktéři smějí zvolit kteroukoli lokaci soupeře, který nepasoval, společnou nebo frakční, s polem „zboř a získáš“ i bez něj (tedy i Bránu, Svatyni, Ruiny). Žeton obrany ani samuraj nestojí nic navíc. Karta jde do svého odhazovacího balíčku (IMP-GEN-07), co na ní leží, do zásoby.
