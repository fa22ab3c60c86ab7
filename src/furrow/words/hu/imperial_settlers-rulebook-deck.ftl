### Imperial Settlers, the rulebook: Variant: faction deck construction (Hungarian).

rulebook-imperial-settlers-DECK = Variáns: nemzetpakli építése

rule-IMP-DECK-01 = A nemzetpakliban pontosan 30 lap van: 3 különböző kártya 3 példányban, 6 kártya 2 példányban, 9 kártya egy példányban.
rule-IMP-DECK-02 = A példányok száma minden kártyán rajta áll.
rule-IMP-DECK-03 = Ha egy kártyát beteszel a nemzetpakliba, tedd be minden példányát, és vedd ki egy ugyanannyi példányos kártya minden példányát.
rule-IMP-DECK-04 = A pakli építésének csak a kiegészítők kártyáival van értelme; az alap nemzetpaklik megfelelnek a szabályainak.
