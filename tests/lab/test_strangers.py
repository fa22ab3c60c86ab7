"""Bots of other people in the lab: whatever they do, the games go on, and it is counted how often somebody answered for
them."""

from __future__ import annotations

import signal
import threading
from pathlib import Path

import pytest

from furrow.kernel.errors import FurrowError
from furrow.lab.ladder import make_tournament, play_ladder
from furrow.lab.matches import Match, play_match, replay_match
from furrow.lab.ratings import report
from furrow.lab.simulation import simulate
from furrow.lab.strangers import Failures, seated
from tests.cli.helpers import furrow_here

RAISING, WRONG, SLEEPING, STUBBORN, LEAVING, GOOD = (
    f"tests.bots.players:{name}" for name in ("Raising", "Lost", "Sleeping", "Stubborn", "Leaving", "First")
)


def _match(bot: str, limit: int, patience: float = 60) -> Match:
    return Match(0, "fifty_first_state", [bot, "random"], 7, 7, limit=limit, patience=patience)


@pytest.mark.parametrize(
    ("bot", "trouble"),
    [
        (RAISING, "bot 'Raising' failed: ZeroDivisionError: by zero; 'random' answers instead"),
        (WRONG, "bot 'Lost' answered [None], which is not legal; 'random' answers instead"),
        (LEAVING, "bot 'Leaving' failed: RuntimeError: it wanted to leave with 3; 'random' answers instead"),
    ],
)
def test_a_game_goes_on_and_counts_the_failures(bot: str, trouble: str) -> None:
    found = play_match(_match(bot, 200))
    assert found.row.steps > 20
    assert found.row.failures[bot] > 5
    assert found.troubles == {bot: trouble}
    assert play_match(_match(bot, 200)).row == found.row


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="this system has no alarms: a bot cannot be interrupted")
@pytest.mark.parametrize("bot", [SLEEPING, STUBBORN])
def test_nobody_waits_for_ever(bot: str) -> None:
    """One that sleeps, and one that catches every interruption but the second."""
    before = signal.getsignal(signal.SIGALRM)
    found = play_match(_match(bot, 4, patience=0.2))
    assert found.row.steps == 4
    assert found.row.failures[bot] >= 1
    assert "OutOfTime: no answer within 0.2 seconds; 'random' answers instead" in found.troubles[bot]
    assert signal.getsignal(signal.SIGALRM) is before
    assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)


def test_beside_the_main_thread_a_late_answer_is_not_taken() -> None:
    found: list[dict[str, int]] = []
    match = _match("tests.bots.players:Slow", 4, patience=0.0)
    thread = threading.Thread(target=lambda: found.append(play_match(match).row.failures))
    thread.start()
    thread.join()
    assert found[0]["tests.bots.players:Slow"] >= 1


def test_a_good_stranger_and_our_own_are_not_touched() -> None:
    found = play_match(_match(GOOD, 60))
    assert (found.row.failures, found.troubles) == ({}, {})
    failures = Failures()
    assert type(seated("steady", failures)).__name__ == "Thinker"
    with pytest.raises(FurrowError):
        seated("no such bot", failures)


def test_a_game_with_failures_can_be_played_again_as_a_record() -> None:
    match = _match(RAISING, 30)
    assert len(replay_match(match).history) == play_match(match).row.steps == 30


def test_a_ladder_tells_the_failures_and_keeps_them(tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    tournament = make_tournament("fifty_first_state", ["random", RAISING], seed=3)
    played = play_ladder(tournament, 2, file=file)
    assert played.complete
    told = report(played)
    assert told.failures == {RAISING: sum(game.row.failures[RAISING] for game in played.games)}
    assert told.failures[RAISING] > 10
    assert "ZeroDivisionError" in played.troubles[RAISING]
    assert report(play_ladder(tournament, 2, file=file)).failures == told.failures


def test_the_commands_say_so_in_the_report_and_beside_it() -> None:
    done = furrow_here("sim", "fifty_first_state", "--games", "1", "--seed", "5", "--bots", f"random,{RAISING}")
    assert done.code == 0
    assert f"{RAISING} failed" in done.out
    assert "random answered in its place" in done.out
    assert "First trouble: bot 'Raising' failed: ZeroDivisionError" in done.err
    order = ("ladder", "random", RAISING, "--game", "fifty_first_state", "--games", "1", "--seats", "2")
    done = furrow_here(*order)
    assert done.code == 0
    assert f"{RAISING} failed" in done.out
    assert "First trouble: bot 'Raising' failed" in done.err


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="this system has no alarms: a bot cannot be interrupted")
def test_a_limit_of_patience_is_part_of_a_simulation() -> None:
    found = simulate("fifty_first_state", games=1, bots=["random", SLEEPING], limit=4, patience=0.2)
    assert found.failures[SLEEPING] >= 1
