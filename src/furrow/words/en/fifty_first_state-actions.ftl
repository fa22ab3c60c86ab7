### 51st State: labels of the actions that only this game has (English). Cards and goods stand uninflected.

# "in place of": a location by name, or the message fifty-first-state-ruin.
fifty-first-state-act-develop = Develop { $card }
    .over = Develop { $card } in place of { $base }
fifty-first-state-act-develop-by-token = Develop { $card } by token
    .over = Develop { $card } by token in place of { $base }
# "Board action: grey contact"
fifty-first-state-act-contacts = Board action: { $good }
fifty-first-state-act-visit = Send a worker to { $card }
fifty-first-state-act-connect = Take the connection card { $card }
fifty-first-state-act-play = Play { $card }
fifty-first-state-act-shield = Put a shield on { $card }
