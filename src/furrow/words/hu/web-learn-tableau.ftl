### A forduló menete a kártyajátékokban (magyar).

learn-round = { $game ->
    [imperial_settlers] Egy kör
   *[other] Egy forduló
}
learn-round-lookout = { $game ->
    [imperial_settlers] Megfigyelés
   *[other] Felderítés
}
learn-round-lookout-text = kártyákat veszel
learn-round-production = { $game ->
    [imperial_settlers] Termelés
   *[other] Termelés
}
learn-round-production-text = { $game ->
    [imperial_settlers] a helyszínek és a szövetségek fizetnek
   *[other] a helyszínek és az üzletek fizetnek
}
learn-round-action = Akció
learn-round-action-text = { $game ->
    [imperial_settlers] építesz, szövetséget kötsz, rombolsz, aktiválsz
   *[other] építesz, üzletet kötsz, rombolsz, használsz
}
learn-round-cleanup = { $game ->
    [imperial_settlers] Tisztítás
   *[other] Takarítás
}
learn-round-cleanup-text = a nyersanyag elvész, csak az marad, amit megtarthatsz
