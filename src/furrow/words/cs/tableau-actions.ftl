### 51st State and Imperial Settlers: labels of the actions that both have (Czech).
### Cards, goods and players stand uninflected. The texts of the notation are the same in all languages.

# A card of which there are several; the mark is a number or the printed number of the card, such as com008.
tableau-marked = { $name } ({ $mark })

## Actions of a turn

tableau-act-build = Postavit: { $card }
    .over = Postavit: { $card } (obětuje se: { $base })
tableau-act-deal = Uzavřít dohodu: { $card }
tableau-act-raze = Zbořit: { $card }
tableau-act-use = Použít: { $card }
tableau-act-exchange = Výměna: { $cost } → { $options }
tableau-act-pass = Pasovat
tableau-act-end = Ukončit tah

## Paying

tableau-act-pay = Zaplatit { $paid_acc }
tableau-act-source = { $counted } z karty { $card }
tableau-act-discard = Odhodit: { $card }
tableau-act-cancel = Vzdát se dohody: { $card }

## Choosing

tableau-act-choose = Vybrat: { $card }
tableau-act-player = Vybrat hráče: { $who }
tableau-act-steal = Vzít hráči { $who } { $counted_acc }
tableau-act-gain = Získat { $counted_acc }
tableau-act-accept = Přijmout a zaplatit { $counted_acc }
tableau-act-decline = Odmítnout
tableau-act-again = Ještě jednou
tableau-act-done = Hotovo

## Cards and goods

tableau-act-take = Vzít si: { $card }
tableau-act-keep = Ponechat si: { $card }
tableau-act-drop = Odhodit z počáteční ruky: { $cards }
tableau-act-draw-common = Dobrat společnou kartu
tableau-act-draw-faction = Dobrat kartu frakce
tableau-act-store = Uskladnit { $counted_acc }
