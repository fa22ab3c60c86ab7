# Errors by code

server-error-bad-message = A szerver nem érti ezt az üzenetet.
server-error-bad-name = Ez a név nem használható.
server-error-bad-options = Ezek a beállítások nem illenek a játékhoz.
    .because = Ezek a beállítások nem illenek a játékhoz: { $reason }
server-error-bad-setup = A játék így nem készíthető elő.
    .because = A játék így nem készíthető elő: { $reason }
server-error-bad-record = Ez a feljegyzés nem használható.
server-error-bad-seats = A játék { $low }–{ $high } fős.
server-error-bad-line = Ebben a játékban nincs ilyen akció.
server-error-bad-text = A szövegben olyan karakter van, amely nem tárolható.
server-error-bot-plays = Ezen a helyen most bot játszik. Előbb vedd vissza.
server-error-busy = A szerver elfoglalt. Próbáld újra egy pillanat múlva.
server-error-closed = Ezt az asztalt bezárták.
server-error-damaged = Ennek az asztalnak a naplója megsérült. Több már nem vész el: az oldal üzemeltetőjének kell megnéznie.
server-error-expected-back = Az imént még itt volt. { $minutes } perc múlva játszhat helyette bot.
server-error-flood = Túl sok üzenet. Lassíts.
server-error-forbidden = Ezt nem teheted meg.
server-error-illegal = Ezt egy szabály tiltja.
server-error-line-too-long = Útközben valami új derül ki: játssz odáig, aztán folytasd.
server-error-muted = Egyelőre nem beszélhetsz.
server-error-no-analysis = A bot nem tudta végignézni ezt a játszmát.
server-error-no-body = A kérés üres.
server-error-no-hints = Ennél az asztalnál nincs tipp.
server-error-no-session = Előbb válassz nevet vagy jelentkezz be.
server-error-no-spectators = Ennél az asztalnál nincsenek nézők.
server-error-no-such-chapter = Nincs ilyen fejezet.
server-error-no-such-decision = A játékban nincs ilyen döntés.
server-error-no-such-game = Nincs ilyen játék.
server-error-no-such-level = Nincs ilyen bot.
server-error-no-such-preset = Nincs ilyen mondat.
server-error-no-such-seat = Az asztalnál nincs ilyen hely.
server-error-no-such-table = Nincs ilyen asztal, vagy zárt.
server-error-no-such-text = Nincs ilyen szöveg.
server-error-not-full = Még vannak szabad helyek.
server-error-not-kept = Ezt most nem lehet elmenteni. Próbáld újra egy pillanat múlva.
server-error-not-over = A játék még nem ért véget.
server-error-not-running = A játék nem folyik.
server-error-not-waiting = A játék már elkezdődött.
server-error-not-your-seat = Ez nem a te helyed.
server-error-not-your-turn = Most nem te következel.
server-error-nothing-to-redo = Nincs mit újra kijátszani.
server-error-nothing-to-undo = Semmit sem lehet visszavonni: valami kiderült, vagy más válaszolt.
server-error-one-own-seat = Csak egy hely lehet a tiéd. Másoknak válaszd ezt: „Valaki ennél a képernyőnél”.
server-error-over = A játék véget ért.
server-error-seat-taken = Ez a hely foglalt.
server-error-stale = Közben más történt. Nézd meg az asztalt, és dönts újra.
server-error-table-full = Minden hely foglalt.
server-error-too-long = Ez túl hosszú.
server-error-too-many-imports = Egy napon belül már { $most } feljegyzést hoztál. Holnap hozhatsz többet.
server-error-too-many-tables = Már { $most } asztalod van. Előbb fejezz be néhányat.
server-error-unreadable = Ez az asztal már nem nyitható meg: ez a változat nem tudja beolvasni a játszmáját.

# What is wrong with a setup

server-fault-kind-unknown = A játék nem oszt ilyet: „{ $kind }”.
server-fault-option-unknown = A játéknak nincs ilyen beállítása: „{ $option }”.
server-fault-option-value = „{ $value }” nem választható ennél a beállításnál: { $option }.
server-fault-together = Ez a kettő nem járhat együtt: { $option } és { $other }.

# Notices

server-notice-restart = A szerver újraindul. A játék mindjárt folytatódik.
server-notice-left = { $name } elment; bot játszik tovább.
server-notice-replaced = { $name } helyett bot játszik tovább.
server-notice-back = { $name } visszatért.
server-notice-time-up = { $name } ideje lejárt.
server-notice-time-short = { $name } ideje fogytán.
server-notice-closed = Az asztalt bezárták.
server-notice-rules-changed = A szabályokat javítottuk: a játék egy korábbi döntéstől folytatódik.

# Bots

server-bot-random = Véletlen Bot
server-bot-novice = Kezdő Bot
server-bot-steady = Megbízható Bot
server-bot-sharp = Éles Bot
server-bot-master = Mester Bot
server-seat = { $number }. hely

# Standing answers

server-standing-end = A lépés vége
server-standing-open = Az akció után maradjon nyitva a lépésem
server-standing-pass = Következő lépés
server-standing-wait = A botok várnak a lépésem után
server-standing-value-ask = Kérdezz meg
server-standing-value-skip = Magától véget ér
server-standing-value-next = Passz
server-standing-value-accept = Elfogad
server-standing-value-refuse = Elutasít
server-standing-value-no = Nem
server-standing-value-yes = Igen
server-standing-value-0 = Egyáltalán nem
server-standing-value-3 = 3 másodpercig
server-standing-value-6 = 6 másodpercig

# Talk

server-talk-offer = { $name }, ezt ajánlom neked: { $amount }.
server-talk-hello = Sziasztok!
server-talk-good-luck = Sok szerencsét, jó játékot!
server-talk-well-played = Szép játék!
server-talk-thanks = Köszönöm!
server-talk-sorry = Bocsánat!
server-talk-your-turn = Te következel.
server-talk-one-moment = Egy pillanat.
server-talk-nice-move = Szép lépés!
server-talk-deal = Megegyeztünk.
server-talk-no-deal = Köszönöm, nem.
server-talk-attack-them = Nézzétek, ki vezet!
server-talk-peace = Maradjon béke köztünk.
server-talk-good-game = Jó játék volt!
server-talk-rematch = Még egyet?

# What was dealt from

server-seal = Minden lapot egy titok szerint osztunk, amely a játék kezdete óta rögzített. A pecsétje:
server-seal-broken = A feljegyzés most már tartalmazza a titkot: bárki újra kioszthatja belőle a lapokat, és összevetheti.
