### Imperial Settlers: labels of the actions that only this game has (Czech). Cards and goods stand uninflected.

imperial-settlers-act-use = Aktivovat: { $card }
imperial-settlers-act-shield = Umístit žeton obrany: { $card }
imperial-settlers-act-samurai = Umístit samuraje: { $card }
imperial-settlers-act-tuck = Vložit pod kartu { $location }: { $card }
imperial-settlers-act-offer-up = Položit na kartu { $card }: { $counted_acc }
imperial-settlers-act-forgo = Vzdát se zisku z dohod za body: { $counted }
imperial-settlers-act-loot = Získat z pole „zboř a získáš“ karty { $card }: { $counted }
imperial-settlers-act-forfeit = Vzdát se za body: { $counted }
