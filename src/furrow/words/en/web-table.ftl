### The browser client at a table (English).

## Coming in

table-no-entry = This table cannot be opened
table-no-such = There is no such table.
table-no-session = Sign in first.
table-not-allowed = It is private: ask for its invitation link.
table-reconnecting = Connecting again …

## Before the start

table-free-seat = Free the seat
table-put-bot = Put a bot here
table-leave = Leave
table-close = Close the table
table-part-what = The table goes to somebody who stays.
table-part-alone = Nobody else sits here: the table is closed.
table-part-title = Leave this table?
table-close-what = Everybody gets up, and nobody can sit down here any more.
table-close-title = Close this table?
table-full = All seats are taken.
table-full-watch = All seats are taken. When the game begins, you can watch it here.
table-unseat = A bot in place of { $name }?
table-unseat-what = They have to get up. They may sit down again where a seat is free.
table-invite = Invite others
table-copy-link = Copy the link
table-link-copied = The link is copied.

## Seats

table-a-bot = bot
table-online = here
table-away = away
table-you = you
table-to-decide = deciding
table-thinking = thinking

## Deciding

table-over = The game is over
table-waiting = Waiting …
table-waiting-for = Waiting for { $names }
table-held = { $seconds ->
    [one] Turn ended. Bots wait one more second.
   *[other] Turn ended. Bots wait { $seconds } more seconds.
}
table-go-on = Go on
table-watching = You are watching
table-show-all = Show all
table-where-to = Where to?
table-where-to-with = { $answer }: where to?
table-filter = Search the answers
table-nothing-found = No answer fits.
table-keep-open = keep turn open
table-aim = Choose one of the things with the blue ring.
table-not-now = Not now
table-confirm = Confirm
table-end-turn = End turn
table-undo = Take back
table-redo = Do again
table-start-of-turn = Back to the start of the turn
table-tray = How much?
table-tray-everything = Everything
table-tray-nothing = Nothing
table-tray-least = As little as possible
table-tray-go = Go
table-tray-more = More: { $kind }
table-tray-less = Fewer: { $kind }
table-tray-all = All: { $kind }
table-tray-amount = { $kind }: { $amount } of { $most }
table-hint = Hint
table-chance = { $percent } % chance to win
table-becomes = becomes
table-cannot-take-back = It may show something new; after that it cannot be taken back.
table-would-happen = This would happen:
table-gives-up = You could still do something else.
table-to-confirm = { $answer }: { $enter } confirms, { $escape } cancels.
table-possible = This can be done:
table-do-it = Do it
table-not-possible = Not possible:
table-why-not = Why can I not …?
table-wish = What you would like to do, in your own words
table-wish-like = for example: { $line }
table-ask = Ask
table-understood = Understood as: { $label }
table-near = Or did you mean:
table-unsure = Not sure what you mean. Perhaps:
table-change-good-at = { $good } on { $place }

## Around the board

table-around = Around the table
table-board = Board
table-log = Log
table-talk = Talk
table-more = More
table-earlier = Earlier lines
table-since-you = since your last decision
table-since-title = What happened since you were here
table-skip = Skip
table-my-turn = My turn
table-show-again = Show the last round again
table-pace = Pace: { $pace }×
table-shown-of = Turn { $at } of { $all } is shown
table-log-empty = Nothing has happened yet.
table-talk-empty = Nobody has said anything yet.
table-mute = Mute the talk
table-muted = The talk at this table is muted.
table-say = Say something
table-send = Send
table-standing = Standing answers
table-standing-text = They are given for you, so that nobody has to wait.
table-menu = Menu
table-last-turns = Last turns
table-sheet = Pull the sheet up or down
table-tabs = What lies below the answers
table-tab-low = Course
table-tab-mat = Mat
table-tab-hand = Hand
table-tab-turns = Turns
table-play-this = Play this
table-record = Record
table-can-do = What you can do with it
table-happened-here = What happened with it
table-nothing-more = There is nothing more to say about it.
table-give-to = to
table-give = Give
table-leave-running = Leave; a bot plays on
table-leave-title = Leave this game?
table-leave-what = A bot plays on in your seat. You can come back as long as the game lasts.
table-leave-alone = You are the only person here: bots play the game to its end at once, and it is over for you.
table-come-back = Come back to my seat
table-bot-for-you = A bot plays for you now
table-block = Block
table-blocked = Blocked
table-report = Report
table-report-why = What did { $name } do?

## Keys

table-keys = Keys
table-key-digits = what shows this number, or the answer so far down the row
table-key-answers = to the answers
table-key-filter = to the search field of the answers
table-key-board = to the board
table-key-next = to the next thing that can be chosen
table-key-log = to the log
table-key-arrows = from one thing or answer to the next
table-key-enter = choose; once more to confirm
table-key-escape = put back what was chosen or pointed to; close what was said
table-key-space-name = Space
table-key-space = hold the show of others’ turns or let it go on; afterwards, see it again
table-key-explain = look at what is in focus or under the pointer

## Hot-seat

table-curtain = It is the turn of { $name }
table-curtain-text = Pass the screen on. Nothing of { $name } is shown before the button is pressed.
table-curtain-open = I am { $name }

## Report

table-report-bug = Report a problem
table-bug-text = The report has the place in the game as you see it and the versions, never what is hidden.
table-bug-what = What is wrong?
table-bug-thanks = Thank you: the report is stored.

## Result and replay

table-result = Result
table-winner = Winner: { $names }
table-rank = Rank
table-player = Player
table-total = Total
table-tie-break = Tie-break:
table-rematch = Play again
table-to-rematch = To the next game
table-show-board = Show the board
table-replay = Replay
table-replay-of = Replay: { $game }
table-back = Back to the table
table-decision-of = Decision { $at } of { $all }
table-step-back = One decision back
table-step-on = One decision on
table-run = Run
table-pause = Pause
table-slider = Place in the game
table-share = Share this place
table-seen-by = Seen by
table-seen-by-all = everybody
table-play-from-here = Play on from here

## Counted

table-narrowed = { $count ->
    [one] { $count } answer fits
   *[other] { $count } answers fit
}
table-answer-in-short = { $label } – { $brief }
table-more-answers = { $count ->
    [one] { $count } more answer
   *[other] { $count } more answers
}
table-all-answers = All answers ({ $count })
table-answers = { $count ->
    [one] { $count } answer
   *[other] { $count } answers
}
table-days-left = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
table-chart-start = Start
table-chart-end = End
table-chart-label = { $rounds ->
    [one] { $what }, { $rounds } point in time
   *[other] { $what }, { $rounds } points in time
}
