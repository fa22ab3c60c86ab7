"""Many games: same seed, same bytes, in one process or several; a game can be played again by its number."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

import furrow
from furrow.lab.simulation import game_seed, make_plan, play_one, replay, simulate
from furrow.lab.summary import summarise

_SCRIPT = """
import sys
from furrow.lab.simulation import simulate
found = simulate("scythe", seats=3, games=2, seed=3, bots=["steady", "random", "steady"], limit=100)
sys.stdout.buffer.write(found.encode())
"""

_OWN_BOT = """
from furrow.bots.random_bot import RandomBot
from furrow.lab.simulation import simulate

class Mine(RandomBot):
    pass

if __name__ == "__main__":
    print(len(simulate("scythe", games=2, bots=["__main__:Mine"], limit=50, processes=2).games))
"""


def test_the_same_seed_gives_the_same_bytes() -> None:
    first, again, other = (
        simulate("scythe", seats=2, games=2, seed=seed, bots=["steady", "random"], limit=120) for seed in (7, 7, 8)
    )
    assert first.encode() == again.encode()
    assert first.games != other.games


def test_the_same_bytes_in_other_processes() -> None:
    """Whatever the hashes of that process are."""
    found = set()
    for hashes in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": hashes}
        run = subprocess.run([sys.executable, "-c", _SCRIPT], capture_output=True, check=True, env=environment)
        found.add(run.stdout)
    here = simulate("scythe", seats=3, games=2, seed=3, bots=["steady", "random", "steady"], limit=100)
    assert found == {here.encode()}


def test_the_same_bytes_with_two_processes() -> None:
    told: list[tuple[int, int]] = []
    one = simulate("scythe", seats=4, games=5, seed=7, bots=["random"], limit=400)
    two = simulate(
        "scythe",
        seats=4,
        games=5,
        seed=7,
        bots=["random"],
        limit=400,
        processes=2,
        progress=lambda *at: told.append(at),
    )
    assert two.encode() == one.encode()
    assert [row.number for row in two.games] == list(range(5))
    assert told == [(done, 5) for done in range(1, 6)]


def test_two_processes_beside_threads() -> None:
    """Then the helpers are started afresh instead of copied."""
    stop = threading.Event()
    thread = threading.Thread(target=stop.wait)
    thread.start()
    try:
        found = simulate("scythe", seats=2, games=2, seed=7, limit=100, processes=2)
    finally:
        stop.set()
        thread.join()
    assert found.encode() == simulate("scythe", seats=2, games=2, seed=7, limit=100).encode()


def test_a_single_game_by_its_number() -> None:
    found = simulate("scythe", seats=3, games=3, seed=11, bots=["random"])
    assert play_one(found.plan, 2) == found.games[2]
    game = replay(found.plan, 2)
    row = found.games[2]
    assert game.over
    assert len(game.history) == row.steps
    assert [standing.total for standing in sorted(game.result.standings)] == [seat.total for seat in row.seats]
    assert furrow.load(game.record()).result == game.result


def test_the_seed_of_a_game_sets_it_up() -> None:
    plan = make_plan("scythe", seats=2, seed=11, bots=["random"])
    game = furrow.new("scythe", seats=2, seed=game_seed(11, 4))
    assert replay(plan, 4).rules.position(replay(plan, 4).start) == game.position()


def test_rows_say_how_it_went() -> None:
    setup = {"factions": ["saxony", "nordic"], "mats": ["industrial", "patriotic"]}
    (game,) = simulate("scythe", seats=2, games=1, seed=1, bots=["random", "steady"], setup=setup).games
    assert game.finished
    assert 0 < game.decisions < game.steps
    first, second = game.seats
    assert first.traits == {"faction": "saxony", "mat": "industrial"}
    assert (second.bot, second.rank, second.facts["star_count"]) == ("steady", 1, 6)
    assert sum(second.parts.values()) == second.total
    assert set(second.parts) == {"coins", "stars", "territories", "resources", "structures"}


def test_an_interrupt_keeps_what_is_done() -> None:
    for processes in (1, 2):

        def stop(done: int, _: int) -> None:
            if done == 2:
                raise KeyboardInterrupt

        wishes: dict[str, Any] = {"bots": ["random"], "limit": 100, "processes": processes, "progress": stop}
        found = simulate("scythe", seats=2, games=9, seed=7, **wishes)
        assert [row.number for row in found.games] == [0, 1]
        assert not found.complete


def test_a_game_beyond_the_limit_says_so() -> None:
    found = simulate("scythe", seats=2, games=1, seed=7, limit=100)
    assert found.complete
    assert (found.games[0].steps, found.games[0].finished) == (100, False)
    assert summarise(found).finished == 0


@pytest.mark.parametrize(
    ("wishes", "message"),
    [
        ({"bots": ["clever"]}, "unknown bot 'clever'"),
        ({"bots": ["random", "steady", "random"]}, "2 seats need 1 or 2 bots, not 3"),
        ({"bots": []}, "2 seats need 1 or 2 bots, not 0"),
        ({"bots": "steady"}, "bots are a list of names, not 'steady'"),
        ({"bots": 3}, "bots are a list of names"),
        ({"bots": [3]}, "a bot is named by a text"),
        ({"bots": ["nowhere:Bot"]}, "there is no module 'nowhere'"),
        ({"seats": "2"}, "2 to 5 seats, not '2'"),
        ({"seats": 2.0}, "2 to 5 seats"),
        ({"games": 2.5}, "0 or more games, not 2.5"),
        ({"games": "3"}, "0 or more games"),
        ({"games": True}, "0 or more games"),
        ({"processes": 1.5}, "1 or more processes"),
        ({"seed": "7"}, "a seed is a whole number, not '7'"),
        ({"limit": None}, "limit of 0 or more steps"),
        ({"options": ["coin_gifts"]}, "options are names with true or false"),
        ({"options": {"coin_gifts": 1}}, "option 'coin_gifts' takes true or false"),
        ({"setup": ["nordic"]}, "the setup is names with lists"),
        ({"setup": {"factions": "nordic"}}, "factions in the setup are a list"),
        ({"setup": {"factions": 3}}, "factions in the setup are a list"),
        ({"seats": 9}, "2 to 5 seats"),
        ({"games": -1}, "0 or more games"),
        ({"processes": 0}, "1 or more processes"),
        ({"options": {"magic": True}}, "unknown option 'magic'"),
        ({"setup": {"factions": ["togawa", "nordic"]}}, "unknown faction 'togawa'"),
    ],
)
def test_wrong_wishes_are_refused_before_the_first_game(wishes: Mapping[str, Any], message: str) -> None:
    with pytest.raises(furrow.FurrowError, match=message):
        simulate("scythe", **{"seats": 2, "games": 1, **wishes})


def test_wrong_options_are_an_option_error() -> None:
    with pytest.raises(furrow.OptionError):
        simulate("scythe", options=["coin_gifts"])  # type: ignore[arg-type]


def test_steady_plays_where_no_bot_is_named() -> None:
    assert make_plan("scythe", seats=3).bots == ["steady"] * 3


def test_part_of_the_setup_may_be_left_open() -> None:
    found = simulate("scythe", games=2, seed=7, bots=["random"], setup={"factions": [None, "nordic"]}, limit=50)
    assert [game.seats[1].traits["faction"] for game in found.games] == ["nordic", "nordic"]


@pytest.mark.parametrize("beside_threads", [False, True])
def test_a_bot_of_another_package_in_other_processes(beside_threads: bool) -> None:
    wishes: dict[str, Any] = {
        "seats": 2,
        "games": 3,
        "seed": 7,
        "limit": 60,
        "bots": ["random", "tests.bots.players:First"],
    }
    stop = threading.Event()
    thread = threading.Thread(target=stop.wait)
    if beside_threads:
        thread.start()
    try:
        found = simulate("scythe", **wishes, processes=2)
    finally:
        stop.set()
        if beside_threads:
            thread.join()
    assert found.encode() == simulate("scythe", **wishes).encode()
    assert found.games[0].seats[1].bot == "tests.bots.players:First"


def test_a_bot_of_the_running_script(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(_OWN_BOT, encoding="utf-8")
    run = subprocess.run([sys.executable, str(script)], capture_output=True, check=True, text=True)
    assert run.stdout == "2\n"


@pytest.mark.parametrize("processes", [1, 2])
def test_a_bot_that_answers_wrongly_does_not_stop_the_simulation(processes: int) -> None:
    name = "tests.bots.players:Lost"
    found = simulate("scythe", games=2, seed=5, bots=[name, "random"], processes=processes)
    assert found.complete
    assert all(row.finished for row in found.games)
    assert found.failures == summarise(found).failures == {name: sum(row.failures[name] for row in found.games)}
    assert all(row.failures[name] > 10 for row in found.games)
    assert found.troubles == {name: "bot 'Lost' answered [None], which is not legal; 'random' answers instead"}


def test_an_unknown_game() -> None:
    with pytest.raises(furrow.UnknownGame):
        simulate("chess")


def test_no_games_at_all() -> None:
    found = simulate("scythe", games=0)
    assert found.complete
    assert summarise(found).tables[-1].lines == []


def test_the_tables() -> None:
    found = simulate("scythe", seats=3, games=4, seed=5, bots=["steady", "random", "random"])
    tables = {table.by: table.lines for table in summarise(found).tables}
    assert list(tables) == ["faction", "mat", "bot", "seat"]
    for lines in tables.values():
        assert sum(line.games for line in lines) == 12
        assert sum(line.wins for line in lines) >= 4
    random, steady = tables["bot"]
    assert (steady.name, steady.games, random.games) == ("steady", 4, 8)
    assert steady.win_rate == steady.wins / 4 == 1
    assert steady.mean_total == sum(game.seats[0].total for game in found.games) / 4
