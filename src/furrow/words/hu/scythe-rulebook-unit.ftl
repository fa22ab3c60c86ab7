### Scythe, the rulebook: Units (Hungarian).

rulebook-scythe-UNIT = Egységek

rule-SCY-UNIT-01 = Egység a karakter, a mech és a munkás. Az építmények, az újoncok és a jelzők nem egységek.
rule-SCY-UNIT-02 = Minden egység mozoghat a játéktáblán; hacsak egy képesség mást nem mond, 1 tartományt, és se folyón nem kelhet át, se tóra nem léphet.
rule-SCY-UNIT-03 = Mozgás közben minden egység tetszőleges számú erőforrást szállíthat.
rule-SCY-UNIT-04 = A karakter harcol, találkozásokat vált ki, és játszmánként egyszer Gyárkártyát vesz el, amikor a mozgása a Gyárnál ér véget.
rule-SCY-UNIT-05 = A mech harcol, és mozgás közben tetszőleges számú saját munkást szállíthat.
rule-SCY-UNIT-06 = A mech nem szállíthat karaktert.
rule-SCY-UNIT-07 = A karakter nem szállíthat munkást; erre csak a mech képes.
rule-SCY-UNIT-08 = A munkás erőforrást és további munkásokat termel; ahol munkás van, ott lehet mechet telepíteni és építményt építeni.
rule-SCY-UNIT-09 = A munkás sohasem harcol.
rule-SCY-UNIT-10 = Ha a karaktered vagy meched a saját fordulódban visszavonulásra kényszeríti egy ellenfeled munkásait, akár azzal, hogy odalép, akár harccal, munkásonként 1 népszerűséget veszítesz.
rule-SCY-UNIT-11 = Az egységek sohasem semmisülnek meg; a legyőzött vagy visszavonulásra kényszerített egység a saját bázisára kerül.
