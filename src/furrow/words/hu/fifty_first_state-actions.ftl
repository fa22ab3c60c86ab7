### 51st State: labels of the actions that only this game has (Hungarian). Cards and goods stand uninflected.

# "in place of": a location by name, or the message fifty-first-state-ruin.
fifty-first-state-act-develop = Átépítés: { $card }
    .over = Átépítés: { $base } → { $card }
fifty-first-state-act-develop-by-token = Átépítés jelzővel: { $card }
    .over = Átépítés jelzővel: { $base } → { $card }
fifty-first-state-act-contacts = A frakciótábla akciója: { $good }
fifty-first-state-act-visit = Munkás küldése ide: { $card }
fifty-first-state-act-connect = Kapcsolatkártya elvétele: { $card }
fifty-first-state-act-play = Kijátszás: { $card }
fifty-first-state-act-shield = Pajzsjelző ide: { $card }
