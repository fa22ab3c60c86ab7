"""The checksums of a log: each entry's is made of the one before and of all that the entry says.

They are against accidents (rows exchanged, missing or changed), not against intruders: anyone who can write to the
database can make them. Logs of before have none; the first entry with one seals what was found before it.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from hashlib import blake2b

import msgspec

from furrow.kernel.errors import FurrowError
from furrow.server.store.row_structs import Entry

_SIZE = 16
_NUMBERS = struct.Struct(">qdqqqq")
_SEAL = struct.Struct(f">q{_SIZE}s")


class Damaged(FurrowError):
    """A log is not what was written; `good` is the number of the last entry that is."""

    def __init__(self, good: int, reason: str) -> None:
        super().__init__(reason)
        self.good = good


def chained(before: bytes, entry: Entry) -> bytes:
    """The checksum of an entry, given that of the one before (empty: there is none)."""
    table, kind = entry.table.encode(), entry.kind.encode()
    numbers = _NUMBERS.pack(entry.seq, entry.time, entry.seat, len(table), len(kind), len(entry.body))
    return blake2b(b"".join((before, numbers, table, kind, entry.body)), digest_size=_SIZE).digest()


def linked(before: bytes, entry: Entry) -> Entry:
    """The entry with its checksum."""
    return msgspec.structs.replace(entry, sum=chained(before, entry))


def follow(before: bytes, entry: Entry, *, sealed: bool) -> bytes:
    """The checksum of an entry that was read. Raises Damaged; `sealed` says whether an entry before it has one."""
    found = chained(before, entry)
    if entry.sum and entry.sum != found:
        raise Damaged(entry.seq - 1, f"entry {entry.seq} is not what was written, or not what came before it")
    if sealed and not entry.sum:
        raise Damaged(entry.seq - 1, f"entry {entry.seq} has lost its checksum")
    return found


def check(entries: Sequence[Entry], *seals: bytes) -> bytes:
    """The checksum of the last entry of a log. Raises Damaged.

    `seals` are what was noted elsewhere of recent entries: so an end that is missing is found as well.
    """
    sums = [b""]
    sealed = False
    for number, entry in enumerate(entries, 1):
        if entry.seq != number:
            raise Damaged(number - 1, f"entry {number} is missing")
        sums.append(follow(sums[-1], entry, sealed=sealed))
        sealed = sealed or bool(entry.sum)
    for seal in filter(None, seals):
        seq, known = _SEAL.unpack(seal) if len(seal) == _SEAL.size else (0, b"")
        if seq >= len(sums):
            raise Damaged(len(entries), f"the entries {len(sums)} to {seq} are missing")
        if seq and sums[seq] != known:
            raise Damaged(len(entries), f"entry {seq} is not the one that was written")
    return sums[-1]


def seal(seq: int, sum: bytes) -> bytes:
    """What is noted elsewhere of an entry."""
    return _SEAL.pack(seq, sum)
