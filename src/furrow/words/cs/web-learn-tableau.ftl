### Průběh kola v karetních hrách (česky).

learn-round = { $game ->
    [imperial_settlers] Jedno kolo
   *[other] Jedno kolo
}
learn-round-lookout = { $game ->
    [imperial_settlers] Rozhled
   *[other] Rozhled
}
learn-round-lookout-text = berete karty
learn-round-production = { $game ->
    [imperial_settlers] Produkce
   *[other] Produkce
}
learn-round-production-text = { $game ->
    [imperial_settlers] lokace a dohody vynášejí
   *[other] lokace a dohody vynášejí
}
learn-round-action = Akce
learn-round-action-text = { $game ->
    [imperial_settlers] stavíte, uzavíráte dohody, boříte, aktivujete
   *[other] stavíte, uzavíráte dohody, boříte, používáte
}
learn-round-cleanup = { $game ->
    [imperial_settlers] Úklid
   *[other] Úklid
}
learn-round-cleanup-text = zásoby propadají, kromě těch, které si smíte nechat
