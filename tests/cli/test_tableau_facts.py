"""Records, rules, cards, options, simulations and measurements of the card games."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import furrow
from furrow.lab.simulation import simulate
from furrow.words.tableau.terms import cards
from tests.cli.helpers import furrow_here, saved, scripted

GAMES = ("fifty_first_state", "imperial_settlers")
TWO, SOLO = ("human", "random"), ("human",)


@pytest.mark.parametrize("players", [TWO, SOLO], ids=["two", "solo"])
@pytest.mark.parametrize("name", GAMES)
def test_a_record_is_looked_through(name: str, players: tuple[str, ...], tmp_path: Path) -> None:
    script = scripted(5, players, "steady", name)
    file = saved(tmp_path / "game.json", script.game, players)
    half = len(script.game.history) // 2
    at = furrow_here("replay", str(file), "--at", str(half))
    assert (at.code, at.err) == (0, "")
    assert at.out.lstrip().startswith(str(half))
    assert script.game.history[half - 1].text in at.out
    assert "Your hand" not in at.out
    eyes = furrow_here("replay", str(file), "--at", str(half), "--seat", "0")
    assert "Your hand" in eyes.out or not furrow.load(file.read_bytes(), at=half).view(0).own.hand
    steps = furrow_here("replay", str(file), "--at", "3", "--step", typed=["", "b", "0", "?", "9999", "", "q"])
    assert steps.code == 0
    assert f"The start. {len(script.game.history)} decisions follow." in steps.out
    assert "That was the last decision." in steps.out


@pytest.mark.parametrize("name", GAMES)
def test_all_cards_are_listed_with_their_doubts(name: str) -> None:
    out = furrow_here("rules", name, "--cards", COLUMNS="200").out
    lines = [line.split() for line in out.splitlines()]
    designs = cards(name).designs
    for design, row in designs.items():
        shown = [words for words in lines if design in words]
        assert len(shown) == 1, design
        sign = {"medium": "?", "low": "‼"}.get(str(row.provenance.get("confidence")), "")
        assert (shown[0][0] == sign) if sign else (shown[0][0] not in ("?", "‼")), design
        assert any(word.endswith("*") for word in shown[0]) == (row.provenance.get("name") == "translated"), design
    doubtful = [design for design, row in designs.items() if row.provenance.get("confidence") == "low"]
    assert out.count("Confidence: LOW") == len(doubtful)


def test_cards_are_found_by_name() -> None:
    done = furrow_here("rules", "fifty_first_state", "--cards", "motel", "Black Fortress")
    assert done.code == 0
    assert "Action, up to 2 times per round: pay 1 worker, then gain 1 card." in done.out
    assert "LOW" in done.out
    assert "Sources: yav/games" in done.out
    translated = furrow_here("rules", "imperial_settlers", "--cards", "hillfort").out
    assert "The name is our own translation" in translated


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["FSS-RAZE-05"], "FSS-RAZE-05"),
        (["imp-build-7"], "IMP-BUILD-07"),
        (["fifty_first_state", "RAZE"], "FSS-RAZE-08"),
        (["fifty_first_state", "raze-5"], "FSS-RAZE-05"),
        (["FND"], "IMP-FND-01"),
        (["imperial_settlers"], "furrow rules imperial_settlers RAZE"),
        (["imperial_settlers", "--search", "samurai"], "IMP-BUILD-11"),
    ],
)
def test_rules_are_found_by_the_prefix_or_the_game(arguments: list[str], expected: str) -> None:
    done = furrow_here("rules", *arguments, COLUMNS="200")
    assert (done.code, done.err) == (0, "")
    assert expected in done.out


@pytest.mark.parametrize("name", GAMES)
def test_options_tell_their_values(name: str) -> None:
    out = furrow_here("options", name).out
    for option in furrow.options(name):
        assert option.name in out
        assert option.rule in out
        assert all(str(value).lower() in out for value in option.values)


@pytest.mark.parametrize("name", GAMES)
def test_the_schema_is_json(name: str) -> None:
    assert "$ref" in json.loads(furrow_here("schema", name).out)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seats", [1, 3])
def test_simulations(name: str, seats: int) -> None:
    order = ("sim", name, "--games", "2", "--seed", "5", "--seats", str(seats), "--bots", "random")
    done = furrow_here(*order, "--json")
    assert done.out.encode() == simulate(name, games=2, seed=5, seats=seats, bots=["random"]).encode()
    for language in ("en", "hu", "cs", "fa"):
        shown = furrow_here(*order, "--lang", language).out
        assert "cli-" not in shown
        assert shown.count("random") == 1
    table = furrow_here(*order).out
    assert table.startswith("2 games; on average ")
    assert " rounds, " in table
    assert table.count("Virtual player") == (2 if seats == 1 else 0)


def test_options_with_words_reach_the_games() -> None:
    order = ("sim", "imperial_settlers", "--games", "1", "--bots", "random", "--json")
    done = furrow_here(*order, "--option", "lookout=advanced", "--option", "peaceful")
    assert json.loads(done.out)["plan"]["options"] == {"lookout": "advanced", "peaceful": True}


def test_measurements() -> None:
    order = ("--seconds", "0.01", "--rounds", "1")
    done = furrow_here("bench", "fifty_first_state", *order)
    assert done.code == 0
    assert "Effects as data: a game takes " in done.out
    report = json.loads(furrow_here("bench", "fifty_first_state", *order, "--json").out)
    assert report["effects"]["label"] == "effects"
    assert 0 < report["effects"]["low"] <= report["effects"]["value"] <= report["effects"]["high"]
    other = json.loads(furrow_here("bench", "imperial_settlers", *order, "--json").out)
    assert other["effects"] is None


@pytest.mark.parametrize("wish", [["--seats", "4"], ["--faction", "romans"], ["--option", "lookout=advanced"]])
def test_a_game_that_goes_on_is_not_set_up_again(wish: list[str], tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(furrow.new("fifty_first_state", seats=2, seed=3).record(), encoding="utf-8")
    done = furrow_here("play", "--resume", str(file), *wish)
    assert done.code == 2
    assert f"{wish[0]} sets up a new game" in done.err
