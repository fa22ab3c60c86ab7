### 51st State: the words by which people ask for an action that only this game has (English).

fifty-first-state-ask-develop = develop over into replace instead build
fifty-first-state-ask-visit = visit send worker open production
fifty-first-state-ask-connect = take connection card
fifty-first-state-ask-play = play
fifty-first-state-ask-contacts = contact board
