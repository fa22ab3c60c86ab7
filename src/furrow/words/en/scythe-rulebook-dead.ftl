# Scythe, the rulebook: Dead turn.

rulebook-scythe-DEAD = Dead turn

rule-SCY-DEAD-01 = A player who can take no action at all takes a dead turn.
rule-SCY-DEAD-02 = It can only arise when the previous turn used the Move section and the player has no coins, power, popularity or resources.
rule-SCY-DEAD-03 = On a dead turn the action token still moves to another section, and nothing else happens.
