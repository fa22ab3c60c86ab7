### Stránky o lidech a vlastní nastavení (česky).

me-profile = Profil
me-facts = od { $since } · { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
} · vyhráno: { $won }
me-played = { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
} · vyhráno: { $won }
me-rated = { $games ->
    [one] { $games } hodnocená hra
    [few] { $games } hodnocené hry
   *[other] { $games } hodnocených her
}
me-curve = { $games ->
    [one] { $game }: hodnocení { $last } po { $games } hodnocené hře, nejlepší { $best }
    [few] { $game }: hodnocení { $last } po { $games } hodnocených hrách, nejlepší { $best }
   *[other] { $game }: hodnocení { $last } po { $games } hodnocených hrách, nejlepší { $best }
}
me-last-games = Poslední hry
me-all-games = { $count ->
    [one] všechny: { $count }
    [few] všechny: { $count }
   *[other] všechny: { $count }
}
me-and = ,{ " " }
me-replay = Přehrát
me-no-games = Tady budou vaše hry, jakmile nějakou odehrajete.
me-no-games-of = Zatím tu nejsou vidět žádné hry.
me-hidden = Hry a hodnocení nejsou nikomu jinému ukázány.
me-block = Zablokovat
me-unblock = Odblokovat
me-medals = Medaile
me-medals-of = { $done } z { $all }
me-more-medals = { $count ->
    [one] ještě { $count }
    [few] ještě { $count }
   *[other] ještě { $count }
}
me-not-earned = zatím nezískáno
me-best-with = Nejlépe s
me-look = Vzhled
me-table = U stolu
me-preview = Tak rychlé jsou tahy ostatních.
me-reaches = Jak se dozvíte, že jste na tahu
me-reaches-more = Záložka a její ikona řeknou, že na vás čeká stůl; může to říct i zvuk.
me-people = Lidé
me-shown = Moje hry a hodnocení
me-shown-all = Vidí všichni
me-shown-me = Jen já
me-blocked = Zablokovaní
me-blocked-nobody = nikdo
me-data = Moje data
me-data-more = jeden soubor
me-data-get = Stáhnout
me-leave = Odejít
me-solo = Sólo
