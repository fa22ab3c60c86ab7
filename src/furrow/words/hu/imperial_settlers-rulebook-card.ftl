### Imperial Settlers, the rulebook: Card overview (Hungarian).

rulebook-imperial-settlers-CARD = A kártyák áttekintése

rule-IMP-CARD-01 = Minden kártya megépíthető. A közös kártyák és a japán nemzetkártyák le is rombolhatók. Nemzetkártyával szövetséget is lehet kötni.
rule-IMP-CARD-02 = Az építési költség a kártya bal felső sarkában áll.
rule-IMP-CARD-03 = A rombolásmező a rombolásért járó árukkal a kártya jobb felső sarkában van.
rule-IMP-CARD-04 = Minden nemzetkártya alján szövetségmező van.
rule-IMP-CARD-05 = A kártyán látható még a neve a játék végi GyP értékével, a helyszín színe vagy színei és egy képességmező, némelyiken építési bónusz is.
rule-IMP-CARD-06 = Egy helyszínnek rendszerint egy színe van; néhánynak több (Kereskedőtelep) vagy egy sem (Romok).
rule-IMP-CARD-07 = A kártyán ott a hovatartozás kódja (BAR, COM, EGY, JAP, ROM) egy számmal, és egy jel, amely mutatja, hogy 1, 2 vagy 3 példány van-e belőle a nemzetpakliban.
rule-IMP-CARD-08 = A kategóriák: termelő, képesség- és akcióhelyszín, a közös és a nemzetkártyáknál egyaránt.
rule-IMP-CARD-09 = A megépített helyszínek sorokban fekszenek: felül a termelők, középen a képességhelyszínek, alul az akcióhelyszínek.
rule-IMP-CARD-10 = A nemzethelyszíneket célszerű a tábla bal, a közös helyszíneket a jobb oldalán tartani; a rossz helyre tett kártya nem vétség.
rule-IMP-CARD-11 = A kártyát a nyomtatott száma azonosítja (például JAP021): ugyanannak a kártyának a példányai eltérhetnek a szövetség árujában (Szabotőrök, Sötét kápolna, Horda, A daimjó vára, Kereskedelmi út, Szobrászinas), ezért a kéz, a pakli, a szövetség és a feljegyzés a nyomtatott példányt nevezi meg.
rule-IMP-CARD-12 = Néhány kártyát eltérő értékekkel nyomtattak (Szobor, Udvari szobrász, Romok, Gyülekezőtér); az itteni kártyákon látható értékek érvényesek.
