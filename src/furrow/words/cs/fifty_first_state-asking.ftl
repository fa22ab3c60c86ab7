### 51st State: the words by which people ask for an action that only this game has (Czech).

fifty-first-state-ask-develop = přestavět přestavba místo
fifty-first-state-ask-visit = vyslat poslat dělník navštívit
fifty-first-state-ask-connect = vzít karta spojení
fifty-first-state-ask-play = zahrát hrát
fifty-first-state-ask-contacts = kontakt deska
