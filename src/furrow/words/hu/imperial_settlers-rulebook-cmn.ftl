### Imperial Settlers, the rulebook: Common cards (Hungarian).

rulebook-imperial-settlers-CMN = Közös kártyák

rule-IMP-CMN-01 = A Romoknak nincs építési költsége, de egy építés akció kell hozzá; színe nincs, és nem lehet lerombolni.
rule-IMP-CMN-02 = Telepesek: az akciója azonnal megépít egy nemzethelyszínt; az építési költséget kifizeted, de helyszínt akkor sem kell eldobnod, ha a költség kívánná. Ha nem maradna miből építeni, a Telepeseket nem lehet aktiválni.
rule-IMP-CMN-03 = Kocsma: a befizetett kártyát el kell dobni, és a használatot egy munkás jelzi a készletből (IMP-USE-08).
rule-IMP-CMN-04 = Birodalmi hírnök: a japán játékos olyan szövetséget is választhat, amelyet egy ellenfél helyszínével kötött (Kereskedelmi út).
rule-IMP-CMN-05 = Hanza-szövetség: a japán játékos a Kereskedelmi úttal kötött szövetséget is törölhet, ahelyett hogy a tábla alól dobna el egyet.
rule-IMP-CMN-06 = Teherhordók: az akciójához közös és nemzetkártya is választható.
