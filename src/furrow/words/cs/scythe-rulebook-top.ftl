### Scythe: the rulebook, chapter TOP (Czech).

rulebook-scythe-TOP = Horní akce obecně

rule-SCY-TOP-01 = Čtyři horní akce jsou Pohyb, Podpora, Obchod a Produkce; na všech deskách jsou stejné čtyři se stejným obsahem, jen jsou zleva doprava jinak seřazené.

rule-SCY-TOP-02 = Množství uvedená zde u horních akcí jsou ta na začátku hry, před vylepšeními.

rule-SCY-TOP-03 = Pohyb nestojí nic; Podpora a Obchod stojí 1 minci; Produkce stojí to, co ukazuje její řada dělníků.
