### 51st State: the rulebook, chapter PASS (Czech).

rulebook-fifty-first-state-PASS = Pasování

rule-FSS-PASS-01 = Hráč, který nemůže nebo nechce provést akci, musí pasovat.

rule-FSS-PASS-02 = Po pasování už hráč nesmí v tomto kole provést žádnou akci.

rule-FSS-PASS-03 = Od okamžiku, kdy hráč pasuje, do konce fáze nemohou ostatní jeho lokace zbořit, zvolit za cíl schopností ani použít (otevřená produkce).

rule-FSS-PASS-04 = Když pasovali všichni, fáze akcí končí a začíná úklid.

rule-FSS-PASS-05 = Ochrana hráče, který pasoval, se vztahuje na každý účinek, který míří na něj nebo na jeho lokace, prostředky v zásobě mu tedy nikdo nevezme; účinků, které na nikoho nemíří, se netýká.
