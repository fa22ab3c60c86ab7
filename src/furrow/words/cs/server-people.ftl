### What can go wrong with names, accounts and people (Czech).

server-error-already_account = Účet už máš.
server-error-bad_password = Heslo má { $shortest } až { $longest } znaků.
server-error-banned = Moderátor tento účet vykázal.
server-error-invitation_needed = Hrát se tu dá jen s pozvánkou.
server-error-name_taken = Jméno { $name } je obsazené.
server-error-no_such_invitation = Taková pozvánka není, nebo ji už někdo použil.
server-error-no_such_person = Hráč s tímto označením tu není.
server-error-no_such_report = Takové hlášení tu není.
server-error-not_yourself = To sám se sebou udělat nemůžeš.
server-error-settings_too_long = Tolik nastavení uchovat neumíme.
server-error-too_many_attempts = Bylo to špatně příliš často. Zkus to znovu za { $minutes } minut.
server-error-wrong_code = Jméno nebo záchranný kód nesouhlasí.
server-error-wrong_password = Jméno nebo heslo nesouhlasí.
