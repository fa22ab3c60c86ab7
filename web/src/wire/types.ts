// Made by `python -m furrow.server.web.types`; do not edit.

/** A line of the list; `time` and `table` are there once it is done. */
export interface AchievementInfo {
  id: string;
  game: string;
  title: string;
  text: string;
  time: number | null;
  table: string | null;
}

/** `GET /api/me/achievements`: the whole list. */
export interface Achievements {
  achievements: AchievementInfo[];
  done: number;
}

/** `GET /api/tables/{id}/analysis`: the first request starts it; ask again until it is ready. */
export interface AnalysisReply {
  state: "ready" | "waiting" | "working";
  done: number;
  all: number;
  report: AnalysisReport | null;
}

/**
 * The whole game: `course` from its start to its end, `mistakes` the most costly first, `cost` what each seat gave
 * away in all; `level` is the bot that judged.
 */
export interface AnalysisReport {
  game: string;
  names: string[];
  level: string;
  decisions: number;
  winners: number[];
  course: CourseMoment[];
  mistakes: DearDecision[];
  cost: number[];
}

/**
 * One legal answer. `text` is what is sent back; `things` is what it points to; `ends` marks the end of a turn.
 *
 * `gives_up` marks an answer that lets something go while something else could be done: worth a question. `then` is
 * what a longer line points to after its `things`. On a button it has one or two words, `brief` (else the label), and
 * `signs` of what it brings, which the game's board draws. `deed` is the kind of thing that it does, by which the
 * answers that speak of one thing are told apart.
 */
export interface Answer {
  text: string;
  label: string;
  things?: string[];
  ends?: boolean;
  gives_up?: boolean;
  then?: string[];
  brief?: string;
  signs?: string[];
  deed?: string;
}

/**
 * What a client asks for first, as a part of the page: who the reader is, the games in the reader's language, at a
 * table what is known of it (None: the reader may not see it), on the front page the reader's own tables.
 */
export interface Arrival {
  lang: string;
  me: Me;
  games: GameList;
  table: TableInfo | null;
  mine: TableList | null;
}

/** What would a bot do? */
export interface AskHint {
  do: "hint";
  seat: number;
  ask: number;
}

/** Log lines before number `before`. */
export interface AskLog {
  do: "log";
  before: number;
  ask: number;
}

/**
 * The reader looks at things, the most specific first: what could be done with them now, and why not?
 *
 * Looking decides nothing. Without a seat, or for one that owes no answer, nothing can be done.
 */
export interface AskPeek {
  do: "peek";
  things: string[];
  ask: number;
  seat?: number | null;
}

/** The reader points to things that no answer speaks of, the most specific first: what is meant, and why not? */
export interface AskPointed {
  do: "point";
  seat: number;
  things: string[];
  ask: number;
}

/** What would a line do? Answered from what the seat may know. */
export interface AskPreview {
  do: "preview";
  seat: number;
  line: string;
  ask: number;
}

/** Which rule forbids a line? It may be said in plain words of the reader's language, misspelt too. */
export interface AskWhy {
  do: "why";
  seat: number;
  line: string;
  ask: number;
}

/** `GET /api/blocked`. */
export interface BlockedList {
  people: BlockedPerson[];
}

/** Somebody whom the reader does not want to hear or meet. */
export interface BlockedPerson {
  id: string;
  name: string;
}

/** A bug report without the seed: place, versions, and all that the reporter has seen of the game. */
export interface BugDocument {
  table: string;
  game: string;
  version: string;
  rules: number;
  seat: number | null;
  decisions: number;
  text: string;
  view: GameView;
  events: GameEvent[];
  log: string[];
}

/** `POST /api/tables/{id}/bug`. */
export interface BugReport {
  text?: string;
}

/** What a line would change: `what` is a path in the view, e.g. `power` or `goods.F5.oil`. */
export interface Change {
  seat: number;
  what: string;
  from: unknown;
  to: unknown;
}

/** `PATCH /api/me`: only what is given changes. */
export interface ChangeMe {
  name?: string;
  settings?: Record<string, unknown>;
}

/** `PUT /api/me/password`. */
export interface ChangePassword {
  old: string;
  new: string;
}

/** How the seats did: for each measure (`what`) its series; `marks` are the decisions at which rounds ended. */
export interface Chart {
  rounds: number[];
  marks: number[];
  series: Record<string, Series[]>;
}

/** What cannot be together: values of options, and what one seat is dealt, by kind. */
export interface ClashInfo {
  options: Record<string, boolean | number | string>;
  dealt: Record<string, string>;
}

/** Time: none, live (minutes for the game and seconds added after each turn), or days for a turn. */
export interface Clock {
  kind?: "days" | "live" | "none";
  minutes?: number;
  increment?: number;
  days?: number;
}

/** `POST /api/tables/{id}/clone`: a new table that begins after `at` decisions of a finished game. */
export interface Clone {
  at: number;
}

/** How things stood before decision `decision`, seen with all hands open: the winning chance of each seat. */
export interface CourseMoment {
  decision: number;
  seat: number;
  round: number;
  chances: number[];
}

/** Hot-seat: which of my seats looks at the screen now; null closes the curtain. */
export interface Curtain {
  do: "curtain";
  seat?: number | null;
}

/**
 * A kind of thing that a seat is given to play with, such as a faction: what it is called, how "any of them" and
 * "by this kind" are said, and all there are. `once`: no two seats have the same.
 */
export interface DealtKind {
  kind: string;
  title: string;
  any: string;
  by: string;
  names: NamedWord[];
  once: boolean;
}

/**
 * A decision that cost winning chances, by what its seat could know. Lines are texts of the game, labels say them
 * in words; `why` is what would have been better about `better`, and `reasons` the same in parts. `chance` is what the
 * seat had with the better line; `played_things` and `better_things` are what each answer of the turn speaks of
 * (docs/things.md).
 */
export interface DearDecision {
  decision: number;
  seat: number;
  round: number;
  chance: number;
  cost: number;
  played: string;
  played_label: string;
  better: string;
  better_label: string;
  why: string;
  reasons: ReasonPart[];
  played_things: string[][];
  better_things: string[][];
}

/** A play (undo, side action …) is durable. `seq` is the number of the state after it. */
export interface Done {
  is: "done";
  at: number;
  seq: number;
}

/** End the turn. */
export interface End {
  do: "end";
  seat: number;
  at?: number | null;
}

/** What is wrong. `rule`, `sentence` and `step` are there when a rule of the game forbids a line. */
export interface WireError {
  code: string;
  text: string;
  details?: Record<string, number | string>;
  rule?: string;
  sentence?: string;
  step?: number;
}

/** The body of every reply that is not 2xx. */
export interface ErrorReply {
  error: WireError;
}

/** A worked example and the rules that it shows. `lang`: see `RuleChapter`. */
export interface ExampleText {
  id: string;
  text: string;
  outcome: string;
  rules: string[];
  notes: string[];
  lang: string;
}

/**
 * `GET /api/games`: what can be played, and how.
 *
 * `catalogues` hold the words of a board: files of this project, or the address of what came with the game.
 * `board` and `emblem` are addresses too; "" means that the client has its own, or draws any view as a list.
 */
export interface GameInfo {
  name: string;
  title: string;
  family: string;
  about: string;
  steps: string[];
  lessons: boolean;
  seats: number[];
  usual_seats: number;
  length: GameLength | null;
  solo: boolean;
  catalogues: string[];
  board: string;
  emblem: string;
  options: OptionInfo[];
  clashes: ClashInfo[];
  dealt: DealtKind[];
  ranks: RankInfo[];
  gift: string;
  levels: NamedWord[];
  usual_level: string;
}

/** How long a game goes, as its rules say: so many `minutes`, `points` that end it, or `rounds`. */
export interface GameLength {
  unit: "minutes" | "points" | "rounds";
  amount: number;
}

/** `GET /api/games`. */
export interface GameList {
  games: GameInfo[];
}

/** One game in figures; what was dealt by its kind and name. */
export interface GameStatistics {
  game: string;
  all: Tally;
  by_dealt: Record<string, Record<string, Tally>>;
  by_seats: Record<string, Tally>;
}

/** Give something to another seat, in games where that can be done. */
export interface Give {
  do: "give";
  seat: number;
  to: number;
  amount: number;
  at?: number | null;
}

/** The bots need not wait any longer: the end of the seat's turn stands. */
export interface GoOn {
  do: "go_on";
  seat: number;
}

/** `GET /health` and `/ready`. `away` names what does not answer, though the server serves without it. */
export interface Health {
  status: string;
  version: string;
  away?: string[];
}

/** Bots wait after the end of a seat's turn, for so many milliseconds from the moment of sending. */
export interface Held {
  seat: number;
  left: number;
}

/** The first message; `since` is the last sequence number seen. */
export interface Hello {
  do: "hello";
  since?: number | null;
}

/**
 * A line that a bot would think of, with its share of the winning chance where it is known; `things` are those of
 * each of its answers, to be drawn (docs/things.md).
 */
export interface HintAnswer {
  line: string;
  label: string;
  chance: number | null;
  why: string;
  things: string[][];
}

/** What a bot would do. */
export interface HintMessage {
  is: "hint";
  ask: number;
  answers: HintAnswer[];
}

/** `POST /api/tables/{id}/join`. */
export interface Join {
  seat?: number | null;
  key?: string;
}

/** Labels in another language from now on. */
export interface Lang {
  do: "lang";
  lang: string;
}

/** One chapter. */
export interface LessonInfo {
  id: string;
  title: string;
  steps: number;
}

/** `GET /api/lessons/{game}`. */
export interface LessonList {
  game: string;
  chapters: LessonInfo[];
}

/** `POST /api/lessons/{game}/{chapter}`: what was answered so far, and what is to be answered now. */
export interface LessonWish {
  played?: string[];
  wish?: string;
}

/** Amounts of the kinds of a question's tray, by name; what is not named is none. The server writes the line. */
export interface Load {
  do: "load";
  seat: number;
  amounts: Record<string, number>;
  at: number;
}

/** One event in words. `n` is its number among the events; those that need no line leave gaps. */
export interface LogLine {
  n: number;
  seat: number;
  text: string;
  kind: string;
  things: string[];
}

/** Earlier log lines. */
export interface LogMessage {
  is: "log";
  ask: number;
  log: LogLine[];
}

/**
 * Who the reader is; `kind` is null without a session, `banned` says that a moderator has ended it.
 *
 * `unread` counts tables that wait for me; `invitation_only` says that a new account needs an invitation code here.
 */
export interface Me {
  id: string;
  name: string;
  kind: string | null;
  moderator: boolean;
  settings: Record<string, unknown>;
  unread: number;
  banned: boolean;
  invitation_only: boolean;
}

/** A line that a thing may stand for, in words, and which rule forbids it; null when it can be played. */
export interface Meaning {
  line: string;
  label: string;
  error: WireError | null;
}

/**
 * What could be done with a thing that is looked at: the line, the kind of deed it is, and what it speaks of.
 *
 * `signs` say what it would bring to the seat's own, for the game's board to draw; `final`: it shows something new,
 * so it cannot be taken back. `usual` is the line with what goes without saying after it, such as the cheapest
 * payment, by which `signs` are counted; "" where nothing else is asked.
 */
export interface MeantDeed {
  line: string;
  label: string;
  error: WireError | null;
  deed: string;
  things: string[];
  signs: string[];
  final: boolean;
  usual: string;
}

/** A word of the engine and its name for readers. */
export interface NamedWord {
  name: string;
  title: string;
}

/** `POST /api/accounts`; a guest who asks becomes the account. */
export interface NewAccount {
  name: string;
  password: string;
  invitation?: string;
}

/** The account and its recovery code, which is shown only once. */
export interface NewAccountReply {
  me: Me;
  recovery_code: string;
}

/** `POST /api/guest`. */
export interface NewGuest {
  name: string;
}

/** `POST /api/tables`. `seed` is for study: it counts where nobody else has a seat. */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, boolean | number | string>;
  listed?: boolean;
  rated?: boolean;
  clock?: Clock;
  timeout?: "bot" | "pass";
  hints?: boolean;
  spectators?: boolean;
  seed?: number | null;
  lang?: string;
}

/** The server has something to say: a restart, time running out, a player replaced. */
export interface Notice {
  is: "notice";
  code: string;
  text: string;
  seat: number | null;
}

/** What one seat offers another in talk; the gift itself is another message. */
export interface Offer {
  to: number;
  amount: number;
}

/**
 * A decision that one of my seats owes. Behind the curtain of a hot-seat there are no answers in it.
 *
 * `longer` are lines that are offered as one answer beside the plain `answers`; where amounts are asked for, `tray`
 * has their kinds. `can_end`: the turn can be ended from here (`end`), and nothing is lost by it unasked. `prompt` is
 * the text in few words, for where the rest is drawn; "" where there are none.
 */
export interface OpenQuestion {
  seat: number;
  name: string;
  text: string;
  answers: Answer[];
  can_end: boolean;
  curtain: boolean;
  longer: Answer[];
  tray: TrayRow[];
  prompt: string;
}

/** Another seat of a finished game; `person` is null for a bot, whose level is given. */
export interface Opponent {
  seat: number;
  name: string;
  person: string | null;
  level: string;
  dealt: Record<string, string>;
  place: number;
  score: number;
}

/** An option of a game in words; `cards`: how many each value brings to the game. */
export interface OptionInfo {
  name: string;
  title: string;
  text: string;
  rule: string;
  default: boolean | number | string;
  values: (boolean | number | string)[];
  labels: string[];
  use: "first" | "reading" | "variant";
  cards: number[];
}

/** An option of the game that a rule depends on. */
export interface OptionTitle {
  name: string;
  title: string;
}

/**
 * A finished game of somebody. `change` is what it did to their rating, which was `rating` afterwards; null where
 * it was not rated, or is too old to know. `kept`: the table is still there, to be replayed.
 */
export interface PastGame {
  table: string;
  game: string;
  ended: number;
  seat: number;
  seats: number;
  place: number;
  score: number;
  parts: Record<string, number>;
  won: boolean;
  rated: boolean;
  dealt: Record<string, string>;
  title: string;
  others: Opponent[];
  rating: number | null;
  change: number | null;
  kept: boolean;
}

/** `GET /api/me/games`: the newest first. */
export interface PastGames {
  games: PastGame[];
}

/**
 * All that could be meant by the things that the reader looks at: first what can be played, then what cannot.
 *
 * `benefits` are sentences that say why the thing is worth something to the seat, by the rules and what lies open.
 */
export interface PeekMessage {
  is: "peek";
  ask: number;
  meant: MeantDeed[];
  benefits: string[];
}

/** Is somebody there? */
export interface Ping {
  do: "ping";
}

/**
 * A line of answers, all or nothing. `at` is the `seq` of the state that the client shows.
 *
 * With `on` the answers after it that leave no choice are given as well, up to the end of the turn.
 */
export interface Play {
  do: "play";
  seat: number;
  line: string;
  at: number;
  on?: boolean;
}

/**
 * A turn of a finished game: how many decisions were made before it, and whose it is; how often something happened
 * in it by which one finds one's way through the game.
 */
export interface PlayedTurn {
  at: number;
  seat: number;
  highlights: number;
}

/** `GET /api/tables/{id}/turns`: all turns of a finished game, in their order. */
export interface PlayedTurns {
  decisions: number;
  turns: PlayedTurn[];
}

/**
 * Where a player's points come from. `ways` add up to the `points` held; `parts` are what the end adds or has added
 * to make the `total`; `sources` and `rest` (points that no card brought) add up to the total as well. `rounds`:
 * points at the end of each round, the last those held now.
 */
export interface PlayerPoints {
  seat: number;
  name: string;
  points: number;
  total: number;
  ways: PointsPart[];
  parts: PointsPart[];
  sources: PointsSource[];
  rest: PointsPart[];
  rounds: number[];
}

/** `GET /api/tables/{id}/points`: an account for each player; none in games that keep none. */
export interface Points {
  players: PlayerPoints[];
}

/** A number of points with its name and what it is called: a way to points, or a part of the result. */
export interface PointsPart {
  name: string;
  label: string;
  points: number;
}

/**
 * A card that has brought points or will: by way, at the end if it stands then (`parts`, which add up to `worth`),
 * in all, and the log's numbers.
 */
export interface PointsSource {
  name: string;
  label: string;
  ways: Record<string, number>;
  parts: Record<string, number>;
  worth: number;
  stands: boolean;
  total: number;
  events: number[];
}

/** Somebody is there. */
export interface Pong {
  is: "pong";
}

/**
 * Where a reader is in a chapter: what is said, what lies on the table, what can be answered.
 *
 * `wrong` says why the last wish was not taken, with the rule's id if a rule forbids it; `played` is what was taken.
 * `do` is the step in few words and `plan` has those of all steps, where the chapter has them; `things` is what the
 * answers that are asked for speak of, one after the other.
 */
export interface Practice {
  game: string;
  chapter: string;
  title: string;
  step: number;
  steps: number;
  say: string;
  reading: boolean;
  done: boolean;
  light: string[];
  seat: number;
  view: GameView;
  question: string;
  answers: Answer[];
  log: string[];
  played: string[];
  wrong: string;
  rule: string;
  do: string;
  plan: string[];
  things: string[][];
}

/** What a line would do, as far as the seat can know; `things` are what its next answers would speak of. */
export interface PreviewMessage {
  is: "preview";
  ask: number;
  view: GameView;
  log: LogLine[];
  complete: boolean;
  changes: Change[];
  things: string[];
}

/**
 * `GET /api/people/{id}`: somebody's games in figures. `since`: when they first came, in seconds since 1970;
 * `mine`: the reader's own. Where they show it to nobody (`hidden`), there is only their name. `games`: the newest.
 */
export interface Profile {
  id: string;
  name: string;
  since: number;
  mine: boolean;
  hidden: boolean;
  blocked: boolean;
  total: Tally;
  ratings: RatingLine[];
  statistics: GameStatistics[];
  achievements: Achievements;
  games: PastGame[];
}

/** A rank that a solo game awards, from so many points on. */
export interface RankInfo {
  title: string;
  points: number;
}

/**
 * A line of the ratings: the person is almost surely between `rating`, the careful guess that counts, and `most`.
 *
 * `sure` says that enough games were played for the number to mean something.
 */
export interface RatingInfo {
  place: number;
  person: string;
  name: string;
  rating: number;
  most: number;
  games: number;
  sure: boolean;
}

/** What somebody's rating in a game is and was: after each rated game that is known, the oldest first. */
export interface RatingLine {
  game: string;
  rating: number;
  games: number;
  sure: boolean;
  line: number[];
}

/** `GET /api/ratings?game=`: the best, and the asker's own line, wherever it is. */
export interface Ratings {
  game: string;
  ratings: RatingInfo[];
  own: RatingInfo | null;
}

/** `PUT /api/tables/{id}/ready`: the reader is ready to begin, or not yet. */
export interface Readiness {
  ready: boolean;
}

/**
 * A part of an evaluation, as it is called, in which the better line differs from what was played, and by how
 * much.
 */
export interface ReasonPart {
  label: string;
  change: number;
}

/** `POST /api/recovery`. */
export interface Recovery {
  name: string;
  code: string;
  password: string;
}

/** Play again what was taken back last. */
export interface Redo {
  do: "redo";
  seat: number;
  at?: number | null;
}

/** `GET /api/games/{game}/reference`: the facts of every component and its words in one language. */
export interface Reference {
  game: string;
  lang: string;
  facts: Record<string, unknown>;
  words: Record<string, unknown>;
}

/** It was not done; the connection and the table live on. `ask` or `at` say which message is meant. */
export interface Refused {
  is: "refused";
  error: WireError;
  ask: number | null;
  at: number | null;
}

/**
 * The game after decision `at` of `decisions`; `line` is that decision, `seat` who made it, and `eyes` whose hand
 * the view shows (None: nobody's). `events` and `log` are what that decision brought about; `recent` are the events of
 * the last turns with them, the first of which is the `first` of the game, and `story` says these in words.
 */
export interface Replay {
  at: number;
  decisions: number;
  seat: number | null;
  eyes: number | null;
  line: string;
  view: GameView;
  log: LogLine[];
  events: GameEvent[];
  first: number;
  recent: GameEvent[];
  story: LogLine[];
}

/** `POST /api/people/{id}/report`. */
export interface Report {
  reason: string;
  table?: string;
}

/** One person's complaint about another, as moderators see it; `handled` is the moderator's id, once looked at. */
export interface ReportInfo {
  id: string;
  time: number;
  person: string;
  name: string;
  about: string;
  about_name: string;
  table: string;
  reason: string;
  handled: string;
}

/** `GET /api/admin/reports`. */
export interface ReportList {
  reports: ReportInfo[];
}

/** A rulebook in a language. */
export interface RuleBook {
  game: string;
  lang: string;
  chapters: RuleChapter[];
}

/** A chapter. `lang` is the language in which it is told where the reader's has no words for it, else empty. */
export interface RuleChapter {
  code: string;
  title: string;
  part: string;
  rules: RuleText[];
  examples: ExampleText[];
  intro: string;
  lang: string;
}

/** A rule. `chapters`: those that its sentence names by their titles; `lang`: see `RuleChapter`. */
export interface RuleText {
  id: string;
  text: string;
  heading: string;
  notes: string[];
  options: OptionTitle[];
  chapters: string[];
  informative: boolean;
  lang: string;
}

/** What may be exported of a game that still runs: what the asker may know. */
export interface RunningRecord {
  game: string;
  seat: number | null;
  view: GameView;
  events: GameEvent[];
}

/** Somebody said something; a preset comes in the reader's language. */
export interface Said {
  is: "said";
  n: number;
  person: string;
  name: string;
  text: string;
  time: number;
  seat: number | null;
  preset: string;
  offer: Offer | null;
}

/** Talk: free text or a preset, perhaps with an offer. */
export interface Say {
  do: "say";
  text?: string;
  preset?: string;
  seat?: number | null;
  offer?: Offer | null;
}

/** One row of a result. */
export interface ScoreRow {
  seat: number;
  rank: number;
  total: number;
  parts: Record<string, number>;
  name: string;
}

/** `PUT /api/tables/{id}/seats/{seat}`. */
export interface SeatChange {
  who: "bot" | "hotseat" | "invited" | "me" | "open";
  level?: string;
  name?: string;
  dealt?: Record<string, string>;
}

/** Seconds that a seat has left at the moment of sending, and whether they are running. */
export interface SeatClock {
  seat: number;
  left: number;
  running: boolean;
}

/**
 * A seat as everybody sees it. `name` is how the log calls it; `bot` says whether a bot plays it now; before the
 * start, `ready` says that its person has nothing more to arrange.
 */
export interface SeatInfo {
  seat: number;
  who: "bot" | "hotseat" | "invited" | "me" | "open";
  name: string;
  person: string | null;
  level: string;
  dealt: Record<string, string>;
  bot: boolean;
  online: boolean;
  ready: boolean;
}

/** `POST /api/tables/{id}/swap`: two seats change places before the start, with all that was arranged for them. */
export interface SeatSwap {
  one: number;
  other: number;
}

/** Who should sit there. `hotseat` is another person at the screen of the table's creator. */
export interface SeatWish {
  who?: "bot" | "hotseat" | "invited" | "me" | "open";
  level?: string;
  name?: string;
  dealt?: Record<string, string>;
}

/** Somebody who is muted or banned: until when, in seconds since 1970; 0 means not at all. */
export interface SentAway {
  id: string;
  name: string;
  muted_until: number;
  banned_until: number;
}

/** `GET /api/admin/people`. */
export interface SentAwayList {
  people: SentAway[];
}

/** One line of a chart: a value of a seat after each round. */
export interface Series {
  seat: number;
  name: string;
  values: number[];
}

/** A place where the reader is signed in: `device` names browser and system, if known; `here` is this one. */
export interface SessionInfo {
  id: string;
  device: string;
  created: number;
  seen: number;
  here: boolean;
}

/** `GET /api/sessions`. */
export interface SessionList {
  sessions: SessionInfo[];
}

/** A side action, as the game writes it. */
export interface Side {
  do: "side";
  seat: number;
  text: string;
  at?: number | null;
}

/** `POST /api/session`. */
export interface SignIn {
  name: string;
  password: string;
}

/** Standing answers by name. */
export interface Stand {
  do: "stand";
  seat: number;
  answers: Record<string, string>;
}

/** A standing answer that the table knows: its name, its label, its value and the possible ones. */
export interface StandingAnswer {
  name: string;
  label: string;
  value: string;
  values?: string[];
  labels?: string[];
}

/**
 * All that the reader sees of the game. `seq` counts what this reader has seen change, never what is hidden.
 *
 * `seat` is the seat that looks (null: a spectator, or a closed curtain); `log` begins at line `log_from`: lines
 * from there on are replaced; `since_you` is the first line after the reader's own last decision;
 * `gifts` are the seats to which the reader's seat could give something. `held`: bots wait, since the end of the last
 * turn can still be taken back.
 */
export interface StateMessage {
  is: "state";
  seq: number;
  seat: number | null;
  view: GameView;
  questions: OpenQuestion[];
  log_from: number;
  log: LogLine[];
  events: GameEvent[];
  undo: boolean;
  redo: boolean;
  clocks: SeatClock[];
  standing: StandingAnswer[];
  gifts: number[];
  since_you: number;
  waiting_for: number[];
  held: Held | null;
}

/** `GET /api/me/statistics`: the games that I have played. */
export interface Statistics {
  games: GameStatistics[];
}

/** `GET /api/tables/counts`: how many tables each list of the lobby has; at `turns` of `mine` it is my turn. */
export interface TableCounts {
  open: number;
  live: number;
  mine: number;
  turns: number;
  over: number;
}

/**
 * `GET /api/tables/{id}/glance`: how a running game stands, small enough for a ticket; only what everybody may see.
 *
 * `thinks` are the seats that the open question is put to; `dealt` and `counts` are by seat: what they play with, and
 * the number by which it is known how they stand. `left` are the seconds that the asker has, if a clock runs,
 * `watching` counts those who look on. `drawing` is the game's own.
 */
export interface TableGlance {
  turn: number;
  round: number;
  thinks: number[];
  dealt: Record<string, string>[];
  counts: number[];
  drawing: Record<string, unknown>;
  left: number | null;
  watching: number;
}

/**
 * What a reader may know of a table; `key` is shown to members only, and it lets others in.
 *
 * A clone begins after `cloned_at` decisions of a finished game; its seats have what that game has dealt. `lang` is
 * the language in which the table was made, `host_rating` what the host's rating is where the table is rated. `seal`
 * is the hash of the secret that is dealt from: the record has the secret in the end.
 */
export interface TableInfo {
  id: string;
  game: string;
  state: "closed" | "over" | "running" | "waiting";
  host: string;
  host_name: string;
  seats: SeatInfo[];
  mine: number[];
  options: Record<string, boolean | number | string>;
  listed: boolean;
  rated: boolean;
  clock: Clock;
  timeout: string;
  hints: boolean;
  spectators: boolean;
  key: string | null;
  created: number;
  moved: number;
  decisions: number;
  result: TableResult | null;
  your_turn: boolean;
  rematch: string | null;
  cloned_at: number | null;
  lang: string;
  host_rating: number | null;
  seal: string;
}

/** `GET /api/tables`. */
export interface TableList {
  tables: TableInfo[];
}

/** Seats, presence or state of the table have changed. */
export interface TableMessage {
  is: "table";
  table: TableInfo;
}

/** How a game ended. */
export interface TableResult {
  standings: ScoreRow[];
  tie_break: string;
  title: string;
}

/** Some games in figures; `mean` and `best` are scores. */
export interface Tally {
  games: number;
  wins: number;
  mean: number;
  best: number;
}

/** A kind of which an amount is asked for: its name, its label, what stands for it, and how much it may be. */
export interface TrayRow {
  name: string;
  label: string;
  things: string[];
  least: number;
  most: number;
}

/** Take back the last line of the seat. With `at` a repeated message is acknowledged, not done twice. */
export interface Undo {
  do: "undo";
  seat: number;
  at?: number | null;
}

/** Back to the start of the turn, or to where something was revealed. */
export interface UndoTurn {
  do: "undo_turn";
  seat: number;
  at?: number | null;
}

/**
 * Which rule forbids the line; null when it can be played. `label` says it in words.
 *
 * The answer to `point`, or to a question in plain words, names the line that the server takes to be meant; it is
 * empty when nothing can be meant, or nothing is sure enough. `near` is what else may be meant by plain words.
 */
export interface WhyMessage {
  is: "why";
  ask: number;
  error: WireError | null;
  line: string;
  label: string;
  near: Meaning[];
}

/** A home base at the rim. */
export interface ScytheBaseFact {
  id: string;
  faction: string;
  q: number;
  r: number;
}

/** A bottom-row action: what it is paid with, and the bonus of its recruit. */
export interface ScytheBottomFact {
  resource: string;
  ongoing_bonus: string;
}

/**
 * A bottom-row action now: the resource that it costs, how much of it is needed, at hand and lacking; how often
 * its main effect was had, and can be had at most.
 *
 * `has` counts what could be paid now, on Crimea's own turn with Coercion. `blocked` is why the main effect would do
 * nothing, see `gains.blocked`: the action can be paid for all the same, for its coins and bonuses (SCY-BOTTOM-07).
 */
export interface ScytheBottomProgress {
  resource: string;
  needs: number;
  has: number;
  lacks: number;
  payable: boolean;
  done: number;
  most: number;
  blocked: string;
}

/** With this total the reader cannot lose against `safe` of the opponent's possible hands. */
export interface ScytheChance {
  total: number;
  safe: number;
}

/** The combat that is fought now. */
export interface ScytheCombat {
  place: string;
  attacker: ScytheCombatSide;
  defender: ScytheCombatSide;
}

/** The most that a player can give in a combat: power on the dial, and a number of cards. */
export interface ScytheCombatSide {
  seat: number;
  dial: number;
  cards: number;
}

/** One option of an encounter card. */
export interface ScytheEncounterOption {
  cost: Record<string, number>;
  gain: Record<string, number>;
  special: string;
  scene: number;
}

/** A faction mat; `riverwalk` are the terrains that this ability leads to. */
export interface ScytheFactionFact {
  power: number;
  combat_cards: number;
  ability: string;
  mechs: string[];
  riverwalk: string[];
}

/** What a faction, its people, its colour and its character are called. */
export interface ScytheFactionWords {
  name: string;
  long: string;
  colour: string;
  character: string;
}

/** How a part of a result came about: so many, for so much each; where `each` is 0, by the steps of the tile. */
export interface ScytheFactors {
  count: number;
  each: number;
}

/** The top-row action of a Factory card. */
export interface ScytheFactoryFact {
  cost: Record<string, number>;
  gain: Record<string, number>;
  choose_one: boolean;
}

/** Everything that is printed on board, mats, cards and tiles, by the words of the engine, cards by number. */
export interface ScytheFacts {
  map: ScytheMapFacts;
  factions: Record<string, ScytheFactionFact>;
  mats: Record<string, ScytheMatFact>;
  top_actions: Record<string, ScytheTopFact>;
  bottom_actions: Record<string, ScytheBottomFact>;
  produce_cost: Record<string, number>[];
  recruit_bonus: number;
  encounters: Record<string, ScytheEncounterOption[]>;
  factory_cards: Record<string, ScytheFactoryFact>;
  objectives: Record<string, ScytheObjectiveFact>;
  tiles: Record<string, [number, number][]>;
  stars: string[];
  tiers: ScytheTier[];
  limits: ScytheLimits;
  resources: string[];
}

/** What a territory is defended with; `ability` is what the defender does before the dials are set there. */
export interface ScytheGuard {
  seat: number;
  dial: number;
  cards: number;
  ability?: string;
}

/** A territory, in axial coordinates of pointy-top hexes. */
export interface ScytheHexFact {
  id: string;
  q: number;
  r: number;
  terrain: string;
  tunnel: boolean;
  encounter: boolean;
}

/** Ends of tracks and supplies. */
export interface ScytheLimits {
  power: number;
  popularity: number;
  dial: number;
  stars: number;
  workers: number;
  workers_at_start: number;
  factory_counts_as: number;
}

/** The map; a river runs between two places. */
export interface ScytheMapFacts {
  hexes: ScytheHexFact[];
  bases: ScytheBaseFact[];
  rivers: [string, string][];
}

/** A player mat. */
export interface ScytheMatFact {
  number: number;
  popularity: number;
  coins: number;
  objectives: number;
  sections: ScytheSectionFact[];
}

/** A name and a sentence that says what the thing does. */
export interface ScytheNamed {
  name: string;
  text: string;
}

/** When an objective is looked at. */
export interface ScytheObjectiveFact {
  at_end_of_turn: boolean;
}

/**
 * A part of an objective: it is met where `have` is at least `need`.
 *
 * `what` is counted, `where` says of what sort of place, `place` and `kind` which one comes nearest. Where a card
 * asks for at most or for exactly so many, `have` is 0 or 1 of 1, and `now` is how many there are.
 */
export interface ScytheObjectivePart {
  what: string;
  have: number;
  need: number;
  where?: string;
  place?: string;
  kind?: string;
  now?: number | null;
  most?: number | null;
  exactly?: number | null;
}

/** An objective card of the reader: `have` of `need` of its only part, or of its parts how many are met. */
export interface ScytheObjectiveProgress {
  card: number;
  have: number;
  need: number;
  fulfilled: boolean;
  parts: ScytheObjectivePart[];
}

/** An objective card; `english` is for people who know the printed one. */
export interface ScytheObjectiveWords {
  name: string;
  english: string;
  text: string;
}

/** The combat as the reader's seat can reckon it: the most of either side, and every total that it can give. */
export interface ScytheOdds {
  most: number;
  opponent_most: number;
  hands: number;
  chances: ScytheChance[];
}

/** What only the seat itself sees. */
export interface ScytheOwn {
  combat_cards: number[];
  objectives: number[];
  objective_progress: ScytheObjectiveProgress[];
  fortune: Record<string, number>;
  factory_offer?: number[];
  seen_hands?: Record<string, number[]>;
  sealed?: ScytheSealed | null;
  weakened?: Record<string, ScytheWeakened>;
  odds?: ScytheOdds | null;
}

/** Names and texts by the words of the engine; card numbers are texts, as JSON wants them. */
export interface ScythePrinted {
  factions: Record<string, ScytheFactionWords>;
  mats: Record<string, string>;
  terrains: Record<string, string>;
  places: Record<string, string>;
  resources: Record<string, string>;
  actions: Record<string, string>;
  structures: Record<string, ScytheNamed>;
  abilities: Record<string, ScytheNamed>;
  faction_abilities: Record<string, ScytheNamed>;
  bonuses: Record<string, string>;
  boxes: Record<string, string>;
  stars: Record<string, string>;
  tiles: Record<string, string>;
  objectives: Record<string, ScytheObjectiveWords>;
  encounters: Record<string, string[]>;
  scenes: Record<string, string>;
  factory_cards: Record<string, string>;
}

/**
 * The open decision. Fields beyond the first two are there where they say something.
 *
 * `amount` is how many units, steps, territories, tokens or coins are left; `resource` a resource, "any", or for
 * `take` and `trade` the gain; `load` what a unit takes along so far; `moved` the units that have moved.
 */
export interface ScytheQuestion {
  name: string;
  seats: number[];
  unit?: string;
  place?: string;
  origin?: string;
  to?: string;
  section?: string;
  resource?: string;
  amount?: number;
  card?: number;
  box?: string;
  ability?: string;
  structure?: string;
  action?: string;
  chosen?: string[];
  scenes?: number[];
  used?: string[];
  lakes?: string[];
  moved?: string[];
  load?: Record<string, number>;
}

/** One row of the final result; `factors` says of each part how it came about. */
export interface ScytheRank {
  seat: number;
  rank: number;
  total: number;
  parts: Record<string, number>;
  factors: Record<string, ScytheFactors>;
}

/** The seat's own answer in a combat, until it is revealed. */
export interface ScytheSealed {
  dial: number;
  cards: number[];
  ready: boolean;
}

/** What everybody sees of a player. `resources` has how many of each the player controls. */
export interface ScytheSeat {
  faction: string;
  mat: string;
  power: number;
  popularity: number;
  coins: number;
  section: string | null;
  character: string;
  mechs: Record<string, string>;
  workers: Record<string, number>;
  workers_on_mat: number;
  structures: Record<string, string>;
  recruits: string[];
  bonuses: string[];
  cubes: string[];
  covered: Record<string, number>;
  costs: Record<string, number>;
  combat_cards: number;
  objectives: number;
  factory_card: number | null;
  stars: Record<string, number>;
  star_count: number;
  star_progress: Record<string, ScytheStarProgress>;
  territories: string[];
  resources: Record<string, number>;
  bottoms: Record<string, ScytheBottomProgress>;
  refused: string[];
}

/** A section of a player mat; `dashed` of the cost's squares can be covered by cubes. */
export interface ScytheSectionFact {
  top: string;
  bottom: string;
  cost: number;
  dashed: number;
  coins: number;
}

/**
 * A category of stars: what the player has, what the next star needs, and how many there can be.
 *
 * A star that is placed stays, also where the player has less by now than it needed (SCY-STAR-12).
 */
export interface ScytheStarProgress {
  have: number;
  need: number;
  most: number;
}

/** What a popularity tier pays; `from` is its lowest popularity. */
export interface ScytheTier {
  from: number;
  star: number;
  territory: number;
  resource_pair: number;
}

/** A top-row action; a box holds its yield before and after an upgrade. */
export interface ScytheTopFact {
  cost: Record<string, number>;
  boxes: Record<string, [number, number]>;
  structure: string;
}

/** The whole table as one seat sees it. Numbers of combat cards are their values, other cards have their number. */
export interface ScytheView {
  game: string;
  seat: number | null;
  turn: number;
  active: number;
  over: boolean;
  clockwise: number[];
  question: ScytheQuestion | null;
  players: ScytheSeat[];
  goods: Record<string, Record<string, number>>;
  encounter_tokens: string[];
  contested: string[];
  tile: string;
  combat_deck: number;
  combat_discards: number[];
  encounter_deck: number;
  objective_deck: number;
  factory_cards: number;
  options: Record<string, boolean>;
  guards?: Record<string, ScytheGuard>;
  combat?: ScytheCombat | null;
  own?: ScytheOwn | null;
  fortunes?: Record<string, number>[];
  result?: ScytheRank[];
  tie_break?: string;
}

/** What is left of a guard when the reader attacks and its own ability has acted. */
export interface ScytheWeakened {
  dial: number;
  cards: number;
  ability: string;
}

/** A faction board: what it produces, keeps and lets its owner do. */
export interface TableauBoardFacts {
  production: Record<string, number>;
  store: TableauSlot[];
  uses: TableauBoardUse[];
}

/** An action of a faction board. */
export interface TableauBoardUse {
  cost: Record<string, number>;
  gain: Record<string, number>;
}

/** What a faction board says, in the words of cards. */
export interface TableauBoardWords {
  production: string;
  store: string;
  uses: string[];
}

/** A printed card; `raze` is null for what cannot be razed, `deal` is what the card itself brings as a deal. */
export interface TableauCardFacts {
  design: string;
  name: string;
  category: string;
  set: string;
  tags: string[];
  cost: Record<string, number>;
  raze: Record<string, number> | null;
  points: number;
  effects: TableauEffect[];
  deal?: string;
  open?: boolean;
  shielded?: boolean;
}

/**
 * The sentences of a card, those that it has.
 *
 * `marked` is its name with its number, `mark`, where the game has several cards of that name.
 */
export interface TableauCardWords {
  name: string;
  english: string;
  effects: string[];
  marked?: string;
  mark?: number;
  kind?: string;
  cost?: string;
  open?: string;
  bonus?: string;
  storage?: string;
  scoring?: string;
  shield?: string;
  deal?: string;
  raze?: string;
  points?: string;
}

/** When something happens, under which condition, for which cost, and what. */
export interface TableauEffect {
  when: string;
  steps?: TableauStepRow[];
  cost?: Record<string, number>;
  uses?: number;
  tag?: string;
  deck?: string;
  good?: string;
  at_least?: number;
  most?: number | null;
  store?: TableauSlot[];
  score?: [number, number][];
}

/** What workers are exchanged for: one of the options. */
export interface TableauExchange {
  cost: Record<string, number>;
  options: Record<string, number>[];
}

/** Vocabulary, cards by their names in the notation, faction boards, the exchange of workers. */
export interface TableauFacts {
  game: string;
  goods: string[];
  tokens: string[];
  resources: string[];
  wild: Record<string, string>;
  tags: string[];
  sets: string[];
  categories: string[];
  marks: string[];
  phases: string[];
  shield: string;
  ruin: string;
  boards: Record<string, TableauBoardFacts>;
  cards: Record<string, TableauCardFacts>;
  exchange?: TableauExchange | null;
  provenance?: Record<string, TableauProvenance>;
}

/**
 * A built location: how often it was used in this round, what lies on and under it, and whose it really is.
 *
 * `worth` is what it adds to its owner's points if it stands at the end.
 * `goods` can be spent or stay for good; `paid` was paid to use the location and goes in the clean-up.
 */
export interface TableauLocation {
  card: string;
  used?: number;
  marks?: string[];
  goods?: Record<string, number>;
  paid?: Record<string, number>;
  under?: number;
  owner?: number | null;
  worth?: number;
}

/** A bargain that may be declined. */
export interface TableauOfferRow {
  pay: Record<string, number>;
  gain: Record<string, number>;
}

/**
 * What only the seat itself sees: its hand, cards dealt to it in a secret draft, what it laid under its
 * locations, its secret answer.
 */
export interface TableauOwn {
  hand: string[];
  dealt?: string[];
  under?: Record<string, string[]>;
  answer?: string[];
}

/** What is counted: own locations with a tag, goods gained in this production phase, or own samurai. */
export interface TableauPer {
  tag?: string;
  produced?: string;
  samurai?: boolean;
}

/** Names and texts of every card, good, board, phase and deck; what a game has no name for is left out. */
export interface TableauPrinted {
  language: string;
  goods: Record<string, string>;
  tags: Record<string, string>;
  categories: Record<string, string>;
  sets: Record<string, string>;
  factions: Record<string, string>;
  phases: Record<string, string>;
  marks: Record<string, string>;
  decks: Record<string, string>;
  tables: Record<string, string>;
  ruin: string;
  virtual: string;
  boards: Record<string, TableauBoardWords>;
  exchange: string;
  cards: Record<string, TableauCardWords>;
}

/** How sure the facts of a design are: `confidence` is high, medium or low; `note` says why, in English. */
export interface TableauProvenance {
  confidence: string;
  sources: number;
  note?: string;
}

/**
 * The open decision. Fields beyond the first two are there where they say something.
 *
 * `cost` is what is to be paid; `amount` how many picks, cards or targets are left; `chosen` the positions chosen or
 * still open; `offered` the cards to choose from, if the reader may see them; `effect` and `step` say which part of
 * which card asks; `card` is that card, or, for its owner, the one for which something is given.
 */
export interface TableauQuestion {
  name: string;
  seats: number[];
  card?: string;
  amount?: number;
  cost?: Record<string, number>;
  chosen?: number[];
  offered?: string[];
  effect?: string;
  step?: number;
}

/** One row of the final result. */
export interface TableauRank {
  seat: number;
  rank: number;
  total: number;
  parts: Record<string, number>;
}

/**
 * What the reader sees of a player. `adds` is what the locations will add to the `points` at the end, as they stand
 * now. `known` are the cards of the hand that the reader knows; `backs` counts the
 * hand by decks where the backs differ.
 */
export interface TableauSeat {
  faction: string;
  points: number;
  goods: Record<string, number>;
  hand: number;
  locations: TableauLocation[];
  deals: string[];
  adds?: number;
  stored?: Record<string, number>;
  known?: string[];
  backs?: Record<string, number>;
  foreign?: string[];
  connections?: string[];
  ruins?: number;
  board_uses?: number[];
  passed?: boolean;
  virtual?: boolean;
}

/** Room for goods through a clean-up; without `most` there is no limit. */
export interface TableauSlot {
  goods: string[];
  most?: number | null;
}

/**
 * The virtual player. `next` is what it does when it acts: `connection` (takes an open card), `attack`, `pass`,
 * `attacks` (at the end of the round), or `nothing` more in this round.
 *
 * `mine` and `its` are the numbers that decide the game, as they would be counted now; `gathers` is what it will add
 * to its own at the end of the round. It has made `tries` of `most` attacks. `unseen` counts the cards of which one
 * turns up next, and `threats` those of them that hit something, the greatest danger first.
 */
export interface TableauSolo {
  next: string;
  mine: number;
  its: number;
  gathers?: number;
  tries?: number;
  most?: number;
  unseen?: number;
  threats?: TableauThreat[];
}

/** One step of an effect: exactly one of `gain`, `choose`, `offer`, `place` and `do`. */
export interface TableauStepRow {
  gain?: Record<string, number>;
  per?: TableauPer | null;
  most?: number | null;
  choose?: Record<string, number>[];
  offer?: TableauOfferRow[];
  place?: Record<string, number>;
  do?: string;
  with?: Record<string, unknown>;
}

/**
 * An own location that the next attack may hit: so many of the cards that are not in sight would do it. `by` is
 * what must turn up: types of 51st State, goods of Imperial Settlers. Of several equal ones one is hit: `shared`.
 */
export interface TableauThreat {
  card: string;
  hits: number;
  by: string[];
  shared?: boolean;
}

/**
 * The whole table as one seat sees it. Cards go by their names in the notation.
 *
 * `discards` counts the cards of each pile; `discarded` are those that the reader has seen go there, oldest first,
 * where a pile may be looked through. `solo` is there in a game of one seat.
 *
 * The game has so many `rounds`, or it ends with the round in which somebody has so many points (`goal`); `last` says
 * that this round is the last one, and `phases` are those of this round in their order.
 */
export interface TableauView {
  game: string;
  seat: number | null;
  round: number;
  phase: string;
  first: number;
  active: number;
  over: boolean;
  question: TableauQuestion | null;
  players: TableauSeat[];
  decks: Record<string, number>;
  discards: Record<string, number>;
  options: Record<string, boolean | number | string>;
  discarded?: Record<string, string[]>;
  ending?: boolean;
  row?: string[];
  tables?: Record<string, string[]>;
  counts?: Record<string, number>;
  own?: TableauOwn | null;
  result?: TableauRank[];
  tie_break?: string;
  title?: string;
  compared?: Record<string, number>;
  solo?: TableauSolo | null;
  rounds?: number;
  goal?: number;
  last?: boolean;
  phases?: string[];
}

export type GameView = ScytheView | TableauView;

/** A raw event, for animation: its kind, the seat that it concerns (-1: none), the facts of its kind. */
export interface GameEvent {
  kind: string;
  seat?: number | null;
  [fact: string]: unknown;
}

export type OptionValue = boolean | number | string;

export type TableState = "closed" | "over" | "running" | "waiting";

export type Who = "bot" | "hotseat" | "invited" | "me" | "open";

export type ClientMessage = Hello | Play | Load | Undo | Redo | UndoTurn | End | GoOn | AskPreview | AskWhy | AskPointed | AskPeek | AskHint | AskLog | Stand | Side | Give | Say | Curtain | Lang | Ping;

export type ServerMessage = TableMessage | StateMessage | Done | Refused | PreviewMessage | WhyMessage | PeekMessage | HintMessage | LogMessage | Said | Notice | Pong;

/** How many characters people may write. */
export const LIMITS = { name: 40, shortest_password: 8, password: 200, code: 100, line: 1000, talk: 500, reason: 1000, bug: 4000 } as const;

/** Why the server closes a socket. */
export const CLOSE = { restart: 1012, later: 1013, no_session: 4401, forbidden: 4403, no_table: 4404, too_slow: 4408, flood: 4429 } as const;

/** Who may sit at a table whose result counts. */
export const RATED: readonly Who[] = ["me", "open", "invited"];
