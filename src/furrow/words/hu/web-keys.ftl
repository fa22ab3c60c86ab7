### The keys of the pages around the tables (Hungarian).

keys-title = Billentyűk
keys-play = Játék most
keys-turn = A következő asztalhoz, ahol én jövök
keys-new = Új asztal
keys-tables = Asztalok
keys-search = Keresés
keys-list = Ez a lista
