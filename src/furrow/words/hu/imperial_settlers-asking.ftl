### Imperial Settlers: the words by which people ask for an action that only this game has (Hungarian).

imperial-settlers-ask-build = épít felépít megépít helyére
imperial-settlers-ask-protect = védekezésjelző véd megvéd
imperial-settlers-ask-samurai = szamuráj állhat
imperial-settlers-ask-tuck = alá alatt helyszín
imperial-settlers-ask-offer = felajánl helyszínre
imperial-settlers-ask-deal = szövetség szövetségkötés kötök
