### The command line (English). The messages `cli-help-…` are plain lines: they are read without Fluent.

## Help of the commands

cli-help-furrow = Rules-exact board games in the terminal: play, replay, look up rules, simulate, measure.
cli-help-title-arguments = Arguments
cli-help-title-options = Options
cli-help-title-commands = Commands
cli-help-title-default = default
cli-help-title-variable = environment
cli-help-title-required = required
cli-help-help = Show this help and leave.
cli-help-version = Show the version and leave.
cli-help-lang = Language: { $languages }.
cli-help-game = The game: { $games }.
cli-help-play = Play against bots, or with several people at one keyboard.
cli-help-seats = Number of seats (default: as many as usually play the game); 1 is the solo game, where there is one.
cli-help-seed = The seed: the same seed gives the same games.
cli-help-seed-any = The seed of the game (default: a random one, which is shown).
cli-help-bots = Bots on the seats without a person, in turn: novice, steady, sharp, master, random. "none": only people.
cli-help-human = Seats played by people, for example 0 or 0,2 (default: 0).
cli-help-deal = What you play with, such as faction=nordic, or one for each seat: faction=nordic,-,saxony ("-": any). May be repeated; --faction NAME is short for it.
cli-help-option = Set a game option, for example peaceful=true or expansion=winter; see `furrow options`. May be repeated.
cli-help-save = Save the game here (default: a new file in the folder of saved games).
cli-help-resume = Go on with a saved game; "last" is the one saved last.
cli-help-text = Describe the board in words instead of drawing it.
cli-help-no-color = No colours (the variable NO_COLOR does the same).
cli-help-screenshot = Write a picture of the screen (SVG) and leave.
cli-help-after = Let bots play so many decisions before the picture.
cli-help-file = A record of a game.
cli-help-replay = Look through a recorded game, decision by decision.
cli-help-at = Begin after decision N.
cli-help-step = Step through it even if the input is no terminal.
cli-help-eyes = See it with the eyes of seat N (default: as a spectator).
cli-help-verify = Replay a record from its start and compare its hashes.
cli-help-rules = Read the rules: chapters, one rule, a search, or the cards.
cli-help-rule-names = A game, a rule such as SCY-MOVE-07, or both; with --cards the names of cards.
cli-help-search = Rules that hold all these words.
cli-help-section = All rules of a chapter, for example MOVE.
cli-help-cards = List the cards and tiles, with the sources of each; or only the cards that are named.
cli-help-options = List the game options with their defaults.
cli-help-schema = Print the JSON Schema of the view of a game.
cli-help-sim = Let bots play many games and show how they end.
cli-help-games = Number of games to play.
cli-help-sim-bots = One bot for all seats, or several in turn: novice, steady, sharp, master, random.
cli-help-json = Print JSON instead of a table.
cli-help-csv = Print CSV instead of a table: one line for each seat of each game.
cli-help-number = Play only game number N again, for example with --record.
cli-help-record = Write the record of that game to a file.
cli-help-ladder = Round robin of bots: ratings, win rates, times, a chart.
cli-help-ladder-bots = Two or more bots: random, novice, steady, sharp, master; sharp%10 has a tenth of the budget.
cli-help-ladder-game = The game: { $games }.
cli-help-ladder-games = Games for each table of bots; every deal is played from each seat.
cli-help-two-seats = Number of seats.
cli-help-results = Keep the results in this file; the same command goes on where it stopped.
cli-help-chart = Draw a chart: FILE.svg or FILE.png.
cli-help-cores = Number of processes (default: all cores); the results are the same.
cli-help-tune = Improve the weights of the bots of a game by self-play (CMA-ES).
cli-help-out = The file to write.
cli-help-generations = Generations in all.
cli-help-population = Candidates of a generation.
cli-help-tune-games = Games of each candidate, or with --chances for each number of seats.
cli-help-check = Games of the last comparison with the start.
cli-help-start = The weights to start from: a name or a file (default: those of the game).
cli-help-chances = Fit the scales of winning chances instead.
cli-help-hint = Hints for a recorded game: the best answers now, the winning chance, and why.
cli-help-hint-seat = The seat to advise (default: who is asked).
cli-help-hint-at = After decision N (default: the last one).
cli-help-level = The bot that thinks: novice, steady, sharp, master.
cli-help-most = How many to show at most.
cli-help-analyse = Analyse a recorded game: winning chances, and the decisions that cost most.
cli-help-analyse-seat = Judge the decisions of this seat only.
cli-help-strength = Measure whether the bots clear their bars: strength, time, memory.
cli-help-bars = A file of bars (default: our own).
cli-help-only = Only bars whose name has this word, for example master. May be repeated.
cli-help-markdown = Write the table as Markdown too.
cli-help-dry = Play nothing: show what the results file says.
cli-help-bench = Measure how fast the rules are.
cli-help-bench-game = A game; “server” or “web”: a server or the client instead. Without a name: { $usual }, with --against every game.
cli-help-peer = Measure another engine too: catanatron.
cli-help-against = Measure another checkout in turns with this one: its folder, such as an older commit's.
cli-help-look = With “web”: what there is to see of a table at every size, instead of how fast it is.
cli-help-seconds = CPU seconds for each round.
cli-help-rounds = Number of rounds; otherwise 5, with --against 9.
cli-help-serve = Serve the games to browsers: tables, people, live play.
cli-help-host = The address to listen at (default: 127.0.0.1, this machine only).
cli-help-port = The port (default: 8420); 0 takes a free one.
cli-help-database = The database (default: an SQLite file in the data folder), for example postgresql://host/name.
cli-help-data-dir = The folder of the server's files (default: ~/.local/share/furrow).
cli-help-redis = The Redis that joins several processes.
cli-help-workers = Number of server processes (default: 1); several need PostgreSQL and Redis.
cli-help-bot-workers = Number of processes in which bots think (default: 1).
cli-help-origin = The address people type, if a proxy stands before the server: https://play.example.org
cli-help-proxies = Addresses of proxies whose X-Forwarded headers are believed.
cli-help-log-level = How much is logged: debug, info, warning or error.
cli-help-log-file = Where the log goes (default: standard error; on a terminal and with --open the file furrow.log in the data folder); - is standard error.
cli-help-graceful = Seconds that a stop may take (default: 5).
cli-help-invitation-only = Let only people with an invitation make an account.
cli-help-port-file = Write the port to this file once the server listens.
cli-help-browse = Open a browser.
cli-help-admin = Look after a site: tables, invitations, moderators, backups.
cli-help-admin-tables = List the tables.
cli-help-admin-state = Only tables in this state: waiting, running, over or closed.
cli-help-admin-table = The id of a table.
cli-help-admin-close = Close a table that waits or runs; a running server sees it within seconds.
cli-help-admin-export = Write the record of a table's game, with its seed.
cli-help-admin-to = The file to write (default: the screen).
cli-help-admin-invite = Make invitations and show their codes.
cli-help-admin-count = How many.
cli-help-admin-note = For whom they are, for your own list.
cli-help-admin-invitations = List the invitations and when they were used.
cli-help-admin-access = Show or change whether one needs an invitation to make an account.
cli-help-admin-wanted = Is an invitation needed?
cli-help-admin-moderators = List the moderators, or make an account one.
cli-help-admin-name = The name of an account.
cli-help-admin-remove = Take the office away instead.
cli-help-admin-backup = Copy the database while the server goes on.
cli-help-admin-check = Look through the whole database: its file, every log, every game.
cli-help-admin-repair = Keep a damaged table's log up to the last good entry (no server may run on it).
cli-help-admin-yes = Do not ask.
cli-help-admin-file = The file of the copy; it must not exist yet.

## Wrong input

cli-error-command = there is no command “{ $name }”; known are: { $known }
cli-error-no-such-option = there is no option { $name } here
cli-error-no-such-option-near = there is no option { $name } here; near it: { $near }
cli-error-option-usage = the option { $name } is not used like this: see --help
cli-error-missing = { $name } is missing
cli-error-value = { $name } cannot have this value: see --help
cli-error-other = { $reason }
cli-error-setup = the game cannot be set up: { $reason }
cli-error-language = unknown language “{ $name }”; known are: { $known }
cli-error-game = unknown game “{ $name }”; known are: { $known }
cli-error-bot = unknown bot “{ $name }”; known are: { $known }
cli-error-seats = Choose { $low } to { $high } seats, not { $seats }.
cli-error-seat = there is no seat “{ $seat }”: the seats are 0 to { $last }
cli-error-option = unknown game option “{ $name }”; known are: { $known }
cli-error-option-value = the game option { $name } takes true or false, not “{ $value }”
cli-error-option-choice = the game option { $name } takes one of: { $known }; not “{ $value }”
cli-error-dealt = --{ $kind }: there is no “{ $name }”; known are: { $known }
cli-error-no-kind = { $game } deals no { $kind }; it deals: { $known }
cli-error-resumed = { $name } sets up a new game; a game that goes on with --resume is set up already
cli-error-choices = “{ $text }”: name one for yourself, or { $seats } different ones, divided by commas
cli-error-number = { $name } must be at least { $low }, not { $value }
cli-error-rounds = a measurement needs at least 1 round of more than 0 seconds, and fewer than { $most } of both
cli-error-peer = unknown engine “{ $name }”; known are: { $known }
cli-error-against = --against measures games only: leave out --peer, “server” and “web”
cli-error-look = --look goes with “web” only
cli-error-checkout = { $folder } is no checkout of Furrow: it has no src/furrow
cli-error-against-fails = the comparison with { $folder } failed: { $reason }
cli-error-no-playwright = playwright is not installed: .venv/bin/uv pip install playwright
cli-error-no-chromium = no chromium: sudo apt-get install -y --no-install-recommends chromium
cli-error-no-client = the browser client is not built: python3 boot setup
cli-error-no-file = there is no file { $file }
cli-error-no-folder = there is no folder { $folder }
cli-error-no-saved-game = there is no saved game in { $folder }
cli-error-unreadable = { $file } cannot be read: { $reason }
cli-error-unwritable = { $file } cannot be written: { $reason }
cli-error-exists = { $file } exists already: nothing was overwritten. Go on with it by --resume, or name another file
cli-error-record = { $file } is no whole record of a game: { $reason }
cli-error-decision = the record has { $last } decisions: there is no decision { $number }
cli-error-rule = there is no rule “{ $name }”; try `furrow rules --search`
cli-error-section = there is no chapter “{ $chapter }”; known are: { $known }
cli-error-no-cards = there is no list of cards for { $game }
cli-error-card = there is no card “{ $name }” in { $game }; `furrow rules { $game } --cards` lists all

## The game

cli-human = person
cli-none = none
cli-contested = combat to come
cli-started = A new game, seed { $seed }. It is saved after every decision in { $file }
cli-resumed = The game goes on after { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}. It is saved in { $file }
cli-notice = { $notice }
cli-hint = Answer with a number, or with an action such as: { $example }. A question mark (?) shows what else you can type.
cli-also = Also: { $texts }
cli-round = round { $number }
cli-round-named = { $round } { $number }
cli-curtain = Hand the keyboard to seat { $seat } ({ $name }).
cli-curtain-prompt = Enter when only { $name } is looking:
cli-log-more = … and { $count } earlier { $count ->
    [one] paragraph
   *[other] paragraphs
}: type log
cli-continue = Enter: on to the board
cli-continue-table = Enter: on to the table
cli-end-of-input = The input has ended.
cli-interrupted = Interrupted.
cli-left = Saved. Go on with: { $command }
cli-kept = The record is in { $file }. Look through it with: { $command }
cli-over = The game is over.
cli-tie-break = Equal fortunes: decided by { $what }.
cli-tie-break-points = Equal points: decided by { $what }.
cli-tie-shared = Equal in everything: the first place is shared.
cli-solo-won = You have won. Your rank: { $title }.
cli-solo-lost = The virtual player has won.
cli-not-saved = Not saved: { $file } ({ $reason })
cli-moved = Somebody else has changed { $other }: this game goes on in { $file }
cli-saved = Saved: { $file }

## Answers at the prompt

cli-refused = “{ $text }” cannot be played: { $sentence } [{ $rule }; read it with: rule { $rule }]
cli-unknown = “{ $text }” is neither an action nor a command here. Type ? for help.
cli-did-you-mean = Did you mean: { $near }
cli-no-such-number = There is no answer { $number }: they go from 1 to { $last }.
cli-line-stopped = The line stops where something new was shown; answer the new question.
# A people as the one who does something, at the start of a sentence in the log.
cli-people = { $faction }
cli-line-too-long = The line goes on where it is not your turn to answer: nothing was played.
cli-no-undo = Nothing can be taken back: something was revealed, or somebody else has answered.
cli-nothing-to-undo = There is nothing to take back: you have played nothing this turn.
cli-undone = Taken back.
cli-no-redo = There is nothing to play again.
cli-why-what = Why what? Type for example: why { $example }
cli-allowed = “{ $text }” can be played.
cli-understood = Taken as: { $label } ({ $text })
cli-no-such-place = There is no place “{ $name }”: write for example C1 or base.nordic.
cli-no-such-card = There is no card “{ $name }”: write its name, or its code as it stands in the lists.
cli-preview-whole = Only a preview: nothing was played.
cli-preview-part = Only a preview, up to the first thing you cannot know: nothing was played.
cli-preview-what = Preview what? Type for example: preview { $example }

## The guide

cli-guide-1 = Answer with the number in front, or type the action beside it; several steps in one line: { $example }
cli-guide-2 = Enter alone takes the only answer there is, or shows the answers again. Commands:
cli-about-help = this help, with the signs on the board
cli-about-undo = take back the last answer (undo all: as far as possible)
cli-about-redo = play again what was taken back
cli-about-why = why something cannot be done, in plain words or as a line: the rule and a sentence
cli-about-rule = read a rule
cli-about-preview = show what a line would do, without playing it
cli-about-board = draw the board again, with the signs explained
cli-about-see = all about one territory and its neighbours
cli-about-table = what lies before you and your hand, or what lies before a seat
cli-about-mats = your mats and cards, or the mats of a seat
cli-about-log = what happened (the last 20 paragraphs, or as many as you say)
cli-about-score = the tracks of all, your fortune and the stars
cli-about-save = save a copy (the game is saved automatically anyway)
cli-about-quit = save and leave
cli-about-give = give coins to another person, at any time
cli-about-refuse = take no such recruit bonus from now on (accept power: take it again)
cli-about-help-cards = this help, with the signs explained
cli-about-board-cards = the whole table: all players with what their cards do
cli-about-see-cards = all about one card, by its name or code
cli-about-score-cards = all players in one table

## Tables

cli-column-faction = faction
cli-column-mat = mat
cli-column-player = player
cli-column-power = pow
cli-column-popularity = pop
cli-column-coins = coin
cli-column-stars = star
cli-column-cards = card
cli-column-workers = work
cli-column-mechs = mech
cli-column-upgrades = upgr
cli-column-structures = stru
cli-column-recruits = recr
cli-column-territories = terr
cli-column-section = token
cli-column-rank = place
cli-column-code = chapter
cli-column-rules = rules
cli-column-title = title
cli-column-option = option
cli-column-default = default
cli-column-rule = rule
cli-column-meaning = meaning
cli-column-bot = bot
cli-column-seat = seat
cli-column-games = games
cli-column-wins = wins
cli-column-win-rate = win rate
cli-column-fortune = fortune
cli-column-star-count = stars
cli-column-workers-on-mat = workers left
cli-column-who = engine
cli-column-figure = figure
cli-column-median = median
cli-column-lowest = lowest
cli-column-highest = highest
cli-column-game = game
cli-column-ratio = ratio
cli-column-here = here, decisions/s
cli-column-there = there
cli-column-window = window
cli-column-language = language
cli-column-share = board
cli-column-pieces = pieces, px
cli-column-text-size = least text, px
cli-column-words = words
cli-column-nodes = nodes
cli-column-drawn = of the board
cli-column-scrolls = scrolls, px
cli-column-values = other values
cli-column-points = VP
cli-column-hand = hand
cli-column-built = built
cli-column-card = card
cli-column-cost = cost
cli-column-effect = effect
cli-column-score = points
cli-column-location-count = locations
cli-column-hand-cards = hand
cli-column-ruin-count = razed
cli-column-good-worker = work
cli-column-good-gun = gun
cli-column-good-fuel = fuel
cli-column-good-iron = iron
cli-column-good-brick = bric
cli-column-good-ammo = ammo
cli-column-good-grey-contact = grey
cli-column-good-red-contact = red
cli-column-good-blue-contact = blue
cli-column-good-universal-contact = univ
cli-column-good-shield = shld
cli-column-good-development = dev
cli-column-good-wood = wood
cli-column-good-stone = ston
cli-column-good-food = food
cli-column-good-gold = gold
cli-column-good-raze-token = raze
cli-column-good-defence-token = def

## The own side of the table

cli-legend-cube = on a mat: an upgrade can still improve this
cli-context-left = { $count } left
cli-context-loaded = loaded: { $cargo }
cli-context-sealed = your dial: { $dial }, your cards: { $cards }
cli-context-card = card { $number }
cli-context-against = against { $name } with { $power } and { $cards }
cli-own-cards = Combat cards
cli-own-objective = Objective
cli-own-seen = Cards of { $name } you have seen
cli-own-sealed = Your sealed answer
cli-own-fortune = Fortune
cli-mats-pay = pay { $cost }: { $gain }
cli-mats-upgrades = Upgrades
cli-mats-mechs = Mechs
cli-mats-structures = Structures
cli-mats-recruits = Recruits
cli-mats-bonuses = One-time bonuses taken
cli-mats-refused = Bonuses refused
cli-mats-ability = Faction ability
cli-mats-waiting = Mechs on the mat
cli-units-count = { $count ->
    [one] { $count } unit
   *[other] { $count } units
}
cli-goods-count = { $count ->
    [one] { $count } resource
   *[other] { $count } resources
}
cli-see-neighbours = Neighbours: { $places }
cli-see-rivers = Across a river: { $places }
cli-see-tunnels = Through the tunnel: { $places }
cli-see-all-rivers = Rivers between: { $places }

## The table of a card game

cli-legend-active = owes an answer
cli-card-first = first player
cli-card-passed = passed
cli-card-ending = last round
cli-card-free = free
cli-card-used = used { $count }×
cli-card-holds = on it: { $goods }
cli-card-paid = paid to use it: { $goods }
cli-card-under = cards under it: { $count }
cli-card-owner = owner: { $name }
cli-card-hand-count = in hand: { $count }
cli-row-production = Production
cli-row-feature = Features
cli-row-action = Actions
cli-row-locations = Locations
cli-row-attacks = Attack cards, newest first
cli-row-connections = Connection cards
cli-row-stored = Stored
cli-row-known = Cards of the hand you know
cli-row-under = Under { $name }
cli-row-decks = Decks
cli-row-board = Board
cli-deck = { $name } { $count } (discarded: { $discards })
cli-deal-abroad = with a location of another player
cli-cards-row = Cards to draft
cli-cards-offered = Cards drawn
cli-cards-dealt = Cards dealt to you
cli-cards-answer = Your secret answer
cli-cards-hand = Your hand
cli-see-built = built, { $name }
cli-see-hand = in your hand
cli-confidence-medium = medium: one public source, or sources that differ
cli-confidence-low = LOW: the only source looks wrong
cli-name-translated = The name is our own translation; the official one was not found.
cli-cards-key = { $medium } marks cards of medium confidence, { $low } those of LOW confidence; * marks names of our own translation.

## Records

cli-verify-ok = { $file }: ok, { $decisions ->
    [one] { $decisions } decision replayed, all hashes fit
   *[other] { $decisions } decisions replayed, all hashes fit
}
cli-verify-bad = { $file }: damaged: { $reason }
cli-verify-wrong = { $file }: wrong after { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}: { $reason }
cli-replay-start = The start. { $last ->
    [one] { $last } decision follows.
   *[other] { $last } decisions follow.
}
cli-replay-prompt = Enter: next, b: back, a number: go to that decision, q: leave
cli-replay-help = Enter goes on by one decision, b goes back by one, a number goes to the board after that decision (0: the start), q leaves.
cli-replay-end = That was the last decision.

## Rules and cards

cli-rules-how = One chapter: furrow rules { $chapter }. One rule: furrow rules { $rule }. A search: furrow rules { $search }
cli-rules-found = { $count ->
    [one] { $count } rule found
   *[other] { $count } rules found
}
cli-rules-sources = Sources
cli-rules-shows = Shows
cli-rules-kind = Kind
cli-rules-informative = informative, no rule to apply
cli-rules-option = Option
cli-rules-note = Note
cli-rules-examples = Examples
cli-cards-encounters = Encounter cards
cli-cards-factory = Factory cards
cli-cards-objectives = Objective cards
cli-cards-tiles = Structure bonus tiles
cli-cards-confidence = Confidence
cli-cards-promo = promo

## Simulations and measurements

cli-sim-games = Games
cli-sim-time = { $seconds } s, { $rate } games per second
cli-sim-unfinished = { $count ->
    [one] { $count } game was stopped unfinished
   *[other] { $count } games were stopped unfinished
}
cli-sim-summary = { $games ->
    [one] { $games } game
   *[other] { $games } games
}; on average { $rounds } rounds, { $decisions } decisions, highest score { $score }
cli-sim-summary-short = { $games ->
    [one] { $games } game
   *[other] { $games } games
}; on average { $decisions } decisions, highest score { $score }
cli-bench-effects = Effects as data: a game takes { $value } times the time of hand-written effects ({ $low } to { $high })
cli-bench-start = Measuring for about { $seconds } s …
cli-bench-title = { $game }, { $seats } seats, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
cli-bench-ratio = { $what }: { $value } times as fast as the other engine ({ $low } to { $high })
cli-bench-against-title = { $rounds ->
    [one] Here against { $folder }, { $rounds } round in CPU time; a ratio above 1: faster here
   *[other] Here against { $folder }, { $rounds } rounds in CPU time; a ratio above 1: faster here
}
cli-bench-other-games = they play different games from the same seeds
cli-bench-server-start = Measuring a server with 500 sockets; this takes a few minutes …
cli-bench-web-start = Measuring the client in a browser; this takes a few minutes …
cli-bench-met = (at most { $bar }: met)
cli-bench-missed = (at most { $bar }: missed)
cli-figure-server-start = start with 10,000 stored tables
cli-figure-server-sockets = sockets in play
cli-figure-server-paced-rate = decisions at a pace
cli-figure-server-paced-median = decision to all four clients at a pace, median
cli-figure-server-paced-p99 = decision to all four clients at a pace, 99 %
cli-figure-server-paced-stalled = tables that stalled at a pace
cli-figure-server-flat-out-rate = decisions flat out
cli-figure-server-flat-out-median = decision to all four clients flat out, median
cli-figure-server-flat-out-p99 = decision to all four clients flat out, 99 %
cli-figure-server-flat-out-stalled = tables that stalled flat out
cli-figure-server-paced-work = processor time of a decision at a pace
cli-figure-server-flat-out-work = processor time of a decision flat out
cli-figure-server-refused = refused decisions
cli-figure-server-table-idle = memory of an idle table
cli-figure-server-wake = waking a table
cli-figure-server-idle-sockets = idle sockets held
cli-figure-server-socket-memory = memory of an idle socket
cli-figure-web-load-front = first load of the front page: code and words
cli-figure-web-load = first load of a table: code and words
cli-figure-web-fonts = fonts of a table
cli-figure-web-pictures = pictures of a table
cli-figure-web-nodes = elements of the page when most lies on the table, 4 seats
cli-figure-web-update = what scripts do with a state that comes, median
cli-figure-web-playable = to a playable board, processor 4 times slower
cli-figure-web-playable-bare = … the same, a page with one button
cli-figure-web-playable-ratio = … the board as a multiple of it
cli-figure-web-playable-groundless = to a playable board before its picture has come
cli-figure-web-ground-shift = how far anything moves when the picture comes
cli-figure-web-decision-median = click on a decision to the repainted board, median
cli-figure-web-decision-median-bare = … the same, a page with one button
cli-figure-web-decision-p95 = click on a decision to the repainted board, 95 %
cli-figure-web-decision-p95-bare = … the same, a page with one button
cli-figure-web-decision-ratio = … the median as a multiple of the page with one button
cli-figure-web-frame-still = longest frame while nothing is done
cli-figure-web-frame-drag-median = frame while dragging the map, median
cli-figure-web-frame-drag = longest frame while dragging the map
cli-figure-web-frame-zoom-median = frame while zooming the map, median
cli-figure-web-frame-zoom = longest frame while zooming the map
cli-figure-decisions = decisions
cli-figure-steps = steps
cli-figure-games = games
cli-figure-decisions-per-game = decisions per game
cli-figure-clone = one copy of a game
cli-figure-view = one view of a seat
cli-figure-view-size = largest view
cli-figure-load-mean = loading a record, mean
cli-figure-load-max = loading a record, longest
cli-figure-record-size = record of a game

# What `furrow serve` says to somebody who plays at home

cli-serve-ready = Furrow is ready: { $address } (Ctrl+C ends it)
