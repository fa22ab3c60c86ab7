"""Paying: coins and tracks at once, resources from territories of the payer's choice (SCY-RES-05), Coercion."""

from __future__ import annotations

from furrow.games.scythe import frames as f
from furrow.games.scythe import names as n
from furrow.games.scythe import verbs as v
from furrow.games.scythe.board import BIT, PLACES, places_in
from furrow.games.scythe.cards import card_of_value, discard, values_of
from furrow.games.scythe.printed_tables import COMBAT_VALUE, Amounts
from furrow.games.scythe.state import State
from furrow.games.scythe.territory import controlled, goods_of, remove_goods
from furrow.kernel.contract import Code
from furrow.kernel.pending import Frame


def may_coerce(s: State, seat: int) -> bool:
    """Crimea may pay one resource per turn with a combat card, on its own turn (SCY-FACTION-04, SCY-DIG-33)."""
    player = s.players[seat]
    return player.faction == n.CRIMEA and not player.coerced and seat == s.active and bool(player.hand)


def can_pay_goods(s: State, seat: int, kind: int, amount: int) -> bool:
    """Can the seat pay resources of a kind (or of any), Coercion included?"""
    return has(s, seat, n.G_FOOD + kind) >= amount


def has(s: State, seat: int, kind: int) -> int:
    """How much of a cost's kind the seat can pay."""
    player = s.players[seat]
    if kind == n.G_POWER:
        return player.power
    if kind == n.G_COINS:
        return player.coins
    if kind == n.G_POPULARITY:
        return player.popularity
    if kind == n.G_CARDS:
        return len(player.hand)
    return goods_of(s, seat, kind - n.G_FOOD) + may_coerce(s, seat)


def missing(s: State, seat: int, cost: Amounts) -> tuple[int, int, int] | None:
    """The first part of a cost that cannot be paid, as (kind, needs, has); None if all can (SCY-TURN-12)."""
    for kind, amount in cost:
        owned = has(s, seat, kind)
        if owned < amount:
            return kind, amount, owned
    return None


def pay(s: State, seat: int, cost: Amounts) -> None:
    """Pay the whole cost; parts that need a choice become questions on the stack."""
    player = s.players[seat]
    for kind, amount in cost:
        if kind == n.G_POWER:
            player.power -= amount
        elif kind == n.G_COINS:
            player.coins -= amount
        elif kind == n.G_POPULARITY:
            player.popularity -= amount
        elif kind == n.G_CARDS:
            s.pending.append((f.DISCARD, seat, amount))
        else:
            pay_goods(s, seat, kind - n.G_FOOD, amount)
        if kind < n.G_CARDS:
            s.tell("pay", seat, what=n.GAINS[kind], amount=amount)


def pay_goods(s: State, seat: int, kind: int, amount: int) -> None:
    """Ask where resources of a kind (or of any) are paid from."""
    s.pending.append((f.PAY, seat, kind, amount))


# -- decision (PAY, seat, kind, amount left): one token at a time ------------------------------------------------


def candidates(s: State, frame: Frame) -> list[Code]:
    seat, kind = frame[1], frame[2]
    own = controlled(s, seat)
    kinds = range(4) if kind == n.ANY else (kind,)
    found: list[Code] = [(v.PAY, each, place) for each in kinds for place in places_in(own & s.stock[each])]
    if may_coerce(s, seat):
        found += [(v.PAY_CARD, value) for value in values_of(s.players[seat].hand)]
    return found


def refusal(s: State, frame: Frame, code: Code) -> str:
    seat, kind = frame[1], frame[2]
    if code[0] == v.PAY_CARD:
        coerce = may_coerce(s, seat) and card_of_value(s.players[seat].hand, code[1]) >= 0
        return "" if coerce else "SCY-FACTION-04"
    if kind not in (n.ANY, code[1]):
        return "SCY-BOTTOM-02"
    return "" if s.stock[code[1]] & controlled(s, seat) & BIT[code[2]] else "SCY-RES-04"


def apply(s: State, frame: Frame, code: Code) -> None:
    _, seat, kind, left = frame
    s.pending.pop()
    if code[0] == v.PAY_CARD:
        player = s.players[seat]
        player.coerced = 1
        discard(s, seat, (card_of_value(player.hand, code[1]),))
        s.tell("coercion", seat, value=code[1])
    else:
        remove_goods(s, code[2], code[1], 1)
        _tell_payment(s, seat, n.RESOURCES[code[1]], PLACES[code[2]])
    if left > 1:
        s.pending.append((f.PAY, seat, kind, left - 1))


def _tell_payment(s: State, seat: int, what: str, place: str) -> None:
    """One event for all tokens of a kind that are paid from a place in a row."""
    amount = 1
    if s.log and s.log[-1][:2] == ("pay_goods", seat):
        before = s.log[-1].facts
        paid = before["amount"]
        if (before["what"], before["place"]) == (what, place) and isinstance(paid, int):
            s.log.pop()
            amount += paid
    s.tell("pay_goods", seat, what=what, amount=amount, place=place)


def forced(s: State, frame: Frame) -> Code | None:
    """Asked only when there is more than one way to pay."""
    _, seat, kind, left = frame
    options = candidates(s, frame)
    all_of_it = goods_of(s, seat, kind) == left and not may_coerce(s, seat)
    return options[0] if len(options) == 1 or all_of_it else None


# -- decision (DISCARD, seat, amount): combat cards as a cost ----------------------------------------------------


def discard_candidates(s: State, frame: Frame) -> list[Code]:
    return [(v.DISCARD, value) for value in values_of(s.players[frame[1]].hand)]


def discard_refusal(s: State, frame: Frame, code: Code) -> str:
    return "" if card_of_value(s.players[frame[1]].hand, code[1]) >= 0 else "SCY-TURN-12"


def discard_apply(s: State, frame: Frame, code: Code) -> None:
    _, seat, left = frame
    s.pending.pop()
    card = card_of_value(s.players[seat].hand, code[1])
    discard(s, seat, (card,))
    s.tell("discard", seat, value=COMBAT_VALUE[card])
    if left > 1:
        s.pending.append((f.DISCARD, seat, left - 1))
