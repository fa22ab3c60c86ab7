"""Produce (SCY-PRODUCE) with the Mill (SCY-BUILD-13 to 15), and the same effect on a Factory card without it."""

from __future__ import annotations

from furrow.games.scythe import frames as f
from furrow.games.scythe import names as n
from furrow.games.scythe import verbs as v
from furrow.games.scythe.board import BIT, PLACES, PRODUCING, TERRAIN, places_in
from furrow.games.scythe.gains import new_workers
from furrow.games.scythe.state import Player, State
from furrow.games.scythe.territory import add_goods, controlled
from furrow.kernel.contract import Code
from furrow.kernel.pending import Frame
from furrow.kernel.unasked import note_end

_YIELD = {n.FARM: n.FOOD, n.FOREST: n.WOOD, n.MOUNTAIN: n.METAL, n.TUNDRA: n.OIL}
_DONE: Code = (v.DONE,)


def mill_place(player: Player, frame: Frame) -> int:
    """The bit of the Mill's territory, if this action may use the Mill."""
    return BIT[player.structures[n.MILL]] if frame[4] else 0


def _most(player: Player, frame: Frame, place: int) -> int:
    """How much a territory can produce: one for each worker, one for the Mill, no more workers than are left."""
    amount = player.workers_on(place)
    if mill_place(player, frame) & BIT[place]:
        amount += 1
    if TERRAIN[place] == n.VILLAGE:
        amount = min(amount, n.ALL_WORKERS - player.workforce)
    return amount


# -- decision (PRODUCE, seat, territories left, mask of used ones, Mill): one territory at a time -----------------


def _open_places(s: State, frame: Frame) -> int:
    """Where production is still possible: the one predicate of this decision."""
    _, seat, left, used, _ = frame
    player = s.players[seat]
    mill = mill_place(player, frame)
    places = (player.workers | mill if left else mill) & PRODUCING & ~used & controlled(s, seat)
    if player.workforce == n.ALL_WORKERS:
        for place in places_in(places):
            if TERRAIN[place] == n.VILLAGE:
                places &= ~BIT[place]
    return places


def all_places(s: State, frame: Frame) -> list[int]:
    """Every place of production, if all of them may produce in full whatever their order; else none."""
    player = s.players[frame[1]]
    places = places_in(_open_places(s, frame))
    mill = mill_place(player, frame)
    villages = [place for place in places if TERRAIN[place] == n.VILLAGE]
    new = sum(player.workers_on(place) + bool(mill & BIT[place]) for place in villages)
    enough = len(villages) < 2 or new <= n.ALL_WORKERS - player.workforce
    return places if enough and sum(not mill & BIT[place] for place in places) <= frame[2] else []


def candidates(s: State, frame: Frame) -> list[Code]:
    """Exactly the legal answers."""
    player = s.players[frame[1]]
    places = places_in(_open_places(s, frame))
    found: list[Code] = [(v.PLACE, place) for place in places]
    found += [(v.PART, place, amount) for place in places for amount in range(1, _most(player, frame, place))]
    found.append(_DONE)
    return found


def refusal(s: State, frame: Frame, code: Code) -> str:
    if code[0] == v.DONE:
        return ""
    _, seat, _, used, _ = frame
    player = s.players[seat]
    place = code[1]
    here = BIT[place]
    if here & _open_places(s, frame):
        if code[0] == v.PART and not 1 <= code[2] < _most(player, frame, place):
            return "SCY-PRODUCE-04"
        return ""
    if here & used:
        return "SCY-PRODUCE-13"
    if not here & PRODUCING:
        return "SCY-PRODUCE-06"
    staffed = here & (player.workers | mill_place(player, frame)) & controlled(s, seat)
    if staffed and TERRAIN[place] == n.VILLAGE and player.workforce == n.ALL_WORKERS:
        return "SCY-PRODUCE-14"
    if here & mill_place(player, frame) and not here & controlled(s, seat):
        return "SCY-BUILD-06"
    return "SCY-PRODUCE-03"


def apply(s: State, frame: Frame, code: Code) -> None:
    _, seat, left, used, mill = frame
    s.pending.pop()
    if code[0] == v.DONE:
        return
    player = s.players[seat]
    place = code[1]
    amount = code[2] if code[0] == v.PART else _most(player, frame, place)
    terrain = TERRAIN[place]
    if terrain == n.VILLAGE:
        new_workers(player, place, amount)
        what = "workers"
    else:
        add_goods(s, place, _YIELD[terrain], amount)
        what = n.RESOURCES[_YIELD[terrain]]
    s.tell("produce", seat, place=PLACES[place], what=what, amount=amount)
    if not BIT[place] & mill_place(player, frame):
        left -= 1  # the Mill's territory comes on top of the normal number
    after = (f.PRODUCE, seat, left, used | BIT[place], mill)
    if _open_places(s, after):
        s.pending.append(after)
    elif s.unasked is not None:
        note_end(s, seat, _DONE)
