### Imperial Settlers, the rulebook: Japanese (Hungarian).

rulebook-imperial-settlers-JAP = Japánok

rule-IMP-JAP-01 = A japán nemzetkártyáknak rombolásmezőjük van, és lehetnek rombolás célpontjai.
rule-IMP-JAP-02 = A lerombolt japán nemzethelyszíneket el kell dobni (IMP-RAZE-08).
rule-IMP-JAP-03 = A japán játékos a munkásait szamurájként használhatja, hogy megvédje a nemzethelyszíneit.
rule-IMP-JAP-04 = A japán játékos a saját fordulójában akárhány munkást tehet a birodalma nemzethelyszíneire.
rule-IMP-JAP-05 = Szamurájt letenni nem akció.
rule-IMP-JAP-06 = Egy japán nemzethelyszínen legfeljebb 1 szamuráj lehet.
rule-IMP-JAP-07 = Szamuráj olyan nemzethelyszínen is állhat, amelyet nem lehet lerombolni (Szentély, Kapu).
rule-IMP-JAP-08 = A szamurájt nem lehet áthelyezni vagy másra használni; a tisztítási fázisban nem kell eldobni.
rule-IMP-JAP-09 = Minden szamuráj 1-gyel növeli a helyszíne lerombolásához szükséges rombolásjelzők számát.
rule-IMP-JAP-10 = Ha a helyszínét lerombolják, a szamuráj visszakerül a készletbe. Ha a kártyát építésért dobják el, lásd: IMP-BUILD-11.
rule-IMP-JAP-11 = Helyőrség: az akciója végleg eldobatja egy ellenfél birodalmának egyik helyszínét; ez nem rombolás, ezért nem jár érte rombolási áru, telek és fa sem.
rule-IMP-JAP-12 = Kapu: az alá tett kártyákat nem lehet visszavenni; a tisztítási fázisokban sem kerülnek el onnan, a játék végéig ott maradnak; a Kaput nem lehet lerombolni.
rule-IMP-JAP-13 = Közvetítő: az akciójával az egyik szövetségedet (a tábla alól) azonnal megépíted helyszínként; az építési költséget kifizeted, de helyszínt nem kell eldobnod. Ha nem maradna miből építeni, a Közvetítőt nem lehet aktiválni.
rule-IMP-JAP-14 = A Közvetítővel olyan nemzethelyszínt is megépíthetsz, amelynek a költségében nincs helyszín.
rule-IMP-JAP-15 = A Kereskedelmi úttal ellenséges helyszínekkel kötött szövetségek a Közvetítővel nem választhatók.
rule-IMP-JAP-16 = Nindzsák: az építési bónusz 2 szamuráj; ha csak egy nemzethelyszín fogadhat szamurájt, a másik elvész. A szamurájok a készletből jönnek, és maga a Nindzsák is választható helyszín.
rule-IMP-JAP-17 = Szentély: a rajta lévő nyersanyagokat a tisztítási fázisban nem kell levenni, a játék végéig ott maradnak; a Szentélyt nem lehet lerombolni.
rule-IMP-JAP-18 = Kereskedelmi út: ha elvész, a vele kötött szövetségek megmaradnak.
rule-IMP-JAP-19 = Szentély: a rajta lévő 3 / 7 / 12 nyersanyagért 2 / 5 / 10 GyP jár, de csak a legmagasabb elért fokozatért, nem az összegük.
rule-IMP-JAP-20 = Kereskedelmi út: az aktiválás 1 étele a teljes ára annak, hogy szövetséget köss egy ellenfél nemzethelyszínével. A helyszín szövetségmezőjében álló árut azonnal megkapod, és azután minden termelő fázisban (IMP-DEAL-06). Ez a Dódzsó és a hasonló kártyák szempontjából szövetségkötésnek számít.
rule-IMP-JAP-21 = A Kereskedelmi út jelzője a nemzetpaklid legfelső lapja, képpel lefelé a helyszín alatt. Senki sem nézheti meg; rejtett lap, amely egyetlen kézben, pakliban vagy birodalomban sincs, és semmibe sem számít bele. Ha a nemzetpakli üres (IMP-GEN-09), az akció akkor is végrehajtható, és a szövetség jelző nélkül is megmarad.
rule-IMP-JAP-22 = Ha a Kereskedelmi úttal megjelölt helyszín kikerül a tulajdonosa birodalmából, a szövetség megmarad (IMP-DIG-15), a jelzője pedig a nemzeted dobópaklijába kerül; oda kerül akkor is, ha magát a szövetséget törlik (IMP-BAR-06, IMP-CMN-05).
