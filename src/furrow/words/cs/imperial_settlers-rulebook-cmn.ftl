### Settlers: Zrod impéria: the rulebook, chapter CMN (Czech).

rulebook-imperial-settlers-CMN = Společné karty

rule-IMP-CMN-01 = Ruiny nemají cenu stavby, akce stavby je však potřeba; nemají barvu a nelze je zbořit.

rule-IMP-CMN-02 = Kolonisté: jejich akce ihned postaví frakční lokaci; zaplaťte cenu stavby, ale žádná lokace se neodhazuje, i když ji cena žádá. Kdyby už nebylo z čeho stavět, nelze Kolonisty použít.

rule-IMP-CMN-03 = Krčma: zaplacená karta se odhodí a použití označí dělník ze zásoby (IMP-USE-08).

rule-IMP-CMN-04 = Císařský posel: hráč za Japonce smí zvolit i dohodu uzavřenou s lokací soupeře (Obchodní stezka).

rule-IMP-CMN-05 = Hanzovní dům: hráč za Japonce smí místo odhození dohody zpod desky zrušit dohodu uzavřenou díky Obchodní stezce.

rule-IMP-CMN-06 = Nosiči: jejich akce smí zvolit společnou kartu nebo kartu frakce.
