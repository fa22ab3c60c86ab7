### 51st State: labels of the actions that only this game has (Czech). Cards and goods stand uninflected.

# $base: a location by name, or the message fifty-first-state-ruin.
fifty-first-state-act-develop = Přestavět na kartu { $card }
    .over = Přestavět: { $base } → { $card }
fifty-first-state-act-develop-by-token = Přestavět žetonem na kartu { $card }
    .over = Přestavět žetonem: { $base } → { $card }
fifty-first-state-act-contacts = Akce desky: { $good }
fifty-first-state-act-visit = Vyslat dělníka na lokaci { $card }
fifty-first-state-act-connect = Vzít si kartu spojení: { $card }
fifty-first-state-act-play = Zahrát: { $card }
fifty-first-state-act-shield = Umístit štít: { $card }
