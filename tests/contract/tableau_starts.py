"""Crowded positions of the card games: full rows, hands and supplies, and questions that are rarely asked."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from furrow.games import find
from furrow.games.tableau.rules import TableauRules
from furrow.kernel.generator import Generator

# Cards whose odd effects every position should hold, and the options that bring them in.
_ODD: dict[str, tuple[tuple[dict[str, Any], list[str]], ...]] = {
    "fifty_first_state": (
        ({}, ["thieves_caravan", "hideout.1", "ruined_library", "brick_storage", "camp", "sharrash"]),
        ({"expansion": "new_era"}, ["radioactive_colony", "foundation", "car_garage", "production_manager", "truck"]),
        (
            {"expansion": "winter"},
            ["suppliers", "power_station", "body_hunters", "camino_real", "caravanner", "cistern", "armed_merchants"],
        ),
    ),
    "imperial_settlers": (
        ({}, ["settlers.com040", "acting_troupe.com041", "hanseatic_league.com061", "porters.com084"]),
        ({"lookout": "alternative"}, ["farmers_at_work.com016", "tavern.com049", "imperial_messenger.com057"]),
        ({"lookout": "advanced", "peaceful": True}, ["gallows.com005", "castle_a.com047", "watchtower.com066"]),
    ),
}
_ODD["hamlet"] = (({}, ["barn.1", "granary.1", "echo.1", "mint.1", "market.1", "thieves.1"]),)
_FACTIONS = {
    "hamlet": ("brook", "hill", "wood", "moor"),
    "fifty_first_state": ("mutants_union", "merchants_guild", "new_york", "appalachian_federation"),
    "imperial_settlers": ("barbarians", "japanese", "romans", "egyptians"),
}


@lru_cache
def tableau_starts(game: str) -> list[dict[str, Any]]:
    """The crowded positions of a card game, for every number of seats."""
    found = []
    for number, (options, odd) in enumerate(_ODD[game]):
        for seats in find(game).seat_counts:
            factions = [_FACTIONS[game][(number + step) % 4] for step in range(seats)]
            found.append(_crowded(game, factions, options, odd, 10 * number + seats))
    found.append(_beginning(game))
    if game == "fifty_first_state":
        found.append(_before_production(found[9]))
    return found


def _before_production(document: dict[str, Any]) -> dict[str, Any]:
    """The last pick of a draft: production follows."""
    return document | {
        "phase": "lookout",
        "counts": {"drafts": 2},
        "row": document["players"][0]["hand"][:2],
        "players": [
            row | {"hand": row["hand"][2:]} if number == 0 else row for number, row in enumerate(document["players"])
        ],
        "pending": [["phase", 0, 5], ["draft", 0, 1]],
    }


def _beginning(game: str) -> dict[str, Any]:
    """Right after the deal."""
    rules = find(game)
    return rules.position(rules.new(2, 1, None, {}))


def _crowded(game: str, factions: list[str], options: dict[str, Any], odd: list[str], seed: int) -> dict[str, Any]:
    rules = find(game)
    assert isinstance(rules, TableauRules)
    start = rules.new(len(factions), seed, options, {"factions": factions})
    words = rules.book.card_words
    faces = rules.book.faces
    decks = [[words[card] for card in deck] for deck in rules.book.ways.fresh_decks(start)]
    generator = Generator(seed)
    tokens = rules.book.goods[: rules.book.tokens]
    players: list[dict[str, Any]] = []
    taken: set[str] = set()

    def draw(deck: int, count: int, *, dealt: bool = False) -> list[str]:
        left = [word for word in decks[deck] if word not in taken]
        if dealt:
            left = [word for word in left if faces[words.index(word)].deal >= 0]
        chosen = [left[place] for place in generator.sample(list(range(len(left))), min(count, len(left)))]
        taken.update(chosen)
        return chosen

    taken.update(odd)
    for seat, faction in enumerate(factions):
        own = 1 + seat if game == "imperial_settlers" else 0
        players.append(
            {
                "faction": faction,
                "goods": dict.fromkeys(tokens, 3),
                "points": 4,
                "locations": (odd if seat == 0 else []) + draw(0, 5) + draw(own, 9),
                "deals": draw(own, 4, dealt=True),
                "hand": draw(0, 3) + draw(own, 3),
                "ruins": draw(0, 1),
            }
        )
    if len(factions) == 1:
        players.append({"virtual": True, "locations": draw(0, 4)})
        if game == "imperial_settlers":
            players[-1]["deals"] = draw(2, 6)
    document: dict[str, Any] = {"players": players, "options": options, "round": 3}
    if game == "fifty_first_state":
        document["tables"] = {"connections": ["punks.1", "merchants.1"]}
    return document
