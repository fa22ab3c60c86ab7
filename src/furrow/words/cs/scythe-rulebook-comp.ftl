### Scythe: the rulebook, chapter COMP (Czech).

rulebook-scythe-COMP = Komponenty

rule-SCY-COMP-01 = 1 herní plán.
    .heading = Společné komponenty

rule-SCY-COMP-02 = 5 desek hráče.
    .heading = Společné komponenty

rule-SCY-COMP-03 = 80 žetonů surovin: 20 jídel, 20 kovů, 20 dřev, 20 rop.
    .heading = Společné komponenty

rule-SCY-COMP-04 = 80 mincí několika hodnot.
    .heading = Společné komponenty

rule-SCY-COMP-05 = 12 násobících žetonů.
    .heading = Společné komponenty

rule-SCY-COMP-06 = 12 žetonů Setkání (na plán jich přijde 11, viz SCY-SETUP-01).
    .heading = Společné komponenty

rule-SCY-COMP-07 = 6 dílků stavebního bonusu.
    .heading = Společné komponenty

rule-SCY-COMP-08 = 42 bojových karet (žluté): 16 s hodnotou 2, 12 s hodnotou 3, 8 s hodnotou 4 a 6 s hodnotou 5.
    .heading = Společné komponenty

rule-SCY-COMP-09 = 23 karet úkolů (béžové).
    .heading = Společné komponenty

rule-SCY-COMP-10 = 28 karet Setkání (zelené), každá má v levém horním rohu číslo, podle kterého ji poznáte.
    .heading = Společné komponenty

rule-SCY-COMP-11 = 12 karet Továrny (fialové).
    .heading = Společné komponenty

rule-SCY-COMP-12 = 2 bojové ukazatele, na každém lze nastavit hodnotu od 0 do 7.
    .heading = Společné komponenty

rule-SCY-COMP-13 = 5 karet Brodění a 5 karet rychlé nápovědy (pomůcky pro hráče, na pravidla nemají vliv).
    .heading = Společné komponenty

rule-SCY-COMP-14 = 1 list rychlé nápovědy.
    .heading = Společné komponenty

rule-SCY-COMP-15 = 1 Síň slávy (viz SCY-SCORE-18).
    .heading = Společné komponenty

rule-SCY-COMP-16 = 1 deska frakce.
    .heading = Komponenty každé frakce

rule-SCY-COMP-17 = 1 figurka akce, 1 žeton popularity (srdce), 1 žeton moci.
    .heading = Komponenty každé frakce

rule-SCY-COMP-18 = 6 žetonů hvězd.
    .heading = Komponenty každé frakce

rule-SCY-COMP-19 = 4 figurky budov (Památník, Mlýn, Důl, Zbrojnice); všichni hráči mají stejné čtyři.
    .heading = Komponenty každé frakce

rule-SCY-COMP-20 = 4 figurky rekrutů (válečky).
    .heading = Komponenty každé frakce

rule-SCY-COMP-21 = 4 figurky mechů.
    .heading = Komponenty každé frakce

rule-SCY-COMP-22 = 1 figurka postavy (člověk se zvířetem).
    .heading = Komponenty každé frakce

rule-SCY-COMP-23 = 8 dělníků.
    .heading = Komponenty každé frakce

rule-SCY-COMP-24 = 6 kostek technologií.
    .heading = Komponenty každé frakce

rule-SCY-COMP-25 = Pět frakcí a jejich barvy: Sever modrá, Sasko černá, Polanie bílá, Krym žlutá, Rusvět červená.
    .heading = Komponenty každé frakce

rule-SCY-COMP-26 = Plastové figurky (postava, mechové) se účastní boje; dřevěné (dělníci, suroviny, budovy) nikoli.
    .heading = Komponenty každé frakce

rule-SCY-COMP-27 = Žetony surovin jsou ve standardním vydání dřevěné, ve sběratelských vydáních vypadají jako skutečné suroviny; rozšíření plánu zvětší herní plán o 50 % (mění jen vzhled).
    .heading = Komponenty každé frakce

rule-SCY-COMP-28 = Existuje promo balíček 6 karet Továrny; ve výtiscích z crowdfundingu je přibalen ke 12 základním kartám Továrny. Do základní hry nepatří (SCY-DIG-46).
    .heading = Komponenty každé frakce
