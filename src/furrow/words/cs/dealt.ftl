### What games deal to their seats, for games that bring no words of their own for it (Czech).

dealt-any = { $kind }: cokoli
dealt-by = Podle tohoto: { $kind }
dealt-won = { $game }: vyhrajte s tímto: { $word } ({ $kind }).
dealt-every = { $game }: { $kind }, vše
dealt-every-won = { $game }: vyhrajte se vším tohoto druhu: { $kind }.
dealt-twice = Každou možnost lze zvolit jen jednou: { $word } ({ $kind }).
dealt-unknown = Hra nemá v tomto druhu „{ $word }“: { $kind }.
