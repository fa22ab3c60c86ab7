### Scythe, the rulebook: Final scoring (Hungarian).

rulebook-scythe-SCORE = Játék végi pontozás

rule-SCY-SCORE-01 = Vagyon = a játék végén meglévő pénz + pénz a csillagokért + pénz a tartományokért + pénz minden két erőforrásért + építménybónusz.
rule-SCY-SCORE-02 = Legmagasabb népszerűségi szint, 13–18: csillagonként 5 pénz, tartományonként 4 pénz, minden 2 erőforrásért 3 pénz.
rule-SCY-SCORE-03 = Középső népszerűségi szint, 7–12: csillagonként 4 pénz, tartományonként 3 pénz, minden 2 erőforrásért 2 pénz.
rule-SCY-SCORE-04 = Legalsó népszerűségi szint, 0–6: csillagonként 3 pénz, tartományonként 2 pénz, minden 2 erőforrásért 1 pénz.
rule-SCY-SCORE-05 = A 18-as népszerűség ugyanannyit ér, mint a legmagasabb szint többi része.
rule-SCY-SCORE-06 = Minden lehelyezett csillag számít.
rule-SCY-SCORE-07 = Minden fennhatóságod alatt álló tartomány számít, a tavak is.
rule-SCY-SCORE-08 = A bázis nem tartomány, és nem ér semmit.
rule-SCY-SCORE-09 = A játék végén is a „Fennhatóság” fejezet szabályai érvényesek: saját egységed áll ott, vagy saját építményed, és ellenséges egység nincs.
rule-SCY-SCORE-10 = A Gyár 3 tartománynak számít.
rule-SCY-SCORE-11 = Az erőforrásokat az összes fennhatóságod alatt álló tartományról együtt számold össze; minden teljes pár számít, a páratlan egy nem ér semmit.
rule-SCY-SCORE-12 = A munkások nem erőforrások.
rule-SCY-SCORE-13 = A harckártyák, a hatalom és a fel nem használt célkártyák nem érnek semmit.
rule-SCY-SCORE-14 = Az építménybónusz-lapka az „Építménybónusz-lapkák” fejezet szerint ér pénzt, a fennhatóságtól függetlenül.
rule-SCY-SCORE-15 = Mindenki maga veszi el a neki járó pénzt; bankosra nincs szükség.
rule-SCY-SCORE-16 = Mindenki bejelenti a végösszegét; a legnagyobb nyer.
rule-SCY-SCORE-17 = Az első játszmában ajánlott egy próbapontozás (pénz nélkül), miután valaki lehelyezte a játszma első csillagát.
rule-SCY-SCORE-18 = A győztes legfeljebb két helyre beírhatja a nevét a teljesítménylapra; ez a lap az adott feltételekkel (például egy adott frakcióval) aratott első győzelmeket őrzi meg.
