### Scythe, the rulebook: Encounters (Hungarian).

rulebook-scythe-ENC = Találkozások

rule-SCY-ENC-01 = Ha a karakter találkozásjelzős tartományra lép, megáll, és ebben a fordulóban már nem mozoghat.
rule-SCY-ENC-02 = Ha a Mozgás akció teljesen befejeződött, és minden harc véget ért, de még az alsósoros akció előtt (ha van), dobd el a jelzőt, és húzz egy találkozáskártyát.
rule-SCY-ENC-03 = Találkozást csak karakter válthat ki.
rule-SCY-ENC-04 = Ha azon a tartományon egy ellenfél mechje áll, előbb a harc következik; a találkozásra csak akkor kerül sor, ha a karakter győz, különben a jelző ott marad.
rule-SCY-ENC-05 = Mutasd meg a kártyát mindenkinek, és olvasd fel hangosan a három lehetőségét.
rule-SCY-ENC-06 = Az aktív játékosnak a három lehetőség egyikét választania kell (Polónia: legfeljebb kettőt).
rule-SCY-ENC-07 = A választott lehetőség teljes költségét ki kell fizetni; amelyiket nem tudod kifizetni, azt nem választhatod.
rule-SCY-ENC-08 = Az egyik lehetőség mindig ingyenes.
rule-SCY-ENC-09 = Az előny opcionális, és részben is elvehető.
rule-SCY-ENC-10 = Ezután tedd a kártyát képpel lefelé a találkozáskártyák paklija alá.
rule-SCY-ENC-11 = A kapott erőforrások, építmények, mechek és munkások a találkozás tartományára kerülnek.
rule-SCY-ENC-12 = Ha azon a tartományon már áll építmény, az építést adó előny nem vehető el.
rule-SCY-ENC-13 = Ha a kártya ad valamit vagy egy akciót, nem kell más költséget fizetni, nem jár más előny, mint ami a kártyán áll, és folyamatos toborzási bónuszt sem vált ki.
rule-SCY-ENC-14 = A kártya száma csak hivatkozásra való.
rule-SCY-ENC-15 = A találkozások lehetőségei népszerűségbe és pénzbe kerülhetnek.
rule-SCY-ENC-16 = A kártyával kapott mech, építmény, újonc, fejlesztés vagy munkás beleszámít a megfelelő csillagba, és a szokásos módon szabaddá teszi a képességét vagy bónuszát.
