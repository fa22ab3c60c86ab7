"""Facts of mats and cards, compiled once from `data/*.json` into tuples, checked at load."""

from __future__ import annotations

from importlib.resources import files
from typing import Any, NamedTuple

import msgspec

from furrow.games.scythe import names as n


def load(name: str) -> dict[str, Any]:
    """One data file."""
    data: dict[str, Any] = msgspec.json.decode(files("furrow.games.scythe").joinpath("data", name).read_bytes())
    return data


class Faction(NamedTuple):
    """One faction mat."""

    power: int
    combat_cards: int
    ability: str
    mechs: tuple[int, ...]
    riverwalk: tuple[int, ...]


class Mat(NamedTuple):
    """One player mat. `bottom_of` is by section, the rest by bottom action."""

    number: int
    popularity: int
    coins: int
    objectives: int
    bottom_of: tuple[int, ...]
    cost: tuple[int, ...]
    dashed: tuple[int, ...]
    gain: tuple[int, ...]
    sections: tuple[int, ...]


Amounts = tuple[tuple[int, int], ...]
"""(gain, amount) pairs in the order of `names.GAINS`."""


class Choice(NamedTuple):
    """An option of an encounter card."""

    cost: Amounts
    gain: Amounts
    special: str
    scene: int


class FactoryCard(NamedTuple):
    """The top action of a Factory card; the bottom action is the same Move on all of them (SCY-FACTORY-12)."""

    cost: Amounts
    gain: Amounts
    choose_one: bool
    base: bool


class Objective(NamedTuple):
    """An objective card: its conditions as rows of the data, and whether it asks for the end of the seat's own turn."""

    conditions: tuple[tuple[str, Any], ...]
    at_end_of_turn: bool
    base: bool


def _amounts(row: dict[str, int]) -> Amounts:
    return tuple(sorted((n.GAINS.index(kind), amount) for kind, amount in row.items()))


def _faction(row: dict[str, Any]) -> Faction:
    mechs = tuple(n.ABILITIES.index(name) for name in row["mechs"])
    walk = tuple(n.TERRAINS.index(name) for name in row["riverwalk"])
    return Faction(row["power"], row["combat_cards"], row["ability"], mechs, walk)


def _mat(row: dict[str, Any]) -> Mat:
    sections = {n.SECTIONS.index(part["top"]): n.BOTTOMS.index(part["bottom"]) for part in row["sections"]}
    parts = sorted(row["sections"], key=lambda part: n.BOTTOMS.index(part["bottom"]))
    by_bottom = {key: tuple(part[key] for part in parts) for key in ("cost", "dashed", "coins")}
    return Mat(
        row["number"],
        row["popularity"],
        row["coins"],
        row["objectives"],
        tuple(sections[section] for section in range(4)),
        by_bottom["cost"],
        by_bottom["dashed"],
        by_bottom["coins"],
        tuple(sections),
    )


_factions = load("factions.json")
_mats = load("mats.json")
_scoring = load("scoring.json")
_scenes = load("scenes.json")["scenes"]

FACTIONS = tuple(_faction(row) for row in _factions["factions"])
MATS = tuple(_mat(row) for row in _mats["mats"])
BANNED = frozenset((n.FACTIONS.index(a), n.MATS.index(b)) for a, b in _factions["banned_pairs"])
RECRUIT_BONUS = 2  # SCY-ENLIST-04: two of each kind

_boxes = {f"{row['id']}.{box['id']}": box for row in _mats["top_actions"] for box in row["boxes"]}
BOX_AMOUNTS: tuple[tuple[int, int], ...] = tuple((_boxes[b]["amount"], _boxes[b]["upgraded"]) for b in n.BOXES)
"""What the six green boxes yield, before and after their upgrade."""
GOODS_PER_TRADE: int = _boxes["trade.goods"]["amount"]
TOP_COST = tuple(_amounts(row["cost"]) for row in _mats["top_actions"])

# What Produce costs by the number of workers in play: every exposed red box at once (SCY-PRODUCE-01).
_spaces = _mats["produce_cost_by_worker_space"]
PRODUCE_COST = tuple(
    tuple(sorted(part for space in _spaces[: max(0, workers - n.WORKERS_AT_START)] for part in _amounts(space or {})))
    for workers in range(n.ALL_WORKERS + 1)
)

# A combat card's number is its place in the printed deck, lowest values first.
COMBAT_VALUE = tuple(row["value"] for row in _scoring["combat_deck"] for _ in range(row["count"]))
TIERS = tuple(
    (row["star"], row["territory"], row["resource_pair"])
    for row in _scoring["popularity_tiers"]
    for _ in range(row["min"], row["max"] + 1)
)
TILE_STEPS = tuple(tuple((low, coins) for low, coins in row["steps"]) for row in _scoring["tiles"])
FACTORY_COUNTS_AS: int = _scoring["factory_counts_as"]

ENCOUNTERS = {
    row["id"]: tuple(
        Choice(_amounts(option["cost"]), _amounts(option["gain"]), option.get("special", ""), scene)
        for option, scene in zip(row["options"], _scenes[str(row["id"])], strict=True)
    )
    for row in load("encounters.json")["encounters"]
}
BASE_ENCOUNTERS = tuple(row["id"] for row in load("encounters.json")["encounters"] if row["set"] == "base")
FACTORY_CARDS = {
    row["id"]: FactoryCard(
        _amounts(row["cost"]), _amounts(row["gain"]), row["mode"] == "choose_one", row["set"] == "base"
    )
    for row in load("factory_cards.json")["factory_cards"]
}
OBJECTIVES = {
    row["id"]: Objective(
        tuple(next(iter(part.items())) for part in row["condition"]),
        row["timing"] == "end_of_own_turn",
        row["set"] == "base",
    )
    for row in load("objectives.json")["objectives"]
}

assert [row["id"] for row in _factions["factions"]] == list(n.FACTIONS)
assert [row["id"] for row in _mats["mats"]] == list(n.MATS)
assert [row["id"] for row in _scoring["tiles"]] == list(n.TILES)
assert [row["id"] for row in _scoring["stars"]] == list(n.STARS)
assert tuple(_mats["cubes"]) == n.BOXES
assert len(COMBAT_VALUE) == 42
