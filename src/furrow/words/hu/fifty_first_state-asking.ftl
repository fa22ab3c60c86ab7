### 51st State: the words by which people ask for an action that only this game has (Hungarian).

fifty-first-state-ask-develop = átépít átépítés épít át helyére
fifty-first-state-ask-visit = küld munkás látogat meglátogat
fifty-first-state-ask-connect = elvesz elvehet kapcsolatkártya
fifty-first-state-ask-play = kijátszik játszhatom
fifty-first-state-ask-contacts = kapcsolat frakciótábla
