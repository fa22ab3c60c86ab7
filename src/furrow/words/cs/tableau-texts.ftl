### 51st State and Imperial Settlers: what cards say, made from their rows (Czech).
###
### A gain is a bare list in the nominative ("Produkce: 1 zbraň."), anything else a command ("odhoďte lokaci soupeře").
### $gain, $goods, $cost: lists of counted goods, such as "1 zbraň a 2 VB", uninflected. $most = 0: no limit.

## Parts of every card

# $category: a message tableau-category-…; $types: a list of types or colours, $count of them.
tableau-text-kind = { $category }.
    .types = { $count ->
        [one] { $category }, typ: { $types }.
        [few] { $category }, typy: { $types }.
       *[other] { $category }, typy: { $types }.
    }
# A list of goods of which one is given: most cards name one only, but copies of a card may differ.
tableau-text-deal = Dohoda: { $goods }.
tableau-text-value = Hodnota na konci hry: { $points }.

## The moments of effects

tableau-text-production = Produkce: { $effect }.
tableau-text-built = Bonus za stavbu: { $effect }.
tableau-text-action = { $uses ->
    [1] Akce: { $effect }.
   *[other] Akce, nejvýše { $uses }krát za kolo: { $effect }.
}
    .paid = { $uses ->
        [1] Akce (cena: { $cost }): { $effect }.
       *[other] Akce, nejvýše { $uses }krát za kolo (cena: { $cost }): { $effect }.
    }
tableau-text-razes = Kdykoli něco zboříte: { $effect }.
tableau-text-deals = Kdykoli uzavřete dohodu: { $effect }.
# $goods: a list of the kinds of goods that can be stored: "zbraň, palivo, železo nebo cihla".
tableau-text-cleanup = { $most ->
    [0] Skladování: při úklidu si ponecháte libovolný počet těchto prostředků ({ $goods }).
   *[other] Skladování: při úklidu si ponecháte nejvýše { $most ->
        [one] { $most } kus
        [few] { $most } kusy
       *[other] { $most } kusů
    } ({ $goods }).
}

## What is done: gains

tableau-step-gain = { $gain }
# $options: "1 železo nebo 1 zbraň"
tableau-step-choose = { $options }
# One step after the other; the last one is a gain on the cards there are.
tableau-step-then = { $first }; k tomu { $last }

## What is done: odd effects

# $whose = own: of an own location; else of an opponent's, who loses nothing.
tableau-do-copy-production = { $whose ->
    [own] získejte to, co produkuje jiná vaše produkční lokace
   *[opponent] získejte to, co produkuje některá produkční lokace soupeře
}
# $goods: kinds of goods, "dřevo, kámen nebo jídlo".
tableau-do-steal = vezměte 1 prostředek ze zásoby hráče, který ještě nepasoval ({ $goods })
tableau-do-gain-deal = { $whose ->
    [own] { $most ->
        [one] získejte výnos { $most } své dohody
        [few] získejte výnos až { $most } svých dohod
       *[other] získejte výnos až { $most } svých dohod
    }
   *[opponent] získejte výnos jedné dohody soupeře
}
tableau-do-free-actions = { $most ->
    [one] uvolněte { $most } jinou svou akční lokaci, lze ji znovu použít
    [few] uvolněte až { $most } jiné své akční lokace, lze je znovu použít
   *[other] uvolněte až { $most } jiných svých akčních lokací, lze je znovu použít
}
