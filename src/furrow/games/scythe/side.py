"""Side actions (SCY-DIG-45): coin gifts, standing refusals, the delay penalty, taking back a sealed answer."""

from __future__ import annotations

from furrow.games.scythe import combat
from furrow.games.scythe import frames as f
from furrow.games.scythe import names as n
from furrow.games.scythe import verbs as v
from furrow.games.scythe.state import State
from furrow.kernel.contract import Code, StandingAnswer

_PENALTY = 2  # SCY-VAR-01
_VALUES = ("accept", "refuse")


def refusal(s: State, seat: int | None, code: Code) -> str:
    """The rule that forbids a side action, or ""."""
    if s.over:
        return "SCY-END-02"
    verb = code[0]
    if verb == v.PENALTY:
        return _penalty_refusal(s, seat, code[1])
    if seat is None:
        return "SCY-DIG-45"  # the host may only impose the penalty
    if verb == v.GIVE:
        return gift_refusal(s, seat, code[1], code[2])
    if verb == v.WITHDRAW:
        return _withdraw_refusal(s, seat)
    return ""


def gift_refusal(s: State, giver: int, coins: int, receiver: int, *, promised: bool = False) -> str:
    """The rule that forbids a gift; one that is only promised need not be there yet."""
    if s.switches.tournament:
        return "SCY-ALLY-04"
    if not s.switches.coin_gifts or s.bots >> receiver & 1:
        return "SCY-DIG-34"
    if receiver == giver or receiver >= len(s.players) or coins < 1:
        return "SCY-ALLY-03"
    return "SCY-INV-02" if s.players[giver].coins < coins and not promised else ""


def _penalty_refusal(s: State, seat: int | None, victim: int) -> str:
    if not s.switches.delay_penalty:
        return "SCY-VAR-01"
    if seat is not None or victim >= len(s.players):
        return "SCY-DIG-45"  # from the host or the timer only
    return ""


def _withdraw_refusal(s: State, seat: int) -> str:
    frame = s.pending[-1]
    if frame[0] != f.DIALS or seat not in frame[1:3]:
        return "SCY-COMBAT-12"
    return "" if s.sealed[frame[1:3].index(seat)] else "SCY-COMBAT-12"


def apply(s: State, seat: int | None, code: Code) -> None:
    """Carry out a side action that is not refused."""
    verb = code[0]
    if verb == v.PENALTY:
        victim = s.players[code[1]]
        lost = min(_PENALTY, victim.popularity)
        victim.popularity -= lost
        s.tell("penalty", code[1], popularity=lost)
        return
    assert seat is not None
    player = s.players[seat]
    if verb == v.GIVE:
        player.coins -= code[1]
        s.players[code[2]].coins += code[1]
        s.tell("gift", seat, coins=code[1], receiver=code[2])
    elif verb == v.REFUSE:
        player.refused |= 1 << code[1]
        s.tell("standing_refusal", seat, bonus=n.BONUSES[code[1]])
    elif verb == v.ACCEPT:
        player.refused &= ~(1 << code[1])
        s.tell("standing_acceptance", seat, bonus=n.BONUSES[code[1]])
    else:
        combat.withdraw(s, s.pending[-1], seat)


def standing_answers(s: State, seat: int) -> tuple[StandingAnswer, ...]:
    """The ongoing recruit bonuses, each accepted or refused beforehand (SCY-DIG-45)."""
    refused = s.players[seat].refused
    return tuple(
        StandingAnswer(f"bonus_{name}", _VALUES[refused >> number & 1], {value: f"{value} {name}" for value in _VALUES})
        for number, name in enumerate(n.BONUSES)
    )
