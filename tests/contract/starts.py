"""Crowded positions to start walks from: they lead to the questions that a game from the beginning rarely asks."""

from __future__ import annotations

from typing import Any

from tests.contract.tableau_starts import tableau_starts

_SCYTHE_PLACES = {
    "nordic": ("B4", ["A4", "B5", "C4", "C3"], ["A4", "B5", "B5", "C3"]),
    "rusviet": ("D6", ["D5", "E6", "C5", "D6"], ["D5", "E6", "D6", "D6"]),
    "crimea": ("F3", ["F4", "E4", "G3", "base.crimea"], ["F4", "F4", "H1", "H1"]),
    "saxony": ("G1", ["F2", "E2", "F1", "F1"], ["F2", "F2", "E2", "G1"]),
    "polania": ("D2", ["C2", "D3", "E3", "D2"], ["C2", "D3", "D2", "C1"]),
}
_SCYTHE_MECHS = {
    "nordic": ["riverwalk", "seaworthy", "artillery", "speed"],
    "rusviet": ["riverwalk", "township", "peoples_army", "speed"],
    "crimea": ["riverwalk", "wayfare", "scout", "speed"],
    "saxony": ["riverwalk", "underpass", "disarm", "speed"],
    "polania": ["riverwalk", "submerge", "camaraderie", "speed"],
}
_TABLES = (
    ("nordic", "polania"),
    ("crimea", "saxony", "nordic"),
    ("rusviet", "nordic", "polania", "crimea"),
    ("nordic", "rusviet", "crimea", "saxony", "polania"),
)


def _scythe(factions: tuple[str, ...], promos: bool) -> dict[str, Any]:
    players = []
    goods: dict[str, dict[str, int]] = {}
    for faction in factions:
        character, mechs, workers = _SCYTHE_PLACES[faction]
        players.append(
            {
                "faction": faction,
                "character": character,
                "mechs": dict(zip(_SCYTHE_MECHS[faction], mechs, strict=True)),
                "workers": workers,
                "power": 9,
                "popularity": 9,
                "coins": 9,
                "hand": [2, 2, 3, 4],
                "stars": {"mechs": 1},
            }
        )
        goods |= {place: {"food": 2, "metal": 2, "oil": 2, "wood": 2} for place in workers}
    options = {f"promo_{name}": promos for name in ("encounters", "factory_cards", "objectives")}
    document: dict[str, Any] = {"players": players, "goods": goods, "options": options, "active": 0}
    if promos:
        document["encounter_deck"] = [*range(1, 31), *range(32, 42), 31, 42]
        document["factory_offer"] = [1, 3, 8, 13, 15, 18, 7][: len(factions) + 1]
    return document


# Questions put at once, in the middle of a turn of seat 0 (Polania, whose character stands on D2).
_QUESTIONS: tuple[list[list[Any]], ...] = (
    [["factory_card", 0]],
    [["choice", 0, 13]],
    [["trade", 0, 2, 8]],
    [["discard", 0, 1]],
    [["mech", 0, -1]],
    [["look", 0]],
    [["resettle", 0, "D2"]],
    [["settlers", 0, "D2", "E3"]],
    [["under_deck", 0, 5], ["scenes", 0, 5, 3, 0, 0, 10, 20, 30]],
    [["under_deck", 0, 42], ["encounter", 0, 42, 0]],
)


def _scythe_question(frames: list[list[Any]]) -> dict[str, Any]:
    document = _scythe(("polania", "crimea", "nordic"), promos=True)
    document["options"]["blind_encounters"] = frames[-1][0] == "scenes"
    del document["encounter_deck"], document["factory_offer"]
    polania = document["players"][0]
    polania["mechs"] = {"riverwalk": "C2", "submerge": "D3"}
    polania["stars"] = {}
    document["pending"] = [["bottom", 0, 0], *frames]
    return document


WISHES = {
    "scythe": ("dial 7", "deploy", "reveal 3", "card 4", "F5", "factory", "option C"),
    "fifty_first_state": (
        "take school.1",
        "build school.2",
        "develop school.2 over archive",
        "raze pub.1",
        "use motel",
        "connect punks.1",
        "steal gun from 1",
        "visit boiler_room.1",
    ),
    "hamlet": ("take field.1", "build field.2", "raze barn.1", "use market.1", "steal grain from 1", "deal mint.2"),
    "imperial_settlers": (
        "take quarry.com008",
        "build quarry.com009",
        "raze armorer.com018",
        "use castle_a.com047",
        "deal legion.rom017",
        "samurai farm.jap001",
        "player 1",
    ),
}
"""Texts to ask `why_not` for at any moment."""

SIDES = {"scythe": ("give 1 to 1", "give 2 to 0", "refuse power", "accept power", "penalty 1", "withdraw")}
"""Side actions, for games that have some."""


def starts(game: str) -> list[dict[str, Any]]:
    """The crowded positions of a game."""
    if game != "scythe":
        return tableau_starts(game)
    tables = [_scythe(table, promos) for table in _TABLES for promos in (False, True)]
    return [*tables, *(_scythe_question(frames) for frames in _QUESTIONS)]
