### Scythe, the rulebook: Produce (Hungarian).

rulebook-scythe-PRODUCE = Termelés

rule-SCY-PRODUCE-01 = Fizess ki minden költséget, amelyet a Termelés munkássorának szabaddá vált vörös mezői az akció kezdete előtt mutattak.
rule-SCY-PRODUCE-02 = A költség pénz, népszerűség és/vagy hatalom; aki nem tudja mindet kifizetni, nem termelhet.
rule-SCY-PRODUCE-03 = Válassz legfeljebb 2 különböző tartományt a fennhatóságod alatt állók közül; ott minden saját munkásod termelhet.
rule-SCY-PRODUCE-04 = Minden munkás legfeljebb 1 jelzőt vagy munkást termel; munkásonként eldöntheted, hogy termel-e.
rule-SCY-PRODUCE-05 = A hegy fémet ad, a farm ételt, a tundra olajat, az erdő fát, a falu munkást.
rule-SCY-PRODUCE-06 = A tó és a Gyár semmit sem ad.
rule-SCY-PRODUCE-07 = A megtermelt erőforrás arra a tartományra kerül, amelyik termelte.
rule-SCY-PRODUCE-08 = A megtermelt munkást a játékostáblán lévő munkássor bal végéről vedd el, és tedd abba a faluba.
rule-SCY-PRODUCE-09 = Ahogy a munkások elfogynak a sorból, vörös mezők válnak láthatóvá, és így nő a későbbi Termelés akciók költsége.
rule-SCY-PRODUCE-10 = Dönthetsz úgy, hogy nem termelsz munkást.
rule-SCY-PRODUCE-11 = A munkások sohasem kerülnek vissza a játékostáblára.
rule-SCY-PRODUCE-12 = Egy tartományon akárhány jelző és munkás lehet.
rule-SCY-PRODUCE-13 = Egy Termelés akcióban egyetlen tartomány sem termel kétszer (úgy sem, hogy egyszer az akció, egyszer a Malom révén).
rule-SCY-PRODUCE-14 = Egy játékosnak legfeljebb 8 munkása lehet játékban; ha kiürült a sor, a falvak semmit sem adnak.
