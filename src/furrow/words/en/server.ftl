# Errors by code

server-error-bad-message = The server does not understand this message.
server-error-bad-name = This name cannot be used.
server-error-bad-options = These options do not fit the game.
    .because = These options do not fit the game: { $reason }
server-error-bad-setup = The game cannot be set up like this.
    .because = The game cannot be set up like this: { $reason }
server-error-bad-record = This record cannot be used.
server-error-bad-seats = The game is played with { $low } to { $high } seats.
server-error-bad-line = This is no action of the game.
server-error-bad-text = The text has a character that cannot be kept.
server-error-bot-plays = A bot plays this seat now. Come back to it first.
server-error-busy = The server is busy. Try again in a moment.
server-error-closed = This table was closed.
server-error-damaged = The log of this table is damaged. Nothing is lost further: whoever runs the site has to look at it.
server-error-expected-back = They were here a moment ago. After { $minutes } minutes a bot may play for them.
server-error-flood = Too many messages. Slow down.
server-error-forbidden = You may not do that.
server-error-illegal = A rule forbids this.
server-error-line-too-long = Something new is shown on the way: play up to there, then go on.
server-error-muted = You cannot talk for the time being.
server-error-no-analysis = The bot could not look through this game.
server-error-no-body = The request is empty.
server-error-no-hints = There are no hints at this table.
server-error-no-session = Choose a name or sign in first.
server-error-no-spectators = This table is played without spectators.
server-error-no-such-chapter = There is no such chapter.
server-error-no-such-decision = The game has no such decision.
server-error-no-such-game = There is no such game.
server-error-no-such-level = There is no such bot.
server-error-no-such-preset = There is no such phrase.
server-error-no-such-seat = The table has no such seat.
server-error-no-such-table = There is no such table, or it is private.
server-error-no-such-text = There is no such text.
server-error-not-full = Some seats are still free.
server-error-not-kept = This cannot be kept now. Try again in a moment.
server-error-not-over = The game is not over yet.
server-error-not-running = The game is not running.
server-error-not-waiting = The game has already begun.
server-error-not-your-seat = This is not your seat.
server-error-not-your-turn = You are not asked now.
server-error-nothing-to-redo = There is nothing to play again.
server-error-nothing-to-undo = Nothing can be taken back: something was revealed, or somebody else answered.
server-error-one-own-seat = Only one seat can be yours. For others choose “Somebody at this screen”.
server-error-over = The game is over.
server-error-seat-taken = This seat is taken.
server-error-stale = Something else was played meanwhile. Look at the table and decide again.
server-error-table-full = All seats are taken.
server-error-too-long = This is too long.
server-error-too-many-imports = You have brought { $most } records within a day. Bring more tomorrow.
server-error-too-many-tables = You have { $most } tables already. Finish some first.
server-error-unreadable = This table cannot be opened any more: this version cannot read its game.

# What is wrong with a setup

server-fault-kind-unknown = The game deals no “{ $kind }”.
server-fault-option-unknown = The game has no option “{ $option }”.
server-fault-option-value = “{ $value }” is no choice for this option: { $option }.
server-fault-together = These two cannot be together: { $option } and { $other }.

# Notices

server-notice-restart = The server restarts. The game goes on in a moment.
server-notice-left = { $name } has left; a bot plays on.
server-notice-replaced = A bot plays on for { $name }.
server-notice-back = { $name } is back.
server-notice-time-up = The time of { $name } is up.
server-notice-time-short = { $name } has little time left.
server-notice-closed = The table was closed.
server-notice-rules-changed = The rules were corrected: the game goes on from an earlier decision.

# Bots

server-bot-random = Random bot
server-bot-novice = Novice bot
server-bot-steady = Steady bot
server-bot-sharp = Sharp bot
server-bot-master = Master bot
server-seat = Seat { $number }

# Standing answers

server-standing-end = End of turn
server-standing-open = Keep my turn open after the action
server-standing-pass = Next turn
server-standing-wait = Bots wait after my turn
server-standing-value-ask = Ask me
server-standing-value-skip = End automatically
server-standing-value-next = Pass
server-standing-value-accept = Accept
server-standing-value-refuse = Refuse
server-standing-value-no = No
server-standing-value-yes = Yes
server-standing-value-0 = Not at all
server-standing-value-3 = 3 seconds
server-standing-value-6 = 6 seconds

# Talk

server-talk-offer = I offer { $name }: { $amount }.
server-talk-hello = Hello!
server-talk-good-luck = Good luck, have fun!
server-talk-well-played = Well played!
server-talk-thanks = Thank you!
server-talk-sorry = Sorry!
server-talk-your-turn = It is your turn.
server-talk-one-moment = One moment, please.
server-talk-nice-move = Nice move!
server-talk-deal = Agreed.
server-talk-no-deal = No, thank you.
server-talk-attack-them = Look who is in the lead!
server-talk-peace = Let us keep the peace.
server-talk-good-game = Good game!
server-talk-rematch = Once more?

# What was dealt from

server-seal = Everything was dealt from a secret that was fixed when the game began. Its seal:
server-seal-broken = The record now holds the secret: anybody can deal from it again and compare.
