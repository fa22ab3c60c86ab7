"""Games in which events happen that random games seldom meet."""

from __future__ import annotations

from typing import Any

from furrow import Game
from tests.scythe.positions import at

Row = dict[str, Any]
_SAXONY: Row = {"faction": "saxony", "coins": 9}
_NORDIC: Row = {"faction": "nordic", "character": "B4", "power": 0}
_ALL_CARDS = [2] * 16 + [3] * 12 + [4] * 8 + [5] * 6


def played() -> list[Game]:
    return [
        *(
            _side_actions(),
            _last_star("mech C3 / C2 / carry all"),
            _last_star("char / C2 / carry nothing"),
            _before_combat(),
            _deck(),
            _factory(),
        ),
        *(_promos(), _scenes(), _objective(), _workers_flee(), _end_in_an_encounter()),
    ]


def _side_actions() -> Game:
    game = at(_SAXONY, _NORDIC, options={"delay_penalty": True})
    for text, seat in (("give 1 to 1", 0), ("refuse coins", 0), ("accept coins", 0), ("penalty 1", None)):
        game.side(text, seat)
    return game


def _last_star(second: str) -> Game:
    """The sixth star falls while a second combat is waiting: its attacker goes back with what it carried."""
    five = dict.fromkeys(("workers", "mechs", "structures", "recruits", "upgrades"), 1)
    saxony = _SAXONY | {"mechs": {"speed": "C3", "riverwalk": "C3"}, "character": "C3", "power": 9, "stars": five}
    goods = {"C3": {"food": 1, "metal": 2, "oil": 1, "wood": 1}}
    game = at(saxony | {"workers": ["C3", "F1"]}, _NORDIC | {"mechs": {"speed": "C2"}}, goods=goods)
    game.play(f"move / mech C3 / B4 / carry nothing / {second} / fight B4")
    game.play("dial 3 / ready", seat=0)
    game.play("dial 0 / ready", seat=1)
    assert game.over
    return game


def _before_combat() -> Game:
    game = at(_SAXONY | {"mechs": {"disarm": "C3"}}, _NORDIC | {"power": 3})
    game.play("move / mech C3 / B4 / done")
    return game


def _deck() -> Game:
    game = at(_SAXONY, _NORDIC, combat_deck=[], combat_discards=_ALL_CARDS)
    game.play("bolster / cards")
    return game


def _factory() -> Game:
    """A visit, then the card's own actions."""
    game = at(_SAXONY | {"character": "C3", "hand": [3]}, _NORDIC, factory_offer=[4, 5, 6])
    game.play("move / char / D4 / done / factory card 4 / pass / end")
    game.play("bolster / skip / pass / end")
    game.play("factory / use / discard 3 / move / char / C3 / stop")
    return game


def _promos() -> Game:
    frames = [["end", 0], ["resettle", 0, "D2"], ["look", 0]]
    game = at(_SAXONY | {"character": "D2", "mechs": {"speed": "D2"}}, _NORDIC | {"hand": [2, 5]}, pending=frames)
    game.play("look 1 / E3 / char / mech D2")
    return game


def _scenes() -> Game:
    game = at(_SAXONY | {"character": "E2"}, _NORDIC, options={"blind_encounters": True})
    game.play("move / char / E1 / done / scene 1")
    return game


def _objective() -> Game:
    game = at(_SAXONY | {"coins": 20, "objectives": [12]}, _NORDIC, pending=[["end", 0]])
    game.play("reveal 12")
    return game


def _workers_flee() -> Game:
    game = at(_SAXONY | {"mechs": {"speed": "F2"}, "workers": ["G1"]}, _NORDIC | {"workers": ["F1", "F1", "A4"]})
    game.play("move / mech F2 / F1")
    return game


def _end_in_an_encounter() -> Game:
    """The sixth star falls before the card is back under its deck."""
    five = {"mechs": 1, "structures": 1, "workers": 1, "combat": 2}
    game = at(_NORDIC | {"character": "A4", "popularity": 17, "stars": five}, _SAXONY)
    game.play("move / char / B5 / done / option A")
    assert game.over
    return game
