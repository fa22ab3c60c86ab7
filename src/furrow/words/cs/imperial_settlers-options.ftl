### Imperial Settlers: the game options, name and sentence, and the values that are words (Czech).

imperial-settlers-option-lookout = Rozhled
    .text = Standardní výběr karet, alternativní (tři tajné karty, dvě se předávají dál), nebo pokročilý (řada pěti karet).
imperial-settlers-option-peaceful = Mírová varianta
    .text = Nikdo neboří lokace ostatních; v každém rozhledu dostane každý o jednu společnou kartu víc.
imperial-settlers-option-refresh-lifts-block = Uvolnění ruší blokádu
    .text = Kdo uvolní lokaci k dalšímu použití, odstraní z ní i blokádu karty Chovatel škorpionů.
imperial-settlers-option-refresh-restores = Vrácená použití
    .text = Potulní kejklíři a Královská lázeň vracejí lokaci všechna použití, nebo jen jedno.

## Values

imperial-settlers-value-lookout-standard = standardní
imperial-settlers-value-lookout-alternative = alternativní
imperial-settlers-value-lookout-advanced = pokročilý
imperial-settlers-value-refresh-restores-all = všechna
imperial-settlers-value-refresh-restores-one = jedno
