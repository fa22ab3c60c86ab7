### 51st State and Imperial Settlers: what cards say, made from their rows (English).
###
### For translators. A text of a card is a row of sentences. A sentence of an effect has two parts: its moment
### (`tableau-text-…`, a whole sentence with a hole) and what is done then (`tableau-step-…` and `tableau-do-…`, a
### clause that fills the hole $effect: no capital letter, no full stop). Write the clauses in one form that fits behind
### every moment, for example all as infinitives or all as commands: "Production: gain 1 gun."
### $gain, $goods, $cost: lists of counted goods, such as "1 gun and 2 VP", uninflected. $most = 0: no limit.
### Instead of $tag you may choose by its code: { $tag_code -> [grey] … *[other] … }.

## Parts of every card

# $category: a message tableau-category-…; $types: a list of types or colours, $count of them.
tableau-text-kind = { $category }.
    .types = { $count ->
        [one] { $category }, type: { $types }.
       *[other] { $category }, types: { $types }.
    }
# A list of goods of which one is given: most cards name one only, but copies of a card may differ.
tableau-text-deal = Deal: { $goods }.
tableau-text-value = Value at the end: { $points }.

## The moments of effects

tableau-text-production = Production: { $effect }.
tableau-text-built = Building bonus: { $effect }.
tableau-text-action = { $uses ->
    [1] Action: { $effect }.
   *[other] Action, up to { $uses } times per round: { $effect }.
}
    .paid = { $uses ->
        [1] Action: pay { $cost }, then { $effect }.
       *[other] Action, up to { $uses } times per round: pay { $cost }, then { $effect }.
    }
tableau-text-razes = Whenever you raze: { $effect }.
tableau-text-deals = Whenever you make a deal: { $effect }.
# $goods: a list of the kinds of goods that can be stored: "gun, fuel, iron or brick".
tableau-text-cleanup = { $most ->
    [0] Storage: keep any number of goods through the clean-up ({ $goods }).
   *[other] Storage: keep up to { $most } goods through the clean-up ({ $goods }).
}

## What is done: gains

tableau-step-gain = gain { $gain }
# $options: "1 iron or 1 gun"
tableau-step-choose = gain { $options }
# One step after the other.
tableau-step-then = { $first }; { $last }

## What is done: odd effects

# $whose = own: of an own location; else of an opponent's, who loses nothing.
tableau-do-copy-production = { $whose ->
    [own] gain what another production location of yours yields
   *[opponent] gain what a production location of an opponent yields
}
# $goods: kinds of goods, "wood, stone or food".
tableau-do-steal = take 1 good out of the supply of a player who has not passed ({ $goods })
tableau-do-gain-deal = { $whose ->
    [own] { $most ->
        [one] gain the good of { $most } of your deals
       *[other] gain the goods of up to { $most } of your deals
    }
   *[opponent] gain the good of a deal of an opponent
}
tableau-do-free-actions = { $most ->
    [one] clear { $most } other action location of yours: it can be used again
   *[other] clear up to { $most } other action locations of yours: they can be used again
}
