### Scythe: questions and answers in the few words that stand on the table (Czech); in full: scythe-questions,
### scythe-actions. An attribute says more where more is known.

## Questions

scythe-prompt-turn = Vyberte část desky
scythe-prompt-top = Co, nebo kde?
scythe-prompt-bottom = Vaše spodní akce?
scythe-prompt-end = Ukončíte tah?
scythe-prompt-pick = Kdo se pohne dál?
scythe-prompt-step = Kam půjde vaše jednotka?
    .unit = Kam půjde { $unit }?
scythe-prompt-cargo = Co si vezme s sebou?
scythe-prompt-battles = Který boj teď?
scythe-prompt-artillery = Použijete Dělostřelectvo?
scythe-prompt-dials = Tajně nastavte ukazatel
scythe-prompt-retreat = Kam ustoupí?
scythe-prompt-encounter = Vyberte možnost
scythe-prompt-scenes = Vyberte scénu
scythe-prompt-factory-card = Vyberte kartu Továrny
scythe-prompt-choice = Co vám karta dá?
scythe-prompt-produce = Co bude produkovat?
scythe-prompt-trade = Kam přijdou suroviny?
scythe-prompt-goods = Kterou surovinu?
scythe-prompt-take = Kolik si vezmete?
scythe-prompt-pay = Čím zaplatíte?
scythe-prompt-discard = Kterou kartou zaplatíte?
scythe-prompt-cube = Kterou kostku přesunete?
scythe-prompt-cover = Co zlevní?
scythe-prompt-mech = Vyberte mecha
scythe-prompt-deploy = Kam přijde mech?
scythe-prompt-structure = Vyberte budovu
scythe-prompt-build = Kde postavíte?
scythe-prompt-recruit = Vyberte rekruta
scythe-prompt-bonus = Vyberte jednorázový bonus
scythe-prompt-look = Čí karty si prohlédnete?
scythe-prompt-resettle = Kam půjdou vaše jednotky?
scythe-prompt-settlers = Které jednotky půjdou?

## Answers, beside their signs

scythe-brief-fight = Boj
scythe-brief-everything = Vše
scythe-brief-nothing = Nic
scythe-brief-card = Karta { $value }
scythe-brief-no-action = Žádná akce
scythe-brief-choice-coins = Mince
scythe-brief-choice-power = Moc
scythe-brief-choice-cards = Bojové karty
scythe-brief-choice-popularity = Popularita
scythe-brief-choice-goods = Suroviny
scythe-brief-choice-use = Karta Továrny
