### Imperial Settlers: the words by which people ask for an action that only this game has (English).

imperial-settlers-ask-build = build construct up erect over place foundation
imperial-settlers-ask-protect = defence defense defend protect token
imperial-settlers-ask-samurai = samurai stand
imperial-settlers-ask-tuck = tuck under
imperial-settlers-ask-offer = offer
