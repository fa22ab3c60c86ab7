### Imperial Settlers: what cards say in this game only (Czech). See the notes in tableau-texts.ftl.

## Parts of a card

imperial-settlers-text-kind = { $category }.
    .types = { $count ->
        [one] { $category }, barva: { $types }.
        [few] { $category }, barvy: { $types }.
       *[other] { $category }, barvy: { $types }.
    }
imperial-settlers-text-cost = Cena: nic.
    .cost = Cena: { $cost }.
imperial-settlers-text-raze = Zboření: { $goods }.
imperial-settlers-text-unrazed = Nelze ji zbořit.
# Of an attack card: what it aims at, the name of one good.
imperial-settlers-text-target = Cíl: { $good }. S cílem jiné karty útoku zasáhne společnou lokaci, která má v poli zboření obojí.

## The moments of effects

imperial-settlers-text-builds = { $deck ->
    [faction] Kdykoli postavíte frakční lokaci: { $effect }.
   *[any] Kdykoli postavíte lokaci: { $effect }.
}
    .tag = { $deck ->
        [faction] { $tag_code ->
            [brown] Kdykoli postavíte hnědou frakční lokaci: { $effect }.
            [grey] Kdykoli postavíte šedou frakční lokaci: { $effect }.
            [red] Kdykoli postavíte červenou frakční lokaci: { $effect }.
            [pink] Kdykoli postavíte růžovou frakční lokaci: { $effect }.
            [gold] Kdykoli postavíte zlatou frakční lokaci: { $effect }.
            [blue] Kdykoli postavíte modrou frakční lokaci: { $effect }.
            [black] Kdykoli postavíte černou frakční lokaci: { $effect }.
            [purple] Kdykoli postavíte fialovou frakční lokaci: { $effect }.
           *[other] Kdykoli postavíte frakční lokaci ({ $tag }): { $effect }.
        }
       *[any] { $tag_code ->
            [brown] Kdykoli postavíte hnědou lokaci: { $effect }.
            [grey] Kdykoli postavíte šedou lokaci: { $effect }.
            [red] Kdykoli postavíte červenou lokaci: { $effect }.
            [pink] Kdykoli postavíte růžovou lokaci: { $effect }.
            [gold] Kdykoli postavíte zlatou lokaci: { $effect }.
            [blue] Kdykoli postavíte modrou lokaci: { $effect }.
            [black] Kdykoli postavíte černou lokaci: { $effect }.
            [purple] Kdykoli postavíte fialovou lokaci: { $effect }.
           *[other] Kdykoli postavíte lokaci ({ $tag }): { $effect }.
        }
    }
# $counted: "2 VB"
imperial-settlers-text-points = Kdykoli najednou získáte alespoň { $counted }: { $effect }.
imperial-settlers-text-exchanged = { $most ->
    [0] Za každou dvojici dělníků, kterou vymění soupeř: { $effect }.
    [one] Za každou dvojici dělníků, kterou vymění soupeř (nejvýše { $most } dvojice za kolo): { $effect }.
    [few] Za každou dvojici dělníků, kterou vymění soupeř (nejvýše { $most } dvojice za kolo): { $effect }.
   *[other] Za každou dvojici dělníků, kterou vymění soupeř (nejvýše { $most } dvojic za kolo): { $effect }.
}
imperial-settlers-text-deal-goods = Ve fázi produkce, než vaše dohody vydají své prostředky: { $effect }.
imperial-settlers-text-anytime = Kdykoli ve svém tahu: { $effect }.
# $steps: a list of the next message.
imperial-settlers-text-end = Na konci hry za karty pod ní a prostředky na ní: { $steps }.
imperial-settlers-text-score = { $least } a více = { $points }

## What is done: gains

imperial-settlers-step-gain-per-tag = { $most ->
    [0] { $tag_code ->
        [brown] { $gain } za každou vaši hnědou lokaci
        [grey] { $gain } za každou vaši šedou lokaci
        [red] { $gain } za každou vaši červenou lokaci
        [pink] { $gain } za každou vaši růžovou lokaci
        [gold] { $gain } za každou vaši zlatou lokaci
        [blue] { $gain } za každou vaši modrou lokaci
        [black] { $gain } za každou vaši černou lokaci
        [purple] { $gain } za každou vaši fialovou lokaci
       *[other] { $gain } za každou vaši lokaci ({ $tag })
    }
   *[other] { $tag_code ->
        [brown] { $gain } za každou vaši hnědou lokaci (nejvýše { $most }krát)
        [grey] { $gain } za každou vaši šedou lokaci (nejvýše { $most }krát)
        [red] { $gain } za každou vaši červenou lokaci (nejvýše { $most }krát)
        [pink] { $gain } za každou vaši růžovou lokaci (nejvýše { $most }krát)
        [gold] { $gain } za každou vaši zlatou lokaci (nejvýše { $most }krát)
        [blue] { $gain } za každou vaši modrou lokaci (nejvýše { $most }krát)
        [black] { $gain } za každou vaši černou lokaci (nejvýše { $most }krát)
        [purple] { $gain } za každou vaši fialovou lokaci (nejvýše { $most }krát)
       *[other] { $gain } za každou vaši lokaci ({ $tag }; nejvýše { $most }krát)
    }
}
imperial-settlers-step-gain-per-samurai = { $most ->
    [0] { $gain } za každého samuraje na vašich lokacích
   *[other] { $gain } za každého samuraje na vašich lokacích (nejvýše { $most }krát)
}
# $bargains: a list of the next message: "1 zlato → 2 VB nebo 1 kámen → 1 VB"
imperial-settlers-step-offer = můžete provést směnu ({ $bargains })
imperial-settlers-step-bargain = { $cost } → { $gain }

## What is done: odd effects

# $deck: any (each card from the common or the own faction deck) or faction; $rest: what becomes of the cards not kept.
imperial-settlers-do-draw-and-keep = { $deck ->
    [any] { $rest ->
        [discard] { $draw ->
            [one] doberte { $draw } kartu z libovolného balíčku, { $keep } si ponechte a zbytek odhoďte
            [few] doberte { $draw } karty, každou z libovolného balíčku, { $keep } si ponechte a zbytek odhoďte
           *[other] doberte { $draw } karet, každou z libovolného balíčku, { $keep } si ponechte a zbytek odhoďte
        }
       *[shuffle] { $draw ->
            [one] doberte { $draw } kartu z libovolného balíčku, { $keep } si ponechte a zbytek zamíchejte zpět
            [few] doberte { $draw } karty, každou z libovolného balíčku, { $keep } si ponechte a zbytek zamíchejte zpět
           *[other] doberte { $draw } karet, každou z libovolného balíčku, { $keep } si ponechte a zbytek zamíchejte zpět
        }
    }
   *[faction] { $rest ->
        [discard] { $draw ->
            [one] doberte { $draw } kartu frakce, { $keep } si ponechte a zbytek odhoďte
            [few] doberte { $draw } karty frakce, { $keep } si ponechte a zbytek odhoďte
           *[other] doberte { $draw } karet frakce, { $keep } si ponechte a zbytek odhoďte
        }
       *[shuffle] { $draw ->
            [one] doberte { $draw } kartu frakce, { $keep } si ponechte a zbytek zamíchejte zpět
            [few] doberte { $draw } karty frakce, { $keep } si ponechte a zbytek zamíchejte zpět
           *[other] doberte { $draw } karet frakce, { $keep } si ponechte a zbytek zamíchejte zpět
        }
    }
}
imperial-settlers-do-build-at-once = { $from ->
    [hand] ihned postavte kartu frakce z ruky, za její cenu, ale bez obětování lokace
   *[deals] ihned postavte jednu ze svých dohod, za její cenu, ale bez obětování lokace
}
imperial-settlers-do-cancel-deal = { $gain ->
    [yes] odhoďte dohodu soupeře a získejte její výnos
   *[no] odhoďte dohodu soupeře
}
imperial-settlers-do-take-deal = vezměte si dohodu soupeře, odteď je vaše
imperial-settlers-do-foreign-deal = uzavřete dohodu s frakční lokací soupeře
imperial-settlers-do-forgo-deals = můžete se vzdát libovolného počtu těchto prostředků a za každý získat { $points } VB
# $hand, $location: numbers of raze tokens.
imperial-settlers-do-raze-for-points = zbořte společnou kartu z ruky (žetony zboření: { $hand }) nebo lokaci soupeře (žetony zboření: { $location }); vzdejte se libovolného počtu prostředků a za každý získejte { $points } VB
imperial-settlers-do-loot = získejte 1 prostředek z pole „zboř a získáš“ lokace soupeře, která zůstane stát
imperial-settlers-do-free-actions = { $most ->
    [one] uvolněte { $most } jinou svou akční lokaci, lze ji znovu aktivovat
    [few] uvolněte až { $most } jiné své akční lokace, lze je znovu aktivovat
   *[other] uvolněte až { $most } jiných svých akčních lokací, lze je znovu aktivovat
}
imperial-settlers-do-raze-own = zbořte vlastní společnou lokaci
imperial-settlers-do-raze-opponent = zbořte lokaci soupeře bez dalších žetonů zboření
imperial-settlers-do-remove-location = odhoďte lokaci soupeře
imperial-settlers-do-take-over = převezměte do konce kola lokaci soupeře
imperial-settlers-do-block = zablokujte do konce kola akční lokaci soupeře
imperial-settlers-do-make-discard = vyberte soupeře, který musí odhodit kartu z ruky
# $gain: "1 kámen"
imperial-settlers-do-lay-foundation = položte společnou kartu z ruky jako základy (zisk: { $gain })
imperial-settlers-do-samurai = { $count ->
    [one] umístěte { $count } dělníka ze společné zásoby jako samuraje na svou frakční lokaci
    [few] umístěte { $count } dělníky ze společné zásoby jako samuraje na své frakční lokace
   *[other] umístěte { $count } dělníků ze společné zásoby jako samuraje na své frakční lokace
}
imperial-settlers-do-tuck-cards = vkládejte natrvalo pod tuto kartu karty z ruky a za každou získejte { $points } VB
# $goods: "dřevo, kámen nebo jídlo"
imperial-settlers-do-offer-goods = pokládejte natrvalo na tuto kartu prostředky ({ $goods })
