### 51st State and Imperial Settlers: labels of the actions that both have (Hungarian).
### Cards, goods and players stand uninflected. The texts of the notation are the same in all languages.

# A card of which there are several; the mark is a number or the printed number of the card, such as com008.
tableau-marked = { $name } ({ $mark })

## Actions of a turn

tableau-act-build = Építés: { $card }
    .over = Építés: { $card } – eldobva érte: { $base }
tableau-act-deal = Üzletkötés: { $card }
tableau-act-raze = Rombolás: { $card }
tableau-act-use = Használat: { $card }
tableau-act-exchange = Csere: { $cost } → { $options }
tableau-act-pass = Passz
tableau-act-end = A kör befejezése

## Paying

tableau-act-pay = Fizetés: { $paid }
tableau-act-source = { $counted } ({ $card })
tableau-act-discard = Eldobás: { $card }
tableau-act-cancel = Lemondás az üzletről: { $card }

## Choosing

tableau-act-choose = Ez legyen: { $card }
tableau-act-player = Ő legyen: { $who }
tableau-act-steal = { $counted } elvétele ({ $who } készletéből)
tableau-act-gain = Ezt kérem: { $counted }
tableau-act-accept = Elfogadás, az ára: { $counted }
tableau-act-decline = Lemondás róla
tableau-act-again = Még egyszer
tableau-act-done = Kész

## Cards and goods

tableau-act-take = Ezt választom: { $card }
tableau-act-keep = Megtartás: { $card }
tableau-act-drop = Eldobás a kezdő lapok közül: { $cards }
tableau-act-draw-common = Közös kártya húzása
tableau-act-draw-faction = Nemzetkártya húzása
tableau-act-store = Tárolás: { $counted }
