### Scythe, the rulebook: Tie-breakers (Hungarian).

rulebook-scythe-TIE = Döntetlen eldöntése

rule-SCY-TIE-01 = Egyenlő vagyonok esetén ebben a sorrendben kell összehasonlítani, és a több a jobb: (1) munkások + mechek + építmények a játéktáblán; (2) hatalom; (3) népszerűség; (4) birtokolt erőforrások; (5) fennhatóság alatt álló tartományok; (6) lehelyezett csillagok.
    .note-1 = A bázison lévő egységek a játéktáblán lévőnek számítanak; ami még egy táblán van, az nem.
rule-SCY-TIE-02 = Az első olyan szempont dönt, amelyben különbség van.
rule-SCY-TIE-03 = Ha mind a hat egyenlő, nincs döntés: a győzelmen osztozni kell.
