### Settlers: Zrod impéria: the rulebook, chapter BUILD (Czech).

rulebook-imperial-settlers-BUILD = Stavba lokace

rule-IMP-BUILD-01 = Akcí stavby se postaví společná karta nebo karta vlastní frakce z ruky.

rule-IMP-BUILD-02 = Při stavbě zvolte kartu, zaplaťte její cenu stavby ze své zásoby a položte ji do svého impéria.

rule-IMP-BUILD-03 = Produkční lokace dá své prostředky ihned, když je postavena.

rule-IMP-BUILD-04 = Bonus za stavbu se dává jednou, po postavení; nemění kategorii ani řadu karty.

rule-IMP-BUILD-05 = Produkční lokace s bonusem za stavbu dá obojí.

rule-IMP-BUILD-06 = Společné lokace stojí dřevo, kámen, nebo obojí.
    .note-1 = Tři vytištěné karty stojí jídlo: Obilné pole, Misionáři a Císařský posel. Karta má přednost před pravidlem.

rule-IMP-BUILD-07 = Mnoho frakčních lokací stojí kromě surovin i odhození jedné lokace (společné nebo frakční), která už je ve vašem impériu postavena.

rule-IMP-BUILD-08 = Stavěná karta se položí až po zaplacení všech cen.

rule-IMP-BUILD-09 = Místo lokace podle IMP-BUILD-07 lze odhodit jedny základy.

rule-IMP-BUILD-10 = Akční lokaci, která už byla v tomto kole aktivována, lze odhodit jako lokaci v ceně; odhodí se i prostředky, které na ní leží.

rule-IMP-BUILD-11 = Odhodí se i každý jiný žeton na lokaci odhozené kvůli stavbě (žeton obrany, samuraj, zaplacené prostředky).

rule-IMP-BUILD-12 = Zlatem lze zaplatit suroviny z ceny stavby, ne lokaci.

rule-IMP-BUILD-13 = Odhozené společné lokace a základy ze společných karet jdou do společného odhazovacího balíčku, karty frakce do odhazovacího balíčku této frakce.

rule-IMP-BUILD-14 = Pořadí zisků při stavbě je: produkce, bonus za stavbu, vlastnosti jiných karet; počítá se s novou kartou na místě a bez té odhozené.
