### Imperial Settlers: the words by which people ask for an action that only this game has (Czech).

imperial-settlers-ask-build = postavit stavět místo
imperial-settlers-ask-protect = žeton obrana bránit chránit
imperial-settlers-ask-samurai = samuraj stát
imperial-settlers-ask-tuck = pod vložit kartu
imperial-settlers-ask-offer = položit obětovat kartu
