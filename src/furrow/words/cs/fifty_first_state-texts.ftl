### 51st State: what cards say in this game only (Czech). See the notes in tableau-texts.ftl.

## Parts of a card

# $distance is the printed number, $cost what building takes: "2 šedé kontakty".
fifty-first-state-text-cost = Vzdálenost { $distance }, cena stavby: { $cost }.
fifty-first-state-text-raze = Kořist: { $goods }.
fifty-first-state-text-open = Otevřená produkce: jednou za kolo sem může některý soupeř vyslat dělníka.
fifty-first-state-text-shielded = Vždy se počítá, jako by na ní byl štít.

## The moments of effects

# Of a connection card, which is played once.
fifty-first-state-text-played = Při zahrání: { $effect }.
    .paid = Při zahrání (cena: { $cost }): { $effect }.
# $counted: "5 libovolných surovin", "1 zbraň"
fifty-first-state-text-produced = Na konci vaší produkce, je-li její výnos alespoň { $counted }: { $effect }.

## What is done

fifty-first-state-step-gain-per-tag = { $most ->
    [0] { $gain } za každou vaši lokaci typu { $tag }
   *[other] { $gain } za každou vaši lokaci typu { $tag } (nejvýše { $most }krát)
}
# $good: the name of one good.
fifty-first-state-step-gain-per-produced = { $good_code ->
    [gun] { $most ->
        [0] { $gain } za každou zbraň získanou v této fázi produkce
       *[other] { $gain } za každou zbraň získanou v této fázi produkce (nejvýše { $most }krát)
    }
    [brick] { $most ->
        [0] { $gain } za každou cihlu získanou v této fázi produkce
       *[other] { $gain } za každou cihlu získanou v této fázi produkce (nejvýše { $most }krát)
    }
    [fuel] { $most ->
        [0] { $gain } za každé palivo získané v této fázi produkce
       *[other] { $gain } za každé palivo získané v této fázi produkce (nejvýše { $most }krát)
    }
   *[iron] { $most ->
        [0] { $gain } za každé železo získané v této fázi produkce
       *[other] { $gain } za každé železo získané v této fázi produkce (nejvýše { $most }krát)
    }
}
fifty-first-state-step-place = na tuto kartu položte tyto prostředky: { $goods }; utratit je můžete kdykoli později
fifty-first-state-do-take-production = než kdokoli začne produkovat, určete produkční lokaci soupeře: své prostředky vydá jen vám
