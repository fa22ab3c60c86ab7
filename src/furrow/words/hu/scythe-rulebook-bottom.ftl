### Scythe, the rulebook: Bottom-row actions in general (Hungarian).

rulebook-scythe-BOTTOM = Alsósoros akciók általában

rule-SCY-BOTTOM-01 = A négy alsósoros akció a Fejlesztés, a Telepítés, az Építés és a Sorozás; minden játékostáblán ugyanebben a sorrendben állnak balról jobbra, a költségük és a pénzelőnyük azonban táblánként más.
rule-SCY-BOTTOM-02 = Mindegyiket meghatározott erőforrással fizeted: a Fejlesztést olajjal, a Telepítést fémmel, az Építést fával, a Sorozást étellel.
rule-SCY-BOTTOM-03 = Az a mennyiség számít, amely az akció kezdete előtt látható a táblán; a fejlesztések csökkentik.
rule-SCY-BOTTOM-04 = A legtöbb alsósoros akció legalább 1 pénzt is ad, amikor kifizeted.
rule-SCY-BOTTOM-05 = A pénzt nem kötelező elvenni (például ha elrontaná a célodat).
rule-SCY-BOTTOM-06 = Ajánlott, de nem kötelező a pénzt még az akció többi része előtt elvenni.
rule-SCY-BOTTOM-07 = Ha az akció fő hatása már elfogyott (nincs több kocka, mech, építmény vagy újonc), akkor is kifizetheted, hogy megkapd a pénzét, és ha már szabadon látható, a folyamatos toborzási bónuszát.
rule-SCY-BOTTOM-08 = Ez azután is így van, hogy az akcióért járó csillagot lehelyezted.
rule-SCY-BOTTOM-09 = Minden alsósoros akciónak van folyamatos toborzási bónusza (zöld kör); ha már szabadon látható, a tulajdonosát minden alkalommal megjutalmazza, amikor ő vagy egy szomszédja végrehajtja azt az akciót (SCY-ENLIST-07).
rule-SCY-BOTTOM-10 = Az alsósoros akciók nem érintik a többi játékost, ezért a következő játékos közben rendszerint elkezdheti a fordulóját.
rule-SCY-BOTTOM-11 = Az alsósoros akciót hangosan be kell jelenteni (SCY-ENLIST-12).
