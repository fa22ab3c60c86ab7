### Imperial Settlers: labels of the actions that only this game has (English). Cards and goods stand uninflected.

imperial-settlers-act-use = Activate { $card }
imperial-settlers-act-shield = Put the defence token on { $card }
imperial-settlers-act-samurai = Put a samurai on { $card }
imperial-settlers-act-tuck = Put { $card } under { $location }
imperial-settlers-act-offer-up = Put { $counted } on { $card }
imperial-settlers-act-forgo = Give up { $counted } from your deals for points
imperial-settlers-act-loot = Gain { $counted } of the raze field of { $card }
imperial-settlers-act-forfeit = Give up { $counted } for points
