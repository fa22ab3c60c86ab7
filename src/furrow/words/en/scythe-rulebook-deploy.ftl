# Scythe, the rulebook: Deploy.

rulebook-scythe-DEPLOY = Deploy

rule-SCY-DEPLOY-01 = Pay the metal cost.
rule-SCY-DEPLOY-02 = Take any one mech from the faction mat (the ability is your choice) and place it on a territory that holds at least 1 of your workers.
rule-SCY-DEPLOY-03 = Mechs cannot be deployed on a lake, even by a faction whose mechs can enter lakes.
rule-SCY-DEPLOY-04 = Mechs cannot be deployed on a base.
rule-SCY-DEPLOY-05 = The ability uncovered by the mech applies from now on to the character and all mechs of the faction, never to workers.
rule-SCY-DEPLOY-06 = The four abilities differ by faction (chapter “Mech abilities”).
rule-SCY-DEPLOY-07 = Mechs that retreat keep their abilities active; abilities are never lost.
