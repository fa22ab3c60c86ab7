"""The end of the solo game: victory, record and rank (IMP-SOLO-02, -42 to -44)."""

from __future__ import annotations

import pytest

import furrow
from furrow import Game, bots
from tests.imperial_settlers.attacks import collection
from tests.imperial_settlers.positions import at, romans, solo
from tests.tableau.positions import seen

ROMAN = [f"administration.rom0{number}" for number in (12, 13, 14)]
ROMAN += [f"trade_colony.rom0{number}" for number in (23, 24, 25)]
ROMAN += [f"sculptors_apprentice.rom00{number}" for number in (3, 4, 5)]
ROMAN += ["builder.rom020", "builder.rom021", "stonecutter.rom027", "stonecutter.rom028", "colossus.rom030"]
COMMON = ["mill.com006", "baker.com075", "gallows.com005", "old_forest.com007", "town.com015", "canteen.com078"]
COMMON += ["quarry.com008", "quarry.com009", "quarry.com010", "armorer.com018", "armorer.com019", "armorer.com020"]
RUINS = [f"ruins.com0{number}" for number in range(69, 75)]


def ended(faction: int, collected: int, points: int = 0, common: int = 0, waiting: int = 0) -> Game:
    """The end of a game with so many faction locations and collected cards; Ruins are common locations that no attack
    hits. Some cards are collected only in the last attack phase."""
    me = romans(locations=[*ROMAN[:faction], *RUINS[:common]], points=points)
    tables = {"collection": COMMON[: collected - waiting]}
    rival = {"locations": COMMON[collected - waiting : collected]}
    game = at(*solo(me, virtual=rival), round=5, tables=tables)
    game.play("pass")
    assert game.over
    assert len(collection(game)) == collected
    return game


@pytest.mark.rule("IMP-SOLO-42", "IMP-SOLO-43", "IMP-SOLO-02")
@pytest.mark.example("IMP-EX-20")
@pytest.mark.parametrize(("faction", "won"), [(11, False), (12, False), (13, True), (14, True)])
def test_more_faction_locations_than_collected_cards_win(faction: int, won: bool) -> None:
    game = ended(faction, 12)
    assert game.result.winners == ((0,) if won else (1,))
    assert bool(game.result.title) is won
    ranks = {row.seat: row.rank for row in game.result.standings}
    assert ranks == ({0: 1, 1: 2} if won else {0: 2, 1: 1})
    assert game.result.compared == seen(game).compared == {"built": faction, "collected": 12}


@pytest.mark.rule("IMP-SOLO-42")
def test_cards_that_are_collected_in_the_last_attack_phase_count() -> None:
    assert ended(3, 2).result.winners == (0,)
    assert ended(3, 4, waiting=2).result.winners == (1,)
    assert ended(3, 3, waiting=1).result.winners == (1,)


@pytest.mark.rule("IMP-SOLO-02", "IMP-SOLO-43")
def test_only_faction_locations_are_compared_and_no_points() -> None:
    """In one place the English rulebook says locations; the ledger follows the other one."""
    assert ended(2, 2, points=99, common=6).result.winners == (1,)
    assert ended(1, 0).result.winners == (0,)
    assert ended(0, 0).result.winners == (1,), "at least as many is enough for the virtual player"


@pytest.mark.rule("IMP-SOLO-43", "IMP-SOLO-02")
def test_the_points_are_counted_as_usual_for_the_record() -> None:
    won = ended(4, 2, points=10, common=3).result
    row = won.standings[0]
    assert (row.seat, row.parts) == (0, {"points": 10, "common": 3, "faction": 8, "extra": 0})
    assert row.total == 21
    lost = ended(2, 2, points=10).result
    assert {row.seat: row.total for row in lost.standings} == {0: 14, 1: 2}


@pytest.mark.rule("IMP-SOLO-44")
@pytest.mark.parametrize(
    ("total", "title"),
    [
        (2, "commoner"),
        (29, "commoner"),
        (30, "servant"),
        (39, "servant"),
        (40, "squire"),
        (49, "squire"),
        (50, "knight"),
        (59, "knight"),
        (60, "castellan"),
        (69, "castellan"),
        (70, "king"),
        (79, "king"),
        (80, "emperor"),
        (140, "emperor"),
    ],
)
def test_the_rank_goes_by_the_points(total: int, title: str) -> None:
    game = ended(1, 0, points=total - 2)
    assert (game.result.standings[0].total, game.result.title) == (total, title)
    assert seen(game, 0).title == title


def test_what_was_paid_for_uses_of_a_collected_location_is_gone() -> None:
    """Else the position at the end of such a game is none, and its record cannot be read."""
    game, generator = furrow.new("imperial_settlers", seats=1, seed=7), bots.seat_generator(5, 0)
    while not game.over:
        game.play(bots.ask(game, bots.find("steady"), 0, generator), 0)
    assert furrow.load(game.record()).result == game.result
