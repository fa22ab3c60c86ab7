### Settlers: Zrod impéria: the rulebook, chapter COMP (Czech).

rulebook-imperial-settlers-COMP = Komponenty

rule-IMP-COMP-01 = Hra má 1 bodovací desku (stupnice VB a stupnice kol), 4 ukazatele frakcí a 1 ukazatel kola.

rule-IMP-COMP-02 = Desky frakcí jsou 4, s produkcí každé frakce; jejich dvě strany (vůdce a vůdkyně) se ve hře nijak neliší.

rule-IMP-COMP-03 = Hra má 220 karet: 30 Barbarů, 30 Japonců, 30 Římanů, 30 Egypťanů, 84 společných a 16 karet útoku (jen pro sólovou hru).

rule-IMP-COMP-04 = Balíček frakce používá jen její hráč; společný balíček je pro všechny.

rule-IMP-COMP-05 = K dispozici je 32 dřev, 32 kamenů, 32 jídel, 40 dělníků, 18 žetonů zboření (meče), 10 žetonů obrany a 24 žetonů zlata.

rule-IMP-COMP-06 = K dispozici je 6 násobících žetonů, 1 žeton začínajícího hráče a 4 zvláštní egyptské žetony.

rule-IMP-COMP-07 = Egyptské žetony jsou potřeba, až když hráč za Egypťany postaví Chrám boha Ra.

rule-IMP-COMP-08 = Suroviny, dělníci a žetony jsou neomezené; chybějící zastoupí násobící žetony (1 kámen na žetonu ×5 = 5 kamenů).
