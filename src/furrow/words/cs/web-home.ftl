### The front page (Czech).

home-hello = Tři skvělé hry. Posaďte se.
home-hello-more = Boti jsou připraveni, přátelé přijdou přes odkaz. Bez účtu.

## A game's poster

home-players = { $least } až { $most } hráčů
home-minutes = { $count }′
home-minutes-long = asi { $count } minut
home-points = do { $count } bodů
home-rounds = { $count ->
    [one] { $count } kolo
    [few] { $count } kola
    [many] { $count } kola
   *[other] { $count } kol
}
home-against = { $game }: kdo hraje proti vám
home-opponents = { $bots ->
    [0] Hrajete sami
    [1] Vy a jeden bot
    [2] Vy a dva boti
    [3] Vy a tři boti
    [4] Vy a čtyři boti
   *[other] Vy a boti: { $bots }
}

## My tables

home-mine = Vaše stoly
home-others = Přemýšlejí jiní
home-go-on = Dál
home-turn = { $number }. tah
home-round = { $number }. kolo
home-round-of = { $number }. kolo z { $all }
home-left = zbývá { $time }
home-with = spoluhráči: { $names }
home-thinks = přemýšlí { $name }
home-think = { $count ->
    [one] přemýšlí { $count } hráč
    [few] přemýšlejí { $count } hráči
    [many] přemýšlí { $count } hráče
   *[other] přemýšlí { $count } hráčů
}
home-full = může začít
home-all = vše ({ $count })
home-none = Žádný stůl na vás nečeká.
home-none-more = Stiskněte „{ $play }“, nebo si sedněte k ostatním.
home-open = { $count ->
    [0] Stoly
    [one] { $count } otevřený stůl
    [few] { $count } otevřené stoly
    [many] { $count } otevřeného stolu
   *[other] { $count } otevřených stolů
}

## Live, learning, people

home-live = Právě se hraje
home-watching = { $count ->
    [one] { $count } divák
    [few] { $count } diváci
    [many] { $count } diváka
   *[other] { $count } diváků
}
home-learn-new = Jste tu poprvé?
home-lessons = { $count ->
    [one] { $count } krátká lekce na skutečné desce.
    [few] { $count } krátké lekce na skutečné desce.
    [many] { $count } krátké lekce na skutečné desce.
   *[other] { $count } krátkých lekcí na skutečné desce.
}
home-first-lesson = První lekce
home-people = S lidmi
home-people-none = Založte stůl: jeho odkaz funguje hned.
home-you-are = Hrajete jako
home-change-name = Změnit
home-keep-name = Použít
