### The front page (Hungarian).

home-hello = Három nagyszerű játék. Ülj le!
home-hello-more = A botok készen állnak, a barátok linkkel jönnek. Fiók nem kell.

## A game's poster

home-players = { $least }–{ $most } játékos
home-minutes = { $count }′
home-minutes-long = körülbelül { $count } perc
home-points = { $count } pontig
home-rounds = { $count ->
    [one] { $count } játékkör
   *[other] { $count } játékkör
}
home-against = { $game }: ki játszik ellened
home-opponents = { $bots ->
    [0] Egyedül
    [1] Te és egy bot
    [2] Te és két bot
    [3] Te és három bot
    [4] Te és négy bot
   *[other] Te és { $bots } bot
}

## My tables

home-mine = Asztalaid
home-others = Mások gondolkodnak
home-go-on = Tovább
home-turn = { $number }. lépés
home-round = { $number }. játékkör
home-round-of = { $number }/{ $all }. játékkör
home-left = még { $time }
home-with = vele: { $names }
home-thinks = { $name } gondolkodik
home-think = { $count ->
    [one] { $count } játékos gondolkodik
   *[other] { $count } játékos gondolkodik
}
home-full = kezdődhet
home-all = mind ({ $count })
home-none = Nem vár rád asztal.
home-none-more = Nyomd meg: { $play }, vagy ülj le másokkal.
home-open = { $count ->
    [0] Asztalok
    [one] { $count } nyitott asztal
   *[other] { $count } nyitott asztal
}

## Live, learning, people

home-live = Most zajlik
home-watching = { $count ->
    [one] { $count } néző
   *[other] { $count } néző
}
home-learn-new = Most jársz itt először?
home-lessons = { $count ->
    [one] { $count } rövid lecke az igazi táblán.
   *[other] { $count } rövid lecke az igazi táblán.
}
home-first-lesson = Első lecke
home-people = Másokkal
home-people-none = Nyiss egy asztalt: a linkje azonnal működik.
home-you-are = A neved itt
home-change-name = Más név
home-keep-name = Ez legyen
