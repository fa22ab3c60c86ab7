### The browser client, everywhere but at a table (English).

## Everywhere

app-name = Furrow
app-title = Furrow: Scythe, 51st State, Imperial Settlers
app-skip = Skip to the content
app-home = Home
app-pages = Pages
app-close = Close
app-cancel = Cancel
app-save = Save
app-saved = Saved.
app-loading = One moment …
app-offline = The server cannot be reached. Check the connection and try again.
app-lost = There is no such page.
app-language = Language
app-guest-name = Guest { $number }
app-title-of = { $page } – Furrow
app-title-turn = ● Your turn: { $game } – Furrow
app-again = Try again
app-play = Play
app-tables = Tables
app-me = Me
# Between two facts in a line.
app-between = { " · " }
app-tables-wait = { $count ->
    [one] { $count } table waits for you
   *[other] { $count } tables wait for you
}

## Home

app-games = Games
app-play-now = Play now
app-set-up = Set up
app-rules = Rules
app-cards = Cards
app-legend = How to read a card
app-learn = Learn
app-my-games = My games
app-lobby = Lobby
app-settings = Settings
app-about = About
app-account = Account
app-banned = A moderator has sent this account away.

## Tables in a list

app-your-turn = Your turn
app-running = Running
app-over = Finished
app-closed = Closed
app-seat-open = free
app-seat-invited = invited
app-invitation = Invitation link or number of a table
app-go-there = Go there

## New table

app-new-table = New table
app-seats = Seats
app-seat-number = Seat { $number }
app-about-level-novice = Plans its own turn, but overlooks a lot: for first games.
app-about-level-steady = Plans its whole turn: a sound opponent.
app-about-level-sharp = Looks a round ahead; thinks about half a second a turn.
app-about-level-master = Compares more turns in more worlds; thinks a few seconds a turn.
app-terms = Terms of this table
app-terms-live = { $minutes } min each, + { $increment } s a turn
app-terms-days = { $days ->
    [one] { $days } day a decision
   *[other] { $days } days a decision
}
app-terms-rated = rated
app-terms-clone = goes on after decision { $at } of an earlier game
app-terms-hints = with hints
app-terms-option = { $name }: { $value }

## My games

app-statistics = Statistics
app-played = Played
app-won = Won
app-analysis = The bot's analysis
app-ratings = Ratings
app-earned = earned
app-import-record = Read a record of a game from a file
app-record-read = The record is sound and can be replayed.

## Settings

app-as-system = As the system
app-theme = Colours
app-theme-light = Light
app-theme-dark = Dark
app-text-size = Text size
app-size-small = Small
app-size-normal = Normal
app-size-large = Large
app-size-largest = Very large
app-motion = Motion
app-motion-full = Full
app-motion-reduced = Reduced
app-pace = Pace of others’ turns
app-pace-times = { $pace }×
app-confirm-when = Ask before a step is taken
app-confirm-each = Always
app-confirm-final = When it cannot be taken back
app-confirm-never = Never
app-careful = Ask before I pass while I could do something
app-sound = Sounds at the table
app-volume = Volume

## Account

app-signed-in-as = You are signed in as { $name }.
app-guest-as = You play as a guest: { $name }. Your games stay in this browser.
app-your-name = Your name
app-password = Password
app-current-password = Current password
app-new-password = New password
app-change-password = Change the password
app-password-least = at least { $count } characters
app-sign-in = Sign in
app-sign-out = Sign out
app-guest-out = A guest cannot come back: your games and your name are left behind on this device. Make an account first if you want to keep them.
app-sign-out-everywhere = Sign out everywhere
app-signed-in-elsewhere = Signed in elsewhere
app-device-unknown = An unknown browser
app-last-used = last used { $time }
app-make-account = Make an account
app-make-account-text = An account keeps your games and settings on every device. No e-mail address is needed.
app-invitation-code = Invitation code
app-recover = Forgotten password
app-recover-text = With the recovery code of your account you can choose a new password.
app-recover-set = Set the new password
app-recovery-code = Recovery code
app-recovery-code-text = Keep this code in a safe place. It is shown only once, and it is the only way back to the account without the password.
app-copy = Copy
app-copied = Copied.
app-kept = I have kept it
app-moderation = Moderation
app-delete-me = Delete me
app-delete-me-text = Your name, settings and sign-in are removed. Finished games of others keep a nameless seat. This cannot be taken back.

## Learning, rules

app-lesson = Lesson
app-rules-of = Rules: { $game }
app-search-rules = Search the rules
app-rules-none = Nothing was found. Try fewer words, another word, or a part of it.
app-rules-no-such = There is no rule { $rule } in this book.
app-rules-option = Depends on the option:

## About

app-about-text = Furrow is free software: a library, a server and this client for three board games, played by the exact rules. It is not connected with the publishers.
app-about-art = All drawings are our own; no art of the publishers is used.
app-about-fonts = Typefaces
app-about-fonts-text = The typefaces are free and under the Open Font License. Its text comes with them.
app-about-access = For everybody
app-about-keys = Everything can be done by keyboard: at a table press H for the keys. Screen readers hear what others do.
app-about-plain = A plain page without scripts that plays every game

## Counted

app-seats-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
app-rules-found = { $count ->
    [one] { $count } rule.
   *[other] { $count } rules.
}

app-lesson-step = Step { $step } of { $steps }
app-lesson-next = Go on
app-lesson-following = Next lesson: { $title }
app-lesson-again = Once more
app-lesson-back = Back
app-lesson-leave = Leave
app-lesson-anew = Begin again
app-lesson-rule = The rule
app-lesson-you = You
app-lesson-other = Opponent
