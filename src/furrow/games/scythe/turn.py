"""The turn (SCY-TURN): the action token, the top-row action, the bottom-row action, the end of the turn."""

from __future__ import annotations

from furrow.games.scythe import frames as f
from furrow.games.scythe import move, objectives, produce, trade
from furrow.games.scythe import names as n
from furrow.games.scythe import verbs as v
from furrow.games.scythe.board import NOWHERE
from furrow.games.scythe.factory import choose_top
from furrow.games.scythe.gains import grant, has_amounts, places_with_workers
from furrow.games.scythe.payment import missing, pay
from furrow.games.scythe.printed_tables import (
    BOX_AMOUNTS,
    FACTORY_CARDS,
    GOODS_PER_TRADE,
    PRODUCE_COST,
    TOP_COST,
    Amounts,
)
from furrow.games.scythe.state import Player, State
from furrow.kernel.contract import Code
from furrow.kernel.pending import Decision, Frame

_SECTIONS: list[Code] = [(v.SECTION, section) for section in range(5)]
_SKIP: Code = (v.SKIP,)
_DONE: Code = (v.DONE,)

# The choices of each section that a box of the mat gives: choice -> (box, gain).
_BOX = {
    n.C_COINS: (n.MOVE_COINS, n.G_COINS),
    n.C_POWER: (n.BOLSTER_POWER, n.G_POWER),
    n.C_CARDS: (n.BOLSTER_CARDS, n.G_CARDS),
    n.C_POPULARITY: (n.TRADE_POPULARITY, n.G_POPULARITY),
}
_CHOICES: tuple[tuple[int, ...], ...] = (
    (n.C_COINS,),
    (n.C_POWER, n.C_CARDS),
    (n.C_POPULARITY, n.C_GOODS),
    (),
    (n.C_USE,),
)
# The structure above a section adds to its action: Monument and Armory (SCY-BUILD-12/19).
_BONUS = {n.BOLSTER: n.G_POPULARITY, n.TRADE: n.G_POWER}


def amount(player: Player, box: int) -> int:
    """What a green box yields, upgraded or not (SCY-UPGRADE-04)."""
    return BOX_AMOUNTS[box][player.cubes >> box & 1]


def may_repeat(s: State, player: Player, section: int) -> bool:
    """Only Rusviet may use the section of the previous turn (SCY-FACTION-02/03)."""
    if player.faction != n.RUSVIET:
        return False
    return section != n.FACTORY or s.switches.relentless_on_factory_card


def cost_of(player: Player, section: int) -> Amounts:
    """The cost of a section's top-row action."""
    if section == n.FACTORY:
        return FACTORY_CARDS[player.factory_card].cost if player.factory_card else ()
    if section == n.PRODUCE:
        return PRODUCE_COST[player.workforce]
    return TOP_COST[section]


# -- decision (TURN, seat): place the action token (SCY-TURN-02) -------------------------------------------------


def turn_candidates(s: State, frame: Frame) -> list[Code]:
    player = s.players[frame[1]]
    sections = _SECTIONS if player.factory_card else _SECTIONS[: n.FACTORY]
    return [*sections, *objectives.candidates(s, frame[1])] if player.objectives else sections


def turn_refusal(s: State, frame: Frame, code: Code) -> str:
    seat = frame[1]
    if code[0] == v.REVEAL:
        return objectives.refusal(s, seat, code[1], end_of_turn=False)
    player = s.players[seat]
    section = code[1]
    if section == n.FACTORY and not player.factory_card:
        return "SCY-FACTORY-07"
    if section == player.section and not may_repeat(s, player, section):
        return "SCY-FACTORY-09" if section == n.FACTORY else "SCY-TURN-02"
    return ""


def turn_apply(s: State, frame: Frame, code: Code) -> None:
    seat = frame[1]
    if code[0] == v.REVEAL:
        objectives.reveal(s, seat, code[1])
        return
    section = code[1]
    s.players[seat].section = section
    s.tell("section", seat, section=n.SECTIONS[section])
    s.pending[-1] = (f.BOTTOM, seat, section)
    s.pending.append((f.TOP, seat, section))


# -- decision (TOP, seat, section): the top-row action, or none (SCY-TURN-03) ------------------------------------
# Units of a Move and territories of a Produce or Trade are named at once: "move / char / F5", "produce / C1 / D1".


def first_question(s: State, seat: int, section: int) -> Frame:
    """The frame that asks for the first unit or territory of a section's action."""
    player = s.players[seat]
    if section == n.MOVE:
        return (f.PICK, seat, amount(player, n.MOVE_UNITS), 0, 1)
    if section == n.PRODUCE:
        return (f.PRODUCE, seat, amount(player, n.PRODUCE_TERRITORIES), 0, int(player.structures[n.MILL] >= 0))
    return (f.TRADE, seat, GOODS_PER_TRADE, n.G_ANY)


# The sections whose action begins by naming something, and the decision that understands it.
_NAMING: dict[int, Decision[State]] = {
    n.MOVE: Decision((v.UNIT,), move.pick_candidates, move.pick_refusal, move.pick_apply),
    n.PRODUCE: Decision((v.PLACE, v.PART, v.DONE), produce.candidates, produce.refusal, produce.apply),
    n.TRADE: Decision((v.PLACE,), trade.candidates, trade.refusal, trade.apply),
}


def top_candidates(s: State, frame: Frame) -> list[Code]:
    """Exactly the legal answers."""
    _, seat, section = frame
    player = s.players[seat]
    found: list[Code] = []
    if section == n.MOVE or not missing(s, seat, cost_of(player, section)):
        for choice in _CHOICES[section]:
            if choice != n.C_GOODS:
                found.append((v.TOP, choice, 0))
            if not _less_refusal(s, seat, choice):
                found.append((v.TOP, choice, 1))
        if section in _NAMING:
            found += _NAMING[section].candidates(s, first_question(s, seat, section))
            if section != n.TRADE:
                found.pop()  # "done" makes no sense before the first one
    found.append(_SKIP)
    if not top_refusal(s, frame, _DONE):
        found.append(_DONE)
    return found


def _less_refusal(s: State, seat: int, choice: int) -> str:
    """`goods less` asks for the Armory's bonus; the goods themselves are declined one by one."""
    player = s.players[seat]
    if choice == n.C_GOODS and not places_with_workers(s, seat):
        return "SCY-TRADE-04"
    if choice == n.C_GOODS and player.structures[n.ARMORY] < 0:
        return "SCY-BUILD-19"
    if choice == n.C_USE and not has_amounts(FACTORY_CARDS[player.factory_card].gain):
        return "SCY-TURN-11"  # what the card gives is asked anyway and can be declined there
    return ""


def top_refusal(s: State, frame: Frame, code: Code) -> str:
    _, seat, section = frame
    verb = code[0]
    if verb == v.SKIP:
        return ""
    player = s.players[seat]
    if verb == v.TOP and code[1] not in _CHOICES[section]:
        return "SCY-TURN-03"
    if verb != v.TOP and (section not in _NAMING or verb not in _NAMING[section].verbs):
        return "SCY-TURN-03"
    if missing(s, seat, cost_of(player, section)):
        return "SCY-PRODUCE-02" if section == n.PRODUCE else "SCY-TURN-12"
    if verb == v.TOP:
        if code[1] == n.C_GOODS and not code[2]:
            return "SCY-TRADE-03"  # name the territory at once
        return _less_refusal(s, seat, code[1]) if code[2] else ""
    if verb == v.DONE and not cost_of(player, section):
        return "SCY-TURN-05"  # a Produce that costs nothing is simply skipped
    if section == n.TRADE and not places_with_workers(s, seat):
        return "SCY-TRADE-04"
    return _NAMING[section].refusal(s, first_question(s, seat, section), code)


def top_apply(s: State, frame: Frame, code: Code) -> None:
    _, seat, section = frame
    s.pending.pop()
    if code[0] == v.SKIP:
        return
    player = s.players[seat]
    s.tell("top", seat, section=n.SECTIONS[section])
    if code[0] == v.UNIT:
        begin_move(s, seat, amount(player, n.MOVE_UNITS), 1)
        move.pick_apply(s, s.pending[-1], code)
        return
    s.pending.append((f.STARS, seat))
    if section == n.FACTORY:
        choose_top(s, seat, less=bool(code[2]))
    else:
        less = code[0] == v.TOP and bool(code[2])
        _grant_boxes(s, seat, section, code[1] if code[0] == v.TOP else -1, less=less)
        if code[0] != v.TOP or code[1] == n.C_GOODS:
            s.pending.append(first_question(s, seat, section))
    asked = len(s.pending)
    pay(s, seat, cost_of(player, section))
    if code[0] != v.TOP:
        assert len(s.pending) == asked  # the mat's actions are paid in coins and on tracks only
        _NAMING[section].apply(s, s.pending[-1], code)


def _grant_boxes(s: State, seat: int, section: int, choice: int, *, less: bool) -> None:
    """The chosen green box and the structure's bonus."""
    player = s.players[seat]
    gains: list[tuple[int, int]] = []
    if choice in _BOX:
        box, kind = _BOX[choice]
        gains.append((kind, amount(player, box)))
    if section in _BONUS and player.structures[section] >= 0:
        gains.append((_BONUS[section], 1))
    grant(s, seat, tuple(gains), NOWHERE, less=less)


def begin_move(s: State, seat: int, units: int, steps: int) -> None:
    """A Move action: units, then combats, then the encounter, then the Factory (SCY-DIG-14)."""
    s.pending.append((f.VISIT, seat))
    s.pending.append((f.MEET, seat))
    s.pending.append((f.COMBATS, seat))
    s.pending.append((f.PICK, seat, units, 0, steps))


# -- decision (END, seat): the turn ends by an explicit act ------------------------------------------------------


def end_candidates(s: State, frame: Frame) -> list[Code]:
    return [*objectives.candidates(s, frame[1]), (v.END,)]


def end_refusal(s: State, frame: Frame, code: Code) -> str:
    return objectives.refusal(s, frame[1], code[1], end_of_turn=True) if code[0] == v.REVEAL else ""


def end_apply(s: State, frame: Frame, code: Code) -> None:
    seat = frame[1]
    if code[0] == v.REVEAL:
        objectives.reveal(s, seat, code[1])
        return
    s.pending.pop()
    player = s.players[seat]
    player.drove_off = 0
    player.coerced = 0
    around = s.clockwise
    s.active = around[(around.index(seat) + 1) % len(around)]
    s.turn += 1
    s.pending.append((f.TURN, s.active))
    s.tell("turn", s.active, number=s.turn)
