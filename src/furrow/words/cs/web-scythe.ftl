### The browser's Scythe board: explanations, panels, descriptions for screen readers (Czech).

## What abilities do

web-scythe-ability-text-riverwalk = Postava a mechové smějí překročit řeku, pokud je území na druhé straně jednoho ze dvou zde uvedených typů.
web-scythe-ability-text-speed = Postava a mechové se smějí přesunout o jedno území dál.
web-scythe-ability-text-underpass = Pro postavu a mechy spolu sousedí hory, které ovládáte, a všechny tunely.
web-scythe-ability-text-disarm = Před bojem na tunelu nebo na vašem Dole ztratí soupeř 2 body moci.
web-scythe-ability-text-township = Pro postavu a mechy spolu sousedí vesnice, které ovládáte, a Továrna.
web-scythe-ability-text-peoples-army = V boji, kde máte i dělníka, smíte přidat o jednu bojovou kartu víc.
web-scythe-ability-text-seaworthy = Postava a mechové smějí vstupovat na jezera a opouštět je a ustoupit na jezero vedle místa boje.
web-scythe-ability-text-artillery = Před bojem smíte zaplatit 1 bod moci, aby soupeř ztratil 2 body moci.
web-scythe-ability-text-wayfare = Postava a mechové se smějí odkudkoli přesunout na vlastní základnu nebo na základnu frakce, za kterou nikdo nehraje.
web-scythe-ability-text-scout = Před bojem si vezmete náhodnou bojovou kartu ze soupeřovy ruky.
web-scythe-ability-text-submerge = Postava a mechové smějí vstupovat na jezera, opouštět je a přesouvat se z kteréhokoli jezera na kterékoli jiné.
web-scythe-ability-text-camaraderie = Neztrácíte popularitu za dělníky, kteří ustupují z boje, v němž jste jako útočník zvítězili.
web-scythe-faction-ability-text-relentless = Smíte zvolit stejnou část desky jako ve svém minulém tahu.
web-scythe-faction-ability-text-coercion = Jednou za tah smí bojová karta nahradit jednu surovinu libovolného druhu.
web-scythe-faction-ability-text-swim = Vaši dělníci smějí překračovat řeky.
web-scythe-faction-ability-text-meander = Z karty Setkání smíte zvolit až dvě možnosti.
web-scythe-faction-ability-text-dominate = Počet vašich hvězd za úkoly a za boje není omezen.

## What structures do

web-scythe-structure-text-mine = Pro vaše jednotky je Důl tunelem.
web-scythe-structure-text-monument = Při každé Podpoře získáte také 1 bod popularity.
web-scythe-structure-text-armory = Při každém Obchodu získáte také 1 bod moci.
web-scythe-structure-text-mill = Při každé Produkci produkuje i území s Mlýnem a Mlýn se počítá jako dělník.

## The map

web-scythe-map = Mapa
web-scythe-map-keys = Šipkami přecházíte mezi hexy, { $enter } vybírá, { $next } vede na další hex, který lze vybrat, { $ask } vysvětluje, { $closer } a { $farther } přibližují a oddalují.
web-scythe-zoom-in = Přiblížit
web-scythe-zoom-out = Oddálit
web-scythe-zoom-whole = Zobrazit celou mapu
web-scythe-wide = Mapa přes celou šířku
web-scythe-turn = Tah { $number }
web-scythe-tile-beside = vedle
web-scythe-tile-on = na
web-scythe-tile-row = v řadě
web-scythe-mini-map = Celá mapa a její viditelná část: stisknutím se tam přesunete
web-scythe-lit = lze vybrat
web-scythe-has = { $who }: { $what }
web-scythe-with = { $what }: { $also }
web-scythe-controlled = Ovládá: { $who }
web-scythe-contested = Zde proběhne boj
web-scythe-defends = { $cards ->
    [0] Obrana až { $power }.
    [one] Obrana až { $power } + 1 karta.
    [few] Obrana až { $power } + { $cards } karty.
   *[other] Obrana až { $power } + { $cards } karet.
}
web-scythe-beside = Vedle: { $places }
web-scythe-across = Za řekou: { $places }
web-scythe-in-words = Plán slovy
web-scythe-ask-hex = Zeptejte se na hex
web-scythe-no-hex = Takový hex neexistuje.
web-scythe-loading = Plán se připravuje…

## Panels

web-scythe-players = Hráči
web-scythe-tracks = Stupnice a hvězdy
web-scythe-tiers = Kolik vynášejí pásma popularity
web-scythe-hand = { $whose ->
    [own] Vaše karty
   *[other] Karty
}
web-scythe-no-combat-cards = V ruce nemáte bojové karty
web-scythe-fortune = Jmění, kdyby hra právě skončila
web-scythe-standing = { $who } ({ $faction }): { $values }
web-scythe-seen = Viděno v ruce: { $values }

## Mats

web-scythe-mat = Deska hráče: { $mat }
web-scythe-on-mat = na desce
web-scythe-built = postaveno
web-scythe-cost = Cena: { $cost }.
web-scythe-enlisted = Rekrut naverbován, průběžný bonus: { $bonus }
web-scythe-enlisted-refused = Rekrut naverbován, průběžný bonus ({ $bonus }) odmítán
web-scythe-not-enlisted = Rekrut ještě není naverbován
web-scythe-recruit = Jakmile odtud naverbujete rekruta: kdykoli vy nebo hráč vedle vás zahraje akci { $action }, získáte: { $bonus }.
web-scythe-taken = vybráno
web-scythe-free-bonus = ještě k mání
web-scythe-box = Část zakrývá kostka technologií, Vylepšení ji odstraní.
web-scythe-saving = Kostka technologií na čárkovaném poli zlevní akci o 1.
web-scythe-section-move = Přesuňte jednotky, nebo získejte mince.
web-scythe-section-bolster = Získejte moc, nebo bojové karty.
web-scythe-section-trade = Získejte suroviny podle výběru, nebo popularitu.
web-scythe-section-produce = Vaši dělníci produkují na některých vašich územích.
web-scythe-bottom-upgrade = Přesuňte kostku technologií z horní akce na spodní.
web-scythe-bottom-deploy = Umístěte mecha k některému svému dělníkovi a získejte jeho dovednost.
web-scythe-bottom-build = Postavte budovu u některého svého dělníka.
web-scythe-bottom-enlist = Naverbujte rekruta pro jednorázový a průběžný bonus.
web-scythe-track-power = Moc utrácíte v boji.
web-scythe-track-popularity = Čím vyšší popularita, tím víc vše na konci vynese.
web-scythe-track-coins = Mincemi platíte akce a na konci se počítají.

## Combat and other moments

web-scythe-combat = Boj: { $place }
web-scythe-combat-card = V boji přičte svou hodnotu.
web-scythe-sealed = Zatím: ukazatel { $power }, hodnota karet { $cards }, celkem { $total }.
web-scythe-go-on = Pokračovat
web-scythe-left = { $count ->
    [one] zbývá { $count } žeton
    [few] zbývají { $count } žetony
   *[other] zbývá { $count } žetonů
}

## Keys of the map

web-scythe-key-zoom = přiblížit, oddálit, celá mapa

## What a decision changes, and what a chart shows

web-scythe-change-power = moc
web-scythe-change-popularity = popularita
web-scythe-change-coins = mince
web-scythe-change-combat-cards = bojové karty
web-scythe-change-star-count = hvězdy
web-scythe-change-workers-on-mat = zbývající dělníci

web-scythe-measure-fortune = Jmění
web-scythe-measure-coins = Mince
web-scythe-measure-popularity = Popularita
web-scythe-measure-power = Moc
web-scythe-measure-star-count = Hvězdy
