### Scythe: the words by which people ask for a step of a line (Czech), besides those of its label: any of them will do, and their beginnings.
### A dash: nobody names this step, nor what stands before it.

scythe-ask-move = pohyb pohnout hýbat jít přejít poslat táhnout
scythe-ask-bolster = podpora podpořit
scythe-ask-trade = obchod obchodovat
scythe-ask-produce = produkce produkovat vyrábět
scythe-ask-factory = karta továrny
scythe-ask-coins = mince peníze
scythe-ask-power = moc moci síla
scythe-ask-cards = bojové karty líznout
scythe-ask-popularity = popularita
scythe-ask-char = postava hrdina
scythe-ask-mech = mech robot
scythe-ask-worker = dělník
scythe-ask-skip = -
scythe-ask-upgrade = vylepšení vylepšit vylepšovat
scythe-ask-deploy = nasazení nasadit mech
scythe-ask-build = stavba postavit stavět budova
scythe-ask-enlist = verbování verbovat naverbovat rekrut
scythe-ask-recruit = rekrut verbovat
scythe-ask-reveal = odhalit úkol
scythe-ask-end = ukončit tah
