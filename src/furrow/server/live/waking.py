"""Waking a table: from its log, or, when after a change of rules that cannot be played again, from a snapshot."""

from __future__ import annotations

import msgspec

import furrow
from furrow.kernel.errors import FurrowError
from furrow.kernel.streams import luck
from furrow.server.live import journal as j
from furrow.server.live.journal import Body
from furrow.server.live.plan import Plan
from furrow.server.live.progress import Progress, Stuck, replay
from furrow.server.store import Entry, Snapshot
from furrow.server.store.chain import check, seal


class Kept(msgspec.Struct):
    """A table's game as it stood, with what the log says besides it."""

    record: str
    seen: list[int]
    standing: list[dict[str, str]]
    moves: int
    seal: bytes = b""


class Woken(msgspec.Struct):
    """A table after waking. `reset` is the last entry that counts if later ones could not be played again."""

    progress: Progress
    changed: bool = False
    reset: int | None = None


def keep(progress: Progress) -> bytes:
    """The body of a snapshot."""
    kept = Kept(progress.game.record(), progress.seen, progress.standing, progress.moves)
    kept.seal = seal(progress.seq, progress.sum)
    return msgspec.json.encode(kept)


def wake(entries: list[Entry], plan: Plan, snapshot: Snapshot | None, sealed: bytes | None = None) -> Woken:
    """The table of a log: played again from the start, or from a snapshot, or as far as it can be.

    Raises Damaged if the log is not what was written (`sealed` is what the table's row knows of it), and Stuck if not
    even its start can be played again, and there is no snapshot.
    """
    sum = check(entries, sealed or b"", _seal_of(snapshot))
    woken = _wake(entries, plan, snapshot)
    woken.progress.sum = sum
    woken.progress.sealed_log = bool(entries[-1].sum)
    return woken


def _seal_of(snapshot: Snapshot | None) -> bytes:
    """What a snapshot knows of the log; one that cannot be read knows nothing."""
    try:
        return b"" if snapshot is None else msgspec.json.decode(snapshot.body, type=Kept).seal
    except msgspec.DecodeError:
        return b""


def _wake(entries: list[Entry], plan: Plan, snapshot: Snapshot | None) -> Woken:
    try:
        return Woken(replay(entries, plan))
    except Stuck as stuck:
        reason, good = stuck, stuck.good
    if snapshot is not None and snapshot.seq > good:
        progress = _from_snapshot(entries, plan, snapshot)
        if progress is not None:
            return Woken(progress, changed=True)
    if not good:
        raise reason
    progress = replay([entry for entry in entries if entry.seq <= good], plan)
    progress.seq = entries[-1].seq
    return Woken(progress, changed=True, reset=good)


def _from_snapshot(entries: list[Entry], plan: Plan, snapshot: Snapshot) -> Progress | None:
    """The snapshot's game with the tail of the log; None if that cannot be played either."""
    try:
        kept = msgspec.json.decode(snapshot.body, type=Kept)
        progress = Progress(furrow.load(kept.record), plan)
        progress.seq, progress.seen, progress.moves = snapshot.seq, kept.seen, kept.moves
        progress.standing = kept.standing
        progress.luck = luck(j.read_start(entries[0].body).seed)
        progress.set_time(next(entry.time for entry in entries if entry.seq == snapshot.seq))
        progress.clocks.decided(progress.time, progress.game.actors)
        for entry in entries:
            if entry.seq > snapshot.seq:
                progress.perform(entry)
    except (FurrowError, msgspec.DecodeError, StopIteration):
        return None
    return progress


def reset_entry(table: str, seq: int, time: float, after: int) -> Entry:
    """The entry that strikes out what could not be played again."""
    return Entry(table, seq, time, -1, j.RESET, j.encode(Body(after=after, spent=0.0)))
