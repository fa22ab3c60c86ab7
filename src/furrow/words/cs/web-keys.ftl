### The keys of the pages around the tables (Czech).

keys-title = Klávesy
keys-play = Hrát hned
keys-turn = K dalšímu stolu, kde jsem na tahu
keys-new = Nový stůl
keys-tables = Stoly
keys-search = Hledat
keys-list = Tento seznam
