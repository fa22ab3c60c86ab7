"""The numbers and names behind a refusal: "needs 3, has 1". Only what the asking seat may know."""

from __future__ import annotations

from furrow.games.scythe import bottom, combat, turn
from furrow.games.scythe import frames as f
from furrow.games.scythe import names as n
from furrow.games.scythe import verbs as v
from furrow.games.scythe.board import BIT, LAKES, PLACES, TERRAIN
from furrow.games.scythe.encounter import scene_option
from furrow.games.scythe.payment import has, missing
from furrow.games.scythe.printed_tables import ENCOUNTERS, FACTIONS, Amounts
from furrow.games.scythe.state import Player, State
from furrow.kernel.contract import Code
from furrow.kernel.pending import Frame

Details = dict[str, int | str]
_WITH_PLACE = {v.PLACE: 1, v.PART: 1, v.FIGHT: 1, v.RETREAT: 1, v.PAY: 2}


def details(s: State, seat: int, code: Code, rule: str) -> Details:
    """Facts for the sentence of a refusal."""
    if s.over or not s.pending:
        return {}
    frame = s.pending[-1]
    found: Details = {}
    if code[0] == v.GIVE and rule == "SCY-INV-02":
        return {"needs": code[1], "has": s.players[seat].coins}
    if code[0] in _WITH_PLACE:
        place = code[_WITH_PLACE[code[0]]]
        found["place"] = PLACES[place]
        if TERRAIN[place] >= 0:
            found["terrain"] = n.TERRAINS[TERRAIN[place]]
    if rule in ("SCY-TURN-12", "SCY-PRODUCE-02", "SCY-ENC-07"):
        found |= _shortfall(s, frame, seat, code)
    elif rule == "SCY-COMBAT-13":
        found |= {"needs": code[1], "has": min(n.MAX_DIAL, s.players[seat].power)}
    elif rule == "SCY-COMBAT-14" and frame[0] == f.DIALS:
        found["limit"] = combat.card_limit(s.players[seat], frame[3])
    elif rule in ("SCY-TURN-02", "SCY-FACTORY-09") and code[0] == v.SECTION:
        found["section"] = n.SECTIONS[code[1]]
    elif rule == "SCY-TURN-04" and frame[0] == f.BOTTOM:
        found["section"] = n.SECTIONS[frame[2]]
    elif rule in ("SCY-MOVE-13", "SCY-MECH-04") and frame[0] == f.STEP and not BIT[code[1]] & LAKES:
        found |= _riverwalk(s.players[seat], frame[2], code[1])
    elif rule.startswith("SCY-OBJ") and code[0] == v.REVEAL:
        found["card"] = code[1]
    return found


def _riverwalk(player: Player, unit: int, to: int) -> Details:
    """Where Riverwalk leads, and whether it would lead there: `open`, the `wrong` terrain, or never for a `worker`."""
    terrains = FACTIONS[player.faction].riverwalk
    way = "worker" if unit >= n.FIRST_WORKER else "open" if TERRAIN[to] in terrains else "wrong"
    first, second = (n.TERRAINS[terrain] for terrain in terrains)
    return {"way": way, "leads_to": first, "or_to": second}


def _shortfall(s: State, frame: Frame, seat: int, code: Code) -> Details:
    """What is missing of a cost."""
    player = s.players[seat]
    cost: Amounts = ()
    if frame[0] == f.TOP:
        cost = turn.cost_of(player, frame[2])
    elif code[0] == v.OPTION and frame[0] == f.ENCOUNTER:
        cost = ENCOUNTERS[frame[2]][code[1]].cost
    elif code[0] == v.SCENE and frame[0] == f.SCENES:
        cost = ENCOUNTERS[frame[2]][scene_option(frame, code[1])].cost
    elif code[0] == v.BOTTOM and frame[0] == f.BOTTOM:
        kind = n.G_FOOD + n.BOTTOM_RESOURCE[code[1]]
        return {"what": n.GAINS[kind], "needs": bottom.cost(player, code[1]), "has": has(s, seat, kind)}
    elif code[0] == v.DISCARD:
        return {"what": "combat_cards", "needs": 1, "has": 0}
    short = missing(s, seat, cost)
    if short is None:
        return {}
    kind, needs, owned = short
    return {"what": n.GAINS[kind], "needs": needs, "has": owned}
