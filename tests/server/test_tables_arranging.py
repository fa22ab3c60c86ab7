"""Tables: created, joined, left, arranged, begun, closed; and who may do what."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from furrow.games import OWN
from furrow.server.application import Application
from furrow.server.live.wording import error_text
from furrow.server.store import RatingRow, ResultRow
from furrow.server.wire import socket as w
from furrow.server.wire.errors import CODES, Problem
from furrow.server.wire.tables import NewTable, SeatChange, SeatWish, TableCounts, Who
from furrow.words import LANGUAGES, words
from furrow.words.lexicon import lexicon
from tests.server.clients import Client, begun, guest, wish, with_application

NORDIC = {"faction": "nordic"}


async def _refused(work: Awaitable[object]) -> str:
    """The code with which something is refused."""
    with pytest.raises(Problem) as caught:
        await work
    return caught.value.code


def test_a_table_is_created_joined_and_begun(database: str, tmp_path: Path) -> None:
    async def work(app: Application) -> None:
        ann, bob, eve = [await guest(app, name) for name in ("Ann", "Bob", "Eve")]
        wished = NewTable(
            "scythe",
            [SeatWish("me", dealt=NORDIC | {"mat": "mechanical"}), SeatWish("open"), SeatWish("bot", "novice")],
            {"coin_gifts": False},
            listed=True,
        )
        made = await app.tables.create(ann, wished)
        assert (made.state, made.host, made.mine, made.listed) == ("waiting", ann.id, [0], True)
        assert [(seat.who, seat.name, seat.bot) for seat in made.seats] == [
            ("me", "Ann", False),
            ("open", "", False),
            ("bot", "", True),
        ]
        shown = (await app.lists.open(bob))[0]
        assert (shown.id, shown.key, shown.mine) == (made.id, None, [])
        assert await _refused(app.tables.start(ann, made.id)) == "not_full"
        assert await _refused(app.tables.join(bob, made.id, 0)) == "seat_taken"
        assert await _refused(app.tables.join(bob, made.id, 7)) == "no_such_seat"
        joined = await app.tables.join(bob, made.id)
        assert (joined.mine, joined.key) == ([1], made.key)
        assert await _refused(app.tables.join(eve, made.id)) == "table_full"
        assert await _refused(app.tables.start(bob, made.id)) == "forbidden"
        started = await app.tables.start(ann, made.id)
        assert started.state == "running"
        assert started.seats[0].dealt == {"faction": "nordic", "mat": "mechanical"}
        assert set(started.seats[1].dealt) == {"faction", "mat"}
        assert await app.lists.open(bob) == []
        assert [table.id for table in await app.lists.mine(bob)] == [made.id]
        assert await _refused(app.tables.start(ann, made.id)) == "not_waiting"
        assert await _refused(app.tables.join(eve, made.id)) == "not_waiting"

    with_application(database, tmp_path, work)


def test_wishes_that_cannot_be_are_refused(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application) -> None:
        ann = await guest(app, "Ann")

        async def code(game: str, seats: list[SeatWish], **more: Any) -> str:
            return await _refused(app.tables.create(ann, NewTable(game, seats, **more)))

        two = [SeatWish("me"), SeatWish("open")]
        assert await code("chess", two) == "no_such_game"
        assert await code("scythe", two * 3) == "bad_seats"
        assert await code("scythe", [SeatWish("me"), SeatWish("me")]) == "one_own_seat"
        assert await code("scythe", [SeatWish("me"), SeatWish("bot", "os:system")]) == "no_such_level"
        assert await code("scythe", two, options={"dragons": True}) == "bad_options"
        assert await code("scythe", two, options={"coin_gifts": "maybe"}) == "bad_options"
        assert await code("scythe", [SeatWish("me", dealt={"faction": "mordor"}), SeatWish("open")]) == "bad_setup"
        assert await code("scythe", [SeatWish("me", dealt=NORDIC), SeatWish("open", dealt=NORDIC)]) == "bad_setup"
        assert (
            await code("fifty_first_state", [SeatWish("me", dealt={"mat": "mechanical"}), SeatWish("open")])
            == "bad_setup"
        )
        assert await code("scythe", [SeatWish("me"), SeatWish("hotseat", name="\u0007")]) == "bad_name"
        await app.people.account("Eve", "correct horse")
        assert await code("scythe", [SeatWish("me"), SeatWish("hotseat", name="Еvе")]) == "name_taken"  # Cyrillic
        assert await app.lists.mine(ann) == []

    with_application(sqlite, tmp_path, work)


def test_seats_change_hands_before_the_start(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application) -> None:
        ann, bob = await guest(app, "Ann"), await guest(app, "Bob")
        made = await app.tables.create(ann, wish("scythe", "me", "invited", "open"))
        assert await _refused(app.tables.join(bob, made.id)) == "no_such_table"
        watching = await Client(app, ann).open(made.id)
        await app.tables.join(bob, made.id, 1, made.key or "")
        assert watching.table["seats"][1]["name"] == "Bob"
        assert await _refused(app.tables.arrange(bob, made.id, 2, SeatChange("bot"))) == "forbidden"
        assert await _refused(app.tables.arrange(ann, made.id, 9, SeatChange("bot"))) == "no_such_seat"
        assert await _refused(app.tables.arrange(ann, made.id, 2, SeatChange("me"))) == "seat_taken"
        changed = await app.tables.arrange(ann, made.id, 2, SeatChange("bot", "sharp", dealt={"faction": "crimea"}))
        assert (changed.seats[2].level, changed.seats[2].dealt) == ("sharp", {"faction": "crimea"})
        await app.tables.leave(ann, made.id)
        assert watching.table["host"] == bob.id
        assert watching.table["seats"][0]["who"] == "open"
        closed = await app.tables.leave(bob, made.id)
        assert closed.state == "closed"
        assert await _refused(app.tables.join(ann, made.id, key=made.key or "")) == "closed"

    with_application(sqlite, tmp_path, work)


def test_seats_change_places_and_people_say_that_they_are_ready(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application) -> None:
        ann, bob, eve = [await guest(app, name) for name in ("Ann", "Bob", "Eve")]
        seats = [SeatWish("me", dealt=NORDIC), SeatWish("open", dealt={"mat": "mechanical"}), SeatWish("bot", "sharp")]
        made = await app.tables.create(ann, NewTable("scythe", seats, listed=True))
        assert await _refused(app.tables.ready(bob, made.id, True)) == "not_your_seat"
        await app.tables.join(bob, made.id)
        assert [seat.ready for seat in (await app.tables.ready(bob, made.id, True)).seats] == [False, True, False]
        assert await _refused(app.tables.swap(bob, made.id, 0, 1)) == "forbidden"
        assert await _refused(app.tables.swap(ann, made.id, 0, 3)) == "no_such_seat"
        swapped = await app.tables.swap(ann, made.id, 0, 2)
        assert [(seat.name or seat.level, seat.dealt) for seat in swapped.seats] == [
            ("sharp", {}),
            ("Bob", {"mat": "mechanical"}),
            ("Ann", NORDIC),
        ]
        assert (swapped.mine, swapped.seats[1].ready) == ([2], True)
        await app.tables.leave(bob, made.id)
        came = await app.tables.join(eve, made.id)
        assert [seat.ready for seat in came.seats] == [False, False, False], "who comes has said nothing yet"

    with_application(sqlite, tmp_path, work)


def test_a_game_begins_with_bots_on_the_free_seats(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application) -> None:
        ann, bob = await guest(app, "Ann"), await guest(app, "Bob")
        seats = [SeatWish("me"), SeatWish("invited"), SeatWish("open", dealt=NORDIC)]
        made = await app.tables.create(ann, NewTable("scythe", seats, listed=True, rated=True))
        assert await _refused(app.tables.start(bob, made.id, bots=True)) == "forbidden"
        begun = await app.tables.start(ann, made.id, bots=True)
        assert (begun.state, begun.rated, [seat.who for seat in begun.seats]) == (
            "running",
            False,
            ["me", "bot", "bot"],
        )
        assert begun.seats[2].dealt["faction"] == "nordic"

    with_application(sqlite, tmp_path, work)


def test_options_that_exclude_one_another_are_not_wished_for_together(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application) -> None:
        ann = await guest(app, "Ann")
        both = NewTable("scythe", [SeatWish("me"), SeatWish("bot")], {"tournament": True, "coin_gifts": True})
        with pytest.raises(Problem) as caught:
            await app.tables.create(ann, both)
        said = error_text(caught.value.code, "en", caught.value.details)
        assert [name for name in ("Tournament", "Coin gifts") if name not in said] == []
        both.options["coin_gifts"] = False
        assert (await app.tables.create(ann, both)).options == {"tournament": True, "coin_gifts": False}

    with_application(sqlite, tmp_path, work)


def test_a_table_is_rated_only_while_every_seat_is_for_a_person(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application) -> None:
        ann, bob = await guest(app, "Ann"), await guest(app, "Bob")
        three = [SeatWish("me"), SeatWish("open"), SeatWish("invited")]
        made = await app.tables.create(ann, NewTable("scythe", three, listed=True, rated=True))
        await app.tables.join(bob, made.id)
        assert (await app.tables.arrange(ann, made.id, 2, SeatChange("open"))).rated
        assert not (await app.tables.arrange(ann, made.id, 2, SeatChange("bot"))).rated
        assert not (await app.tables.start(ann, made.id)).rated

    with_application(sqlite, tmp_path, work)


@pytest.mark.parametrize("other", ["bot", "hotseat"])
def test_a_table_that_cannot_be_rated_keeps_its_hints(sqlite: str, tmp_path: Path, other: Who) -> None:
    async def work(app: Application) -> None:
        ann = await guest(app, "Ann")
        seats = [SeatWish("me"), SeatWish(other)]
        for hints in (True, False):
            made = await app.tables.create(ann, NewTable("imperial_settlers", seats, rated=True, hints=hints))
            assert (made.rated, made.hints) == (False, hints)
        made = await app.tables.create(ann, NewTable("imperial_settlers", seats, rated=True))
        await app.tables.start(ann, made.id)
        client = await Client(app, ann).open(made.id)
        await client.send(w.Curtain(0))
        await client.until(lambda: client.texts)
        assert (await client.ask(w.AskHint(0, 1)))["is"] == "hint"

    with_application(sqlite, tmp_path, work)


def test_hints_come_back_when_a_table_is_rated_no_longer(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application) -> None:
        ann, bob = await guest(app, "Ann"), await guest(app, "Bob")
        two = [SeatWish("me"), SeatWish("open")]
        made = await app.tables.create(ann, NewTable("imperial_settlers", two, listed=True, rated=True))
        assert (made.rated, made.hints) == (True, False)
        changed = await app.tables.arrange(ann, made.id, 1, SeatChange("bot"))
        assert (changed.rated, changed.hints) == (False, True)
        made = await app.tables.create(ann, NewTable("imperial_settlers", two, listed=True, rated=True))
        await app.tables.join(bob, made.id)
        await app.tables.start(ann, made.id)
        client = await Client(app, ann).open(made.id)
        assert not client.table["hints"]
        assert (await client.ask(w.AskHint(0, 1)))["error"]["code"] == "no_hints"

    with_application(sqlite, tmp_path, work)


def test_whom_the_host_has_blocked_stays_outside(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application) -> None:
        ann, bob = await guest(app, "Ann"), await guest(app, "Bob")
        made = await app.tables.create(ann, wish(listed=True))
        await app.people.block(ann, bob.id)
        assert await _refused(app.tables.join(bob, made.id)) == "forbidden"

    with_application(sqlite, tmp_path, work)


def test_a_running_table_is_closed_by_its_host_alone_or_by_nobody(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application) -> None:
        ann, bob = await guest(app, "Ann"), await guest(app, "Bob")
        shared = await begun(app, ann, bob)
        assert await _refused(app.tables.close(ann, shared.id)) == "forbidden"
        own = await begun(app, ann, table=wish("scythe", "me", "hotseat"))
        assert await _refused(app.tables.close(bob, own.id)) == "no_such_table"
        screen = await Client(app, ann).open(own.id)
        assert (await app.tables.close(ann, own.id)).state == "closed"
        assert screen.of("notice")[-1]["code"] == "closed"
        assert (await screen.play("produce", screen.state["waiting_for"][0]))["error"]["code"] == "closed"

    with_application(sqlite, tmp_path, work)


def test_a_host_puts_a_bot_in_the_place_of_who_is_away(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application) -> None:
        ann, bob = await guest(app, "Ann"), await guest(app, "Bob")
        info = await begun(app, ann, bob)
        there = await Client(app, bob).open(info.id)
        assert await _refused(app.tables.arrange(ann, info.id, 1, SeatChange("bot"))) == "forbidden"
        there.close()
        assert (await app.tables.arrange(ann, info.id, 1, SeatChange("bot"))).seats[1].bot
        assert await _refused(app.tables.arrange(ann, info.id, 1, SeatChange("me"))) == "forbidden"
        assert not (await app.tables.join(bob, info.id)).seats[1].bot

    with_application(sqlite, tmp_path, work)


def test_what_goes_on_can_be_found_by_who_wants_to_watch(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application) -> None:
        ann, bob, eve = [await guest(app, name) for name in ("Ann", "Bob", "Eve")]
        wanted = await begun(app, ann, bob, table=wish(listed=True))
        await begun(app, ann, bob, table=wish(listed=True, spectators=False))
        await begun(app, ann, bob, table=wish())
        await app.tables.create(ann, wish(listed=True))
        assert [info.id for info in await app.lists.live(eve)] == [wanted.id]
        assert await app.lists.live(None, "imperial_settlers") == []

    with_application(sqlite, tmp_path, work)


def test_spectators_stay_outside_where_they_are_not_wanted(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application) -> None:
        ann, bob, eve = [await guest(app, name) for name in ("Ann", "Bob", "Eve")]
        info = await begun(app, ann, bob, table=wish(listed=True, spectators=False))
        assert await _refused(Client(app, eve).open(info.id)) == "no_spectators"
        await Client(app, bob).open(info.id)

    with_application(sqlite, tmp_path, work)


def test_two_starts_at_once_begin_one_game(database: str, tmp_path: Path) -> None:
    async def work(app: Application) -> None:
        ann = await guest(app, "Ann")
        made = await app.tables.create(ann, wish("scythe", "me", "hotseat"))
        found = await asyncio.gather(*(app.tables.start(ann, made.id) for _ in range(3)), return_exceptions=True)
        codes = [each.code for each in found if isinstance(each, Problem)]
        assert codes == ["not_waiting", "not_waiting"]
        assert len(await app.store.entries(made.id)) == 1

    with_application(database, tmp_path, work)


@pytest.mark.parametrize("game", [name for name in OWN if name != "scythe"])
def test_a_solo_game_is_played_to_its_end(game: str, sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application) -> None:
        ann = await guest(app, "Ann")
        info = await begun(app, ann, table=wish(game, "me"))
        client = await Client(app, ann).open(info.id)
        number = 0
        while client.table["state"] == "running":
            number += 1
            assert (await client.play(client.texts[number * 3 % len(client.texts)]))["is"] == "done"
        names = {row["seat"]: row["name"] for row in client.table["result"]["standings"]}
        assert (names[0], names[1]) == ("Ann", "")
        told = app.house.live[info.id].running.game.events(0)
        assert len(client.log) == sum(event["kind"] not in lexicon(game).unsaid for event in told)
        chart = await app.library.chart(ann, info.id)
        drawn = {row.name: row.values for row in chart.series["points"]}
        if game == "fifty_first_state":
            its = {row["seat"]: row["total"] for row in client.table["result"]["standings"]}[1]
            assert (list(drawn), drawn["Virtual player"][-1]) == (["Ann", "Virtual player"], its)
        else:
            assert list(drawn) == ["Ann"], "collected cards are no points"
        assert {len(row.values) for rows in chart.series.values() for row in rows} == {len(chart.rounds)}
        assert [row.name for row in chart.series["locations"]] == ["Ann"]
        record = await app.library.record(ann, info.id)
        assert isinstance(record, str)
        brought = await app.library.bring(ann, record)
        assert brought.result is not None
        assert [row.total for row in brought.result.standings] == [
            row["total"] for row in client.table["result"]["standings"]
        ]

    with_application(sqlite, tmp_path, work)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_has_a_sentence(language: str) -> None:
    speaker = words(language)
    missing = [code for code in CODES if not speaker.knows(f"server-error-{code.replace('_', '-')}")]
    assert not missing


def test_the_lists_of_the_lobby_and_how_long_they_are(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application) -> None:
        ann, bob, eve = [await guest(app, name) for name in ("Ann", "Bob", "Eve")]
        made = [await begun(app, ann, bob, table=wish(listed=listed)) for listed in (True, False, True)]
        for number, info in enumerate(made[:2]):
            await app.store.change_table(info.id, state="over", moved=float(number))
            app.house.live[info.id].row.state = "over"
        await app.tables.create(ann, msgspec.structs.replace(wish(listed=True), lang="hu", rated=True, seed=None))
        assert [info.id for info in await app.lists.finished(eve)] == [made[0].id]
        assert [info.id for info in await app.lists.finished(bob)] == [made[1].id, made[0].id]
        assert await app.lists.finished(bob, "imperial_settlers") == []
        assert await app.lists.counts(None) == TableCounts(open=1, live=1, mine=0, turns=0, over=1)
        counts = [await app.lists.counts(person) for person in (ann, bob)]
        assert [(count.mine, count.over) for count in counts] == [(2, 2), (1, 2)]
        assert sum(count.turns for count in counts) == 1
        (waiting,) = await app.lists.open(None)
        assert (waiting.lang, waiting.rated, waiting.host_rating) == ("hu", True, None)
        row = ResultRow("t", 0, "scythe", ann.id, "Ann", "", 1, 2, 60, True, True, 1.0)
        await app.store.results.finish([row], rate=lambda _: [RatingRow(ann.id, "scythe", 25.0, 5.0, 3)])
        assert (await app.lists.open(None))[0].host_rating == 1400

    with_application(sqlite, tmp_path, work)
