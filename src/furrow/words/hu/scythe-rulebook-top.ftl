### Scythe, the rulebook: Top-row actions in general (Hungarian).

rulebook-scythe-TOP = Felsősoros akciók általában

rule-SCY-TOP-01 = A négy felsősoros akció a Mozgás, az Erősítés, a Kereskedelem és a Termelés; minden játékostáblán ugyanez a négy szerepel ugyanazzal a tartalommal, csak balról jobbra más-más sorrendben.
rule-SCY-TOP-02 = A felsősoros akcióknál itt megadott mennyiségek a kezdő tábláról valók, még a fejlesztések előttről.
rule-SCY-TOP-03 = A Mozgás ingyenes; az Erősítés és a Kereskedelem 1 pénzbe kerül; a Termelés annyiba, amennyit a munkássora mutat.
