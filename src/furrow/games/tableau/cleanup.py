"""The clean-up: storage first, then everything else returns to the common supply."""

from __future__ import annotations

from collections.abc import Iterator

from furrow.games.tableau import frames as f
from furrow.games.tableau import verbs as v
from furrow.games.tableau.state import CLEANUP, PUT_AWAY, SAMURAI, Player, State
from furrow.games.tableau.telling import Lying, tell_goods
from furrow.kernel.contract import Code
from furrow.kernel.pending import Frame


def begin(s: State) -> None:
    s.phase = CLEANUP
    s.tell("cleanup", -1, round=s.round)
    s.pending.append((f.PHASE, s.first, PUT_AWAY))
    for seat in reversed(s.clockwise()):
        s.players[seat].stored = ()
        s.pending.append((f.STORE, seat, 0))


def rooms(s: State, seat: int) -> list[tuple[tuple[int, ...], int]]:
    """What a player may store: kinds of goods and how many of them together; -1 means no limit."""
    player = s.players[seat]
    found: dict[tuple[int, ...], int] = {}
    stores = [s.book.boards[player.faction].store, *(s.book.faces[card].store for card in player.locations)]
    for store in stores:
        for room in store:
            before = found.get(room.goods, 0)
            found[room.goods] = -1 if -1 in (before, room.most) else before + room.most
    return sorted(found.items())


def put_away(s: State) -> None:
    """What is not stored goes; use counters and marks are reset; samurai stay."""
    lying = _lying(s) if s.log is not None else []
    for seat, player in enumerate(s.players):
        tell_goods(s, "lose", seat, in_supply(s, player))
        player.goods = [0] * s.book.tokens
        player.board_uses = 0
        player.passed = False
    s.used = {}
    s.paid = {}
    s.marks = {card: SAMURAI for card, marks in s.marks.items() if marks & SAMURAI}
    for seat, card, before in lying:
        before.tell_off(s, "tidy", seat, card)
    s.tell("tidied", -1)
    s.book.ways.after_cleanup(s)


def _lying(s: State) -> list[tuple[int, int, Lying]]:
    """What lies on every location, with its holder."""
    return [(seat, card, Lying(s, card)) for seat, player in enumerate(s.players) for card in player.locations]


def in_supply(s: State, player: Player) -> list[int]:
    """The player's supply; in the clean-up, what is put into storage has left it."""
    if s.phase != CLEANUP or not player.stored:
        return player.goods
    return [max(0, have - stored) for have, stored in zip(player.goods, player.stored, strict=True)]


# -- decision (STORE, seat, next room): what to keep where there is not room for all ---------------------------------


def _left(s: State, seat: int, goods: tuple[int, ...]) -> list[int]:
    """How much of each kind is not stored yet."""
    player = s.players[seat]
    return [player.goods[good] - (player.stored[good] if player.stored else 0) for good in goods]


def _ways(amounts: list[int], most: int) -> Iterator[tuple[int, ...]]:
    """Every choice of exactly `most` goods."""
    if not amounts:
        if not most:
            yield ()
        return
    for taken in range(min(amounts[0], most), -1, -1):
        for rest in _ways(amounts[1:], most - taken):
            yield (taken, *rest)


def candidates(s: State, frame: Frame) -> list[Code]:
    _, seat, number = frame
    goods, most = rooms(s, seat)[number]
    return sorted(_code(goods, way) for way in _ways(_left(s, seat, goods), most))


def _code(goods: tuple[int, ...], amounts: tuple[int, ...]) -> Code:
    pairs = sorted((good, amount) for good, amount in zip(goods, amounts, strict=True) if amount)
    return (v.STORE, *(number for pair in pairs for number in pair))


def refusal(s: State, frame: Frame, code: Code) -> str:
    return "" if code in candidates(s, frame) else s.book.ids.store


def apply(s: State, frame: Frame, code: Code) -> None:
    kind, seat, number = frame
    s.pending.pop()
    if code[0] == v.STORE:
        player = s.players[seat]
        stored = list(player.stored) or [0] * s.book.tokens
        for good, amount in zip(code[1::2], code[2::2], strict=True):
            stored[good] += amount
        player.stored = tuple(stored)
        if len(code) > 1:
            words = [s.book.goods[good] for good in code[1::2]]
            s.tell("store", seat, goods=words, amounts=list(code[2::2]))
        s.pending.append((kind, seat, number + 1))


def forced(s: State, frame: Frame) -> Code | None:
    """Room enough for everything needs no question."""
    _, seat, number = frame
    found = rooms(s, seat)
    if number >= len(found):
        return (v.DONE,)
    goods, most = found[number]
    left = _left(s, seat, goods)
    if most < 0 or sum(left) <= most:
        return _code(goods, tuple(left))
    ways = candidates(s, frame)
    return ways[0] if len(ways) == 1 else None
