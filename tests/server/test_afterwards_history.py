"""Results, statistics, achievements and ratings on both databases."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

import pytest

from furrow.kernel.contract import Result, Standing
from furrow.server.afterwards import Afterwards, Finished, FinishedSeat
from furrow.server.afterwards.achievements import achievements, told
from furrow.server.afterwards.profiles import Profiles
from furrow.server.store import PersonRow, Store, TableRow, open_store
from furrow.server.wire.errors import Problem
from furrow.words import LANGUAGES
from tests.server.stores import with_store

ADA = FinishedSeat("ada", "Ada", dealt={"faction": "nordic", "mat": "industrial"})
BOB = FinishedSeat("bob", "Bob", dealt={"faction": "saxony"})
BOT = FinishedSeat(None, "Bot", level="master", dealt={"faction": "crimea"})


def game(
    table: str,
    scores: Sequence[int],
    seats: Sequence[FinishedSeat] = (ADA, BOB),
    *,
    name: str = "scythe",
    rated: bool = False,
    earnest: bool = True,
    ended: float = 1.0,
) -> Finished:
    """A finished game with these scores by seat."""
    best = sorted(set(scores), reverse=True)
    rows = [Standing(seat, best.index(score) + 1, score, {"coins": score}) for seat, score in enumerate(scores)]
    rows.sort(key=lambda row: row.rank)
    return Finished(table, name, ended, tuple(seats), Result(tuple(rows), ""), rated, earnest)


def names(rows: Sequence[object]) -> set[str]:
    return {f"{row.person}:{row.name}" for row in rows}  # type: ignore[attr-defined]


def test_a_finished_game_is_kept_once(database: str) -> None:
    async def work(store: Store) -> None:
        after = Afterwards(store)
        assert await after.finish(game("a", [60, 50, 40], [ADA, BOB, BOT]))
        assert await after.finish(game("a", [60, 50, 40], [ADA, BOB, BOT])) == []
        assert await store.results.count() == 1
        (mine,) = (await after.games("bob")).games
        assert (mine.place, mine.score, mine.won, mine.parts) == (2, 50, False, {"coins": 50})
        assert [(one.name, one.person, one.level, one.place) for one in mine.others] == [
            ("Ada", "ada", "", 1),
            ("Master bot", None, "master", 3),
        ]
        assert (await after.games("nobody")).games == []
        assert (await after.games("bob", game="imperial_settlers")).games == []

    with_store(database, work)


def test_the_virtual_player_of_a_solo_game_has_no_history(sqlite: str) -> None:
    async def work(store: Store) -> None:
        after = Afterwards(store)
        result = Result((Standing(0, 1, 40, {}), Standing(1, 2, 30, {})), "", "castellan")
        won = await after.finish(Finished("a", "fifty_first_state", 1.0, (ADA,), result))
        assert "solo" in {award.name for award in won}
        (mine,) = (await after.games("ada")).games
        assert (mine.title, mine.seats, mine.others) == ("castellan", 1, [])

    with_store(sqlite, work)


def test_statistics_by_game_faction_mat_and_seats(database: str) -> None:
    async def work(store: Store) -> None:
        after = Afterwards(store)
        await after.finish(game("a", [60, 50]))
        await after.finish(game("b", [41, 50]))
        other = FinishedSeat("ada", "Ada", dealt={"faction": "crimea", "mat": "industrial"})
        await after.finish(game("c", [30, 20, 10], [other, BOB, BOT]))
        await after.finish(game("d", [30, 20], name="imperial_settlers"))
        scythe, settlers = (await after.statistics("ada")).games
        assert (scythe.game, settlers.game) == ("scythe", "imperial_settlers")
        assert (scythe.all.games, scythe.all.wins, scythe.all.mean, scythe.all.best) == (3, 2, 43.67, 60)
        assert {name: tally.games for name, tally in scythe.by_dealt["faction"].items()} == {"nordic": 2, "crimea": 1}
        assert {name: tally.games for name, tally in scythe.by_dealt["mat"].items()} == {"industrial": 3}
        assert {seats: tally.wins for seats, tally in scythe.by_seats.items()} == {"2": 1, "3": 1}
        assert (await after.statistics("nobody")).games == []

    with_store(database, work)


def test_achievements_come_once_and_to_whom_they_belong(database: str) -> None:
    async def work(store: Store) -> None:
        after = Afterwards(store)
        first = await after.finish(game("a", [60, 59], ended=5.0))
        assert names(first) == {
            "ada:first-game", "ada:first-win", "ada:close", "ada:scythe.faction.nordic", "ada:scythe.mat.industrial",
            "ada:scythe.seats.2", "bob:first-game",
        }  # fmt: skip
        assert names(await after.finish(game("b", [90, 60]))) == {"ada:landslide", "ada:scythe.score.75"}
        assert names(await after.finish(game("c", [70, 60]))) == {"ada:streak"}
        shown = await after.achievements("ada", "en")
        assert (shown.done, len(shown.achievements)) == (9, len(achievements()))
        done = {line.id: (line.time, line.table) for line in shown.achievements if line.time is not None}
        assert done["close"] == (5.0, "a")

    with_store(database, work)


def test_what_does_not_count_for_achievements(sqlite: str) -> None:
    async def work(store: Store) -> None:
        after = Afterwards(store)
        assert await after.finish(game("a", [60, 50], earnest=False)) == []
        left = FinishedSeat("ada", "Ada", dealt={"faction": "nordic"}, left=True)
        assert names(await after.finish(game("b", [60, 50], [left, BOB]))) == {"bob:first-game"}

    with_store(sqlite, work)


def test_games_whose_course_was_known_are_history_but_no_statistics(sqlite: str) -> None:
    async def work(store: Store) -> None:
        after = Afterwards(store)
        for number in range(9):
            await after.finish(game(f"known {number}", [60, 50], earnest=False))
        assert len((await after.games("ada")).games) == 9
        assert (await after.statistics("ada")).games == []
        assert "ada:wins.10" not in names(await after.finish(game("a", [60, 50])))
        assert (await after.statistics("ada")).games[0].all.games == 1

    with_store(sqlite, work)


def test_lists_that_take_many_games(sqlite: str) -> None:
    async def work(store: Store) -> None:
        after = Afterwards(store)
        got: set[str] = set()
        for number, faction in enumerate(("barbarians", "japanese", "romans", "egyptians")):
            me = FinishedSeat("ada", "Ada", dealt={"faction": faction})
            got |= names(await after.finish(game(f"i{number}", [60, 45], [me, BOT], name="imperial_settlers")))
            assert ("ada:imperial_settlers.every-faction" in got) == (number == 3)
        assert "ada:master" in got
        assert "ada:every-game" not in got
        got |= names(await after.finish(game("f", [20, 15], name="fifty_first_state")))
        got |= names(await after.finish(game("s", [60, 50], ended=6.0)))
        assert "ada:every-game" in got
        for number in range(4):
            assert "ada:wins.10" not in got
            got |= names(await after.finish(game(f"w{number}", [60, 50], ended=7.0 + number)))
        assert "ada:wins.10" in got
        people = [ADA, BOB, FinishedSeat("eve", "Eve"), FinishedSeat("dan", "Dan")]
        assert "ada:full-table" in names(await after.finish(game("p", [60, 50, 40, 30], people)))

    with_store(sqlite, work)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_achievement_has_words_of_its_own(language: str) -> None:
    said = [told(one.id, language) for one in achievements()]
    assert all(one.title and one.text and "{" not in one.title + one.text for one in said)
    assert len({one.text for one in said}) == len(said)
    assert len({one.id for one in achievements()}) == len(said)
    with pytest.raises(KeyError):
        told("nothing", language)


async def _people(store: Store) -> None:
    for name in ("ada", "bob", "eve"):
        await store.people.add(PersonRow(name, name.title(), "account", folded=name))
    await store.people.add(PersonRow("guest", "Guest", "guest"))


def test_who_wins_rated_games_rises(database: str) -> None:
    async def work(store: Store) -> None:
        await _people(store)
        after = Afterwards(store)
        guest = FinishedSeat("guest", "Guest")
        for number in range(12):
            await after.finish(game(f"t{number}", [60, 50, 70, 40], [ADA, BOB, BOT, guest], rated=True))
        shown = (await after.ratings("scythe")).ratings
        assert [(row.place, row.name, row.games, row.sure) for row in shown] == [
            (1, "Ada", 12, True),
            (2, "Bob", 12, True),
        ]
        assert all(row.rating < row.most for row in shown)
        assert (await after.ratings("scythe")).own is None
        assert (await after.ratings("scythe", "ada")).own == shown[0]
        below = await after.ratings("scythe", "bob", limit=1)
        assert ([row.name for row in below.ratings], below.own) == (["Ada"], shown[1])
        assert (await after.ratings("scythe", "eve", limit=1)).own is None
        assert shown[0].rating > 1000
        assert shown[0].rating > shown[1].rating
        assert (await after.ratings("imperial_settlers")).ratings == []
        with pytest.raises(Problem):
            await after.ratings("chess")

    with_store(database, work)


def test_games_that_say_nothing_about_people_rate_nobody(sqlite: str) -> None:
    async def work(store: Store) -> None:
        await _people(store)
        after = Afterwards(store)
        await after.finish(game("unrated", [60, 50]))
        await after.finish(game("alone", [60, 50], [ADA, BOT], rated=True))
        await after.finish(game("hot seat", [60, 50], [ADA, ADA], rated=True))
        assert (await after.ratings("scythe")).ratings == []

    with_store(sqlite, work)


def test_who_leaves_a_rated_game_falls_and_a_game_that_all_have_left_rates_nobody(sqlite: str) -> None:
    async def work(store: Store) -> None:
        await _people(store)
        after = Afterwards(store)
        gone = [FinishedSeat("ada", "Ada", left=True), FinishedSeat("bob", "Bob", left=True)]
        await after.finish(game("all", [60, 50], gone, rated=True))
        assert (await after.ratings("scythe")).ratings == []
        assert [past.rated for past in (await after.games("ada")).games] == [False]
        await after.finish(game("one", [60, 50], [gone[0], BOB], rated=True))  # the bot has won for her
        assert [row.name for row in (await after.ratings("scythe")).ratings] == ["Bob", "Ada"]

    with_store(sqlite, work)


def test_games_that_end_together_all_count(postgresql: Callable[[], str]) -> None:
    database = postgresql()

    async def ends(stores: list[Store]) -> None:
        await _people(stores[0])
        await Afterwards(stores[0]).finish(game("first", [60, 50], rated=True))
        await asyncio.gather(
            *(
                Afterwards(store).finish(game(f"{which}-{number}", [60, 50], rated=True))
                for number in range(4)
                for which, store in enumerate(stores)
            )
        )
        shown = (await Afterwards(stores[0]).ratings("scythe")).ratings
        assert [row.games for row in shown] == [9, 9]
        assert await stores[0].results.count("scythe") == 9

    async def run() -> None:
        stores = [await open_store(database) for _ in range(2)]
        try:
            await ends(stores)
        finally:
            for store in stores:
                await store.close()

    asyncio.run(run())


def test_a_page_about_somebody_shows_to_others_what_they_may_see(database: str) -> None:
    async def work(store: Store) -> None:
        await _people(store)
        after = Afterwards(store)
        profiles = Profiles(store, after)
        for number in range(3):
            await after.finish(game(f"t{number}", [60, 50], rated=number > 0, ended=float(number)))
        await store.add_table(TableRow("t1", "scythe", "over", "ada", listed=True))
        await store.add_table(TableRow("t2", "scythe", "over", "ada"))
        mine = await profiles.profile("ada", "ada", "en")
        assert (mine.mine, mine.total.games, mine.total.wins, mine.achievements.done > 0) == (True, 3, 3, True)
        (line,) = mine.ratings
        assert (line.game, line.games, line.line[0], line.line[-1]) == ("scythe", 2, 1000, line.rating)
        assert [(past.table, past.kept) for past in mine.games] == [("t2", True), ("t1", True), ("t0", False)]
        assert [past.change for past in mine.games] == [line.line[2] - line.line[1], line.line[1] - 1000, None]
        theirs = await profiles.profile("ada", "bob", "en")
        assert (theirs.mine, theirs.ratings, [past.table for past in theirs.games]) == (False, mine.ratings, ["t1"])
        await store.people.change("ada", settings={"shown": "me"})
        hidden = await profiles.profile("ada", "bob", "en")
        assert (hidden.name, hidden.hidden, hidden.games, hidden.ratings) == ("Ada", True, [], [])
        assert (hidden.total.games, hidden.achievements.done) == (0, 0)
        assert (await profiles.games("ada", "bob", "en")).games == []
        assert (await profiles.profile("ada", "ada", "en")).total.games == 3
        for nobody in ("guest", "who"):
            with pytest.raises(Problem):
                await profiles.profile(nobody, "ada", "en")

    with_store(database, work)
