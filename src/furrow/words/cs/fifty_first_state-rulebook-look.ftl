### 51st State: the rulebook, chapter LOOK (Czech).

rulebook-fifty-first-state-LOOK = Fáze rozhledu

rule-FSS-LOOK-01 = Ve fázi rozhledu se odkryje vrchní karta obou balíčků spojení.

rule-FSS-LOOK-02 = Pro výběr se z dobíracího balíčku vyloží do řady o 1 kartu více, než je hráčů.

rule-FSS-LOOK-03 = Od začínajícího hráče po směru hodinových ručiček si každý hráč vezme jednu z vyložených karet do ruky.

rule-FSS-LOOK-04 = Jedna karta, která v řadě zbude, se odhodí (lícem dolů).

rule-FSS-LOOK-05 = Pro druhý výběr se znovu vyloží o 1 kartu více, než je hráčů; teď vybírá nejprve poslední hráč a pokračuje se pozpátku (proti směru hodinových ručiček) k začínajícímu hráči; zbylá karta se odhodí.

rule-FSS-LOOK-06 = Počet karet v ruce není omezen.

rule-FSS-LOOK-07 = Co si kdo z řady bere, je veřejné.
