"""Positions: the readable, complete document of a state, and reading one with helpful errors."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from typing import Any

from furrow.games.tableau import frames as f
from furrow.games.tableau.book import Book, frame_fields
from furrow.games.tableau.checks import check, check_snapshot, check_table, phases_of
from furrow.games.tableau.draw_and_keep import HELD
from furrow.games.tableau.state import ACTION, DRAFTED, MARKS, MOST_GOODS, PHASES, PRODUCTION, Player, State
from furrow.games.tableau.view import amounts
from furrow.kernel.documents import DocumentReader, put_on_top
from furrow.kernel.errors import NotationError, OptionError, PositionError
from furrow.kernel.pending import Frame
from furrow.kernel.streams import written

_MOST = 9999
UNNAMED = 1
"""The version of the rules that documents do not name: there was no other when they were first written."""


def write(s: State, verbs: Callable[[Frame], str]) -> dict[str, Any]:
    """The document of a state; `verbs` writes a secret answer."""
    words = s.book.card_words
    names = s.book.ways.deck_names(s)
    document: dict[str, Any] = {
        "game": s.book.name,
        **({"rules": s.rules} if s.rules != UNNAMED else {}),
        "options": s.switches._asdict(),
        "seats": s.seats,
        "players": [_player(s, player) for player in s.players],
        "first": s.first,
        "active": s.active,
        "round": s.round,
        "phase": PHASES[s.phase],
        "decks": {name: s.words(deck) for name, deck in zip(names, s.decks, strict=True)},
        "discards": {name: s.words(pile) for name, pile in zip(names, s.piles, strict=True)},
        "row": s.words(s.row),
        "tables": {name: s.words(cards) for name, cards in s.tables.items()},
        "counts": dict(s.counts),
        "seen": {words[card]: _seats(mask, s.seats) for card, mask in sorted(s.seen.items())},
        "used": {words[card]: count for card, count in sorted(s.used.items())},
        "marks": {words[card]: _marks(mask) for card, mask in sorted(s.marks.items())},
        **({"paid": _paid(s)} if s.paid else {}),
        "kept": {words[card]: amounts(s, goods) for card, goods in sorted(s.kept.items())},
        "taken": {words[card]: owner for card, owner in sorted(s.taken.items())},
        "under": {words[card]: s.words(cards) for card, cards in sorted(s.under.items())},
        "named": {words[card]: words[other] for card, other in sorted(s.named.items())},
        "produced": list(s.produced),
        "forgone": list(s.forgone),
        "dealt": [s.words(cards) for cards in s.dealt],
        "sealed": [verbs(answer) if answer else None for answer in s.sealed],
        "ending": s.ending,
        "over": s.over,
        "pending": [_frame(s, frame) for frame in s.pending],
        "reveals": s.reveals,
        "streams": {"chance": written(s.chance)},
    }
    return document


def _seats(mask: int, seats: int) -> list[int]:
    """The seats of a mask; -1 stands for everybody."""
    return [-1] if mask == -1 else [seat for seat in range(seats) if mask >> seat & 1]


def _marks(mask: int) -> list[str]:
    return [word for bit, word in enumerate(MARKS) if mask >> bit & 1]


def _paid(s: State) -> dict[str, list[dict[str, int]]]:
    """Goods that lie on used locations, use by use; documents of older games know nothing of them."""
    return {
        s.book.card_words[card]: [{s.book.goods[good]: amount for good, amount in goods} for goods in uses]
        for card, uses in sorted(s.paid.items())
    }


def _player(s: State, player: Player) -> dict[str, Any]:
    return {
        "faction": s.book.factions[player.faction] if player.faction >= 0 else "",
        "points": player.points,
        "goods": amounts(s, player.goods),
        "stored": amounts(s, player.stored),
        "hand": s.words(player.hand),
        "locations": s.words(player.locations),
        "ruins": s.words(player.ruins),
        "deals": s.words(player.deals),
        "foreign": s.words(player.foreign),
        "connections": s.words(player.connections),
        "board_uses": player.board_uses,
        "passed": player.passed,
        "virtual": player.virtual,
    }


def _frame(s: State, frame: Frame) -> list[int | str]:
    """Cards, programs, tasks and bases by their names: their numbers may change with the data."""
    shown: list[int | str] = [s.book.frame_names[frame[0]], frame[1]]
    for _, sort, number in frame_fields(s.book, frame):
        words = _words_of(s.book, sort)
        shown.append(words[number] if words and number >= 0 else number)
    return shown


def _words_of(book: Book, sort: str) -> tuple[str, ...]:
    """The words that stand for the numbers of a sort."""
    return {
        "card": book.card_words,
        "cards": book.card_words,
        "program": book.program_names,
        "task": book.tasks,
        "base": book.base_words,
        "phase": PHASES,
    }.get(sort, ())


# -- reading ---------------------------------------------------------------------------------------------------------


def read(
    book: Book,
    document: Mapping[str, Any],
    switches: Callable[[Any], Any],
    answer: Callable[[str], Frame],
    questions: Mapping[int, object],
    run: Callable[[State], None] | None,
) -> State:
    """The state of a position; what is left out gets its default. Raises PositionError.

    `run` carries out what needs no question, for a position that opens a phase; without it the document is a snapshot,
    which a game wrote: no more is asked of it than was asked of the position that the game began with.
    """
    r = DocumentReader(document, "position")
    if r.text("game", book.name) != book.name:
        raise PositionError(f"position.game: this is {book.name}, not {r.text('game', '')!r}")
    try:
        chosen = switches(r.mapping("options"))
    except OptionError as error:
        raise PositionError(f"position.options: {error}") from error
    rows = r.rows("players")
    if not rows:
        raise PositionError("position.players: at least one player is needed")
    readers = [DocumentReader(row, f"players[{number}]") for number, row in enumerate(rows)]
    virtual = [reader.flag("virtual", False) for reader in readers]
    seats = r.number("seats", len(rows) - sum(virtual), 1, 4)
    s = State(book, chosen, seats)
    s.rules = r.number("rules", _rules(book, document), 1, book.ways.version)
    s.players = [_read_player(book, reader) for reader in readers]
    if seats != len(rows) - sum(virtual) or sum(virtual) > 1 or (virtual[-1] is False and any(virtual)):
        raise PositionError("position.players: seats and players do not fit; the virtual player comes last")
    book.ways.complete(s)
    s.first = r.number("first", 0, 0, seats - 1)
    s.active = r.number("active", s.first, 0, seats - 1)
    s.round = r.number("round", 1, 1, (run and book.ways.rounds) or _MOST)
    s.phase = r.choice("phase", PHASES[:DRAFTED], PHASES[_phase_of(book, r)])
    s.ending = r.flag("ending", book.ways.is_last_round(s))
    s.over = r.flag("over", False)
    _read_cards(s, r)
    _read_table(s, r)
    _read_pending(s, r, answer)
    s.reveals = r.number("reveals", 0, 0, 10**9)
    streams = DocumentReader(r.mapping("streams"), "streams")
    s.chance = streams.stream("chance", 1)
    streams.done()
    r.done()
    for reader in readers:
        reader.done()
    if run is None:
        check_snapshot(s, questions)
        return s
    check_table(s)
    _open_phase(s, run)
    check(s, questions)
    return s


def _rules(book: Book, document: Mapping[str, Any]) -> int:
    """The rules of a document that names none: what is written by hand is played by those of today; only a whole
    document, as a game writes it, says how often something was revealed."""
    return UNNAMED if "reveals" in document else book.ways.version


def cards(book: Book, words: Sequence[Any], path: str) -> list[int]:
    """Cards by their names."""
    found = []
    for word in _list(words, path):
        if word not in book.card_words and word not in book.printed_numbers:
            near = get_close_matches(str(word), book.card_words, 3)
            raise PositionError(f"{path}: there is no card {word!r}{f'; near are: {near}' if near else ''}")
        found.append(book.find(word))
    return found


def _amounts(book: Book, document: Mapping[str, Any], path: str) -> tuple[int, ...]:
    found = [0] * book.tokens
    for word, amount in document.items():
        if word not in book.goods[: book.tokens]:
            known = ", ".join(book.goods[: book.tokens])
            raise PositionError(f"{path}.{word}: there is no such token; known are: {known}")
        if isinstance(amount, bool) or not isinstance(amount, int) or not 0 <= amount <= MOST_GOODS:
            raise PositionError(f"{path}.{word}: a number from 0 to {MOST_GOODS}, not {amount!r}")
        found[book.goods.index(word)] = amount
    return tuple(found)


def _read_player(book: Book, r: DocumentReader) -> Player:
    virtual = r.flag("virtual", False)
    faction = r.text("faction", "")
    if not virtual and faction not in book.factions:
        raise PositionError(f"{r.path}.faction: {faction!r} is unknown; known are: {', '.join(book.factions)}")
    player = Player(book.factions.index(faction) if not virtual else -1, book.tokens)
    player.virtual = virtual
    player.points = r.number("points", 0, 0, _MOST)
    player.goods = list(_amounts(book, r.mapping("goods"), f"{r.path}.goods"))
    stored = _amounts(book, r.mapping("stored"), f"{r.path}.stored")
    player.stored = stored if any(stored) else ()
    player.hand = sorted(cards(book, r.sequence("hand", ()), f"{r.path}.hand"))
    for name in ("locations", "ruins", "deals", "foreign", "connections"):
        setattr(player, name, cards(book, r.sequence(name, ()), f"{r.path}.{name}"))
    player.board_uses = r.number("board_uses", 0, 0, 15)
    player.passed = r.flag("passed", False)
    return player


def _read_cards(s: State, r: DocumentReader) -> None:
    """Rows, piles and decks. A deck that is not given holds all its cards that lie nowhere else, lowest on top."""
    book = s.book
    s.row = cards(book, r.sequence("row", ()), "row")
    for name, words in r.mapping("tables").items():
        if name not in s.tables:
            raise PositionError(f"tables.{name}: there is no such row; known are: {', '.join(s.tables)}")
        s.tables[name] = tuple(cards(book, words, f"tables.{name}"))
    s.under = {
        book.find(word): tuple(cards(book, words, f"under.{word}")) for word, words in _cards_by(r, book, "under")
    }
    s.dealt = tuple(tuple(cards(book, words, "dealt")) for words in r.sequence("dealt", ()))
    fresh = book.ways.fresh_decks(s)
    names = book.ways.deck_names(s)
    given, discards = r.mapping("decks"), r.mapping("discards")
    for name in (*given, *discards):
        if name not in names:
            raise PositionError(f"decks.{name}: there is no such deck; known are: {', '.join(names)}")
    s.piles = [cards(book, discards.get(name, ()), f"discards.{name}") for name in names]
    placed = set(_placed(s, r))
    s.decks = [
        cards(book, given[name], f"decks.{name}") if name in given else [x for x in reversed(deck) if x not in placed]
        for name, deck in zip(names, fresh, strict=True)
    ]
    for name, words in r.mapping("top").items():
        if name not in names:
            raise PositionError(f"top.{name}: there is no such deck; known are: {', '.join(names)}")
        put_on_top(s.decks[names.index(name)], cards(book, words, f"top.{name}"), book.card_words, f"top.{name}")


def _placed(s: State, r: DocumentReader) -> list[int]:
    """Every card that lies outside the decks."""
    found = [*s.row, *(card for row in s.tables.values() for card in row), *(card for pile in s.piles for card in pile)]
    found += [card for group in (*s.under.values(), *s.dealt) for card in group]
    for player in s.players:
        found += [*player.hand, *player.locations, *player.ruins, *player.deals, *player.connections]
    for row in r.sequence("pending", ()):
        if isinstance(row, Sequence) and row and row[0] in (f.NAMES[kind] for kind in HELD):
            found += cards(s.book, row[3:], "pending")
    return found


def _cards_by(r: DocumentReader, book: Book, name: str) -> list[tuple[str, Any]]:
    """The entries of an object keyed by cards."""
    found = list(r.mapping(name).items())
    cards(book, [word for word, _ in found], name)
    return found


def _read_table(s: State, r: DocumentReader) -> None:
    book = s.book
    for name, count in r.mapping("counts").items():
        if name not in s.counts:
            raise PositionError(f"counts.{name}: known are: {', '.join(s.counts)}")
        s.counts[name] = _whole(count, f"counts.{name}", 99)
    for word, seats in _cards_by(r, book, "seen"):
        found = [_whole(seat, f"seen.{word}", s.seats - 1, -1) for seat in _list(seats, f"seen.{word}")]
        s.seen[book.find(word)] = -1 if -1 in found else sum(1 << seat for seat in set(found))
    for word, count in _cards_by(r, book, "used"):
        if _whole(count, f"used.{word}", 99):
            s.used[book.find(word)] = count
    for word, marks in _cards_by(r, book, "marks"):
        found = [r.item(mark, MARKS, f"marks.{word}") for mark in _list(marks, f"marks.{word}")]
        if found:
            s.marks[book.find(word)] = sum(1 << mark for mark in set(found))
    for word, uses in _cards_by(r, book, "paid"):
        s.paid[book.find(word)] = tuple(_goods(book, goods, f"paid.{word}") for goods in _list(uses, f"paid.{word}"))
    for word, goods in _cards_by(r, book, "kept"):
        lying = _amounts(book, _object(goods, f"kept.{word}"), f"kept.{word}")
        if any(lying):
            s.kept[book.find(word)] = lying
    for word, owner in _cards_by(r, book, "taken"):
        s.taken[book.find(word)] = _whole(owner, f"taken.{word}", len(s.players) - 1)
    for word, other in _cards_by(r, book, "named"):
        s.named[book.find(word)] = cards(book, [other], "named")[0]
    s.produced = tuple(_whole(number, "produced", _MOST) for number in r.sequence("produced", ()))
    s.forgone = tuple(_whole(number, "forgone", _MOST) for number in r.sequence("forgone", ()))


def _goods(book: Book, goods: Any, path: str) -> tuple[tuple[int, int], ...]:
    """Goods and their amounts, those that are there."""
    amounts = _amounts(book, _object(goods, path), path)
    return tuple((good, amount) for good, amount in enumerate(amounts) if amount)


def _object(goods: Any, path: str) -> Mapping[str, Any]:
    if not isinstance(goods, Mapping):
        raise PositionError(f"{path}: an object of tokens and amounts, not {goods!r}")
    return goods


def _whole(value: Any, path: str, most: int, least: int = 0) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise PositionError(f"{path}: a whole number from {least} to {most}, not {value!r}")
    return value


def _list(value: Any, path: str) -> Sequence[Any]:
    if isinstance(value, str) or not isinstance(value, Sequence):
        raise PositionError(f"{path}: a list is expected, not {value!r}")
    return value


def _read_pending(s: State, r: DocumentReader, answer: Callable[[str], Frame]) -> None:
    default = [] if s.over else [[f.NAMES[f.TURN], s.active]]
    if not s.over and s.phase != ACTION:
        default = [[f.NAMES[f.PHASE], s.first, s.phase]]
    s.pending = [_read_frame(s, row) for row in r.sequence("pending", default)]
    if s.pending and s.phase == ACTION and s.pending[0][0] not in (f.TURN, f.END, f.PHASE):
        s.pending.insert(0, (f.END, s.active))  # a question in the middle of a turn: its end follows
    s.sealed = tuple(_read_answer(text, answer) for text in r.sequence("sealed", ()))


def _phase_of(book: Book, r: DocumentReader) -> int:
    """The phase that the open question, or the phase to be opened, belongs to; else it is that of actions."""
    rows = r.sequence("pending", ())
    top = rows[-1] if rows else ()
    if not isinstance(top, Sequence) or not top:
        return ACTION
    if top[0] == f.NAMES[f.PHASE]:
        return PHASES.index(top[-1]) if top[-1] in PHASES[:DRAFTED] else ACTION
    return phases_of(book).get(top[0], ACTION)


def _open_phase(s: State, run: Callable[[State], None]) -> None:
    """A position may begin with a phase: what needs no answer is carried out, up to the first question."""
    if s.over or not s.pending or s.pending[-1][0] != f.PHASE:
        return
    if s.pending[-1][2] != s.phase:
        raise PositionError(f"pending: the phase to be opened is {PHASES[s.pending[-1][2]]}, and phase says otherwise")
    if s.phase == PRODUCTION and len(s.pending) == 1:
        s.pending.insert(0, (f.PHASE, s.first, ACTION))
    try:
        run(s)
    except (AssertionError, LookupError, ValueError) as error:
        raise PositionError(f"phase: {PHASES[s.phase]} cannot be opened here: {error}") from error


def _read_answer(text: Any, answer: Callable[[str], Frame]) -> Frame:
    """A secret answer; None where there is none yet."""
    if text is None:
        return ()
    if not isinstance(text, str):
        raise PositionError(f"sealed: an action as text or null, not {text!r}")
    try:
        return answer(text)
    except NotationError as error:
        raise PositionError(f"sealed: {error}") from error


def _read_frame(s: State, row: Any) -> Frame:
    book = s.book
    if not isinstance(row, Sequence) or isinstance(row, str) or len(row) < 2:
        raise PositionError(f"pending: a frame is a list like ['turn', 0], not {row!r}")
    if row[0] not in book.frame_names:
        raise PositionError(f"pending: unknown question {row[0]!r}; known are: {', '.join(book.frame_names)}")
    kind = book.frame_names.index(row[0])
    fields = book.fields[kind]
    open_end = bool(fields) and fields[-1][0].startswith("*")
    if len(row) - 2 < len(fields) - open_end or (len(row) - 2 > len(fields) and not open_end):
        wanted = ", ".join(name.lstrip("_*") for name, _ in fields)
        raise PositionError(f"pending: {row[0]} takes a seat and {wanted or 'nothing else'}, not {row[2:]!r}")
    numbers = []
    for place, value in enumerate(row[1:]):
        sort = "seat" if place == 0 else fields[min(place, len(fields)) - 1][1]
        numbers.append(_number(s, value, sort, row[0]))
    return (kind, *numbers)


def _number(s: State, value: Any, sort: str, frame: str) -> int:
    words = _words_of(s.book, sort)
    if isinstance(value, str) and value in words:
        return words.index(value)
    if sort in ("card", "cards") and isinstance(value, str) and value in s.book.printed_numbers:
        return s.book.printed_numbers[value]
    limits = {
        "seat": range(len(s.players)),
        "count": range(-1, _MOST),
        "flag": range(2),
        "mask": range(1 << 62),
        "phase": range(len(PHASES)),  # a number will do
    }
    allowed = limits.get(sort, range(-1, 0))
    if isinstance(value, bool) or not isinstance(value, int) or value not in allowed:
        raise PositionError(f"pending: {value!r} cannot be a {sort} of {frame}")
    return value
