### 51st State and Imperial Settlers: what cards say, made from their rows (Hungarian).
###
### A gain is said without a verb ("Termelés: 1 fegyver."), anything else is a command; both fit behind every moment.

## Parts of every card

# $category: a message tableau-category-…; $types: a list of types or colours, $count of them.
tableau-text-kind = { $category }.
    .types = { $count ->
        [one] { $category }, típusa: { $types }.
       *[other] { $category }, típusai: { $types }.
    }
# A list of goods of which one is given: most cards name one only, but copies of a card may differ.
tableau-text-deal = Üzlet: { $goods }.
tableau-text-value = Érték a játék végén: { $points }.

## The moments of effects

tableau-text-production = Termelés: { $effect }.
tableau-text-built = Építési bónusz: { $effect }.
# In a round: the games call it differently, so it is left out.
tableau-text-action = { $uses ->
    [1] Akció: { $effect }.
    [2] Akció, játékkörönként legfeljebb kétszer: { $effect }.
   *[other] Akció, játékkörönként legfeljebb { $uses } alkalommal: { $effect }.
}
    .paid = { $uses ->
        [1] Akció (költsége: { $cost }): { $effect }.
        [2] Akció, játékkörönként legfeljebb kétszer (költsége: { $cost }): { $effect }.
       *[other] Akció, játékkörönként legfeljebb { $uses } alkalommal (költsége: { $cost }): { $effect }.
    }
tableau-text-razes = Valahányszor rombolsz: { $effect }.
tableau-text-deals = Valahányszor üzletet kötsz: { $effect }.
# $goods: a list of the kinds of goods that can be stored: "gun, fuel, iron or brick".
tableau-text-cleanup = { $most ->
    [0] Tárolás: takarításkor bármennyi megmarad ({ $goods }).
   *[other] Tárolás: takarításkor legfeljebb { $most } megmarad ({ $goods }).
}

## What is done: gains

tableau-step-gain = { $gain }
# $options: "1 iron or 1 gun"
tableau-step-choose = { $options }
# One step after the other.
tableau-step-then = { $first }; ezenfelül: { $last }

## What is done: odd effects

# $whose = own: of an own location; else of an opponent's, who loses nothing.
tableau-do-copy-production = { $whose ->
    [own] kapd meg, amit egy másik termelő helyszíned termel
   *[opponent] kapd meg, amit egy ellenfél egyik termelő helyszíne termel
}
# $goods: kinds of goods, "wood, stone or food".
tableau-do-steal = vegyél el 1 darabot olyan játékos készletéből, aki még nem passzolt ({ $goods })
tableau-do-gain-deal = { $whose ->
    [own] { $most ->
        [one] kapd meg { $most } üzleted nyereségét
       *[other] kapd meg legfeljebb { $most } üzleted nyereségét
    }
   *[opponent] kapd meg egy ellenfél egyik üzletének nyereségét
}
tableau-do-free-actions = { $most ->
    [one] tedd szabaddá { $most } másik akcióhelyszínedet: újra használható
   *[other] tedd szabaddá legfeljebb { $most } másik akcióhelyszínedet: újra használhatók
}
