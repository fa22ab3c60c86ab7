### The keys of the pages around the tables (English).

keys-title = Keys
keys-play = Play a game now
keys-turn = To the next table where it is my turn
keys-new = New table
keys-tables = Tables
keys-search = Search
keys-list = This list
