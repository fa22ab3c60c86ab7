### Scythe: the rulebook, chapter MOVE (Czech).

rulebook-scythe-MOVE = Pohyb

rule-SCY-MOVE-01 = Zvolte jedno: přesuňte jednotky, nebo získejte 1 minci.

rule-SCY-MOVE-02 = Přesun: přesuňte až 2 různé jednotky, každou z jejího území nebo základny na sousedící území.

rule-SCY-MOVE-03 = Dokončete pohyb jedné jednotky, než začnete s další.

rule-SCY-MOVE-04 = Jednou akcí Pohyb nelze tutéž jednotku přesunout dvakrát.

rule-SCY-MOVE-05 = Smíte přesunout i méně jednotek, než je dovoleno.

rule-SCY-MOVE-06 = Jednotka smí při pohybu vzít s sebou a odložit libovolný počet žetonů surovin.
    .heading = Přenášení

rule-SCY-MOVE-07 = Jednotka, která se přesouvá o více než jedno území, smí brát a odkládat suroviny i na územích, kterými prochází.
    .heading = Přenášení

rule-SCY-MOVE-08 = Mech smí při pohybu převážet libovolný počet vlastních dělníků (a surovin), postavu ne.
    .heading = Přenášení

rule-SCY-MOVE-09 = Převezení se nepočítá jako pohyb dělníka: týž dělník se smí v téže akci Pohyb přesunout i sám, před převezením nebo po něm.
    .heading = Přenášení

rule-SCY-MOVE-10 = Dělník smí svým pohybem přijít na území mecha a ten ho pak smí v téže akci odvézt.
    .heading = Přenášení

rule-SCY-MOVE-11 = Mech, který dělá několik kroků, smí mezi kroky dělníky nabírat a vysazovat.
    .heading = Přenášení

rule-SCY-MOVE-12 = Na jezeře nelze nechat suroviny ani dělníky.
    .heading = Přenášení

rule-SCY-MOVE-13 = Zpravidla žádná jednotka nepřekročí řeku ani nevstoupí na jezero; výjimkou jsou některé dovednosti mechů a dovednost frakce, kterou má Sever.
    .heading = Řeky, jezera, tunely

rule-SCY-MOVE-14 = Jednotka s dovedností pro jezera smí na jezero vstoupit z kteréhokoli sousedícího území a na kterékoli z něj odejít.
    .heading = Řeky, jezera, tunely

rule-SCY-MOVE-15 = Krok mezi dvěma územími s tunelem je pro každou jednotku jeden krok.
    .heading = Řeky, jezera, tunely

rule-SCY-MOVE-16 = Vaše postava nebo mech smí vstoupit na území, které drží jen soupeřovi dělníci; pohyb této jednotky tam končí, i kdyby mohla jít dál, a v tomto tahu se už nesmí pohnout.
    .heading = Území soupeře – jen dělníci

rule-SCY-MOVE-17 = Není to boj.
    .heading = Území soupeře – jen dělníci

rule-SCY-MOVE-18 = Všichni tito dělníci ihned ustoupí na vlastní základnu.
    .heading = Území soupeře – jen dělníci

rule-SCY-MOVE-19 = Všechny žetony surovin zůstanou na místě; díky kontrole teď patří tomu, kdo na území vstoupil.
    .heading = Území soupeře – jen dělníci

rule-SCY-MOVE-20 = Kdo na území vstoupil, ztrácí za každého vyhnaného dělníka 1 bod popularity, nikdy však neklesne pod 0.
    .heading = Území soupeře – jen dělníci

rule-SCY-MOVE-21 = Dělníky lze vyhnat, i když má příchozí popularity málo nebo žádnou.
    .heading = Území soupeře – jen dělníci

rule-SCY-MOVE-22 = Vaši dělníci nesmějí sami vstoupit na území, které drží soupeřovi dělníci.
    .heading = Území soupeře – jen dělníci

rule-SCY-MOVE-23 = Další jednotka v téže akci Pohyb smí území využít běžným způsobem, protože dělníci už odešli.
    .heading = Území soupeře – jen dělníci

rule-SCY-MOVE-24 = Na území, které soupeř ovládá jen budovou, smí vstoupit kterákoli jednotka, i dělník, a území pak ovládá její majitel.
    .heading = Území soupeře – jen budova

rule-SCY-MOVE-25 = Příchozí nezíská budovu ani její bonus.
    .heading = Území soupeře – jen budova

rule-SCY-MOVE-26 = Samotná soupeřova budova pohyb nezastaví.
    .heading = Území soupeře – jen budova

rule-SCY-MOVE-27 = Vaše postava nebo mech smí vstoupit; pohyb této jednotky tam končí.
    .heading = Území soupeře – postava nebo mechové

rule-SCY-MOVE-28 = Území zatím dál ovládá soupeř.
    .heading = Území soupeře – postava nebo mechové

rule-SCY-MOVE-29 = Až dokončíte všechny své přesuny, dojde k boji na každém území, kde stojí vaše postava nebo mechové společně se soupeřovou postavou nebo mechy (kapitola „Boj“).
    .heading = Území soupeře – postava nebo mechové

rule-SCY-MOVE-30 = Vaši dělníci nesmějí na takové území vstoupit sami.
    .heading = Území soupeře – postava nebo mechové

rule-SCY-MOVE-31 = Dělníci se na takové území dostanou, jen když je převeze mech.
    .heading = Území soupeře – postava nebo mechové

rule-SCY-MOVE-32 = Dělníci převezení na takové území z něj nesmějí sami odejít.
    .heading = Území soupeře – postava nebo mechové

rule-SCY-MOVE-33 = Zpravidla nesmí jednotka při Pohybu vstoupit na žádnou základnu, ani na vlastní.
    .heading = Ostatní

rule-SCY-MOVE-34 = Jednotky stojící na základně smějí odejít na sousedící území.
    .heading = Ostatní

rule-SCY-MOVE-35 = Postava, která vstoupí na území s žetonem Setkání, se tam zastaví a v tomto tahu se už nesmí pohnout.
    .heading = Ostatní

rule-SCY-MOVE-36 = Po všech bojích tohoto tahu, pokud na území postava stále je, odstraňte žeton a vyřešte Setkání (kapitola „Setkání“).
    .heading = Ostatní

rule-SCY-MOVE-37 = Na mechy a dělníky žetony Setkání nepůsobí.
    .heading = Ostatní

rule-SCY-MOVE-38 = Počet jednotek na území je neomezený.
    .heading = Ostatní
