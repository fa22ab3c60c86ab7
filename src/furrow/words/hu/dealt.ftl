### What games deal to their seats, for games that bring no words of their own for it (Hungarian).

dealt-any = { $kind }: bármelyik
dealt-by = Eszerint: { $kind }
dealt-won = { $game }: nyerj ezzel: { $word } ({ $kind }).
dealt-every = { $game }: { $kind }, mindegyik
dealt-every-won = { $game }: nyerj ebből a fajtából mindegyikkel: { $kind }.
dealt-twice = Mindegyik csak egyszer választható: { $word } ({ $kind }).
dealt-unknown = A játékban nincs ilyen ({ $kind }): „{ $word }”.
