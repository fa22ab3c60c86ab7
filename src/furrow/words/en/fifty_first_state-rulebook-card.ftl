# 51st State, the rulebook: Card anatomy.

rulebook-fifty-first-state-CARD = Card anatomy

rule-FSS-CARD-01 = The distance of a card is how many contact tokens an interaction with this card from the hand costs.
rule-FSS-CARD-02 = The spoils of a card are the goods gained by razing it.
rule-FSS-CARD-03 = The type or types of a card matter for development (and for effects that name a type).
rule-FSS-CARD-04 = Most cards have two types, some have one; at least Foundation and Radioactive Colony have none.
rule-FSS-CARD-05 = Each card has a name; several cards may share one (FSS-GEN-10).
rule-FSS-CARD-06 = Each card has an ability text.
rule-FSS-CARD-07 = Each card has exactly one category: production, feature or action. Open production is the production category with the words of FSS-CARD-11: it counts as production wherever a rule or effect asks for the category.
rule-FSS-CARD-08 = The deal good of a card is what the card yields when a deal is made with it.
rule-FSS-CARD-09 = The set mark of a card says whether it belongs to the base set or to which expansion.
rule-FSS-CARD-10 = Some locations have a building bonus.
rule-FSS-CARD-11 = Some production locations carry the words “Open Production”.
rule-FSS-CARD-12 = Locations have type symbols; each card shows its own.
rule-FSS-CARD-13 = A deal yields exactly 1 good.
