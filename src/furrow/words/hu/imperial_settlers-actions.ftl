### Imperial Settlers: labels of the actions that only this game has (Hungarian). Cards and goods stand uninflected.

imperial-settlers-act-use = Aktiválás: { $card }
imperial-settlers-act-shield = Védekezésjelző ide: { $card }
imperial-settlers-act-samurai = Szamuráj ide: { $card }
imperial-settlers-act-tuck = { $card } – e helyszín alá: { $location }
imperial-settlers-act-offer-up = { $counted } – erre a helyszínre: { $card }
imperial-settlers-act-forgo = Lemondás pontokért, a szövetségekből: { $counted }
imperial-settlers-act-loot = A rombolásmezőről: { $counted } – { $card }
imperial-settlers-act-forfeit = Lemondás pontokért: { $counted }

## In place of shared messages: the words of this game

imperial-settlers-act-deal = Szövetségkötés: { $card }
imperial-settlers-act-cancel = Lemondás a szövetségről: { $card }
imperial-settlers-act-end = A forduló befejezése
