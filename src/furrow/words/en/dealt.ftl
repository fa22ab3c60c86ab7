### What games deal to their seats, for games that bring no words of their own for it (English).

dealt-any = { $kind }: any
dealt-by = By this: { $kind }
dealt-won = { $game }: win with this: { $word } ({ $kind }).
dealt-every = { $game }: { $kind }, each of them
dealt-every-won = { $game }: win with each one of this kind: { $kind }.
dealt-twice = Each can be chosen only once: { $word } ({ $kind }).
dealt-unknown = The game has no “{ $word }” of this kind: { $kind }.
