"""The toy games come from a package of their own and are played through everything that Furrow has.

Hamlet is a card game of a family that we know, Nim one of no family: what they do not bring has a default.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.helpers import PATIENCE, PROGRAM, environment
from tests.server.edge import UNLIMITED, Person, Served, serving
from tests.server.services import wait_for
from tests.toy.installing import install, toys_installed

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
    assert game == "hamlet" or re.search(r"^1 +(person|steady) +1", shown, re.MULTILINE), "it says who has won"
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


def test_help_and_usual_seats_are_those_of_the_installed_games(installed: dict[str, str]) -> None:
    for language in ("en", "fa"):
        shown = command(installed, "sim", "--help", "--lang", language)
        assert all(game in shown for game in TOYS)
        assert "{ $" not in shown
    found = json.loads(command(installed, "sim", "hamlet", "--games", "1", "--bots", "random", "--json"))
    assert len(found["games"][0]["seats"]) == 2


def test_a_package_that_is_broken_takes_no_other_game_with_it(installed: dict[str, str], tmp_path: Path) -> None:
    """Neither does one whose rules cannot be imported."""
    (tmp_path / "faulty.py").write_text("RULES = nothing\n", encoding="utf-8")
    install(tmp_path, "broken-games", {"gone": "no_such_package", "faulty": "faulty"})
    variables = {"PYTHONPATH": os.pathsep.join((str(tmp_path), installed["PYTHONPATH"]))}
    assert "3 games; on average" in command(variables, "sim", "nim", "--games", "3", "--bots", "random")
    with serving(variables=UNLIMITED | variables) as served, served.person() as anna:
        names = [each["name"] for each in anna.get("/api/games")["games"]]
        assert names[3:] == ["hamlet", "nim"]
        assert all(f"the game {name} of the package" in served.log for name in ("gone", "faulty"))


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
        page = anna.http.get(f"/plain/tables/{table}").text
        names = [each["name"] for each in anna.get(f"/api/tables/{table}")["seats"]]
        found = re.search(r"<h2>Result</h2>.*?<tbody>.*?<t[dh][^>]*>(.*?)</t[dh]>", page, re.DOTALL)
        assert found is not None
        assert found[1].partition(" (")[0] in names, "the winner comes first"
        wait_for(lambda: bool(anna.get("/api/me/games")["games"]), "the result is kept", site.process)
        assert anna.get("/api/me/games")["games"][0]["game"] == game
        assert game in {each["game"] for each in anna.get("/api/me/statistics")["games"]}


def test_what_only_one_game_deals_is_chosen_shown_kept_and_counted(site: Served) -> None:
    """Nim deals hats. It brings a word for one of them and none for the kind: else the ids are shown."""
    with site.person() as anna:
        info = next(each for each in anna.get("/api/games")["games"] if each["name"] == "nim")
        (kind,) = info["dealt"]
        assert (kind["kind"], kind["title"], kind["any"]) == ("hat", "Hat", "Hat: any")
        assert [each["title"] for each in kind["names"]] == ["Straw hat", "felt", "wool", "silk"]
        silk = {"hat": "silk"}
        made = anna.table("nim", [{"who": "me", "dealt": silk}, {"who": "bot", "level": "random"}])
        assert made["seats"][0]["dealt"] == {"hat": "silk"}
        _finish(anna, made["id"])
        ended = anna.get(f"/api/tables/{made['id']}")
        worn = [seat["dealt"]["hat"] for seat in ended["seats"]]
        assert worn[0] == "silk" != worn[1], "and the other seat has one by chance"
        wait_for(lambda: bool(anna.get("/api/me/games")["games"]), "the result is kept", site.process)
        (past,) = anna.get("/api/me/games")["games"]
        assert (past["dealt"], past["others"][0]["dealt"]) == ({"hat": "silk"}, {"hat": worn[1]})
        (figures,) = anna.get("/api/me/statistics")["games"]
        assert figures["by_dealt"]["hat"]["silk"]["games"] == 1
        assert re.search(r"<th[^>]*>silk</th>", anna.http.get("/plain/statistics").text)
        named = {each["id"]: each["text"] for each in anna.get("/api/me/achievements")["achievements"]}
        assert named["nim.hat.straw"] == "Nim: win with this: Straw hat (Hat)."
        assert "nim.every-hat" in named
        twice = [{"who": "me", "dealt": silk}, {"who": "open", "dealt": silk}]
        refused = anna.http.post("/api/tables", json={"game": "nim", "seats": twice})
        assert refused.json()["error"]["text"] == "Each can be chosen only once: silk (Hat)."


def test_what_only_one_game_deals_in_the_terminal(installed: dict[str, str], tmp_path: Path) -> None:
    command(installed, "play", "nim", "--hat", "wool", "--seed", "4", typed="1\n" * 40, home=tmp_path)
    record = json.loads(next(tmp_path.rglob("nim-*.json")).read_text(encoding="utf-8"))
    assert record["origin"]["setup"]["hats"][0] == "wool"
    shown = command(installed, "sim", "nim", "--games", "4", "--bots", "random")
    assert re.search(r"^Hat +games", shown, re.MULTILINE)
    assert re.search(r"^(Straw hat|felt|wool|silk) +\d", shown, re.MULTILINE)


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
