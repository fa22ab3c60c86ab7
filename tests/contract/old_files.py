"""What older code wrote: records, how their games went on, and the database of a server. Nothing here is written again.

`tests/records/v1` was written by the rules of version 1: random play that likes to raze, cut off where a file's name
says. `futures.json` has, for each running game, the decisions that the old code made of it and the hash of its end.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

FOLDER = Path(__file__).parents[1] / "records" / "v1"
RECORDS = {path.name.removesuffix(".record.json"): path.read_text() for path in sorted(FOLDER.glob("*.record.json"))}
REFUSED = {
    "scythe-starless": "SCY-INV-11",
    "imperial_settlers-foreign-hand": "is a card of barbarians",
    "fifty_first_state-odd-marks": "cannot have the mark",
}
"""Games that began with a position by hand that is refused today, and how: they go on."""
TABLES = FOLDER / "tables.sql"


class Future(msgspec.Struct):
    """How a running game went on when the old code played it."""

    decisions: list[str]
    hash: str


FUTURES = msgspec.json.decode((FOLDER / "futures.json").read_bytes(), type=dict[str, Future])
