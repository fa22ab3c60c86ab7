### Imperial Settlers, the rulebook: Setup (Hungarian).

rulebook-imperial-settlers-SETUP = Előkészületek

rule-IMP-SETUP-01 = A szokásos szabályok 2–4 játékosra érvényesek; az egyszemélyes játékról lásd: „Egyszemélyes játék”.
rule-IMP-SETUP-02 = A közös kártyák és az egyes nemzetek kártyái külön paklik.
rule-IMP-SETUP-03 = A körjelző az 1-es mezőn kezd.
rule-IMP-SETUP-04 = Keverjétek meg a közös paklit.
rule-IMP-SETUP-05 = Mindenki választ egy nemzetet, elveszi a tábláját, a 30 lapos pakliját és a jelölőjét, megkeveri a nemzetpaklit, és képpel lefelé a táblája mellé teszi. A japánokra további szabályok vonatkoznak (lásd: „Japánok”).
rule-IMP-SETUP-06 = A ki nem választott nemzetek visszakerülnek a dobozba.
rule-IMP-SETUP-07 = Minden jelölő 0 GyP-ről indul.
rule-IMP-SETUP-08 = A nyersanyagokból, a munkásokból és a jelzőkből legyen közös készlet; játékosonként csak 1 védekezésjelző kell.
rule-IMP-SETUP-09 = A kezdőjátékost sorsoljátok ki; ő kapja a kezdőjátékos-jelzőt.
rule-IMP-SETUP-10 = A kezdőjátékostól sorban mindenki húz 2 közös kártyát és 2 kártyát a nemzete paklijából: ezek a kezdő lapok.
rule-IMP-SETUP-11 = Az első játszmákhoz 2 játékost, rómaiakat és barbárokat ajánlunk; az egyiptomiak és a japánok nehezebbek.
