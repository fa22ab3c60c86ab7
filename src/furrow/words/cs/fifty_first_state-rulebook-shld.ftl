### 51st State: the rulebook, chapter SHLD (Czech).

rulebook-fifty-first-state-SHLD = Žetony štítu

rule-FSS-SHLD-01 = Ve svém tahu smíte položit žeton štítu ze své zásoby na jednu svou lokaci.

rule-FSS-SHLD-02 = Položit štít není akce a tah se tím nespotřebuje.

rule-FSS-SHLD-03 = Na lokaci je nejvýše 1 štít.

rule-FSS-SHLD-04 = Štít zvyšuje obranu lokace o 1.

rule-FSS-SHLD-05 = Položený štít nelze přesunout.

rule-FSS-SHLD-06 = Když je lokace zbořena, její štít jde do společné zásoby.

rule-FSS-SHLD-07 = Při úklidu se všechny štíty, položené i nepoložené, vracejí do společné zásoby.

rule-FSS-SHLD-08 = Ve svém tahu smíte položit libovolný počet štítů, každý na jinou lokaci, před akcí nebo po ní.

rule-FSS-SHLD-09 = Štít lze položit jen na vlastní postavenou lokaci ležící lícem nahoru, kterékoli kategorie.
