### What can go wrong with names, accounts and people (Hungarian).

server-error-already-account = Már van fiókod.
server-error-bad-password = A jelszó { $shortest }–{ $longest } karakter hosszú.
server-error-banned = Egy moderátor kitiltotta ezt a fiókot.
server-error-invitation-needed = Itt csak meghívóval lehet játszani.
server-error-name-taken = Ez a név már foglalt: { $name }.
server-error-no-such-invitation = Nincs ilyen meghívó, vagy már felhasználták.
server-error-no-such-person = Nincs ilyen azonosítójú játékos.
server-error-no-such-report = Nincs ilyen bejelentés.
server-error-not-yourself = Ezt magaddal nem teheted meg.
server-error-settings-too-long = Ennyi beállítást nem tudunk megőrizni.
server-error-too-many-attempts = Túl sokszor volt hibás. Próbáld újra { $minutes } perc múlva.
server-error-wrong-code = A név vagy a helyreállító kód hibás.
server-error-wrong-old-password = A jelenlegi jelszó hibás.
server-error-wrong-password = A név vagy a jelszó hibás.
server-error-no-such-session = Nincs ilyen bejelentkezés, vagy már véget ért.
