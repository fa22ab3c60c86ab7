"""Refusals that random games seldom meet, each from a position of its own."""

from __future__ import annotations

from typing import Any, NamedTuple

from furrow import Game
from tests.scythe.positions import at

Row = dict[str, Any]
_NORDIC: Row = {"faction": "nordic"}
_SAXONY: Row = {"faction": "saxony", "coins": 9}
_CRIMEA: Row = {"faction": "crimea"}
_RUSVIET: Row = {"faction": "rusviet"}
_POLANIA: Row = {"faction": "polania", "coins": 9}


class Case(NamedTuple):
    """A line that a rule forbids; the seat None is the one that owes the answer."""

    game: Game
    line: str
    rule: str
    seat: int | None = None


def cases() -> list[Case]:
    return [*_turn(), *_moving(), *_bottom_row(), *_cards(), *_combat(), *_beside()]


def _asked(player: Row, *frames: list[Any], **rest: Any) -> Game:
    """A position with an open question of seat 0."""
    return at(player, _NORDIC, pending=[["end", 0], *frames], **rest)


def _turn() -> list[Case]:
    home = _SAXONY | {"character": "F1", "workers": ["base.saxony"] * 2}
    mill = _SAXONY | {"structures": {"mill": "E4"}, "workers": ["F1"]}
    crowd = _RUSVIET | {"workers": ["D6"] * 4 + ["C6"] * 4, "power": 9, "popularity": 9, "coins": 9}
    return [
        Case(at(_SAXONY, _NORDIC), "move", "SCY-TURN-01", 1),
        Case(at(_SAXONY, _NORDIC), "reveal 3", "SCY-OBJ-02", 1),
        Case(at(_SAXONY, _NORDIC, over=True, pending=[]), "give 1 to 1", "SCY-END-02", 0),
        Case(at(home, _NORDIC), "trade / F1", "SCY-TRADE-04"),
        Case(at(_SAXONY, _NORDIC), "trade / goods", "SCY-TRADE-03"),
        Case(at(_SAXONY, _NORDIC), "trade / A1", "SCY-TRADE-03"),
        Case(at(_SAXONY, _NORDIC), "trade / goods less", "SCY-BUILD-19"),
        Case(at(_SAXONY | {"mat": "engineering"}, _NORDIC), "move / skip / upgrade", "SCY-TURN-04"),
        Case(at(_SAXONY, _NORDIC), "upgrade", "SCY-TURN-04"),
        Case(at(mill, _NORDIC | {"character": "E4"}), "produce / E4", "SCY-BUILD-06"),
        Case(at(crowd, _NORDIC), "produce / C6", "SCY-PRODUCE-14"),
        Case(at(crowd | {"power": 0}, _NORDIC), "produce / D6", "SCY-PRODUCE-02"),
    ]


def _moving() -> list[Case]:
    carrier = _SAXONY | {"mechs": {"speed": "F1"}, "workers": ["F1", "F1"]}
    boat = _NORDIC | {"mechs": {"seaworthy": "B3"}, "workers": ["B3", "B4"]}
    wanderer = _CRIMEA | {"mechs": {"wayfare": "base.albion"}}
    guard = _NORDIC | {"character": "G1"}
    strict = {"wayfare_from_any_base": False}
    jumper = _RUSVIET | {"mechs": {"township": "D4"}}
    return [
        Case(at(carrier, _NORDIC), "move / mech F1 / G1 / carry 3 worker", "SCY-MOVE-08"),
        Case(at(carrier, _NORDIC | {"workers": ["G1"]}), "move / worker F1 / G1", "SCY-MOVE-22"),
        Case(at(carrier, guard), "move / worker F1 / G1", "SCY-MOVE-30"),
        Case(at(carrier, guard), "move / mech F1 / G1 / carry all / worker G1", "SCY-MOVE-32"),
        Case(at(carrier, _NORDIC), "move / mech F1 / coins", "SCY-MOVE-01"),
        Case(at(carrier, _NORDIC), "move / mech F1 / A1", "SCY-MOVE-02"),
        Case(at(carrier, _NORDIC), "move / mech A1", "SCY-MOVE-02"),
        Case(at(boat, _SAXONY), "move / worker B4 / C4", "SCY-FACTION-06"),
        Case(at(boat, _SAXONY), "move / worker B3", "SCY-MECH-30"),
        Case(at(boat, _SAXONY), "move / mech B3 / B4 / carry nothing", "SCY-MECH-28"),
        Case(at(wanderer, _NORDIC), "move / mech base.albion / base.nordic", "SCY-MECH-38"),
        Case(at(wanderer, _NORDIC, options=strict), "move / mech base.albion / base.crimea", "SCY-MECH-37"),
        Case(at(jumper, _NORDIC), "move / mech D4 / A3", "SCY-MECH-19"),
        Case(at(_SAXONY | {"mechs": {"underpass": "C2"}}, _NORDIC), "move / mech C2 / D7", "SCY-MECH-13"),
        Case(at(_SAXONY | {"mechs": {"riverwalk": "C2"}}, _NORDIC), "move / mech C2 / D2", "SCY-MECH-04"),
    ]


def _bottom_row() -> list[Case]:
    builder = _SAXONY | {"mat": "industrial", "structures": {"mill": "F1"}, "workers": ["F1", "G1"]}
    upgraded = _SAXONY | {"mat": "industrial", "cubes": ["move.units", "move.coins", "bolster.power"]}
    full = upgraded | {"covered": {"upgrade": 1, "deploy": 2}}
    enlisted = _SAXONY | {"recruits": ["build"], "bonuses": ["coins"]}
    return [
        Case(_asked(builder, ["structure", 0, -1]), "mill", "SCY-BUILD-02"),
        Case(_asked(builder, ["build", 0, 0]), "F1", "SCY-BUILD-03"),
        Case(_asked(builder, ["build", 0, 0]), "A1", "SCY-BUILD-02"),
        Case(_asked(upgraded, ["cube", 0]), "cube move.units", "SCY-UPGRADE-06"),
        Case(_asked(full, ["cover", 0, 3]), "cover upgrade", "SCY-UPGRADE-03"),
        Case(_asked(enlisted, ["recruit", 0]), "recruit build", "SCY-ENLIST-02"),
        Case(_asked(enlisted, ["bonus", 0, 0]), "bonus coins", "SCY-ENLIST-05"),
        Case(_asked(_SAXONY | {"mechs": {"speed": "F1"}}, ["mech", 0, -1]), "speed", "SCY-DEPLOY-02"),
        Case(_asked(_SAXONY, ["mech", 0, -1]), "scout", "SCY-DEPLOY-06"),
        Case(_asked(_SAXONY, ["deploy", 0, 0]), "A1", "SCY-DEPLOY-02"),
        Case(_asked(_SAXONY, ["deploy", 0, 0]), "E5", "SCY-DEPLOY-03"),
        Case(_asked(_SAXONY, ["deploy", 0, 0]), "base.saxony", "SCY-DEPLOY-04"),
    ]


def _cards() -> list[Case]:
    open_card = [["under_deck", 0, 5], ["encounter", 0, 5, 0]]
    chosen = [["under_deck", 0, 5], ["encounter", 0, 5, 1]]
    owner = _SAXONY | {"factory_card": 2}
    return [
        Case(_asked(_SAXONY, *open_card), "done", "SCY-ENC-06"),
        Case(_asked(_SAXONY | {"coins": 1}, *open_card), "option B", "SCY-ENC-07"),
        Case(_asked(_SAXONY, *open_card), "option B less", "SCY-ENC-09"),
        Case(_asked(_SAXONY | {"character": "E4"}, ["mech", 0, "E4"]), "speed / F1", "SCY-ENC-11"),
        Case(_asked(_POLANIA, *chosen), "option A", "SCY-FACTION-08"),
        Case(_asked(_SAXONY | {"character": "D2"}, ["resettle", 0, "D2"]), "A1", "SCY-DIG-46"),
        Case(_asked(_SAXONY, ["look", 0]), "look 0", "SCY-DIG-46"),
        Case(at(owner | {"section": "factory"}, _NORDIC), "factory", "SCY-FACTORY-09"),
        Case(_asked(owner, ["choice", 0, 2]), "gain coins", "SCY-FACTORY-11"),
        Case(at(owner, _NORDIC), "factory / skip / upgrade", "SCY-FACTORY-12"),
    ]


def _combat() -> list[Case]:
    beaten = _NORDIC | {"mechs": {"seaworthy": "B3"}, "workers": ["B4"]}
    swimmer = _POLANIA | {"mechs": {"submerge": "C4"}}
    worker = [["end", 1], ["retreat", 0, 5, "B4", ["B3"]]]
    attacker = _SAXONY | {"mechs": {"speed": "C3", "riverwalk": "C3"}, "workers": ["C3"], "power": 3}
    defender = _NORDIC | {"character": "B4", "mechs": {"speed": "C2"}}
    duellist = _NORDIC | {"character": "B4"}
    one_fight = "move / mech C3 / B4 / carry all / done"
    watched = at(attacker, duellist, _POLANIA)
    watched.play(one_fight)
    two_fights = "move / mech C3 / B4 / carry nothing / mech C3 / C2 / carry nothing"
    return [
        Case(at(beaten, _SAXONY, active=1, pending=worker), "retreat C4", "SCY-DIG-22", 0),
        Case(at(beaten, _SAXONY, active=1, pending=worker), "retreat F1", "SCY-MECH-25", 0),
        Case(at(beaten, swimmer, active=1, pending=worker), "retreat C4", "SCY-MECH-27", 0),
        Case(at(attacker, defender), f"{two_fights} / fight F1", "SCY-COMBAT-02"),
        Case(at(attacker, duellist), f"{one_fight} / dial 6", "SCY-COMBAT-13", 0),
        Case(at(attacker, duellist), f"{one_fight} / dial 1 / card 9", "SCY-COMBAT-14", 0),
        Case(at(attacker, duellist), "card 2", "SCY-COMBAT-14", 0),
        Case(watched, "dial 1", "SCY-COMBAT-06", 2),
    ]


def _beside() -> list[Case]:
    return [
        Case(at(_SAXONY, _NORDIC, options={"coin_gifts": False}), "give 1 to 1", "SCY-DIG-34", 0),
        Case(at(_SAXONY, _NORDIC, options={"tournament": True}), "give 1 to 1", "SCY-ALLY-04", 0),
        Case(at(_SAXONY, _NORDIC), "give 1 to 0", "SCY-ALLY-03", 0),
        Case(at(_SAXONY, _NORDIC), "give 99 to 1", "SCY-INV-02", 0),
        Case(at(_SAXONY, _NORDIC), "penalty 1", "SCY-VAR-01", 0),
        Case(at(_SAXONY, _NORDIC, options={"delay_penalty": True}), "penalty 1", "SCY-DIG-45", 0),
    ]
