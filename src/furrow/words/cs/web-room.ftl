### The browser client: the room before a game, and the letter for whoever is invited (Czech).

room-title = Stůl hráče { $name }
room-of = { $count ->
    [one] { $game } · { $count } místo
    [few] { $game } · { $count } místa
    [many] { $game } · { $count } místa
   *[other] { $game } · { $count } míst
}
room-invited = Přes odkaz
room-host = Hostitel
room-here = Je zde
room-away = Právě zde není
room-says-invited = Pozvaný hráč tu ještě není
room-says-lobby = Volné pro kohokoli
room-says-link = Volné pro toho, kdo má odkaz
room-came = Ke stolu usedá { $name }.
room-left = Od stolu vstává { $name }.

## The link, and what holds

room-link-says = Kdo ho má, smí si sednout nebo se dívat.
room-link-says-sit = Kdo ho má, smí si sednout.
room-copy = Kopírovat
room-watched = lze se dívat
room-not-watched = bez diváků

## The button

room-begin = Začít
room-begin-with-bots = Začít s boty
room-ready = Už mohu začít
room-is-ready = Připraven
room-complete = Všichni jsou tu.
room-missing = { $count ->
    [one] Jeden chybí: jeho místo může zaujmout bot.
    [few] { $count } chybějí: jejich místa mohou zaujmout boti.
    [many] { $count } chybí: jejich místa mohou zaujmout boti.
   *[other] { $count } chybí: jejich místa mohou zaujmout boti.
}
room-unrated = S botem se hra nehodnotí.
room-unready = { $count ->
    [one] Všichni jsou tu; jeden ještě není připraven.
    [few] Všichni jsou tu; { $count } ještě nejsou připraveni.
    [many] Všichni jsou tu; { $count } ještě není připraveno.
   *[other] Všichni jsou tu; { $count } ještě není připraveno.
}
room-host-begins = Hru začne { $name }.
room-you-watch = Díváte se. Až hra začne, uvidíte ji zde.
room-late = Hra začala bez vás: díváte se.

## The letter

room-invites = { $name } vás zve ke hře
room-who-sits = Kdo u stolu sedí
room-your-name = Vaše jméno u stolu
room-sit = Sednout si
room-sit-as = Sednout si: { $what }
room-watch = Dívat se
room-new-to = { $game } neznáte?
room-no-account = Účet není třeba.
