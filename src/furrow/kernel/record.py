"""Records: a whole game as text. Game, rules version, start, decisions as text, snapshots with hashes, a checksum.

Loading takes the newest snapshot and plays the tail; `verify` replays from the start and reports.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Any, NamedTuple

import msgspec

from furrow.kernel.choices import is_number
from furrow.kernel.contract import Rules
from furrow.kernel.errors import FurrowError, RecordError
from furrow.kernel.game import Game
from furrow.kernel.step import Played, perform, perform_noting
from furrow.kernel.unasked import Unasked

FORMAT = 1
Find = Callable[[str], Rules[Any]]


class Snapshot(msgspec.Struct):
    """The state after `at` decisions, with its hash."""

    at: int
    hash: str
    position: dict[str, Any]


class Record(msgspec.Struct):
    """The document. A decision is "0 produce"; a side action carries a mark: "1! give 2 to 0"; -1 is the host."""

    furrow: int
    game: str
    rules: int
    origin: dict[str, Any]
    decisions: list[str]
    snapshots: list[Snapshot]
    checksum: str = ""


class Verdict(NamedTuple):
    """What `verify` found: decisions replayed, and what is wrong ("" if nothing)."""

    decisions: int
    problem: str


def digest(document: Any) -> str:
    """The hash of a document: equal for equal content, whatever the order of its keys."""
    return blake2b(msgspec.json.encode(document, order="sorted"), digest_size=16).hexdigest()


def write(game: Game[Any]) -> str:
    """The record of a game so far: JSON with one decision and one snapshot a line, so that it compares well."""
    snapshots = [_snapshot(0, game.rules.position(game.start))]
    snapshots += [_snapshot(at, position) for at, position in game.snapshots]
    if snapshots[-1].at != len(game.history):
        snapshots.append(_snapshot(len(game.history), game.rules.position(game.state)))
    decisions = [f"{step.seat}{'!' if step.side else ''} {step.text}" for step in game.history]
    record = Record(FORMAT, game.name, game.rules.version_of(game.start), game.origin, decisions, snapshots)
    checksum = digest(record)
    head = msgspec.json.encode({"furrow": FORMAT, "game": record.game, "rules": record.rules, "origin": record.origin})
    parts = [
        head[:-1].decode(),
        f'"decisions":[{_lines(decisions)}]',
        f'"snapshots":[{_lines(snapshots)}]',
        f'"checksum":"{checksum}"}}\n',
    ]
    return ",\n".join(parts)


def _lines(rows: Sequence[object]) -> str:
    return "".join(
        f"\n{msgspec.json.encode(row).decode()}{',' if number < len(rows) else ''}"
        for number, row in enumerate(rows, 1)
    )


def read(
    text: str | bytes, find: Find, at: int | None = None, *, replay: bool = False, make: type[Game[Any]] = Game
) -> Game[Any]:
    """The game of a record after decision number `at` (default: the last); see `furrow.load`."""
    record = _decode(text)
    rules = find(record.game)
    last = len(record.decisions)
    at = last if at is None else at
    if not is_number(at) or not 0 <= at <= last:
        raise RecordError(f"the record has {last} decisions: there is no decision {at!r}")
    if record.rules > rules.version:
        raise RecordError(f"the record was made by newer rules ({record.rules}) than these ({rules.version})")
    steps = [_played(text) for text in record.decisions]
    start = _start(record, at)
    try:
        game = make(rules, rules.from_snapshot(record.snapshots[0].position), record.origin)
        state = rules.from_snapshot(start.position)
    except FurrowError as error:
        raise RecordError(f"the record holds a position that cannot be: {error}") from error
    if replay:
        begun = _set_up(rules, record)
        if begun is not None and digest(rules.position(begun)) == record.snapshots[0].hash:
            game = make(rules, begun, record.origin)  # with the events of the setup
        _play_again(game, steps[:at])
        return game
    done = start.at
    unasked = _unasked_before(rules, record, steps, start)
    for step in steps[start.at : at]:
        try:
            unasked = perform_noting(rules, state, step, unasked)
        except FurrowError as error:
            game.notice = _stuck(done, step, error)
            break
        done += 1
    game.resume(state, steps[:done], [(found.at, found.position) for found in record.snapshots], unasked)
    return game


def _unasked_before(rules: Rules[Any], record: Record, steps: list[Played], reached: Snapshot) -> list[Unasked]:
    """What was answered automatically just before a snapshot, which does not say so: played again from the one before.

    If that leads elsewhere, as it may under newer rules, nothing is remembered.
    """
    if not reached.at:
        return []
    start = _start(record, reached.at - 1)
    unasked: list[Unasked] = []
    try:
        state = rules.from_snapshot(start.position)
        for step in steps[start.at : reached.at]:
            unasked = perform_noting(rules, state, step, unasked)
    except FurrowError:
        return []
    return unasked if digest(rules.position(state)) == reached.hash else []


def _play_again(game: Game[Any], steps: list[Played]) -> None:
    for number, step in enumerate(steps):
        try:
            game.play_again(step)
        except FurrowError as error:
            game.notice = _stuck(number, step, error)
            return


def _stuck(number: int, step: Played, error: FurrowError) -> str:
    return f"decision {number} ({step.text}) does not replay any more: {error}; resumed before it"


def verify(text: str | bytes, find: Find) -> Verdict:
    """Set the game up again, replay it from the start and compare every snapshot's hash."""
    record = _decode(text)
    rules = find(record.game)
    misplaced = _misplaced(record)
    if misplaced is not None:
        return Verdict(0, f"there cannot be a snapshot after {misplaced} decisions here")
    try:
        state = rules.from_snapshot(record.snapshots[0].position)
        begun = _set_up(rules, record)
    except (FurrowError, LookupError, TypeError) as error:  # a hostile start may break what rules take for granted
        return Verdict(0, f"the start cannot be set up: {error}")
    if rules.version_of(state) != record.rules:
        return Verdict(0, f"the record names rules {record.rules}, its start rules {rules.version_of(state)}")
    if begun is not None and digest(rules.position(begun)) != record.snapshots[0].hash:
        return Verdict(0, "the start is not what its seed and setup give")
    expected = {snapshot.at: snapshot for snapshot in record.snapshots}
    for number in range(len(record.decisions) + 1):
        if number:
            try:
                perform(rules, state, _played(record.decisions[number - 1]))
            except FurrowError as error:
                return Verdict(number - 1, f"decision {number - 1} does not replay: {error}")
        if number in expected and not _fits(expected[number], rules.position(state)):
            return Verdict(number, f"the state after {number} decisions differs from its snapshot")
    return Verdict(len(record.decisions), "")


def _misplaced(record: Record) -> int | None:
    """After how many decisions a snapshot was taken that cannot have been there."""
    last = -1
    for snapshot in record.snapshots:
        if not last < snapshot.at <= len(record.decisions):
            return snapshot.at
        last = snapshot.at
    return None


def _fits(snapshot: Snapshot, state: dict[str, Any]) -> bool:
    """Loading believes the position and not the hash, so both must be those of the state."""
    return digest(state) == snapshot.hash == digest(snapshot.position)


def _set_up(rules: Rules[Any], record: Record) -> Any:
    """The start by seed and setup; None for a game that began with a position. Raises FurrowError."""
    origin = record.origin
    if "seed" not in origin:
        return None
    if not {"seats", "options", "setup"} <= origin.keys() or not isinstance(origin["setup"], dict):
        raise RecordError("the origin of a record has seats, seed, options and an object of setup values")
    return rules.new_by(record.rules, origin["seats"], origin["seed"], origin["options"], origin["setup"])


def _snapshot(at: int, position: dict[str, Any]) -> Snapshot:
    return Snapshot(at, digest(position), position)


_RECORDS = msgspec.json.Decoder(Record)
"""Made once, at import: threads that meet a struct for the first time at once can crash msgspec."""


def _decode(text: str | bytes) -> Record:
    try:
        record = _RECORDS.decode(text)
    except (msgspec.DecodeError, UnicodeError, TypeError) as error:
        raise RecordError(f"this is no complete record: {error}") from error
    if record.furrow != FORMAT:
        raise RecordError(f"record format {record.furrow} is not known here (this version reads format {FORMAT})")
    checksum, record.checksum = record.checksum, ""
    if digest(record) != checksum:
        raise RecordError("the record is damaged: its checksum does not fit its content")
    if not record.snapshots or record.snapshots[0].at != 0:
        raise RecordError("the record has no snapshot of its start")
    return record


def _start(record: Record, at: int) -> Snapshot:
    return max((snapshot for snapshot in record.snapshots if snapshot.at <= at), key=lambda found: found.at)


def _played(text: str) -> Played:
    head, _, tail = text.partition(" ")
    try:
        return Played(int(head.rstrip("!")), tail, head.endswith("!"))
    except ValueError as error:
        raise RecordError(f"{text!r} is no decision: write a seat and an action, like '0 produce'") from error
