"""The round robin: a fair schedule, results that survive a stop, ratings that tell strong from weak."""

from __future__ import annotations

import sys
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest

import furrow
from furrow.lab import chart
from furrow.lab.ladder import Ladder, Tournament, make_tournament, play_ladder, schedule, tables
from furrow.lab.matches import replay_match
from furrow.lab.ratings import report

WORDS = dict.fromkeys(("title", "rating", "share", "against", "bot", "score", "length"), "word")


@pytest.fixture(scope="module")
def played() -> Ladder:
    return play_ladder(make_tournament("fifty_first_state", ["random", "steady"], seed=3), 4)


def test_everybody_plays_every_seat_of_every_deal() -> None:
    tournament = Tournament("scythe", 3, 7, ["a", "b", "c", "d"])
    assert tables(tournament) == [["a", "b", "c"], ["a", "b", "d"], ["a", "c", "d"], ["b", "c", "d"]]
    matches = list(schedule(tournament, 6))
    assert [match.number for match in matches] == list(range(24))
    seatings = Counter((match.seed, seat, bot) for match in matches for seat, bot in enumerate(match.bots))
    assert len({match.seed for match in matches}) == 2
    assert set(seatings.values()) == {3}
    assert len({match.luck for match in matches}) == 24


def test_a_longer_schedule_begins_like_the_shorter() -> None:
    tournament = Tournament("scythe", 2, 7, ["a", "b", "c"])
    assert list(schedule(tournament, 5))[:6] == list(schedule(tournament, 2))


def test_the_stronger_bot_is_rated_higher(played: Ladder) -> None:
    found = report(played)
    assert (found.games, found.unfinished) == (4, 0)
    assert [line.bot for line in found.bots] == ["steady", "random"]
    best, last = found.bots
    assert best.rating.low < best.rating.value < best.rating.high
    assert best.rating.value > last.rating.value
    assert (best.wins.games, best.even) == (4, 0.5)
    assert best.wins.won + last.wins.won == 4
    assert best.score.lowest <= best.score.median <= best.score.highest
    assert {(duel.bot, duel.other) for duel in found.duels} == {("steady", "random"), ("random", "steady")}
    assert set(found.thinking) == {"steady", "random"}
    assert found.thinking["steady"].decisions.count > 0


def test_a_ladder_goes_on_where_it_stopped(tmp_path: Path, played: Ladder) -> None:
    file = tmp_path / "ladder.jsonl"

    def stop(done: int, total: int) -> None:
        assert total == 4
        if done == 2:
            raise KeyboardInterrupt

    half = play_ladder(played.tournament, 4, file=file, progress=stop)
    assert (len(half.games), half.complete) == (2, False)
    told: list[int] = []
    whole = play_ladder(played.tournament, 4, file=file, progress=lambda done, _: told.append(done))
    assert told == [3, 4]
    assert whole.complete
    assert [outcome.row for outcome in whole.games] == [outcome.row for outcome in played.games]


def test_the_same_results_with_two_processes(played: Ladder) -> None:
    found = play_ladder(played.tournament, 4, processes=2)
    assert [outcome.row for outcome in found.games] == [outcome.row for outcome in played.games]


def test_a_game_of_the_schedule_can_be_had_with_its_history(played: Ladder) -> None:
    match = next(schedule(played.tournament, 1))
    game = replay_match(match)
    row = played.games[0].row
    assert len(game.history) == row.steps
    assert [standing.total for standing in sorted(game.result.standings)] == [seat.total for seat in row.seats]


@pytest.mark.parametrize(
    ("bots", "seats", "message"),
    [
        (["random"], 2, "two or more bots"),
        (["random", "random"], 2, "each named once"),
        (["random", "clever"], 2, "unknown bot 'clever'"),
        (["random", "steady"], 1, "2 or more seats"),
        (["random", "steady"], 9, "seats"),
    ],
)
def test_wrong_orders(bots: list[str], seats: int, message: str) -> None:
    with pytest.raises(furrow.FurrowError, match=message):
        make_tournament("scythe", bots, seats=seats)


@pytest.mark.parametrize("suffix", chart.FORMATS)
def test_the_chart(tmp_path: Path, played: Ladder, suffix: str) -> None:
    pictures = [tmp_path / f"{name}{suffix}" for name in "ab"]
    for picture in pictures:
        chart.check(picture)
        chart.draw(played, report(played), picture, WORDS)
    drawn = [picture.read_bytes() for picture in pictures]
    assert drawn[0].startswith(b"<svg" if suffix == ".svg" else b"\x89PNG")
    assert all(one == two for one, two in pairwise(drawn))


def test_no_chart_of_another_kind() -> None:
    with pytest.raises(chart.NoCharts, match=r"written as \.svg or \.png, not as 'chart.gif'"):
        chart.check(Path("chart.gif"))


def test_charts_that_are_not_installed_say_how_to_install_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "altair", None)
    with pytest.raises(chart.NoCharts, match=r"pip install 'furrow\[report\]'"):
        chart.check(Path("chart.svg"))
