### The plain pages of the server and the texts of its edge (English).

## Names

server-pages-title = Furrow
server-pages-level-novice = Novice
server-pages-level-steady = Steady
server-pages-level-sharp = Sharp
server-pages-level-master = Master
server-pages-level-plain = Plain
server-pages-on = on
server-pages-off = off

## Ways through the pages

server-pages-skip = To the content
server-pages-home = Tables
server-pages-new = New table
server-pages-rules = Rules
server-pages-me = Me
server-pages-rich = The pages with pictures
server-pages-language = Language
server-pages-back = Back
server-pages-save = Save

## Who plays

server-pages-greeting = Hello, { $name }
server-pages-welcome = Play board games by their exact rules, against bots or friends. These pages need no scripts.
server-pages-name = Name
server-pages-password = Password
server-pages-invitation = Invitation code, if you have one
server-pages-play-now = Play at once
server-pages-sign-in = Sign in
server-pages-sign-out = Sign out
server-pages-sign-out-everywhere = Sign out everywhere
server-pages-signed-in-elsewhere = Signed in elsewhere
server-pages-device-unknown = An unknown browser
server-pages-account = Make an account
server-pages-account-text = An account keeps your games and settings, also on other devices.
server-pages-code = Your recovery code
server-pages-code-text = Keep it: it is shown only now, and it is the only way to a new password.
server-pages-delete = Delete me
server-pages-delete-text = Your name, password, settings and ratings are deleted for good.
server-pages-sure = Yes, I am sure

## Tables

server-pages-mine = Your tables
server-pages-lobby = Open tables
server-pages-ended = Your finished games
server-pages-none = none
server-pages-table = { $game }, table of { $name }
server-pages-your-turn = your turn
server-pages-state-waiting = waiting for players
server-pages-state-running = running
server-pages-state-over = over
server-pages-state-closed = closed
server-pages-choose-game = Choose a game
server-pages-seat-count = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
server-pages-seats = Seats
server-pages-seat = Seat { $number }
server-pages-who = Who plays
server-pages-who-me = me
server-pages-who-open = open for anybody
server-pages-who-invited = for anyone with the link
server-pages-who-hotseat = another person at this screen
server-pages-who-bot = Bot: { $level }
server-pages-options = Options
server-pages-listed = Show the table to everybody
server-pages-hints = Bots may give hints
server-pages-spectators = Others may watch
server-pages-create = Make the table
server-pages-join = Sit down
server-pages-leave = Leave the table
server-pages-start = Start the game
server-pages-close = Close the table
server-pages-rematch = Play again
server-pages-link = Anyone with this link can join:
server-pages-online = here
server-pages-away = away
server-pages-free = free

## Play

server-pages-waiting-for = Waiting for { $names }
server-pages-refresh = Look again
server-pages-answer-for = { $name }: { $question }
server-pages-undo = Take back
server-pages-redo = Play again what was taken back
server-pages-undo-turn = Back to the start of the turn
server-pages-end = End the turn
server-pages-why = Why not?
server-pages-why-label = An action as text, for example { $example }
server-pages-allowed = “{ $text }” can be played.
server-pages-preview = What would it do?
server-pages-preview-whole = Only a preview: nothing was played.
server-pages-preview-part = Only a preview, up to the first thing you cannot know: nothing was played.
server-pages-hint = A hint
server-pages-hint-text = A bot would think of: { $answers }
server-pages-standing = Standing answers
server-pages-log = What happened
server-pages-talk = Talk
server-pages-say = Say it
server-pages-said = { $name }: { $text }
server-pages-curtain = Hand the screen to { $name }.
server-pages-curtain-open = Only { $name } is looking
server-pages-result = Result
server-pages-place = Place
server-pages-player = Player
server-pages-total = Total
server-pages-parts = Parts
server-pages-rule = Rule { $rule }
server-pages-rule-option = Depends on the option: { $option }

## What lies on the table

server-pages-the-table = The table
server-pages-players = Players
server-pages-own = Only you see this
server-pages-board = The board
server-pages-field = Field
server-pages-contents = What is there
server-pages-contested = combat to come
server-pages-pair = { $name }: { $value }
server-pages-noted = { $name } ({ $note })
server-pages-times = { $name } ×{ $count }
server-pages-upgrades = Upgrades
server-pages-cards = Cards
server-pages-hand = Hand
server-pages-goods = Goods
server-pages-deals = Deals
server-pages-locations = Locations
server-pages-row = Cards to draft
server-pages-offered = Cards drawn
server-pages-dealt = Cards dealt to you
server-pages-secret = Your secret answer
server-pages-seen = Cards of { $name } you have seen
server-pages-decks = Decks
server-pages-passed = passed
server-pages-used = used
server-pages-round = { $word } { $number }
server-pages-tie-break = Equal: decided by { $what }.

## Afterwards

server-pages-replay = Look through the game
server-pages-after = After decision { $at } of { $decisions }
server-pages-first = First
server-pages-previous = Previous
server-pages-next = Next
server-pages-last = Last
server-pages-record = Take the record along

## Time

server-pages-clock = Clock
server-pages-clock-kind = Time
server-pages-clock-none = none
server-pages-clock-live = minutes for the game
server-pages-clock-days = days for a turn
server-pages-clock-minutes = Minutes for each player
server-pages-clock-increment = Seconds added after each turn
server-pages-clock-each = Days for a turn
server-pages-timeout = When time runs out
server-pages-timeout-bot = a bot plays on
server-pages-timeout-pass = the player passes
server-pages-clock-runs = running
server-pages-time-left = Time left
server-pages-days-left = { $count ->
    [one] { $count } day, { $time }
   *[other] { $count } days, { $time }
}

## Coins and other people

server-pages-give-to = To whom
server-pages-give = Give
server-pages-amount = How much
server-pages-others = The other players: block or report somebody
server-pages-block-text = You do not hear whom you have blocked, and they cannot join your tables.
server-pages-block = Block
server-pages-unblock = Unblock
server-pages-blocked = People you have blocked
server-pages-report-why = What did they do?
server-pages-report = Report to the moderators
server-pages-report-thanks = Thank you: a moderator will look at it.

## Statistics

server-pages-statistics = Statistics
server-pages-all-games = all games
server-pages-games = Games
server-pages-wins = Wins
server-pages-mean = Mean score
server-pages-best = Best score

## Ways back to an account

server-pages-recovery = Lost your password?
server-pages-recovery-text = With the recovery code of your account you choose a new password; all other devices are signed out.
server-pages-recovery-code = Recovery code
server-pages-new-password = New password
server-pages-old-password = Password so far
server-pages-change-password = Change the password
server-pages-password-changed = The password is changed; all other devices are signed out.

## More at a table

server-pages-rated = The result counts for the ratings
server-pages-rated-text = Only games between different people count, each at a seat of their own, and there are no hints then. With a bot, or with several people at one screen, a table is not rated.
server-pages-arrange = Change this seat
server-pages-replace = Let a bot play for { $name }
server-pages-preset = Or a phrase
server-pages-offer = Only offer
server-pages-bug = Report a problem
server-pages-bug-text = The report has the place in the game as you see it and the versions, never what is hidden.
server-pages-bug-what = What is wrong?
server-pages-bug-thanks = Thank you: the report is stored. This is what it says:
server-pages-clone = Play on from here
server-pages-cloned = The game begins after decision { $at } of a finished game.
server-pages-import = Read a record of a game from a file
server-pages-achievements = Achievements
server-pages-achieved = Achieved
server-pages-ratings = Ratings
server-pages-rating = Rating
server-pages-rating-most = At most

## Moderation

server-pages-moderation = Moderation
server-pages-reports = Reports that wait
server-pages-reporter = Reported by
server-pages-about = About
server-pages-when = When
server-pages-reason = Why
server-pages-at-table = Table
server-pages-look = Look at the table
server-pages-handled = Done with this report
server-pages-how-long = For how long
server-pages-long-day = a day
server-pages-long-week = a week
server-pages-long-forever = for good
server-pages-mute = Mute
server-pages-ban = Ban
server-pages-sent-away = Muted and banned people
server-pages-muted = muted
server-pages-banned = banned
server-pages-let-speak = Let speak again
server-pages-let-in = Let in again

## Errors

server-pages-error-bad-request = The request is not understood.
    .because = The request is not understood: { $reason }
server-pages-error-not-found = There is no such page.
server-pages-error-method = This page cannot be used in this way.
server-pages-error-too-large = That is too large.
server-pages-error-cross-site = The request comes from a page of another site.
server-pages-error-no-header = Requests that change something need the header X-Furrow.
server-pages-error-no-form = The form is out of date: reload the page and try again.
server-pages-error-bad-host = This server is not called so; its operator can name it with the option --origin.
server-pages-error-internal = Something went wrong on the server.
