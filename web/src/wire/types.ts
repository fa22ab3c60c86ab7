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
 * `gives_up` marks an answer that lets something go while something else could be done: worth a question.
 */
export interface Answer {
  text: string;
  label: string;
  things?: string[];
  ends?: boolean;
  gives_up?: boolean;
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

/** Which rule forbids a line? */
export interface AskWhy {
  do: "why";
  seat: number;
  line: string;
  ask: number;
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
 * A decision that cost winning chances, by what its seat could know. Lines are texts of the game, labels say them
 * in words; `why` is what would have been better about `better`.
 */
export interface DearDecision {
  decision: number;
  seat: number;
  round: number;
  cost: number;
  played: string;
  played_label: string;
  better: string;
  better_label: string;
  why: string;
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

/** A worked example and the rules that it shows. */
export interface ExampleText {
  id: string;
  text: string;
  outcome: string;
  rules?: string[];
  notes?: string[];
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
  solo: boolean;
  catalogues: string[];
  board: string;
  emblem: string;
  options: OptionInfo[];
  factions: NamedWord[];
  mats: NamedWord[];
  levels: NamedWord[];
  usual_level: string;
}

/** `GET /api/games`. */
export interface GameList {
  games: GameInfo[];
}

/** One game in figures. */
export interface GameStatistics {
  game: string;
  all: Tally;
  by_faction: Record<string, Tally>;
  by_mat: Record<string, Tally>;
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

/** `GET /health` and `/ready`. */
export interface Health {
  status: string;
  version: string;
}

/** The first message; `since` is the last sequence number seen. */
export interface Hello {
  do: "hello";
  since?: number | null;
}

/** An answer that a bot would think of, with its share of the winning chance where it is known. */
export interface HintAnswer {
  line: string;
  label: string;
  chance: number | null;
  why: string;
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

/** A decision that one of my seats owes. Behind the curtain of a hot-seat there are no answers in it. */
export interface OpenQuestion {
  seat: number;
  name: string;
  text: string;
  answers: Answer[];
  can_end: boolean;
  curtain: boolean;
}

/** Another seat of a finished game; `person` is null for a bot, whose level is given. */
export interface Opponent {
  seat: number;
  name: string;
  person: string | null;
  level: string;
  faction: string;
  mat: string;
  place: number;
  score: number;
}

/** An option of a game in words. */
export interface OptionInfo {
  name: string;
  title: string;
  text: string;
  rule: string;
  default: boolean | number | string;
  values: (boolean | number | string)[];
  labels: string[];
}

/** A finished game of mine. */
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
  faction: string;
  mat: string;
  title: string;
  others: Opponent[];
}

/** `GET /api/me/games`: the newest first. */
export interface PastGames {
  games: PastGame[];
}

/** Is somebody there? */
export interface Ping {
  do: "ping";
}

/** A line of answers, all or nothing. `at` is the `seq` of the state that the client shows. */
export interface Play {
  do: "play";
  seat: number;
  line: string;
  at: number;
}

/** Somebody is there. */
export interface Pong {
  is: "pong";
}

/**
 * Where a reader is in a chapter: what is said, what lies on the table, what can be answered.
 *
 * `wrong` says why the last wish was not taken, with the rule's id if a rule forbids it; `played` is what was taken.
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

/** `GET /api/ratings?game=`: the best, and the asker's own line, wherever it is. */
export interface Ratings {
  game: string;
  ratings: RatingInfo[];
  own: RatingInfo | null;
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
 * the view shows (None: nobody's).
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

/** A section of the rulebook. */
export interface RuleChapter {
  code: string;
  title: string;
  part: string;
  intro: string;
  rules: RuleText[];
  examples: ExampleText[];
}

/** A rule. `sources` names the printed rulebooks that state it. */
export interface RuleText {
  id: string;
  text: string;
  heading?: string;
  informative?: boolean;
  sources?: string[];
  notes?: string[];
}

/** `GET /api/games/{game}/rules`. `lang` is the language of the texts: the rulebook is English. */
export interface RulesReply {
  game: string;
  lang: string;
  chapters: RuleChapter[];
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
  faction?: string | null;
  mat?: string | null;
}

/** Seconds that a seat has left at the moment of sending, and whether they are running. */
export interface SeatClock {
  seat: number;
  left: number;
  running: boolean;
}

/** A seat as everybody sees it. `name` is how the log calls it; `bot` says whether a bot plays it now. */
export interface SeatInfo {
  seat: number;
  who: "bot" | "hotseat" | "invited" | "me" | "open";
  name: string;
  person: string | null;
  level: string;
  faction: string | null;
  mat: string | null;
  bot: boolean;
  online: boolean;
}

/** Who should sit there. `hotseat` is another person at the screen of the table's creator. */
export interface SeatWish {
  who?: "bot" | "hotseat" | "invited" | "me" | "open";
  level?: string;
  name?: string;
  faction?: string | null;
  mat?: string | null;
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
 * `gifts` are the seats to which the reader's seat could give something.
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
}

/** `GET /api/me/statistics`: the games that I have played. */
export interface Statistics {
  games: GameStatistics[];
}

/**
 * What a reader may know of a table; `key` is shown to members only, and it lets others in.
 *
 * A clone begins after `cloned_at` decisions of a finished game; its seats have the factions and mats of that game.
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
 * Which rule forbids the line; null when it can be played, and then `label` says it in words.
 *
 * The answer to `point` names the line that the server takes to be meant; it is empty when nothing can be meant.
 */
export interface WhyMessage {
  is: "why";
  ask: number;
  error: WireError | null;
  line: string;
  label: string;
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

/** An objective card; `english` is for people who know the printed one. */
export interface ScytheObjectiveWords {
  name: string;
  english: string;
  text: string;
}

/** What only the seat itself sees. */
export interface ScytheOwn {
  combat_cards: number[];
  objectives: number[];
  fortune: Record<string, number>;
  factory_offer?: number[];
  seen_hands?: Record<string, number[]>;
  sealed?: ScytheSealed | null;
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

/** One row of the final result. */
export interface ScytheRank {
  seat: number;
  rank: number;
  total: number;
  parts: Record<string, number>;
}

/** The seat's own answer in a combat, until it is revealed. */
export interface ScytheSealed {
  dial: number;
  cards: number[];
  ready: boolean;
}

/** What everybody sees of a player. */
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
  territories: string[];
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
  own?: ScytheOwn | null;
  fortunes?: Record<string, number>[];
  result?: ScytheRank[];
  tie_break?: string;
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
}

/**
 * A built location: how often it was used in this round, what lies on and under it, and whose it really is.
 *
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
 * What the reader sees of a player. `known` are the cards of the hand that the reader knows; `backs` counts the
 * hand by decks where the backs differ.
 */
export interface TableauSeat {
  faction: string;
  points: number;
  goods: Record<string, number>;
  hand: number;
  locations: TableauLocation[];
  deals: string[];
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
 * The whole table as one seat sees it. Cards go by their names in the notation.
 *
 * `discards` counts the cards of each pile; `discarded` are those that the reader has seen go there, oldest first,
 * where a pile may be looked through.
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

export type ClientMessage = Hello | Play | Undo | Redo | UndoTurn | End | AskPreview | AskWhy | AskPointed | AskHint | AskLog | Stand | Side | Give | Say | Curtain | Lang | Ping;

export type ServerMessage = TableMessage | StateMessage | Done | Refused | PreviewMessage | WhyMessage | HintMessage | LogMessage | Said | Notice | Pong;

/** How many characters people may write. */
export const LIMITS = { name: 40, shortest_password: 8, password: 200, code: 100, line: 1000, talk: 500, reason: 1000, bug: 4000 } as const;

/** Why the server closes a socket. */
export const CLOSE = { restart: 1012, no_session: 4401, forbidden: 4403, no_table: 4404, too_slow: 4408, flood: 4429 } as const;
