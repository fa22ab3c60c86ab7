### What games deal to their seats, for games that bring no words of their own for it (Persian).

dealt-any = { $kind }: هر کدام
dealt-by = بر پایه‌ی این: { $kind }
dealt-won = { $game }: با این ببرید: { $word } ({ $kind }).
dealt-every = { $game }: { $kind }، همه
dealt-every-won = { $game }: با هر یک از این نوع ببرید: { $kind }.
dealt-twice = هر کدام را فقط یک بار می‌توان انتخاب کرد: { $word } ({ $kind }).
dealt-unknown = این بازی «{ $word }» را در این نوع ندارد: { $kind }.
