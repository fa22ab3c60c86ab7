### 51st State, the rulebook: Components (Hungarian).

rulebook-fifty-first-state-COMP = Játékelemek

rule-FSS-COMP-01 = A játékban 200 kártya van, 63×88 mm-esek: 88 alapkártya, 12 kapcsolatkártya, 50 Új korszak kártya és 50 Tél kártya; mindegyik fajtának van eleje és háta.
rule-FSS-COMP-02 = A játékban van 1 győzelmi pont tábla, 4 győzelmi pont jelző, 1 kezdőjátékos-jelző és 4 frakciótábla.
rule-FSS-COMP-03 = Téglából, fegyverből, üzemanyagból és vasból egyaránt legalább 30 nyersanyagjelző van.
rule-FSS-COMP-04 = Legalább 38 munkásfigura van.
rule-FSS-COMP-05 = Van 10 pajzsjelző, 13 lőszerjelző és 9 átépítésjelző.
rule-FSS-COMP-06 = Van 20 piros, 20 kék, 30 szürke és 7 univerzális kapcsolatjelző.
rule-FSS-COMP-07 = Van 4 szorzójelző; ezek csak több egyforma jelzőt helyettesítenek, itt nincs rájuk szükség.
rule-FSS-COMP-08 = A játékot 1–4 játékos játszhatja.
