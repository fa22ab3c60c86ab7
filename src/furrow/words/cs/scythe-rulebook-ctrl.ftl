### Scythe: the rulebook, chapter CTRL (Czech).

rulebook-scythe-CTRL = Kontrola

rule-SCY-CTRL-01 = Hráč ovládá území, na kterém stojí alespoň jedna jeho jednotka (postava, mech nebo dělník).

rule-SCY-CTRL-02 = Hráč ovládá také území se svou budovou, dokud na něm není žádná soupeřova jednotka.

rule-SCY-CTRL-03 = V každém okamžiku ovládá jedno území nejvýše jeden hráč.

rule-SCY-CTRL-04 = Vstoupí-li na území s vaší budovou soupeřova jednotka, přechází kontrola nad územím na soupeře.

rule-SCY-CTRL-05 = Ztrátou kontroly nad územím nepřicházíte o budovu: zůstává vaše (SCY-BUILD-05, SCY-BUILD-06).

rule-SCY-CTRL-06 = Dokud se čeká na boj, ovládá území ten hráč, který ho ovládal předtím.

rule-SCY-CTRL-07 = Území bez jednotek a budov neovládá nikdo; suroviny na něm zůstávají a nikdo je nemůže utratit.

rule-SCY-CTRL-08 = Karta rychlé nápovědy zkracuje pravidlo na „jednu jednotku nebo budovu“; výjimka kvůli soupeřově jednotce podle SCY-CTRL-02 však platí i tak.
