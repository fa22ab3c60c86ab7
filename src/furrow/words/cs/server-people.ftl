### What can go wrong with names, accounts and people (Czech).

server-error-already-account = Účet už máte.
server-error-bad-password = Heslo má { $shortest } až { $longest } znaků.
server-error-banned = Moderátor tento účet zablokoval.
server-error-invitation-needed = Hrát se tu dá jen s pozvánkou.
server-error-name-taken = Jméno { $name } je obsazené.
server-error-no-such-invitation = Taková pozvánka není, nebo ji už někdo použil.
server-error-no-such-person = Hráč s tímto označením tu není.
server-error-no-such-report = Takové hlášení tu není.
server-error-not-yourself = To na sebe použít nelze.
server-error-settings-too-long = Tolik nastavení uchovat neumíme.
server-error-too-many-attempts = Příliš mnoho chybných pokusů. Zkuste to znovu za { $minutes ->
    [one] minutu
    [few] { $minutes } minuty
   *[other] { $minutes } minut
}.
server-error-wrong-code = Jméno nebo kód pro obnovu nesouhlasí.
server-error-wrong-old-password = Současné heslo nesouhlasí.
server-error-wrong-password = Jméno nebo heslo nesouhlasí.
server-error-no-such-session = Takové přihlášení tu není, nebo už skončilo.
