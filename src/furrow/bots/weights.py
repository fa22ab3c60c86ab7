"""Weights: the taste of a bot as a short table of named numbers in a file, with the run that produced it.

>>> load("scythe").game
'scythe'
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import msgspec

from furrow.bots.errors import BadWeights
from furrow.games import names, until_games_change
from furrow.games.parts import part_file

Value = float | list[float] | dict[str, float]


class WeightTable(msgspec.Struct, frozen=True):
    """A file of weights. `run` says where they come from: by hand, or the tuning that wrote them."""

    game: str
    run: dict[str, Any]
    weights: dict[str, Value]


def load(name: str) -> WeightTable:
    """The table of that name (`scythe`, `scythe-hand` …), or of a file if the name is a path. Raises BadWeights."""
    source = Path(name) if name.endswith(".json") else _shipped(name)
    if source is None:
        raise BadWeights(f"there is no weights file {name!r}: no game has such weights")
    try:
        return msgspec.json.decode(source.read_bytes(), type=WeightTable)
    except OSError as error:
        raise BadWeights(f"there is no weights file {name!r}: {error.strerror or error}") from error
    except msgspec.MsgspecError as error:
        raise BadWeights(f"the weights file {name!r} cannot be read: {error}") from error


def save(path: Path, table: WeightTable) -> None:
    """Write a table, readable and always in the same form."""
    path.write_bytes(msgspec.json.format(msgspec.json.encode(table), indent=1) + b"\n")


def flat(weights: Mapping[str, Value]) -> dict[str, float]:
    """All numbers of a table under names like `boxes.0` and `goods.gun`.

    >>> flat({"star": 6.0, "boxes": [1.0, 2.0]})
    {'star': 6.0, 'boxes.0': 1.0, 'boxes.1': 2.0}
    """
    found: dict[str, float] = {}
    for name, value in weights.items():
        if isinstance(value, Mapping):
            found |= {f"{name}.{key}": float(each) for key, each in value.items()}
        elif isinstance(value, list):
            found |= {f"{name}.{key}": float(each) for key, each in enumerate(value)}
        else:
            found[name] = float(value)
    return found


def changed(weights: Mapping[str, Value], numbers: Mapping[str, float]) -> dict[str, Value]:
    """The table with other numbers, named as `flat` names them.

    >>> changed({"star": 6.0, "boxes": [1.0, 2.0]}, {"boxes.1": 3.0})
    {'star': 6.0, 'boxes': [1.0, 3.0]}
    """
    found: dict[str, Value] = {}
    for name, value in weights.items():
        if isinstance(value, Mapping):
            found[name] = {key: numbers.get(f"{name}.{key}", each) for key, each in value.items()}
        elif isinstance(value, list):
            found[name] = [numbers.get(f"{name}.{key}", each) for key, each in enumerate(value)]
        else:
            found[name] = numbers.get(name, value)
    return found


def made(table: WeightTable, kind: type[Any], source: str) -> Any:
    """The weights as the struct of a game. Raises BadWeights for a name or number that does not fit."""
    try:
        return msgspec.convert(table.weights, kind, strict=True)
    except msgspec.ValidationError as error:
        raise BadWeights(f"the weights {source!r} do not fit {table.game}: {error}") from error


@until_games_change
@cache
def shipped(name: str) -> bool:
    """Do we have a table of that name?"""
    return _shipped(name) is not None


def _shipped(name: str) -> Traversable | None:
    """The file of a name: the game's, and after a hyphen which of its tables."""
    game, hyphen, kind = name.partition("-")
    return part_file(game, "furrow.bots", f"weights{hyphen}{kind}.json") if game in names() else None
