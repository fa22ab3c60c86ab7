"""Live play: durable before sent, idempotent, taken back and played again, on two devices, watched, woken."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

import furrow
from furrow.games import OWN
from furrow.server.application import Application
from furrow.server.wire import socket as w
from furrow.server.wire.errors import Problem
from tests.server.clients import Client, begun, closed, guest, log_of, opened, view_of, wish, with_application


async def _pair(app: Application) -> tuple[Client, Client, str]:
    """Ann at seat 0 and Bob at seat 1 of a Scythe table; the one who begins comes first."""
    ann, bob = await guest(app, "Ann"), await guest(app, "Bob")
    info = await begun(app, ann, bob)
    clients = [await Client(app, person).open(info.id) for person in (ann, bob)]
    clients.sort(key=lambda client: not client.state["questions"])
    return clients[0], clients[1], info.id


def test_a_decision_is_acknowledged_told_and_in_the_log(database: str, tmp_path: Path) -> None:
    async def work(app: Application) -> None:
        first, second, table = await _pair(app)
        seat = first.state["seat"]
        question = first.state["questions"][0]
        assert (question["seat"], question["name"], question["can_end"]) == (seat, "turn", False)
        assert question["text"] == "Choose a section for your action token"
        labels = {each["text"]: each["label"] for each in question["answers"]}
        assert labels["produce"] == "Produce"
        assert second.state["questions"] == []
        assert second.state["waiting_for"] == [seat]
        before = first.seq
        reply = await first.play("produce", seat)
        assert (reply["is"], reply["at"], reply["seq"]) == ("done", before, before + 1)
        assert first.seq == before + 1
        assert first.state["view"] == view_of(app, table, seat)
        assert second.state["view"] == view_of(app, table, 1 - seat)
        assert (first.state["undo"], second.state["undo"]) == (True, False)
        assert first.log == log_of(app, table, seat)
        assert second.log == log_of(app, table, 1 - seat)
        entries = await app.store.entries(table)
        assert [(entry.seq, entry.kind) for entry in entries] == [(1, "start"), (2, "play")]
        assert msgspec.json.decode(entries[1].body)["line"] == "produce"

    with_application(database, tmp_path, work)


def test_what_answered_itself_may_be_sent_and_is_not_in_the_log(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application) -> None:
        first, _, table = await _pair(app)
        seat = first.state["seat"]
        await first.play("produce", seat)
        places = [answer["text"] for answer in first.state["questions"][0]["answers"] if answer["text"][1:].isdigit()]
        sent = f"{places[0]} / {places[1]} / done"
        assert (await first.play(sent, seat))["is"] == "done"
        seq = first.seq
        assert (await first.play("pass / end", seat))["is"] == "done"
        entries = await app.store.entries(table)
        lines = [msgspec.json.decode(entry.body)["line"] for entry in entries[1:]]
        assert lines == ["produce", f"{places[0]} / {places[1]}", "pass / end"]
        assert seq == first.seq - 1

    with_application(sqlite, tmp_path, work)


def test_a_repeated_message_is_played_once_and_an_overtaken_one_not_at_all(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application) -> None:
        first, _, table = await _pair(app)
        seat = first.state["seat"]
        at = first.seq
        done = await first.ask(w.Play(seat, "produce", at))
        again = await first.ask(w.Play(seat, "produce", at))
        assert again == done
        stale = await first.ask(w.Play(seat, "bolster", at))
        assert (stale["is"], stale["error"]["code"], stale["at"]) == ("refused", "stale", at)
        await first.ask(w.Undo(seat, first.seq))
        assert (await first.ask(w.Play(seat, "produce", at))) == done
        assert first.state["view"]["question"]["name"] == "turn"
        assert (await first.play("produce", seat))["is"] == "done"
        kinds = [entry.kind for entry in await app.store.entries(table)]
        assert kinds == ["start", "play", "undo", "play"]

    with_application(sqlite, tmp_path, work)


def test_two_equal_questions_in_a_row_are_two_decisions(sqlite: str, tmp_path: Path) -> None:
    """Who declines one of two equal gains sees the same position again; the second answer is no repetition."""
    owner = {"faction": "nordic", "mat": "patriotic", "workers": {"A4": 3}}
    other = {"faction": "saxony", "mat": "engineering"}
    document = {"players": [owner, other], "active": 0, "goods": {"A4": {"food": 3}}}

    async def work(app: Application) -> None:
        ann, bob = await guest(app, "Ann"), await guest(app, "Bob")
        info = await begun(app, ann, bob)
        app.house.live[info.id].running.game = furrow.position("scythe", document)
        first, second = [await Client(app, person).open(info.id) for person in (ann, bob)]
        await first.play("produce / skip / enlist less / recruit upgrade / bonus coins less", 0)
        before, heard = first.state, second.seq
        await first.play("take 0", 0)
        assert first.seq == before["seq"] + 1
        assert first.state["view"] == before["view"]
        assert first.state["questions"] == before["questions"]
        assert second.seq == heard, "nothing has changed for the others"
        reply = await first.play("take 0", 0)
        assert reply["is"] == "done"
        assert first.state["questions"][0]["name"] == "end"

    with_application(sqlite, tmp_path, work)


def test_the_same_message_from_two_tabs_at_once_is_played_once(sqlite: str, tmp_path: Path) -> None:
    """A tab that lost its connection sends again what may still be under way."""

    async def work(app: Application) -> None:
        first, _, table = await _pair(app)
        again = await Client(app, first.person).open(table)
        seat, at = first.state["seat"], first.seq
        replies = await asyncio.gather(*(tab.ask(w.Play(seat, "produce", at)) for tab in (first, again)))
        assert replies[0] == replies[1]
        assert replies[0]["is"] == "done"
        back = await asyncio.gather(*(tab.ask(w.Undo(seat, first.seq)) for tab in (first, again)))
        assert back[0] == back[1]
        assert [entry.kind for entry in await app.store.entries(table)] == ["start", "play", "undo"]

    with_application(sqlite, tmp_path, work)


def test_words_that_are_kept_at_hand_have_the_names_of_their_table(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application) -> None:
        for names in (("Ann", "Bob"), ("1 and 0", "\\1 {0}")):
            people = [await guest(app, name) for name in names]
            info = await begun(app, *people, table=wish("scythe", options={"coin_gifts": True}))
            clients = [await Client(app, person).open(info.id) for person in people]
            clients.sort(key=lambda client: not client.state["questions"])
            first = clients[0]
            await first.play("bolster / power", first.state["seat"])
            names_seen = [seat.name for seat in app.house.live[info.id].plan.seats]
            for client in clients:
                assert client.log == log_of(app, info.id, client.state["seat"])
                assert names_seen[first.state["seat"]] in client.log[-1]

    with_application(sqlite, tmp_path, work)


def test_what_is_refused_says_why_and_changes_nothing(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application) -> None:
        first, second, table = await _pair(app)
        seat = first.state["seat"]
        refused = await first.play("move / mech C5", seat)
        error = refused["error"]
        assert (error["code"], error["step"]) == ("illegal", 1)
        assert error["rule"].startswith("SCY-")
        assert error["text"] == error["sentence"]
        assert (await first.play("dance", seat))["error"]["code"] == "bad_line"
        assert (await second.play("produce", 1 - seat))["error"]["code"] == "not_your_turn"
        assert (await second.play("produce", seat))["error"]["code"] == "not_your_seat"
        assert (await first.ask(w.Undo(seat)))["error"]["code"] == "nothing_to_undo"
        assert (await first.ask(w.Redo(seat)))["error"]["code"] == "nothing_to_redo"
        await first.send(w.Lang("hu"))
        assert (await first.play("dance", seat))["error"]["text"] == "Ebben a játékban nincs ilyen akció."
        assert len(await app.store.entries(table)) == 1
        assert (await first.play("produce", seat))["is"] == "done"

    with_application(sqlite, tmp_path, work)


def test_lines_are_taken_back_one_by_one_or_to_the_start_of_the_turn(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application) -> None:
        first, second, table = await _pair(app)
        seat = first.state["seat"]
        start, start_log = first.state["view"], first.log
        await first.play("produce", seat)
        produced = first.state["view"]
        await first.play(first.texts[0], seat)
        assert len(first.log) > len(start_log)
        await first.ask(w.Undo(seat))
        assert first.state["view"] == produced
        await first.ask(w.Redo(seat))
        assert first.state["view"] != produced
        await first.ask(w.UndoTurn(seat))
        assert (first.state["view"], first.log) == (start, start_log)
        assert (first.state["undo"], first.state["redo"]) == (False, True)
        assert second.log == log_of(app, table, 1 - seat)

    with_application(sqlite, tmp_path, work)


def test_two_tabs_and_a_spectator_see_the_same_game(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application) -> None:
        first, second, table = await _pair(app)
        seat = first.state["seat"]
        key = first.table["key"]
        tab = await Client(app, first.person, "fa").open(table)
        eve = await Client(app, await guest(app, "Eve")).open(table, key)
        await first.play("produce", seat)
        assert (tab.seq, tab.state["view"]) == (first.seq, first.state["view"])
        assert tab.state["questions"][0]["text"] != first.state["questions"][0]["text"]
        assert (eve.state["seat"], eve.state["questions"], eve.table["mine"]) == (None, [], [])
        assert eve.state["view"] == view_of(app, table, None)
        assert "own" not in eve.state["view"]
        assert (await eve.play("end", 0))["error"]["code"] == "not_your_seat"
        overtaken = await tab.ask(w.Play(seat, "bolster", first.seq - 1))
        assert overtaken["error"]["code"] == "stale"
        assert second.table["seats"][seat]["online"]
        first.close()
        assert second.table["seats"][seat]["online"]
        tab.close()
        assert not second.table["seats"][seat]["online"]

    with_application(sqlite, tmp_path, work)


def test_who_comes_back_gets_what_was_missed(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application) -> None:
        first, second, table = await _pair(app)
        seat = first.state["seat"]
        since = second.seq
        second.close()
        for _ in range(4):
            await first.play(first.texts[-1], seat)
        back = Client(app, second.person)
        back.log = list(second.log)
        await back.open(table, since=since)
        assert back.state["log_from"] == len(second.log)
        assert back.log == log_of(app, table, 1 - seat)
        assert back.seq == since + 1
        fresh = await Client(app, second.person).open(table)
        assert (fresh.log, fresh.state["view"], fresh.seq) == (back.log, back.state["view"], back.seq)
        lines = (await fresh.ask(w.AskLog(2, 9)))["log"]
        assert [line["text"] for line in lines] == fresh.log[:2]

    with_application(sqlite, tmp_path, work)


def test_a_table_wakes_in_mid_card_as_it_fell_asleep(database: str, tmp_path: Path) -> None:
    async def run() -> None:
        app = await opened(database, tmp_path)
        first, _, table = await _pair(app)
        seat = first.state["seat"]
        await first.play("produce", seat)
        at = first.seq
        done = await first.play(first.texts[0], seat)
        state, person, line = first.state, first.person, app.house.live[table].running.game.history[-1].text
        await closed(app)
        assert first.of("notice")[-1]["code"] == "restart"

        app = await opened(database, tmp_path)
        back = await Client(app, person).open(table)
        assert back.state["view"] == state["view"]
        assert back.log == first.log
        assert (back.state["undo"], back.state["questions"]) == (state["undo"], state["questions"])
        assert back.seq >= state["seq"]
        again = await back.ask(w.Play(seat, line, at))
        assert again == done
        assert (await back.ask(w.UndoTurn(seat)))["is"] == "done"
        assert back.state["view"]["question"]["name"] == "turn"
        await closed(app)

    asyncio.run(run())


def test_tables_fall_asleep_and_take_no_room(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application) -> None:
        first, second, table = await _pair(app)
        now = app.house.steady()
        await app.house.look_round()
        assert table in app.house.live
        first.close()
        second.close()
        app.house.steady = lambda: now + 1000.0
        await app.house.look_round()
        assert app.house.live == {}
        back = await Client(app, first.person).open(table)
        assert back.state["view"] == first.state["view"]

    with_application(sqlite, tmp_path, work)


def test_a_private_table_needs_its_key(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application) -> None:
        first, _, table = await _pair(app)
        eve = await guest(app, "Eve")
        for key in ("", "wrong"):
            with pytest.raises(Problem, match="no_such_table"):
                await Client(app, eve).open(table, key)
        with pytest.raises(Problem, match="no_such_table"):
            await Client(app, eve).open("nowhere")
        await Client(app, None).open(table, first.table["key"])

    with_application(sqlite, tmp_path, work)


@pytest.mark.parametrize("game", OWN)
def test_a_whole_game_against_a_bot_ends_with_a_result(game: str, sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application) -> None:
        ann = await guest(app, "Ann")
        info = await begun(app, ann, table=wish(game, "me", "random"))
        client = await Client(app, ann).open(info.id)
        played = 0
        while not client.state["view"]["over"] and played < 150:
            await client.until(lambda: client.texts or client.state["view"]["over"])
            if client.texts:
                played += 1
                texts = client.texts
                assert (await client.play(texts[played * 7 % len(texts)]))["is"] == "done"
        assert client.state["view"] == view_of(app, info.id, 0)
        if client.state["view"]["over"]:
            assert client.table["state"] == "over"
            assert {row["seat"] for row in client.table["result"]["standings"]} >= {0, 1}

    with_application(sqlite, tmp_path, work)
