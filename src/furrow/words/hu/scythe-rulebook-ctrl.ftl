### Scythe, the rulebook: Control (Hungarian).

rulebook-scythe-CTRL = Fennhatóság

rule-SCY-CTRL-01 = A játékos fennhatósága alatt áll az a tartomány, amelyen legalább egy egysége (karaktere, mechje vagy munkása) áll.
rule-SCY-CTRL-02 = Szintén a játékos fennhatósága alatt áll az a tartomány, amelyen ott az építménye, amíg nincs rajta ellenséges egység.
rule-SCY-CTRL-03 = Egy tartomány egyszerre legfeljebb egy játékos fennhatósága alatt állhat.
rule-SCY-CTRL-04 = Ha az építményed tartományán ellenséges egység áll, a tartomány az ellenfél fennhatósága alá kerül.
rule-SCY-CTRL-05 = A tartomány feletti fennhatóság elvesztésével az építmény nem kerül máshoz: a tiéd marad (SCY-BUILD-05, SCY-BUILD-06).
rule-SCY-CTRL-06 = Amíg egy harc függőben van, a tartomány annak a fennhatósága alatt marad, akié addig volt.
rule-SCY-CTRL-07 = Az a tartomány, amelyen se egység, se építmény nincs, senkinek a fennhatósága alatt nem áll; az ott lévő erőforrások a helyükön maradnak, és senki sem költheti el őket.
rule-SCY-CTRL-08 = Az előkészületi segédlet ezt röviden úgy mondja: „egy egység vagy egy építmény”; az ellenséges egységről szóló kivétel (SCY-CTRL-02) ettől még érvényes.
