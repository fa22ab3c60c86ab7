"""Bottom-row actions (SCY-BOTTOM): pay, main effect, coins, recruit bonuses, stars, in the order of SCY-DIG-12."""

from __future__ import annotations

from furrow.games.scythe import frames as f
from furrow.games.scythe import names as n
from furrow.games.scythe import objectives, stars
from furrow.games.scythe import verbs as v
from furrow.games.scythe.board import NOWHERE
from furrow.games.scythe.gains import gain
from furrow.games.scythe.payment import can_pay_goods, pay_goods
from furrow.games.scythe.printed_tables import MATS
from furrow.games.scythe.state import Player, State
from furrow.games.scythe.turn import begin_move
from furrow.kernel.contract import Code
from furrow.kernel.pending import Frame

FACTORY_UNITS, FACTORY_STEPS = 1, 2  # SCY-FACTORY-12
_SOME_COINS = 2  # "less" asks how many
_CARD_MOVE: Code = (v.SECTION, n.MOVE)


def cost(player: Player, bottom: int) -> int:
    """Resources due now (SCY-BOTTOM-03)."""
    return MATS[player.mat].cost[bottom] - player.covered[bottom]


def coins(player: Player, bottom: int) -> int:
    """Coins the action gives (SCY-BOTTOM-04)."""
    return MATS[player.mat].gain[bottom]


# -- decision (BOTTOM, seat, section): the bottom-row action of the section, or none -----------------------------


def candidates(s: State, frame: Frame) -> list[Code]:
    _, seat, section = frame
    reveals = objectives.candidates(s, seat)
    if section == n.FACTORY:
        return [_CARD_MOVE, *reveals, (v.PASS,)]
    bottom = MATS[s.players[seat].mat].bottom_of[section]
    return [(v.BOTTOM, bottom, 0), (v.BOTTOM, bottom, 1), (v.BOTTOM, bottom, 2), *reveals, (v.PASS,)]


def refusal(s: State, frame: Frame, code: Code) -> str:
    _, seat, section = frame
    verb = code[0]
    if verb == v.PASS:
        return ""
    if verb == v.REVEAL:
        return objectives.refusal(s, seat, code[1], end_of_turn=False)
    if verb == v.SECTION:
        if section == n.FACTORY:
            return "" if code == _CARD_MOVE else "SCY-FACTORY-12"
        return "SCY-TURN-02"
    player = s.players[seat]
    if section == n.FACTORY:
        return "SCY-FACTORY-12"
    bottom = MATS[player.mat].bottom_of[section]
    if code[1] != bottom:
        return "SCY-TURN-04"
    if code[2] > coins(player, bottom):
        return "SCY-BOTTOM-05"  # there are no coins to decline, or no part of them
    return "" if can_pay_goods(s, seat, n.BOTTOM_RESOURCE[bottom], cost(player, bottom)) else "SCY-TURN-12"


def apply(s: State, frame: Frame, code: Code) -> None:
    _, seat, section = frame
    verb = code[0]
    if verb == v.REVEAL:
        objectives.reveal(s, seat, code[1])
        return
    s.pending[-1] = (f.END, seat)
    if verb == v.PASS:
        return
    if section == n.FACTORY:
        s.tell("factory_move", seat)
        begin_move(s, seat, FACTORY_UNITS, FACTORY_STEPS)
        return
    player = s.players[seat]
    bottom = code[1]
    s.tell("bottom", seat, action=n.BOTTOMS[bottom])  # SCY-DIG-11: the announcement
    s.pending.append((f.FINISH, seat, bottom, int(code[2] > 0), player.recruits))
    if code[2] == _SOME_COINS:
        s.pending.append((f.TAKE, seat, n.G_COINS, coins(player, bottom), NOWHERE))
    s.pending.append((f.EFFECT, seat, bottom))
    pay_goods(s, seat, n.BOTTOM_RESOURCE[bottom], cost(player, bottom))


def finish(s: State, frame: Frame) -> None:
    """Automatic frame (FINISH, seat, bottom action, without coins, recruits before the action)."""
    _, seat, bottom, without_coins, before = frame
    player = s.players[seat]
    if not without_coins:
        gain(s, seat, n.G_COINS, coins(player, bottom))
    visible = player.recruits if s.switches.enlist_bonus_at_once else before  # SCY-ENLIST-10
    if visible >> bottom & 1:
        _ongoing(s, seat, bottom)
    gainers = [seat]
    if s.switches.neighbour_bonus_on_last_action or not stars.would_end(s, seat):  # SCY-DIG-13
        for neighbour in neighbours(s, seat):
            gainers.append(neighbour)
            if s.players[neighbour].recruits >> bottom & 1:
                _ongoing(s, neighbour, bottom)
    for each in gainers:  # SCY-END-06: clockwise from the active player, until a sixth star falls
        stars.place_due(s, each)


def _ongoing(s: State, seat: int, bottom: int) -> None:
    """The ongoing recruit bonus, unless it is declined for good (SCY-DIG-06)."""
    if not s.players[seat].refused >> bottom & 1:
        s.tell("ongoing_bonus", seat, action=n.BOTTOMS[bottom])
        gain(s, seat, bottom, 1)


def neighbours(s: State, seat: int) -> tuple[int, ...]:
    """The left, then the right neighbour; with two players one opponent (SCY-DIG-17)."""
    around = s.clockwise
    at = around.index(seat)
    left, right = around[(at + 1) % len(around)], around[at - 1]
    return (left,) if left == right else (left, right)
