### The browser client: setting up a table (Czech).

new-title = Nový stůl
new-games = Hra
new-seats = Místa
new-solo = Sólo
new-the-table = Jak se hraje
new-begin = Začít
new-open-table = Otevřít stůl

## Who sits there

new-you = Vy
new-friend = Někdo z přátel
new-friend-by-link = Někdo z přátel, přes odkaz
new-open = Volné místo
new-screen = Někdo u této obrazovky
new-says-friend = Dostane odkaz.
new-says-open = Kdo přijde první.
new-says-screen = Obrazovku si předáváte.
new-who = Kdo sedí na { $number }. místě?
new-about-friend = Sednout si sem může ten, kdo má odkaz na stůl; dostanete ho po otevření stolu.
new-about-open = Sednout si sem může, kdo přijde první.
new-about-screen = Obrazovku si předáváte. Mezi tahy zakrývá karty opona.
new-name-there = Jméno hráče
new-move-back = Posunout zpět
new-move-on = Posunout dál
new-moved = { $who }: nyní { $number }. místo.
new-edits = { $number }. místo: { $who }

## What it plays with

new-chance = Náhoda
new-taken = má { $number }. místo
new-not-with = ne spolu s: { $what }
new-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
new-cards-more = { $count ->
    [one] + { $count } karta
    [few] + { $count } karty
    [many] + { $count } karty
   *[other] + { $count } karet
}

## Time

new-pace = Tempo
new-pace-none = Bez hodin
new-pace-none-says = přemýšlejte, jak dlouho chcete
new-pace-live = Živě
new-pace-live-says = každý { $minutes } min, + { $increment } s
new-pace-days = Po dnech
new-pace-days-says = { $days ->
    [one] { $days } den na tah
    [few] { $days } dny na tah
    [many] { $days } dne na tah
   *[other] { $days } dní na tah
}
new-minutes = Minut na hráče
new-increment = Sekund navíc po tahu
new-days = Dní na tah
new-timeout = Když čas vyprší
new-timeout-bot = dál hraje bot
new-timeout-pass = hráč pasuje

## Who may come, and what counts

new-come = Kdo smí přijít
new-come-link = Přes odkaz
new-come-lobby = Kdokoli
new-come-link-says = Stůl najde jen ten, kdo má odkaz.
new-come-lobby-says = Stůl najde každý mezi otevřenými stoly.
new-hints = Nápověda
new-hints-says = lze se poradit s botem
new-hints-rated = v hodnocené hře není
new-spectators = Diváci
new-spectators-says = karty v ruce zůstanou skryté
new-rated = Hodnocená hra
new-rated-says = jen lidé, bez nápovědy
new-rated-alone = jen pro dva lidi a více
new-rated-bot = počítají se jen lidé: na { $number }. místě je bot
new-rated-screen = počítají se jen lidé u vlastní obrazovky: { $number }. místo ne

## The game

new-more-cards = Další karty
new-variants = Varianty
new-variants-chosen = { $count ->
    [0] { $all } · žádná nezvolena
   *[other] { $all } · zvoleno { $count }
}
new-readings = Výklad pravidel
new-readings-changed = { $count ->
    [0] { $all } · vše jako v tisku
   *[other] { $all } · { $count } jinak než v tisku
}
new-source = Číslo vede k pravidlu.
new-record = Váš rekord

## What the button will do

new-foot-ready = Nikdo nechybí.
new-foot-friends = { $count ->
    [one] Odkaz dostane jeden člověk.
    [few] Odkaz dostanou { $count } lidé.
    [many] Odkaz dostane { $count } lidí.
   *[other] Odkaz dostane { $count } lidí.
}
new-foot-lobby = { $count ->
    [one] Jedno místo je volné pro kohokoli.
    [few] { $count } místa jsou volná pro kohokoli.
    [many] { $count } místa je volného pro kohokoli.
   *[other] { $count } míst je volných pro kohokoli.
}
new-foot-link = { $count ->
    [one] Jedno místo je volné pro toho, kdo má odkaz.
    [few] { $count } místa jsou volná pro ty, kdo mají odkaz.
    [many] { $count } místa je volného pro ty, kdo mají odkaz.
   *[other] { $count } míst je volných pro ty, kdo mají odkaz.
}
