### Imperial Settlers: why a wish is refused (Czech). One message for each rule that the engine can name.
### An attribute says more where more is known; the first one whose variables are all given is used.
### $card: the name of a card; $cost: counted goods, such as "2 žetony zboření"; $has: a number, how many of them you have.

## Whose turn, which step

refusal-IMP-ACT-01 = Teď nejste na řadě, rozhoduje jiný hráč.
refusal-IMP-ACT-03 = To teď udělat nemůžete: je to akce tahu a v tahu fáze akcí je jen jedna. Nejprve odpovězte na položenou otázku.
refusal-IMP-ACT-04 = Pasujete místo akce, na začátku svého tahu; potom už v tomto kole žádnou akci neprovedete.
refusal-IMP-ACT-05 = Tento hráč už pasoval a do konce kola ho nelze zasáhnout.
refusal-IMP-DIG-05 = To není odpověď na položenou otázku. Tah tvoří jedna akce nebo pasování; volné kroky přicházejí před akcí a po ní.
    .location = { $location }: volné kroky provádíte jen ve svém tahu, před akcí nebo po ní, a nikdy po pasování.
refusal-IMP-END-01 = Hra skončila, zbývá už jen závěrečné bodování.

## Lookout and cards

refusal-IMP-LOOK-04 = Kartu { $card } si teď vzít nemůžete: ve fázi rozhledu, když jste na řadě s výběrem, si vezměte kartu, která leží v řadě.
refusal-IMP-VARA-03 = Kartu si ponecháváte jen tehdy, když máte před sebou karty na výběr, a jen jednu z nich.
    .card = Kartu { $card } si ponechat nemůžete: ponechte si některou z karet, které máte před sebou na výběr.
refusal-IMP-DIG-01 = Balíček vybíráte jen tehdy, když máte dobrat kartu.
refusal-IMP-GOOD-03 = To na výběr není: vezměte si, co se nabízí, a jen z balíčku, ve kterém ještě jsou karty.

## Paying and goods

refusal-IMP-DIG-07 = Tím se požadovaná cena nezaplatí: plaťte přesně a tím, co máte. Zlato smí nahradit suroviny.
refusal-IMP-GOOD-09 = Tím zaplatit nelze: 1 zlato nahrazuje 1 dřevo, kámen nebo jídlo, nic jiného se nahradit nedá.
refusal-IMP-USE-08 = Kartu { $card } odhodit nemůžete: když se požaduje karta, vyberte některou z ruky.

## Building

refusal-IMP-BUILD-01 = Kartu { $card } nemáte v ruce: stavět lze jen karty z ruky.
refusal-IMP-BUILD-02 = Na kartu { $card } nemáte. Cena: { $cost }, { $has ->
    [0] a nic z toho nemáte
   *[other] máte jen { $has }
}.
refusal-IMP-BUILD-07 = Takto kartu { $card } postavit nelze: vyžaduje-li to její cena, uveďte vlastní lokaci nebo základy, které obětujete; jinak neuvádějte nic.
refusal-IMP-EGY-10 = Převzatou lokaci pro kartu { $card } obětovat nelze: uveďte jinou.
refusal-IMP-CMN-02 = Nic takového postavit nelze: vyberte kartu frakce z ruky, na jejíž cenu máte.
    .location = Po takové platbě by karta { $location } neměla co postavit: nechte si dost na některou kartu frakce z ruky.

## Deals

refusal-IMP-DEAL-01 = S kartou { $card } dohodu uzavřít nemůžete: dohody se uzavírají jen s kartami frakce z ruky, se společnými nikdy.
refusal-IMP-DEAL-02 = Karta { $card } nemá pole dohody.
refusal-IMP-DEAL-04 = Na dohodu s kartou { $card } nemáte. Cena: { $cost }, { $has ->
    [0] a nic z toho nemáte
   *[other] máte jen { $has }
}.
refusal-IMP-CMN-04 = To není vaše dohoda, kterou by ještě šlo vybrat; bez dohody není co získat.
refusal-IMP-CMN-05 = Dohody se vzdáváte, jen když to vyžaduje cena, a to jen vlastní dohody.
refusal-IMP-PROD-03 = Prostředků se vzdáváte jen tehdy, když je mají vaše dohody právě vydat: nejvýše tolik, kolik vydávají, každý druh jednou.
refusal-IMP-BAR-06 = Takovou dohodu odhodit nelze: vyberte dohodu soupeře, který ještě nepasoval.
refusal-IMP-ROM-04 = Takovou dohodu vzít nelze: vyberte dohodu pod deskou soupeře, který ještě nepasoval.
refusal-IMP-JAP-13 = Nic takového postavit nelze: vyberte některou z dohod pod svou deskou, na jejíž cenu máte.
refusal-IMP-JAP-15 = Dohoda uzavřená díky kartě Obchodní stezka leží u cizí lokace: Vyjednavač ji postavit nemůže.
refusal-IMP-JAP-20 = S tím dohodu uzavřít nelze: vyberte frakční lokaci s polem dohody, jejíž majitel je soupeř, který ještě nepasoval.

## Razing

refusal-IMP-RAZE-01 = Karta { $card } je frakční: z ruky lze bořit jen společné karty.
refusal-IMP-RAZE-03 = Karta { $card } nemá pole „zboř a získáš“: zbořit ji nelze.
refusal-IMP-RAZE-04 = Kartu { $card } z ruky zbořit nemůžete. Cena: { $cost }, { $has ->
    [0] a nic z toho nemáte
   *[other] máte jen { $has }
}.
refusal-IMP-RAZE-06 = Kartu { $card } zbořit nemůžete: bořit lze jen společnou kartu z vaší ruky nebo lokaci soupeře.
refusal-IMP-RAZE-07 = Karta { $card } je frakční lokace: z těch lze bořit jen japonské.
refusal-IMP-RAZE-09 = Kartu { $card } zbořit nemůžete. Cena: { $cost }, { $has ->
    [0] a nic z toho nemáte
   *[other] máte jen { $has }
}.
refusal-IMP-RAZE-14 = Karta { $card } je vaše: bořit můžete jen lokace soupeřů.
refusal-IMP-FND-05 = { $card } jsou základy, ne lokace: jen dělají místo nové lokaci.
refusal-IMP-PEACE-02 = Kartu { $card } zbořit nemůžete: v mírové variantě se boří jen karty z vlastní ruky.
refusal-IMP-BAR-02 = To zbořit nelze: vyberte kartu z ruky nebo lokaci soupeře s polem „zboř a získáš“, na kterou máte dost žetonů zboření.
refusal-IMP-BAR-03 = Nic takového získat nelze: vyberte prostředek v poli „zboř a získáš“ lokace soupeře, který ještě nepasoval.
refusal-IMP-BAR-04 = To zbořit nelze: vyberte vlastní společnou lokaci s polem „zboř a získáš“.
refusal-IMP-BAR-07 = Prostředků se za body vzdáváte, jen když boří Temný oltář, a jen prostředků z pole „zboř a získáš“.
refusal-IMP-EGY-03 = To zbořit nelze: vyberte lokaci s polem „zboř a získáš“, jejíž majitel je soupeř, který ještě nepasoval.

## The defence token and samurai

refusal-IMP-DEF-01 = Nemáte žeton obrany, který byste mohli umístit: jeden získáte v každé fázi produkce.
refusal-IMP-DEF-02 = Na kartu { $card } žeton obrany umístit nemůžete: ve svém tahu vyberte vlastní společnou lokaci.
refusal-IMP-DEF-05 = Váš žeton obrany leží na kartě { $location }: jednou umístěný už přesunout nelze.
refusal-IMP-DEF-08 = Na kartě { $card } už žeton obrany je: lokace unese nejvýše jeden.
refusal-IMP-JAP-03 = Dělníky jako samuraje využívají jen Japonci.
refusal-IMP-JAP-04 = Na kartu { $card } samuraje umístit nemůžete: ve svém tahu umístěte dělníka, kterého máte, na vlastní frakční lokaci.
refusal-IMP-JAP-06 = Na kartě { $card } už samuraj je: lokace unese nejvýše jednoho.
refusal-IMP-JAP-16 = Tam samuraj stát nemůže: vyberte vlastní frakční lokaci, na které žádný není.

## Activating locations

refusal-IMP-USE-01 = Kartu { $card } aktivovat nemůžete: není to vaše akční lokace.
refusal-IMP-USE-02 = Kartu { $card } aktivovat nemůžete. Cena: { $cost }, { $has ->
    [0] a nic z toho nemáte
   *[other] máte jen { $has }
}.
refusal-IMP-USE-03 = Karta { $card } už byla v tomto kole aktivována tolikrát, kolikrát její text dovoluje.
refusal-IMP-USE-04 = Tuto produkci kopírovat nelze: vyberte jinou vlastní produkční lokaci, která sama vydává prostředky.
refusal-IMP-USE-05 = Pokračovat nebo skončit můžete jen hned po aktivaci lokace, kterou lze aktivovat vícekrát, nebo po výměně.
refusal-IMP-USE-11 = To uvolnit nelze: vyberte jinou vlastní akční lokaci aktivovanou v tomto kole.
refusal-IMP-USE-12 = Karta { $card } je do konce kola zablokovaná, nebo ji zablokovat nelze: blokovat lze jen akční lokace soupeřů.
refusal-IMP-WORK-01 = To mezi nabízenými prostředky není.
    .cost = Dělníky vyměnit nemůžete. Cena: { $cost }, { $has ->
        [0] a nic z toho nemáte
       *[other] máte jen { $has }
    }.
refusal-IMP-WORK-04 = Za dělníky zlato získat nelze: vyberte dřevo, kámen, jídlo nebo kartu.
refusal-IMP-LOC-02 = Tuto směnu přijmout nemůžete: nemáte, co se za ni platí.
refusal-IMP-DIG-08 = Tato lokace teď na řadě není: vyberte některou ze zbývajících.
refusal-IMP-BAR-01 = Nic takového vzít nelze: vyberte surovinu, kterou má soupeř, který ještě nepasoval.
refusal-IMP-CLAR-04 = To odstranit nelze: vyberte lokaci soupeře, který ještě nepasoval.
refusal-IMP-DIG-06 = Vyberte soupeře, který má v ruce karty a ještě nepasoval.
refusal-IMP-EGY-07 = Z této karty se základy stát nemohou: vyberte společnou kartu z ruky.
refusal-IMP-EGY-14 = To převzít nelze: vyberte lokaci soupeře, který ještě nepasoval.
refusal-IMP-EGY-15 = Kartu { $card } má do konce kola převzatou frakce { $faction }: do té doby slouží jí, ne majiteli.
refusal-IMP-EGY-16 = Kartu { $card } má převzatou frakce { $faction } a v tomto kole už byla aktivována tolikrát, kolikrát její text dovoluje; počítají se i aktivace majitele.
refusal-IMP-JAP-12 = Pod Bránu lze vložit kartu jen z ruky a jen tehdy, když je Brána vaše.
refusal-IMP-JAP-17 = Na Svatyni lze položit jen dřevo, kámen a jídlo, které máte, a jen tehdy, když je Svatyně vaše.

## Clean-up and the solo game

refusal-IMP-CLEAN-02 = Prostředky se uskladňují jen při úklidu, a to samy: pro vše, co uskladnit lze, je vždy dost místa.
refusal-IMP-SOLO-31 = Vyberte některou z lokací, které může útok zasáhnout.
