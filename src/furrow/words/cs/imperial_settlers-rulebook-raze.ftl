### Settlers: Zrod impéria: the rulebook, chapter RAZE (Czech).

rulebook-imperial-settlers-RAZE = Boření

rule-IMP-RAZE-01 = Akcí boření se boří společná karta ve vlastní ruce nebo společná lokace soupeře a hned se za to získají prostředky.

rule-IMP-RAZE-02 = Bořit lze jen tehdy, když máte žetony zboření.

rule-IMP-RAZE-03 = Zbořit lze jen kartu nebo lokaci s polem „zboř a získáš“.

rule-IMP-RAZE-04 = Při boření z ruky zvolte společnou kartu, odhoďte 1 žeton zboření, vezměte si prostředky z pole „zboř a získáš“ a kartu odhoďte.

rule-IMP-RAZE-05 = Hráč za Japonce smí z ruky bořit i karty vlastní frakce (mají pole „zboř a získáš“).

rule-IMP-RAZE-06 = Při boření v cizím impériu zvolte soupeře, který nepasoval, a jednu z jeho společných lokací.

rule-IMP-RAZE-07 = Frakční lokace bořit nelze, kromě japonských.

rule-IMP-RAZE-08 = Zbořená japonská frakční lokace se odhodí, nestanou se z ní základy.

rule-IMP-RAZE-09 = Zbořit lokaci soupeře stojí 2 žetony zboření, +1 za žeton obrany a +1 za samuraje na ní.

rule-IMP-RAZE-10 = Útočník si vezme prostředky z pole „zboř a získáš“ ze zásoby (VB se zaznamenají).

rule-IMP-RAZE-11 = Ze zbořené společné lokace soupeře se stanou základy (kapitola „Základy“).

rule-IMP-RAZE-12 = Za zbořenou japonskou frakční lokaci se dřevo nedává.

rule-IMP-RAZE-13 = Prostředky ležící na zbořené akční lokaci a žeton obrany na ní se vracejí do zásoby.

rule-IMP-RAZE-14 = Vlastní postavené lokace bořit nelze.
