### Scythe, the rulebook: Resources (Hungarian).

rulebook-scythe-RES = Erőforrások

rule-SCY-RES-01 = Négyféle erőforrás van: fa, étel, fém és olaj.
rule-SCY-RES-02 = A munkások nem erőforrások.
rule-SCY-RES-03 = Az erőforrásjelzők a játéktáblán maradnak, azon a tartományon, ahol megtermelték vagy ahová letették őket.
rule-SCY-RES-04 = Csak olyan tartományról költhetsz el erőforrást, amely a fennhatóságod alatt áll.
rule-SCY-RES-05 = A fennhatóságod alatt álló tartományokról tetszés szerint összeszedve költhetsz erőforrást, bármelyik tartományt érinti is az akció.
rule-SCY-RES-06 = Az elköltött erőforrás lekerül a játéktábláról, vissza az általános készletbe.
rule-SCY-RES-07 = A kapott erőforrás az általános készletből kerül arra a tartományra, ahol megtermelték (Kereskedelemnél: SCY-TRADE-03).
rule-SCY-RES-08 = Az erőforrások számának nincs korlátja sem a játékban, sem egy tartományon; ha elfogy a jelző, szorzójelző helyettesíti.
rule-SCY-RES-09 = Az erőforrás a fennhatóságot követi: akié a fennhatóság a tartomány felett, azé minden ott lévő jelző.
