### 51st State: the rulebook, chapter PROD (Czech).

rulebook-fifty-first-state-PROD = Fáze produkce

rule-FSS-PROD-01 = Ve fázi produkce pocházejí prostředky ze tří zdrojů: z desky frakce, z dohod a z produkčních lokací.

rule-FSS-PROD-02 = Deska frakce dává to, co ukazuje její pole Produkce.

rule-FSS-PROD-03 = Každá dohoda dává prostředek, který je na jejím viditelném okraji.

rule-FSS-PROD-04 = Každá produkční lokace dává to, co ukazuje její schopnost.

rule-FSS-PROD-05 = Hráči smějí produkovat jeden po druhém (nejprve začínající hráč, dále po směru hodinových ručiček), nebo všichni najednou. Viz FSS-DIG-04.

rule-FSS-PROD-06 = V rámci produkce jednoho hráče je pořadí deska, potom dohody, potom produkční lokace.

rule-FSS-PROD-07 = Prostředky se berou podle FSS-GOOD-09 až FSS-GOOD-11.

rule-FSS-PROD-08 = Lokace s otevřenou produkcí produkuje svému majiteli jako každá jiná produkční lokace.

rule-FSS-PROD-09 = Účinek, který přebírá produkci soupeřovy lokace (například Dodavatelé), počítá u množství „za lokaci určitého typu“ soupeřovy lokace, ne lokace toho, kdo přebírá.

rule-FSS-PROD-10 = Je-li dělník vyslán na soupeřovu lokaci s otevřenou produkcí, která dává množství „za typ“, počítají se typy majitele lokace.

rule-FSS-PROD-11 = Ruiny neprodukují nic.

rule-FSS-PROD-12 = Prostředky uložené na kartě se skladováním jsou opět k dispozici nejpozději ve fázi produkce. Viz FSS-DIG-09.

rule-FSS-PROD-13 = Převzetí produkce (Dodavatelé): na začátku fáze produkce, dříve než kdokoli produkuje, určí majitel přebírající karty jednu produkční lokaci jiného hráče. Ta dá své prostředky, až produkuje přebírající, a to jemu, a on v ní dělá i každou volbu; když produkuje její majitel, nedá nic, ať je na řadě dříve kdokoli z nich, majitel tedy o tyto prostředky přichází. Množství za typ se řídí podle FSS-PROD-09. Není-li jakou lokaci určit, karta nedá nic.

rule-FSS-PROD-14 = Kopírování produkce (Elektrárna): karta dává to, co dává jedna jiná produkční lokace téhož státu, pokaždé znovu zvolená, i při stavbě (FSS-BUILD-04); kopírovaná lokace dává své prostředky i tak. Kopírovat lze i vaši lokaci, jejíž produkci přebírá jiný hráč (FSS-PROD-13).

rule-FSS-PROD-15 = Bonus za stavbu Dodavatelů: při stavbě získejte to, co produkuje jedna produkční lokace jiného hráče; ten o nic nepřichází. Bonus na tuto lokaci míří, hráč, který pasoval, je tedy v bezpečí (FSS-PASS-03); není to použití otevřené produkce (žádný dělník se nevysílá a FSS-OPEN-04 zůstává nedotčeno).

rule-FSS-PROD-16 = Převzít a kopírovat lze jen obyčejné produkční lokace, s otevřenou produkcí i bez ní: ty, které produkují dané prostředky, prostředky podle volby, nebo prostředky za typ. Nelze to s ruinou, s kartou, která sama přebírá nebo kopíruje, ani s kartou, která odměňuje získané prostředky (FSS-PROD-18).

rule-FSS-PROD-17 = Pořadí v rámci produkce jednoho hráče je: deska, dohody (FSS-PROD-06), obyčejné lokace spolu s převzatou lokací, kopírující lokace, lokace odměňující získané prostředky, vlastnosti s prahem.

rule-FSS-PROD-18 = Lokace odměňující získané prostředky (Cisterna, Staveniště, Šerifova kancelář, Malá továrna) počítají, kolik svého prostředku hráč v této fázi produkce získal ze všeho, co je v FSS-PROD-17 před nimi, až do svého maxima; prostředky vracející se ze skladování se nepočítají jako získané. Při stavbě dávají 0, protože fáze akcí není fáze produkce.

rule-FSS-PROD-19 = Vlastnosti s prahem (Ozbrojení obchodníci, Gang Temných vizí, Demoliční četa, Město snů, Naftaři, Věž vlastenců, Vrakaři) se v produkci ověřují jako poslední, všechny podle téhož součtu, do kterého se počítá výnos podle FSS-PROD-18, ale ne zisk jiné takové vlastnosti. Každá se vyplatí jednou za fázi produkce, jakkoli je její počet překročen; u stolu lze povolit, aby se vyplatila jednou za každý celý násobek.
