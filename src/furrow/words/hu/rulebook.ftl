### Remarks beside a rule, in the rulebook of any game (Hungarian).

rulebook-open = A nyomtatott szabálykönyv ezt nyitva hagyja; itt így játsszuk.
rulebook-differing = A nyomtatott szabálykönyvek és a javításaik itt eltérnek egymástól; itt így játsszuk.
