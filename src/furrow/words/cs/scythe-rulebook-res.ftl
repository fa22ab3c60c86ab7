### Scythe: the rulebook, chapter RES (Czech).

rulebook-scythe-RES = Suroviny

rule-SCY-RES-01 = Suroviny jsou čtyři: dřevo, jídlo, kov a ropa.

rule-SCY-RES-02 = Dělníci nejsou suroviny.

rule-SCY-RES-03 = Žetony surovin zůstávají na herním plánu, na území, kde byly vyprodukovány nebo kam byly položeny.

rule-SCY-RES-04 = Hráč smí utratit jen suroviny, které leží na územích, jež ovládá.

rule-SCY-RES-05 = Na akci týkající se kteréhokoli území lze utratit suroviny z libovolných ovládaných území, i z několika najednou.

rule-SCY-RES-06 = Utracené suroviny se vracejí z herního plánu do společné zásoby.

rule-SCY-RES-07 = Získané suroviny se berou ze společné zásoby a kladou na území, kde byly vyprodukovány (pro Obchod viz SCY-TRADE-03).

rule-SCY-RES-08 = Počet surovin ve hře i na jednom území je neomezený; chybějící žetony zastoupí násobící žetony.

rule-SCY-RES-09 = S kontrolou přecházejí i suroviny: kdo ovládá území, tomu patří žetony na něm.
