### Vedle mapy Scythe: hráči, desky, ruka, poslední tahy (čeština).

## Hráči

web-scythe-rail-last = Poslední část desky: { $section }
web-scythe-rail-acting = je na tahu
web-scythe-rail-away = není u stolu
web-scythe-rail-thinking = přemýšlí
web-scythe-rail-clock = Zbývající čas: { $time }
web-scythe-rail-workers = dělníci ve hře: { $out } z { $all }

## Desky

web-scythe-rail-free = zdarma
web-scythe-rail-or = nebo
web-scythe-rail-of = { $done } z { $most }
web-scythe-rail-full = Všechno hotovo
web-scythe-rail-bottom = K dispozici { $has } z { $needs } surovin, hotovo { $done } z { $most }

## Co dělají schopnosti mechů, několika slovy

web-scythe-rail-ability-riverwalk = Přes řeku: { $terrains }
web-scythe-rail-ability-speed = O jedno území dál
web-scythe-rail-ability-underpass = Vlastní hory a tunely sousedí
web-scythe-rail-ability-disarm = Na tunelu: soupeř −2 moci
web-scythe-rail-ability-township = Vesnice a Továrna sousedí
web-scythe-rail-ability-peoples-army = S dělníkem o kartu víc
web-scythe-rail-ability-seaworthy = I na jezera, i při ústupu
web-scythe-rail-ability-artillery = Za 1 moci: soupeř −2
web-scythe-rail-ability-wayfare = Na vlastní či volnou základnu
web-scythe-rail-ability-scout = Před bojem vezme kartu
web-scythe-rail-ability-submerge = Z jezera na jezero
web-scythe-rail-ability-camaraderie = Vyhnat dělníky nic nestojí

## Hvězdy a stupnice

web-scythe-rail-stars = Hvězdy
web-scythe-rail-star = { $star }: { $who }
web-scythe-rail-nobody = zatím nikdo
web-scythe-rail-from = Od popularity { $from }

## Ruka

web-scythe-rail-reveal = Odhalit

## Poslední tahy

web-scythe-rail-turn = Tah { $number }, { $who }: { $what }
web-scythe-rail-you = Vy: { $what }
web-scythe-rail-show-trade = { $who } obchoduje.
web-scythe-rail-show-bolster = { $who } sbírá podporu.
web-scythe-rail-show-move = { $who } se přesouvá.
web-scythe-rail-show-produce = { $who } produkuje.
web-scythe-rail-show-factory = { $who } využívá kartu Továrny.
web-scythe-rail-show-fight = { $who } útočí. Obránce: { $other }.
web-scythe-rail-moved = { $count ->
    [one] { $count } přesun
    [few] { $count } přesuny
   *[other] { $count } přesunů
}
web-scythe-rail-driven = { $count ->
    [one] { $count } vyhnaný dělník
    [few] { $count } vyhnaní dělníci
   *[other] { $count } vyhnaných dělníků
}
