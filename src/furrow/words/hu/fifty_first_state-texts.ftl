### 51st State: what cards say in this game only (Hungarian). See the notes in tableau-texts.ftl.

## Parts of a card

# $distance is the printed number, $cost what building takes: "2 grey contacts".
fifty-first-state-text-cost = Távolság: { $distance }, megépítése: { $cost }.
fifty-first-state-text-raze = Zsákmány: { $goods }.
fifty-first-state-text-open = Nyílt termelés: fordulónként egyszer egy ellenfél ide küldhet egy munkást.
fifty-first-state-text-shielded = Mindig úgy számít, mintha pajzsjelző volna rajta.

## The moments of effects

# Of a connection card, which is played once.
fifty-first-state-text-played = Kijátszva: { $effect }.
    .paid = Kijátszva (költsége: { $cost }): { $effect }.
# $counted: "5 resources of any kind", "1 gun"
fifty-first-state-text-produced = A termelésed végén, ha közben legalább ennyit kaptál ({ $counted }): { $effect }.

## What is done

fifty-first-state-step-gain-per-tag = { $most ->
    [0] { $gain } minden { $tag } típusú helyszíned után
   *[other] { $gain } minden { $tag } típusú helyszíned után (legfeljebb { $most } alkalommal)
}
# $good: the name of one good.
fifty-first-state-step-gain-per-produced = { $most ->
    [0] { $gain } minden ebben a termelési fázisban kapott { $good } után
   *[other] { $gain } minden ebben a termelési fázisban kapott { $good } után (legfeljebb { $most } alkalommal)
}
fifty-first-state-step-place = ez kerül erre a kártyára, és később bármikor elköltheted: { $goods }
fifty-first-state-do-take-production = mielőtt bárki termelne, nevezd meg egy ellenfél termelő helyszínét: most csak neked termel
