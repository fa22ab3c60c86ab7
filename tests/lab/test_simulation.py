"""Many games: same seed, same bytes, in one process or several; a game can be played again by its number."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Mapping
from typing import Any

import pytest

import furrow
from furrow.kernel import record
from furrow.lab.simulation import game_seed, make_plan, play_one, replay, simulate
from furrow.lab.summary import summarise

_SCRIPT = """
import sys
from furrow.lab.simulation import simulate
found = simulate("scythe", seats=3, games=2, seed=3, bots=["greedy", "random", "greedy"], limit=100)
sys.stdout.buffer.write(found.encode())
"""


def test_the_same_seed_gives_the_same_bytes() -> None:
    first, again, other = (
        simulate("scythe", seats=2, games=2, seed=seed, bots=["greedy", "random"], limit=120) for seed in (7, 7, 8)
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
    here = simulate("scythe", seats=3, games=2, seed=3, bots=["greedy", "random", "greedy"], limit=100)
    assert found == {here.encode()}


def test_the_same_bytes_with_two_processes() -> None:
    told: list[tuple[int, int]] = []
    one = simulate("scythe", seats=4, games=5, seed=7, limit=400)
    two = simulate("scythe", seats=4, games=5, seed=7, limit=400, processes=2, progress=lambda *at: told.append(at))
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
    found = simulate("scythe", seats=3, games=3, seed=11)
    assert play_one(found.plan, 2) == found.games[2]
    game = replay(found.plan, 2)
    row = found.games[2]
    assert game.over
    assert len(game.history) == row.steps
    assert [standing.total for standing in sorted(game.result.standings)] == [seat.total for seat in row.seats]
    assert furrow.load(record.write(game)).result == game.result


def test_the_seed_of_a_game_sets_it_up() -> None:
    plan = make_plan("scythe", seats=2, seed=11)
    game = furrow.new("scythe", seats=2, seed=game_seed(11, 4))
    assert replay(plan, 4).rules.position(replay(plan, 4).start) == game.position()


def test_rows_say_how_it_went() -> None:
    setup = {"factions": ["saxony", "nordic"], "mats": ["industrial", "patriotic"]}
    (game,) = simulate("scythe", seats=2, games=1, seed=1, bots=["random", "greedy"], setup=setup).games
    assert game.finished
    assert 0 < game.decisions < game.steps
    first, second = game.seats
    assert first.traits == {"faction": "saxony", "mat": "industrial"}
    assert (second.bot, second.rank, second.facts["star_count"]) == ("greedy", 1, 6)
    assert sum(second.parts.values()) == second.total
    assert set(second.parts) == {"coins", "stars", "territories", "resources", "structures"}


def test_an_interrupt_keeps_what_is_done() -> None:
    for processes in (1, 2):

        def stop(done: int, _: int) -> None:
            if done == 2:
                raise KeyboardInterrupt

        found = simulate("scythe", seats=2, games=9, seed=7, limit=100, processes=processes, progress=stop)
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
        ({"bots": ["random", "greedy", "random"]}, "2 seats need 1 or 2 bots, not 3"),
        ({"bots": []}, "2 seats need 1 or 2 bots, not 0"),
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


def test_an_unknown_game() -> None:
    with pytest.raises(furrow.UnknownGame):
        simulate("chess")


def test_no_games_at_all() -> None:
    found = simulate("scythe", games=0)
    assert found.complete
    assert summarise(found).tables[-1].lines == []


def test_the_tables() -> None:
    found = simulate("scythe", seats=3, games=4, seed=5, bots=["greedy", "random", "random"], limit=300)
    tables = {table.by: table.lines for table in summarise(found).tables}
    assert list(tables) == ["faction", "mat", "bot", "seat"]
    for lines in tables.values():
        assert sum(line.games for line in lines) == 12
        assert sum(line.wins for line in lines) >= 4
    greedy, random = tables["bot"]
    assert (greedy.name, greedy.games, random.games) == ("greedy", 4, 8)
    assert greedy.win_rate == greedy.wins / 4 == 1
    assert greedy.mean_fortune == sum(game.seats[0].total for game in found.games) / 4
