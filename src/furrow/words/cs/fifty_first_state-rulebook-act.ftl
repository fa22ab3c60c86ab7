### 51st State: the rulebook, chapter ACT (Czech).

rulebook-fifty-first-state-ACT = Fáze akcí obecně

rule-FSS-ACT-01 = Od začínajícího hráče po směru hodinových ručiček provede každý ve svém tahu jednu akci.

rule-FSS-ACT-02 = V tahu lze zvolit: postavit lokaci; uzavřít dohodu; bořit; použít akci lokace; použít akci desky frakce; použít lokaci jiného hráče s otevřenou produkcí; vzít si kartu spojení nebo ji zahrát; pasovat.

rule-FSS-ACT-03 = Druh, počet a pořadí akcí jsou volné, pokud lze zaplatit ceny.

rule-FSS-ACT-04 = Tahy jdou dokola, dokud nepasují všichni hráči; kdo pasoval, je přeskočen. Pak fáze akcí končí.

rule-FSS-ACT-05 = Vzít si kartu spojení a zahrát ji jsou dvě různé akce.

rule-FSS-ACT-06 = Položit štít není akce (FSS-SHLD-02).
