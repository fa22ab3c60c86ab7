# Megjegyzések egy szabály mellett, bármelyik játék szabálykönyvében.

rulebook-open = A nyomtatott szabálykönyv ezt nyitva hagyja; itt így játsszuk.
rulebook-differing = A nyomtatott szabálykönyvek és javításaik ebben eltérnek; itt így játsszuk.
