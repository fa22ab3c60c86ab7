"""The toy games come from a package of their own and are played through everything that Furrow has.

Hamlet is a card game of a family that we know, Nim one of no family: what they do not bring has a default.
"""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.helpers import PATIENCE, PROGRAM, environment
from tests.server.edge import UNLIMITED, Person, Served, serving
from tests.server.services import wait_for
from tests.toy.installing import toys_installed

TOYS = ("nim", "hamlet")


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return toys_installed(tmp_path_factory.mktemp("installed"))


@pytest.fixture(scope="module")
def site(installed: dict[str, str]) -> Iterator[Served]:
    with serving(variables=UNLIMITED | installed) as served:
        yield served


def command(installed: dict[str, str], *words: str, typed: str = "", home: Path | None = None) -> str:
    """What the command line says; it must succeed."""
    there = {} if home is None else {"FURROW_HOME": str(home)}
    variables = environment(**installed, **there)
    done = subprocess.run(
        [*PROGRAM, *words], input=typed, capture_output=True, encoding="utf-8", env=variables, timeout=PATIENCE
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("game", TOYS)
def test_simulations_and_ladders(installed: dict[str, str], game: str) -> None:
    found = json.loads(command(installed, "sim", game, "--games", "3", "--bots", "random,steady", "--json"))
    assert [row["finished"] for row in found["games"]] == [True] * 3
    assert "3 games; on average" in command(installed, "sim", game, "--games", "3", "--bots", "random")
    told = command(installed, "ladder", "random", "steady", "--game", game, "--games", "4")
    assert "steady" in told


@pytest.mark.parametrize("game", TOYS)
def test_a_game_in_the_terminal(installed: dict[str, str], game: str, tmp_path: Path) -> None:
    """Always the first answer, in every language; a new session goes on with the record."""
    typed = "1\n" * 300
    shown = command(installed, "play", game, "--seats", "2", "--seed", "4", typed=typed, home=tmp_path)
    assert "heaps: 3, 3, 1" in shown if game == "nim" else "Brook" in shown
    record = next(tmp_path.rglob(f"{game}-*.json"))
    assert "all hashes fit" in command(installed, "verify", str(record), home=tmp_path).replace("\n", " ")
    for language in ("hu", "fa"):
        assert command(installed, "replay", str(record), "--lang", language, typed="q\n")


@pytest.mark.parametrize("game", TOYS)
def test_facts_hints_and_analysis(installed: dict[str, str], game: str, tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    command(installed, "sim", game, "--bots", "random", "--seats", "2", "--game", "0", "--record", str(record))
    assert command(installed, "hint", str(record), "--at", "1", "--level", "novice")
    assert command(installed, "analyse", str(record), "--level", "novice")
    assert command(installed, "options", game)
    assert json.loads(command(installed, "schema", game))["$defs"]
    assert command(installed, "rules", game)


@pytest.mark.parametrize("game", TOYS)
def test_a_table_over_the_socket(site: Served, game: str) -> None:
    with site.person() as anna:
        info = next(each for each in anna.get("/api/games")["games"] if each["name"] == game)
        assert info["title"] == game.capitalize()
        table = anna.table(game)["id"]
        _finish(anna, table)
        shown = anna.get(f"/api/tables/{table}/replay", at=1)
        assert shown["log"][0]["text"]
        assert shown["view"]["game"] == game
        chart = anna.get(f"/api/tables/{table}/chart")
        assert len(chart["rounds"]) == len(chart["marks"])
        assert all(len(row["values"]) == len(chart["rounds"]) for rows in chart["series"].values() for row in rows)
        assert bool(chart["series"]) is (game == "hamlet")
        wait_for(lambda: bool(anna.get("/api/me/games")["games"]), "the result is kept", site.process)
        assert anna.get("/api/me/games")["games"][0]["game"] == game
        assert game in {each["game"] for each in anna.get("/api/me/statistics")["games"]}


def _finish(anna: Person, table: str) -> None:
    with anna.socket(table) as socket:
        while not socket.turn()["view"]["over"]:
            done = socket.play()
            assert done["is"] == "done"
            while socket.state["seq"] < done["seq"]:
                socket.until("state")


@pytest.mark.parametrize(("game", "said"), [("nim", ("heaps",)), ("hamlet", ("Brook", "Hill", "Wood", "Moor"))])
def test_the_plain_page(site: Served, game: str, said: tuple[str, ...]) -> None:
    for language in ("en", "fa"):
        with site.person("Bob") as bob:
            bob.http.headers["accept-language"] = language
            table = bob.table(game, [{"who": "me"}, {"who": "hotseat"}])["id"]
            page = bob.http.get(f"/plain/tables/{table}")
            assert page.status_code == 200
            assert any(word in page.text for word in said)
