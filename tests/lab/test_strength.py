"""The bars: our file is sound, games are played until they are decided, and a run goes on where it stopped."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from furrow.bots.levels import levels
from furrow.lab import bars as bars_module
from furrow.lab.bars import BadBars, Bars, Beat, Field, Memory, Pace, SoloBar
from furrow.lab.matches import GameRow, Outcome
from furrow.lab.seats import SeatRow
from furrow.lab.strength import BarRun, stamp
from furrow.lab.verdicts import FAILED, OPEN, PASSED, of

EASY = Beat(game="fifty_first_state", who="steady", against="random", at_least=0.5, games=40)
FIRST = "tests.bots.players:First"


def some(*wanted: bars_module.Bar) -> Bars:
    return Bars(7, list(wanted))


def game(
    number: int, ranks: tuple[int, ...], fortunes: tuple[int, ...], factions: tuple[str, ...], turns: int
) -> Outcome:
    seats = [
        SeatRow(seat, "sharp" if seat == 0 else "steady", {"faction": factions[seat]}, rank, fortunes[seat], {}, {})
        for seat, rank in enumerate(ranks)
    ]
    return Outcome(GameRow(number, 0, turns, 1, 1, True, "", seats), {})


def test_our_own_bars_can_be_played() -> None:
    found = bars_module.load()
    names = [bar.id for bar in found.bars]
    assert len(names) == len(set(names))
    asked = {(bar.game, bar.seats, bar.who, bar.against) for bar in found.bars if isinstance(bar, Beat)}
    for name in ("scythe", "fifty_first_state", "imperial_settlers"):
        assert (name, 2, "steady", "random") in asked
        assert (name, 2, "master%10", "sharp%10") in asked
        assert (name, 4, "sharp%10", "steady") in asked
        assert (name, 2, "master", "sharp") in asked
    assert len({bar.dealt["faction"] for bar in found.bars if isinstance(bar, SoloBar)}) == 8


def test_every_deal_is_played_from_every_seat() -> None:
    bar = msgspec.structs.replace(EASY, seats=4)
    matches = [bar.match(number, 7) for number in range(4)]
    assert [match.bots.index("steady") for match in matches] == [0, 1, 2, 3]
    assert all(match.bots.count("random") == 3 for match in matches)
    assert len({match.seed for match in matches}) == 1
    assert len({match.luck for match in matches}) == 4


def test_a_bar_is_played_until_it_is_decided_and_not_again(tmp_path: Path) -> None:
    file = tmp_path / "strength.jsonl"
    (first,) = BarRun(some(EASY), file=file).findings()
    assert (first.verdict, first.decided) == (PASSED, True)
    assert first.games < 40
    told: list[str] = []
    run = BarRun(some(EASY), file=file, progress=lambda name, done, total: told.append(name))
    assert run.known() == [first]
    assert list(run.findings()) == [first]
    assert told == []


def test_a_changed_level_leaves_the_games_of_others_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """The stamp of a bar is made of its own bots: who tunes `master` plays no bar of `steady` again."""
    steady, master = frozenset({"steady", "random"}), frozenset({"master%10", "sharp%10"})
    before = (stamp(EASY.game, steady), stamp(EASY.game, master))
    known = levels(EASY.game)
    deeper = msgspec.structs.replace(known["master"], iterations=known["master"].iterations + 1)
    monkeypatch.setattr("furrow.lab.strength.levels", lambda game: {**known, "master": deeper})
    stamp.cache_clear()
    assert stamp(EASY.game, steady) == before[0]
    assert stamp(EASY.game, master) != before[1]
    stamp.cache_clear()


def test_a_run_that_was_stopped_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "strength.jsonl"

    def stop(name: str, done: int, total: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        list(BarRun(some(EASY), file=file, progress=stop).findings())
    assert len(file.read_text().splitlines()) == 4
    (found,) = BarRun(some(EASY), file=file).findings()
    (straight,) = BarRun(some(EASY)).findings()
    assert found == straight


def test_at_full_budget_all_games_are_played_and_only_clear_failures_fail() -> None:
    bar = Beat(game="scythe", who="sharp", against="steady", at_least=0.7, games=4, full=True)
    won = game(0, (1, 2), (90, 50), ("nordic", "saxony"), 40)
    lost = game(1, (2, 1), (40, 50), ("nordic", "saxony"), 40)
    assert of(bar, [won] * 4).verdict == PASSED
    assert of(bar, [won, lost] * 2).verdict == OPEN
    assert of(bar, [lost] * 20).verdict == FAILED


SHARES = {"faction": (0.1, 0.9)}


def test_a_table_of_equals() -> None:
    bar = Field(game="scythe", who="sharp", seats=2, games=20, total=75, rounds=(15, 30), dealt=SHARES)
    one = game(0, (1, 2), (90, 50), ("nordic", "saxony"), 40)
    two = game(1, (2, 1), (40, 80), ("nordic", "saxony"), 44)
    found = of(bar, [one, two] * 10)
    assert (found.verdict, found.games) == (PASSED, 20)
    assert found.total is not None
    assert found.rounds is not None
    assert (found.total.mean, found.rounds.mean) == (85.0, 21.0)
    assert found.dealt["faction"]["nordic"].value == 0.5
    assert of(bar, [one] * 40).verdict == FAILED, "one faction wins all"
    assert of(bar, [game(0, (1, 2), (60, 50), ("nordic", "saxony"), 40), two] * 10).verdict == FAILED, "poor winners"
    assert of(bar, [game(0, (1, 2), (90, 50), ("nordic", "saxony"), 20), two] * 10).verdict == FAILED, "too short"


ROMANS = {"faction": "romans"}


def test_a_solo_bar_that_fails_is_tried_with_more_search() -> None:
    bar = SoloBar(game="imperial_settlers", who="random", deeper=FIRST, dealt=ROMANS, at_least=0.9, games=12)
    (found,) = BarRun(some(bar)).findings()
    assert found.verdict == FAILED
    assert found.scores is not None
    assert found.deeper is not None
    assert found.deeper.bar.who == FIRST


def test_pace_is_measured_on_games_that_were_played_anyway(tmp_path: Path) -> None:
    file = tmp_path / "strength.jsonl"
    pace = Pace(game=EASY.game, who="steady", games=1, at_most=1000.0)
    list(BarRun(some(EASY), file=file).findings())
    lines = len(file.read_text().splitlines())
    (found,) = BarRun(some(pace), file=file).findings()
    assert found.verdict == PASSED
    assert found.thinking is not None
    assert found.thinking.turns.count > 10
    assert len(file.read_text().splitlines()) == lines
    assert BarRun(some(pace), file=file).known() == [found]
    (own,) = BarRun(some(msgspec.structs.replace(pace, who="random", at_most=1e-9))).findings()
    assert own.verdict == FAILED


def test_memory_is_measured_in_a_process_of_its_own(tmp_path: Path) -> None:
    bar = Memory(game="fifty_first_state", who="random", games=40, at_most=50.0)
    file = tmp_path / "strength.jsonl"
    (found,) = BarRun(some(bar), file=file).findings()
    assert (found.verdict, found.games) == (PASSED, 40)
    assert list(BarRun(some(bar), file=file).findings()) == [found]
    assert BarRun(some(bar, EASY), file=file).known() == [found], "the other bar was not begun"


@pytest.mark.parametrize(
    ("bar", "message"),
    [
        ({"kind": "win"}, "cannot be read"),
        ({"kind": "pace", "game": "chess", "at_most": 1}, "chess"),
        ({"kind": "pace", "who": "me", "at_most": 1}, "unknown bot 'me'"),
        ({"kind": "pace", "games": 0, "at_most": 1}, "1 or more games"),
        ({"kind": "pace", "seats": 9, "at_most": 1}, "seats"),
        ({"kind": "solo", "at_least": 0.5, "seats": 1}, "no solo game"),
        ({"kind": "beat", "against": "steady", "at_least": 2}, "between 0 and 1"),
    ],
)
def test_wrong_bars(tmp_path: Path, bar: dict[str, object], message: str) -> None:
    file = tmp_path / "bars.json"
    file.write_text(json.dumps({"seed": 1, "bars": [{"game": "scythe", "who": "random", "games": 1} | bar]}))
    with pytest.raises(BadBars, match=message):
        bars_module.load(file)


def test_no_bars_at_all(tmp_path: Path) -> None:
    with pytest.raises(BadBars, match="no file of bars"):
        bars_module.load(tmp_path / "none.json")
