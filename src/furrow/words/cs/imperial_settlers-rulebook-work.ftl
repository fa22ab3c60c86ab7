### Settlers: Zrod impéria: the rulebook, chapter WORK (Czech).

rulebook-imperial-settlers-WORK = Výměna dělníků

rule-IMP-WORK-01 = Při výměně odhoďte 2 dělníky: vezměte si 1 surovinu podle výběru (dřevo, kámen nebo jídlo), nebo si doberte 1 kartu (společnou nebo vlastní frakce).

rule-IMP-WORK-02 = V jedné akci lze vyměnit několik dvojic dělníků, u každé se volí zvlášť.

rule-IMP-WORK-03 = Výměnu dělníků připomíná deska frakce.

rule-IMP-WORK-04 = Zlato výměnou dělníků získat nelze.
