# Scythe, the rulebook: Tie-breakers.

rulebook-scythe-TIE = Tie-breakers

rule-SCY-TIE-01 = Equal fortunes are compared in this order, more is better: (1) workers + mechs + structures on the board; (2) power; (3) popularity; (4) controlled resources; (5) controlled territories; (6) placed stars.
    .note-1 = Units on bases count as being on the board; pieces still on a mat do not.
rule-SCY-TIE-02 = The first criterion that differs decides.
rule-SCY-TIE-03 = A tie on all six is not decided; the victory is shared.
