### Imperial Settlers, the rulebook: Components (Hungarian).

rulebook-imperial-settlers-COMP = Játékelemek

rule-IMP-COMP-01 = A játékban van 1 pontozótábla (győzelmipont-sávval és körsávval), 4 nemzetjelölő és 1 körjelző.
rule-IMP-COMP-02 = Van 4 nemzettábla, mindegyiken a nemzet termelésével; a két oldaluk (férfi, illetve női vezető) között a játékban nincs különbség.
rule-IMP-COMP-03 = A játékban 220 kártya van: 30 barbár, 30 japán, 30 római, 30 egyiptomi, 84 közös és 16 támadáskártya (csak az egyszemélyes játékhoz).
rule-IMP-COMP-04 = A nemzetpaklit csak a saját játékosa használja; a közös pakli mindenkié.
rule-IMP-COMP-05 = Van 32 fa, 32 kő, 32 étel, 40 munkás, 18 rombolásjelző (kard), 10 védekezésjelző és 24 aranyjelző.
rule-IMP-COMP-06 = Van 6 sokszorozójelző, 1 kezdőjátékos-jelző és 4 különleges egyiptomi jelző.
rule-IMP-COMP-07 = Az egyiptomi jelzőkre csak akkor van szükség, ha az egyiptomi játékos megépítette Ré templomát.
rule-IMP-COMP-08 = A nyersanyagok, a munkások és a jelzők száma korlátlan; ami hiányzik, azt sokszorozójelző helyettesíti (1 kő egy ×5 jelzőn = 5 kő).
