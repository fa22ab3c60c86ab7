### What can go wrong with names, accounts and people (Hungarian).

server-error-already_account = Már van fiókod.
server-error-bad_password = A jelszó { $shortest }–{ $longest } karakter hosszú.
server-error-banned = Egy moderátor kitiltotta ezt a fiókot.
server-error-invitation_needed = Itt csak meghívóval lehet játszani.
server-error-name_taken = Ez a név már foglalt: { $name }.
server-error-no_such_invitation = Nincs ilyen meghívó, vagy már felhasználták.
server-error-no_such_person = Nincs ilyen azonosítójú játékos.
server-error-no_such_report = Nincs ilyen bejelentés.
server-error-not_yourself = Ezt magaddal nem teheted meg.
server-error-settings_too_long = Ennyi beállítást nem tudunk megőrizni.
server-error-too_many_attempts = Túl sokszor volt hibás. Próbáld újra { $minutes } perc múlva.
server-error-wrong_code = A név vagy a helyreállító kód hibás.
server-error-wrong_password = A név vagy a jelszó hibás.
