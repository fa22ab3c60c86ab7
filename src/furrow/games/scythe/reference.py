"""The printed facts for a client that draws the table: made from the tables that the rules play by, never copied."""

from __future__ import annotations

from functools import cache
from typing import Any

from furrow.games.scythe import board, tables
from furrow.games.scythe import names as n
from furrow.games.scythe.board import PLACES, places_in
from furrow.games.scythe.state import State
from furrow.games.scythe.tables import Amounts
from furrow.kernel.contract import Rules


def reference(rules: Rules[State]) -> dict[str, Any]:
    """Everything that is printed on board, mats, cards and tiles, by the words of the engine."""
    return _facts()


@cache
def _facts() -> dict[str, Any]:
    return {
        "map": _map(),
        "factions": {name: _faction(number) for number, name in enumerate(n.FACTIONS)},
        "mats": {name: _mat(number) for number, name in enumerate(n.MATS)},
        "top_actions": _top_actions(),
        "bottom_actions": _bottom_actions(),
        "produce_cost": [_amounts(cost) for cost in tables.PRODUCE_COST],
        "recruit_bonus": tables.RECRUIT_BONUS,
        "encounters": {str(card): [_option(row) for row in rows] for card, rows in tables.ENCOUNTERS.items()},
        "factory_cards": {str(card): _factory_card(row) for card, row in tables.FACTORY_CARDS.items()},
        "objectives": {str(card): {"at_end_of_turn": row.at_end_of_turn} for card, row in tables.OBJECTIVES.items()},
        "tiles": {name: [list(step) for step in tables.TILE_STEPS[k]] for k, name in enumerate(n.TILES)},
        "stars": list(n.STARS),
        "tiers": _tiers(),
        "limits": {
            "power": n.MAX_POWER,
            "popularity": n.MAX_POPULARITY,
            "dial": n.MAX_DIAL,
            "stars": n.MAX_STARS,
            "workers": n.ALL_WORKERS,
            "workers_at_start": n.WORKERS_AT_START,
            "factory_counts_as": tables.FACTORY_COUNTS_AS,
        },
        "resources": list(n.RESOURCES),
    }


def _map() -> dict[str, Any]:
    coordinates = _coordinates()
    return {
        "hexes": [_hex(place, *coordinates[place]) for place in range(board.HEX_COUNT)],
        "bases": [
            {"id": PLACES[place], "faction": owner, "q": coordinates[place][0], "r": coordinates[place][1]}
            for place, owner in enumerate(n.BASE_OWNERS, board.HEX_COUNT)
        ],
        "rivers": [
            [PLACES[other], PLACES[place]]
            for place in range(board.PLACE_COUNT)
            for other in places_in(board.RIVER[place])
            if other < place
        ],
    }


def _coordinates() -> list[tuple[int, int]]:
    """Where each place lies, in axial coordinates of pointy-top hexes; bases lie at the rim."""
    printed = tables.load("map.json")
    where = {row["id"]: (row["q"], row["r"]) for row in printed["hexes"]}
    where |= {f"base.{row['faction']}": (row["q"], row["r"]) for row in printed["bases"]}
    return [where[place] for place in PLACES]


def _hex(place: int, q: int, r: int) -> dict[str, Any]:
    bit = board.BIT[place]
    return {
        "id": PLACES[place],
        "q": q,
        "r": r,
        "terrain": n.TERRAINS[board.TERRAIN[place]],
        "tunnel": bool(bit & board.TUNNELS),
        "encounter": bool(bit & board.ENCOUNTERS),
    }


def _faction(number: int) -> dict[str, Any]:
    row = tables.FACTIONS[number]
    return {
        "power": row.power,
        "combat_cards": row.combat_cards,
        "ability": row.ability,
        "mechs": [n.ABILITIES[ability] for ability in row.mechs],
        "riverwalk": [n.TERRAINS[terrain] for terrain in row.riverwalk],
    }


def _mat(number: int) -> dict[str, Any]:
    """A player mat; `dashed` of the cost's squares can be covered by cubes."""
    row = tables.MATS[number]
    sections = []
    for section in row.sections:
        bottom = row.bottom_of[section]
        sections.append(
            {
                "top": n.SECTIONS[section],
                "bottom": n.BOTTOMS[bottom],
                "cost": row.cost[bottom],
                "dashed": row.dashed[bottom],
                "coins": row.gain[bottom],
            }
        )
    return {
        "number": row.number,
        "popularity": row.popularity,
        "coins": row.coins,
        "objectives": row.objectives,
        "sections": sections,
    }


def _top_actions() -> dict[str, Any]:
    """The four printed top-row actions with their cost, boxes and structure; a box holds its yield before and after."""
    found: dict[str, Any] = {}
    for section, name in enumerate(n.SECTIONS[: n.FACTORY]):
        boxes = {
            box.partition(".")[2]: list(tables.BOX_AMOUNTS[k])
            for k, box in enumerate(n.BOXES)
            if box.partition(".")[0] == name
        }
        if section == n.TRADE:
            boxes["goods"] = [tables.GOODS_PER_TRADE, tables.GOODS_PER_TRADE]
        found[name] = {
            "cost": _amounts(tables.TOP_COST[section]),
            "boxes": boxes,
            "structure": n.STRUCTURES[section],
        }
    return found


def _bottom_actions() -> dict[str, Any]:
    return {
        name: {"resource": n.RESOURCES[n.BOTTOM_RESOURCE[k]], "ongoing_bonus": n.BONUSES[k]}
        for k, name in enumerate(n.BOTTOMS)
    }


def _option(row: tables.Choice) -> dict[str, Any]:
    return {"cost": _amounts(row.cost), "gain": _amounts(row.gain), "special": row.special, "scene": row.scene}


def _factory_card(row: tables.FactoryCard) -> dict[str, Any]:
    return {"cost": _amounts(row.cost), "gain": _amounts(row.gain), "choose_one": row.choose_one}


def _tiers() -> list[dict[str, int]]:
    """The popularity tiers with the lowest popularity of each."""
    found: list[dict[str, int]] = []
    for popularity, (star, territory, pair) in enumerate(tables.TIERS):
        if not popularity or tables.TIERS[popularity - 1] != tables.TIERS[popularity]:
            found.append({"from": popularity, "star": star, "territory": territory, "resource_pair": pair})
    return found


def _amounts(row: Amounts) -> dict[str, int]:
    return {n.GAINS[kind]: amount for kind, amount in row}
