"""What remains of a game: record, replay, chart, rematch, clone, import, bug report. Running games stay closed."""

from __future__ import annotations

from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import furrow
from furrow.games import OWN
from furrow.kernel.record import Record, digest
from furrow.server.application import Application
from furrow.server.live.naming import told
from furrow.server.people import Person
from furrow.server.tables import limits
from furrow.server.tables.documents import Replayer
from furrow.server.wire import socket as w
from furrow.server.wire.documents import RunningRecord
from furrow.server.wire.errors import Problem
from furrow.server.wire.tables import SeatChange
from furrow.words.lexicon import lexicon
from tests.server.clients import SEED, Client, begun, guest, wish, with_application

RECORDS = Path(__file__).resolve().parents[1] / "records" / "v1"


async def _refused(work: Awaitable[object]) -> str:
    with pytest.raises(Problem) as caught:
        await work
    return caught.value.code


async def _finished(app: Application, person: Person, game: str = "imperial_settlers") -> str:
    """A game that the person has played to its end, always with the last answer."""
    info = await begun(app, person, table=wish(game, "me", "hotseat", seed=SEED))
    client = await Client(app, person).open(info.id)
    while client.table["state"] == "running":
        await client.send(w.Curtain(client.state["questions"][0]["seat"]))
        await client.play(client.texts[-1], client.state["seat"])
    client.close()
    return info.id


def test_a_finished_game_says_where_the_points_came_from(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application) -> None:
        ann, eve = await guest(app, "Ann"), await guest(app, "Eve")
        table = await _finished(app, ann)
        info = await app.tables.info(ann, table)
        told_points = await app.library.points(ann, table, "hu")
        assert info.result
        totals = {row.seat: row.total for row in info.result.standings}
        for player in told_points.players:
            assert player.total == totals[player.seat]
            assert player.points == sum(way.points for way in player.ways)
            kept = sum(source.total for source in player.sources) + sum(rest.points for rest in player.rest)
            assert player.total == kept == player.points + sum(part.points for part in player.parts)
            assert all(part.label and part.label != part.name for part in (*player.ways, *player.parts, *player.rest))
            assert all(source.label != source.name for source in player.sources)
        assert await _refused(app.library.points(eve, table)) == "no_such_table"

    with_application(sqlite, tmp_path, work)


def test_a_finished_game_can_be_taken_away_looked_at_and_begun_again(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application) -> None:
        ann, eve = await guest(app, "Ann"), await guest(app, "Eve")
        table = await _finished(app, ann)
        record = await app.library.record(ann, table)
        assert isinstance(record, str)
        assert furrow.verify(record).problem == ""
        assert await _refused(app.library.record(eve, table)) == "no_such_table"

        whole = furrow.load(record, replay=True)
        last = len(whole.history)
        for at in (0, 1, last // 2, last):
            shown = await app.library.replay(ann, table, at, seat=1, lang="hu")
            then = furrow.load(record, at)
            assert (shown.at, shown.decisions) == (at, last)
            assert (shown.seat, shown.eyes) == (whole.history[at - 1].seat if at else None, 1)
            assert bytes(shown.view) == msgspec.json.encode(then.view(1))
            unsaid = lexicon(whole.name).unsaid  # what is plain from the lines around it has no line
            said = [event["kind"] for event in shown.events if event["kind"] not in unsaid]
            assert [line.kind for line in shown.log] == said
            # The last turns are told up to this decision.
            assert shown.recent == whole.events(1, shown.first)[: len(shown.recent)]
            assert shown.recent[len(shown.recent) - len(shown.events) :] == shown.events
            assert shown.story[len(shown.story) - len(shown.log) :] == shown.log
        assert shown.line == whole.history[-1].text
        assert await _refused(app.library.replay(ann, table, last + 1)) == "no_such_decision"
        assert await _refused(app.library.replay(ann, table, 0, seat=5)) == "no_such_seat"

        turns = await app.library.turns(ann, table)
        assert turns.decisions == last
        assert turns.turns
        for turn in turns.turns:
            before = furrow.load(record, turn.at)
            assert turn.seat in before.actors
            assert before.opens_turn(turn.seat)
        assert await _refused(app.library.turns(eve, table)) == "no_such_table"

        chart = await app.library.chart(ann, table)
        assert len(chart.rounds) == len(chart.marks) == len(chart.series["points"][0].values)
        final = {row.seat: row.total for row in whole.result.standings}
        assert (chart.marks[0], chart.marks[-1]) == (0, last)
        assert chart.series["points"][0].values[-1] <= final[0]

    with_application(sqlite, tmp_path, work)


def test_turns_say_where_something_was_to_be_celebrated() -> None:
    record = (RECORDS / "scythe-finished.record.json").read_text(encoding="utf-8")
    replayer = Replayer(record)
    stars = [event for event in replayer.game.events() if event["kind"] == "star"]
    assert sum(turn.highlights for turn in replayer.turns) == len(stars) > 3
    by_seat = {seat: sum(event["seat"] == seat for event in stars) for seat in range(replayer.game.seats)}
    best = max(by_seat, key=by_seat.__getitem__)
    assert sum(turn.highlights for turn in replayer.turns if turn.seat == best) >= by_seat[best] - 2, "stars of combats"


def test_a_replay_says_whose_hand_it_shows(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application) -> None:
        ann, eve = await guest(app, "Ann"), await guest(app, "Eve")
        table = await _finished(app, ann)
        info = await app.tables.info(ann, table)
        record = await app.library.record(ann, table)
        assert isinstance(record, str)
        deciders = [step.seat for step in furrow.load(record, replay=True).history]
        for at in (0, deciders.index(0) + 1, deciders.index(1) + 1):
            for person, key, eyes in ((ann, "", 0), (eve, info.key or "", None), (None, info.key or "", None)):
                shown = await app.library.replay(person, table, at, key=key)
                assert shown.eyes == eyes
                assert bytes(shown.view) == msgspec.json.encode(furrow.load(record, at).view(eyes))

    with_application(sqlite, tmp_path, work)


def test_a_rematch_seats_the_same_people_once(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application) -> None:
        ann, eve = await guest(app, "Ann"), await guest(app, "Eve")
        table = await _finished(app, ann)
        again = await app.tables.rematch(ann, table)
        assert [seat.name for seat in again.seats] == ["Ann", "Ann 2"]
        assert (again.state, again.mine) == ("waiting", [0, 1])
        assert (await app.tables.rematch(ann, table)).id == again.id
        assert await _refused(app.tables.rematch(eve, table)) == "no_such_table"
        assert (await app.tables.start(ann, again.id)).state == "running"
        assert await _refused(app.tables.rematch(ann, again.id)) == "not_over"

    with_application(sqlite, tmp_path, work)


async def _over(app: Application, *people: Person, game: str = "scythe", **more: Any) -> str:
    """A table of these people, as if it were played to its end."""
    wished = wish(game, "me", *["open"] * (len(people) - 1), **more)
    info = await begun(app, *people, table=msgspec.structs.replace(wished, seed=None))
    live = app.house.live[info.id]
    live.row.state = "over"
    await app.store.change_table(info.id, state="over")
    return info.id


def test_a_rematch_keeps_seats_for_the_others_and_seats_nobody_unasked(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application) -> None:
        ann, bob, cyd, eve = [await guest(app, name) for name in ("Ann", "Bob", "Cyd", "Eve")]
        table = await _over(app, ann, bob, cyd, rated=True)
        made = await app.tables.rematch(bob, table)
        assert [(seat.who, seat.person) for seat in made.seats] == [
            ("invited", None),
            ("me", bob.id),
            ("invited", None),
        ]
        assert (made.host, made.mine, made.rated) == (bob.id, [1], True)
        assert await _refused(app.tables.start(bob, made.id)) == "not_full"
        assert await app.lists.mine(ann) == []
        assert await _refused(app.tables.join(eve, made.id, None, made.key or "")) == "table_full"

        followed = (await app.tables.info(ann, table)).rematch
        assert followed == made.id
        assert (await app.tables.info(ann, followed)).mine == []
        watching = await Client(app, ann).open(followed)
        assert watching.table["seats"][1]["name"] == "Bob"
        assert (await app.tables.join(ann, followed, 2)).mine == [0]  # hers, whichever she points to
        assert (await app.tables.leave(ann, followed)).seats[0].who == "invited"
        assert (await app.tables.join(ann, followed)).mine == [0]
        assert (await app.tables.rematch(cyd, table)).mine == [2]  # anyone who asks for it wants to sit
        assert (await app.tables.start(bob, made.id)).state == "running"

    with_application(sqlite, tmp_path, work)


@pytest.mark.parametrize("blocker", ["ann", "bob"])
def test_a_rematch_leaves_out_who_is_blocked_or_gone(blocker: str, sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application) -> None:
        ann, bob, cyd, eve = [await guest(app, name) for name in ("Ann", "Bob", "Cyd", "Eve")]
        table = await _over(app, ann, bob, cyd)
        await app.people.block(*((ann, bob.id) if blocker == "ann" else (bob, ann.id)))
        await app.departures.delete(cyd)
        made = await app.tables.rematch(ann, table)
        assert [(seat.who, seat.name) for seat in made.seats] == [("me", "Ann"), ("open", ""), ("open", "")]
        assert await _refused(app.tables.rematch(bob, table)) == "no_such_table"
        assert await _refused(app.tables.join(bob, made.id)) == "no_such_table"
        assert (await app.tables.join(eve, made.id, None, made.key or "")).mine == [1]

    with_application(sqlite, tmp_path, work)


def test_a_rematch_against_bots_or_at_one_screen_can_start_at_once(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application) -> None:
        ann = await guest(app, "Ann")
        info = await begun(app, ann, table=wish("scythe", "me", "hotseat", "random"))
        app.house.live[info.id].row.state = "over"
        await app.store.change_table(info.id, state="over")
        made = await app.tables.rematch(ann, info.id)
        assert [(seat.who, seat.level, seat.bot) for seat in made.seats] == [
            ("me", "", False),
            ("hotseat", "", False),
            ("bot", "random", True),
        ]
        assert (await app.tables.start(ann, made.id)).state == "running"

    with_application(sqlite, tmp_path, work)


def test_who_shares_a_screen_gets_all_their_seats_back_at_a_rematch(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application) -> None:
        ann, bob = await guest(app, "Ann"), await guest(app, "Bob")
        info = await begun(app, ann, bob, table=wish("scythe", "me", "hotseat", "open"))
        app.house.live[info.id].row.state = "over"
        await app.store.change_table(info.id, state="over")
        made = await app.tables.rematch(bob, info.id)
        joined = await app.tables.join(ann, made.id, 0)
        assert (joined.mine, [seat.name for seat in joined.seats]) == ([0, 1], ["Ann", "Ann 2", "Bob"])
        assert (await app.tables.start(bob, made.id)).state == "running"

    with_application(sqlite, tmp_path, work)


def test_a_clone_begins_where_the_finished_game_was(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application) -> None:
        ann = await guest(app, "Ann")
        table = await _finished(app, ann)
        record = await app.library.record(ann, table)
        assert isinstance(record, str)
        at = len(furrow.load(record).history) // 2
        assert await _refused(app.tables.clone(ann, table, 10_000)) == "no_such_decision"
        assert await _refused(app.tables.clone(ann, table, len(furrow.load(record).history))) == "over"
        original = await app.tables.info(ann, table)
        made = await app.tables.clone(ann, table, at)
        assert [seat.who for seat in made.seats] == ["me", "bot"]
        assert (made.cloned_at, original.cloned_at) == (at, None)
        changed = await app.tables.arrange(ann, made.id, 1, SeatChange("bot", "sharp", dealt={"faction": "japanese"}))
        assert changed.seats[1].level == "sharp"
        assert [seat.dealt for seat in changed.seats] == [seat.dealt for seat in original.seats], "as in the game"
        assert (await app.tables.start(ann, made.id)).cloned_at == at
        client = await Client(app, ann).open(made.id)
        game = app.house.live[made.id].running.game
        assert [step.text for step in game.history[:at]] == [step.text for step in furrow.load(record, at).history]
        await client.until(lambda: client.texts or client.state["view"]["over"])
        assert not made.rated

    with_application(sqlite, tmp_path, work)


def test_a_record_from_elsewhere_becomes_a_finished_table(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application) -> None:
        ann = await guest(app, "Ann")
        record = await app.library.record(ann, await _finished(app, ann))
        assert isinstance(record, str)
        brought = told(await app.library.bring(ann, record), "hu")
        assert (brought.state, [seat.name for seat in brought.seats]) == ("over", ["1. hely", "2. hely"])
        assert brought.result is not None
        assert await app.library.record(ann, brought.id) == record
        assert (await app.library.replay(ann, brought.id, 3)).at == 3
        assert await _refused(app.library.bring(ann, record.replace("end", "dance", 1))) == "bad_record"
        unfinished = furrow.load(record, 20, replay=True).record()
        assert await _refused(app.library.bring(ann, unfinished)) == "not_over"

    with_application(sqlite, tmp_path, work)


def _forged(record: str, decisions: int) -> str:
    """The first decisions of a game, with its end as their last snapshot and a checksum that fits."""
    whole = msgspec.json.decode(record, type=Record)
    cut = msgspec.json.decode(furrow.load(record, decisions, replay=True).record(), type=Record)
    cut.snapshots[-1].position = whole.snapshots[-1].position
    cut.checksum = ""
    cut.checksum = digest(cut)
    return msgspec.json.encode(cut).decode()


def test_a_refused_record_leaves_nothing_behind(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application) -> None:
        ann, eve = await guest(app, "Ann"), await guest(app, "Eve")
        record = await app.library.record(ann, await _finished(app, ann))
        assert isinstance(record, str)
        before = [row.id for row in await app.store.all_tables()]
        assert await _refused(app.library.bring(eve, _forged(record, 20))) == "bad_record"
        assert [row.id for row in await app.store.all_tables()] == before
        brought = await app.library.bring(eve, record)
        assert [table.id for table in await app.lists.mine(eve, ended=True)] == [brought.id]

    with_application(sqlite, tmp_path, work)


def test_all_ways_to_a_new_table_keep_to_the_limit(
    sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(app: Application) -> None:
        ann = await guest(app, "Ann")
        table = await _finished(app, ann)
        record = await app.library.record(ann, table)
        assert isinstance(record, str)
        await app.store.change_table(table, state="over")  # the row would follow a little later
        monkeypatch.setattr(limits, "MOST_TABLES", 3)
        await app.tables.create(ann, wish("scythe", "me", "open"))
        await app.tables.create(ann, wish("scythe", "random", "random"))
        third = await app.tables.create(ann, wish("scythe", "random", "open"))
        for way in (
            app.tables.create(ann, wish("scythe", "random", "random")),
            app.tables.clone(ann, table, 1),
            app.tables.rematch(ann, table),
            app.library.bring(ann, record),
        ):
            assert await _refused(way) == "too_many_tables"
        await app.tables.close(ann, third.id)
        for _ in range(3):
            await app.library.bring(ann, record)
        assert await _refused(app.library.bring(ann, record)) == "too_many_imports"
        assert (await app.tables.clone(ann, table, 1)).state == "waiting"

    with_application(sqlite, tmp_path, work)


@pytest.mark.parametrize("game", OWN)
def test_a_running_game_gives_away_only_what_the_asker_knows(game: str, sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application) -> None:
        ann, bob, eve = [await guest(app, name) for name in ("Ann", "Bob", "Eve")]
        info = await begun(app, ann, bob, table=wish(game, listed=True))
        played = app.house.live[info.id].running.game
        assert played.origin["seed"] == SEED  # not the one that Ann wished for
        for seat, person in enumerate((ann, bob)):
            taken = await app.library.record(person, info.id)
            assert isinstance(taken, RunningRecord)
            assert bytes(taken.view) == msgspec.json.encode(played.view(seat))
            assert taken.events == played.events(seat)
            assert str(SEED) not in msgspec.json.encode(taken).decode()
            assert await _refused(app.library.replay(person, info.id, 0)) == "not_over"
            assert await _refused(app.library.chart(person, info.id)) == "not_over"
        for outsider in (eve, None):
            assert await _refused(app.library.record(outsider, info.id)) == "forbidden"
            assert await _refused(app.library.replay(outsider, info.id, 0)) == "forbidden"
        assert await _refused(app.tables.clone(ann, info.id, 0)) == "not_over"
        report = await app.library.bug(ann, info.id, "The mech sank.", "en")
        assert str(SEED) not in msgspec.json.encode(report).decode()
        assert (report.seat, report.game, report.text) == (0, game, "The mech sank.")
        kept = [path.read_text() for path in (tmp_path / "bugs").iterdir()]
        assert [str(SEED) in text for text in kept] == [True]

    with_application(sqlite, tmp_path, work)
