### Settlers: Zrod impéria: the rulebook, chapter CARD (Czech).

rulebook-imperial-settlers-CARD = Přehled karet

rule-IMP-CARD-01 = Postavit lze každou kartu. Společné karty a karty frakce Japonců lze také zbořit. Karty frakcí se mohou stát i dohodami.

rule-IMP-CARD-02 = Cena stavby je v levém horním rohu karty.

rule-IMP-CARD-03 = Pole „zboř a získáš“ s prostředky za zboření je v pravém horním rohu karty.

rule-IMP-CARD-04 = Každá karta frakce má dole pole dohody.

rule-IMP-CARD-05 = Na kartě je dále název s hodnotou VB na konci hry, barva nebo barvy lokace a pole schopnosti, u některých karet i s bonusem za stavbu.

rule-IMP-CARD-06 = Lokace má zpravidla jednu barvu; některé jich mají více (Obchodní kolonie) nebo žádnou (Ruiny).

rule-IMP-CARD-07 = Karta nese kód příslušnosti (BAR, COM, EGY, JAP, ROM) s číslem a značku, zda jsou v balíčku frakce 1, 2 nebo 3 kopie.

rule-IMP-CARD-08 = Kategorie jsou produkční, vlastnostní a akční, u společných karet i u karet frakcí.

rule-IMP-CARD-09 = Postavené lokace leží v řadách: nahoře produkční, uprostřed vlastnostní, dole akční.

rule-IMP-CARD-10 = Frakční lokace je nejlépe mít vlevo od desky, společné vpravo; špatně položená karta není prohřešek.

rule-IMP-CARD-11 = Kartu určuje její vytištěné číslo (například JAP021): kopie jedné karty se mohou lišit ziskem z dohody (Záškodníci, Temný oltář, Tlupa, Daimyův hrad, Obchodní stezka, Sochařův učeň), ruka, balíček, dohoda i záznam proto uvádějí vytištěnou kopii.

rule-IMP-CARD-12 = Některé karty byly vytištěny s různými hodnotami (Socha, Dvorní sochař, Ruiny, Rynek); platí hodnoty, které jsou na kartách zde.
