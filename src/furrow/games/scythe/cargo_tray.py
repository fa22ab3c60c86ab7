"""What may ride along as a tray: kinds with their least and most, and the line that takes amounts of them."""

from __future__ import annotations

from collections.abc import Mapping

from furrow.games.scythe import frames as f
from furrow.games.scythe import names as n
from furrow.games.scythe import verbs as v
from furrow.games.scythe.cargo import available, bound
from furrow.games.scythe.notation import write
from furrow.games.scythe.state import State
from furrow.games.scythe.things import things
from furrow.kernel.line import JOINT
from furrow.kernel.offering import TrayKind


def tray(s: State, seat: int) -> tuple[TrayKind, ...]:
    """The kinds that the open question still asks for."""
    frame = s.pending[-1]
    if frame[0] != f.CARGO:
        return ()
    amounts, all_of_it = available(s, seat, frame[2], frame[4]), bound(s, frame)
    return tuple(
        TrayKind(n.CARGO[kind], things(s, seat, (v.CARRY, kind, most)), most if all_of_it[kind] else 0, most)
        for kind, most in enumerate(amounts)
        if most and kind >= frame[5]
    )


def load(s: State, seat: int, amounts: Mapping[str, int]) -> str:
    """The amounts kind by kind; what comes after the last of them is left behind."""
    kinds = tray(s, seat)
    if all(amounts.get(kind.name, 0) == kind.most for kind in kinds):
        return write((v.CARRY_ALL,))
    taken = [(v.CARRY, n.CARGO.index(kind.name), amounts.get(kind.name, 0)) for kind in kinds]
    return JOINT.join([*(write(code) for code in taken if code[2]), write((v.CARRY_NONE,))])
