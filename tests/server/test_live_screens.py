"""Hot-seats with a curtain, standing answers, the end of a turn, talk."""

from __future__ import annotations

from pathlib import Path

from furrow.server.application import Application
from furrow.server.store import TalkRow
from furrow.server.wire import socket as w
from furrow.server.wire.play import Offer
from tests.server.clients import Client, begun, fighting, guest, view_of, wish, with_application


def test_a_hot_seat_shows_a_seat_when_its_player_sits_down(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application) -> None:
        ann = await guest(app, "Ann")
        info = await begun(app, ann, table=wish("fifty_first_state", "me", "hotseat"))
        assert [seat.name for seat in info.seats] == ["Ann", "Ann 2"]
        screen = await Client(app, ann).open(info.id)
        assert screen.state["view"] == view_of(app, info.id, None)
        assert [(asked["seat"], asked["curtain"], asked["answers"]) for asked in screen.state["questions"]] == [
            (0, True, []),
            (1, True, []),
        ]
        for seat in (0, 1):
            await screen.send(w.Curtain(seat))
            assert (screen.state["seat"], screen.state["view"]) == (seat, view_of(app, info.id, seat))
            assert [asked["seat"] for asked in screen.state["questions"] if not asked["curtain"]] == [seat]
            assert (await screen.play(screen.texts[0], seat))["is"] == "done"
        assert screen.state["view"]["question"]["name"] != "hand"
        assert (await screen.ask(w.Curtain(2)))["error"]["code"] == "not_your_seat"
        await screen.send(w.Curtain(None))
        assert screen.state["view"] == view_of(app, info.id, None)

    with_application(sqlite, tmp_path, work)


def test_who_has_answered_in_secret_is_not_waited_for_on_their_own_screen(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application) -> None:
        first, second, third = await fighting(app)
        assert (await first.play("dial 1", 0))["is"] == "done"
        assert first.state["waiting_for"] == [0, 1]
        others = [list(client.stream) for client in (second, third)]
        assert (await first.play("ready", 0))["is"] == "done"
        assert first.state["waiting_for"] == [1]
        assert [client.stream for client in (second, third)] == others
        again = [await Client(app, client.person).open(first.table["id"]) for client in (first, second, third)]
        assert [client.state["waiting_for"] for client in again] == [[1], [0, 1], [0, 1]]
        assert (await first.ask(w.Side(0, "withdraw")))["is"] == "done"
        assert first.state["waiting_for"] == [0, 1]

    with_application(sqlite, tmp_path, work)


def test_at_a_hot_seat_only_who_still_owes_is_waited_for(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application) -> None:
        ann = await guest(app, "Ann")
        info = await begun(app, ann, table=wish("fifty_first_state", "me", "hotseat"))
        screen = await Client(app, ann).open(info.id)
        assert screen.state["waiting_for"] == [0, 1]
        await screen.send(w.Curtain(1))
        await screen.play(screen.texts[0], 1)
        assert [asked["seat"] for asked in screen.state["questions"]] == screen.state["waiting_for"] == [0]

    with_application(sqlite, tmp_path, work)


def test_recruit_bonuses_are_refused_beforehand(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application) -> None:
        ann, bob = await guest(app, "Ann"), await guest(app, "Bob")
        info = await begun(app, ann, bob)
        clients = [await Client(app, person).open(info.id) for person in (ann, bob)]
        for seat, client in enumerate(clients):
            await client.send(w.Stand(seat, {"bonus_power": "refuse", "bonus_coins": "accept"}))
            standing = {row["name"]: row["value"] for row in client.state["standing"]}
            assert (standing["bonus_power"], standing["bonus_coins"]) == ("refuse", "accept")
            assert client.state["view"]["players"][seat]["refused"] == ["power"]
            await client.send(w.Stand(seat, {"bonus_power": "accept"}))
            assert client.state["view"]["players"][seat]["refused"] == []
            bad = await client.ask(w.Stand(seat, {"bonus_power": "perhaps"}))
            assert bad["error"]["code"] == "bad_message"

    with_application(sqlite, tmp_path, work)


def test_a_turn_is_ended_by_hand_or_by_itself(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application) -> None:
        ann = await guest(app, "Ann")
        info = await begun(app, ann, table=wish("scythe", "me", "hotseat"))
        screen = await Client(app, ann).open(info.id)
        first = screen.state["waiting_for"][0]
        await screen.send(w.Curtain(first))
        await screen.play("bolster / power / pass", first)
        assert screen.state["questions"][0]["name"] == "end"
        assert screen.state["questions"][0]["can_end"]
        assert (await screen.ask(w.End(first, screen.seq)))["is"] == "done"
        second = 1 - first
        assert screen.state["waiting_for"] == [second]
        await screen.send(w.Curtain(second))
        await screen.send(w.Stand(second, {"end": "skip"}))
        await screen.send(w.Play(second, "bolster / power / pass", screen.seq))
        await screen.until(lambda: screen.state["waiting_for"] == [first])
        await screen.ask(w.Undo(second))
        assert screen.state["questions"][0]["name"] == "end"
        await screen.ask(w.End(second))
        assert screen.state["waiting_for"] == [first]

    with_application(sqlite, tmp_path, work)


def test_the_next_turn_is_passed_beforehand_and_only_that(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application) -> None:
        ann, bob = await guest(app, "Ann"), await guest(app, "Bob")
        info = await begun(app, ann, bob, table=wish("imperial_settlers"))
        clients = [await Client(app, person).open(info.id) for person in (ann, bob)]

        def acting() -> Client | None:
            return next((client for client in clients if client.texts), None)

        while (client := acting()) is not None and "pass" not in client.texts:
            await client.play(client.texts[0], client.state["seat"])
        assert client is not None
        other = clients[1 - client.state["seat"]]
        seat = other.state["seat"]
        await other.send(w.Stand(seat, {"pass": "next"}))
        assert {"name": "pass", "value": "next"}.items() <= other.state["standing"][1].items()
        await client.play("pass", client.state["seat"])
        await other.until(lambda: other.state["view"]["question"]["name"] != "turn" or other.state["view"]["round"] > 1)
        assert {"name": "pass", "value": "ask"}.items() <= other.state["standing"][1].items()

    with_application(sqlite, tmp_path, work)


def test_talk_reaches_everybody_in_their_language(database: str, tmp_path: Path) -> None:
    async def work(app: Application) -> None:
        ann, bob, eve = [await guest(app, name) for name in ("Ann", "Bob", "Eve")]
        info = await begun(app, ann, bob)
        first = await Client(app, ann).open(info.id)
        second = await Client(app, bob, "cs").open(info.id)
        third = await Client(app, eve).open(info.id, info.key or "")
        await first.send(w.Say("<b>Hi</b>"))
        await first.send(w.Say(preset="good-game"))
        assert [said["text"] for said in second.of("said")] == ["<b>Hi</b>", "Dobrá hra!"]
        assert third.of("said")[1] == {
            **third.of("said")[1],
            "n": 2,
            "person": ann.id,
            "name": "Ann",
            "text": "Good game!",
            "seat": 0,
            "preset": "good-game",
        }
        assert (await third.ask(w.Say("Move the mech!")))["error"]["code"] == "forbidden"
        assert (await first.ask(w.Say(preset="nonsense")))["error"]["code"] == "no_such_preset"
        assert (await first.ask(w.Say("  ")))["error"]["code"] == "bad_message"
        await app.people.block(eve, ann.id)
        deaf = await Client(app, eve).open(info.id, info.key or "")
        late = await Client(app, bob).open(info.id)
        assert [len(client.of("said")) for client in (deaf, late)] == [0, 2]

    with_application(database, tmp_path, work)


def test_coins_are_offered_and_given(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application) -> None:
        ann, bob = await guest(app, "Ann"), await guest(app, "Bob")
        info = await begun(app, ann, bob)
        first = await Client(app, ann).open(info.id)
        second = await Client(app, bob).open(info.id)
        await first.send(w.Say(offer=Offer(1, 2)))
        said = second.of("said")[-1]
        assert (said["text"], said["offer"]) == ("I offer Bob 2 coins.", {"to": 1, "amount": 2})
        before = [player["coins"] for player in first.state["view"]["players"]]
        assert first.state["gifts"] == [1]
        assert (await first.ask(w.Give(0, 1, 2, first.seq)))["is"] == "done"
        assert [player["coins"] for player in second.state["view"]["players"]] == [before[0] - 2, before[1] + 2]
        refused = await first.ask(w.Give(0, 1, 99, first.seq))
        assert refused["error"]["rule"] == "SCY-INV-02"
        assert (await first.ask(w.Give(1, 0, 1)))["error"]["code"] == "not_your_seat"
        assert (await first.ask(w.Say(offer=Offer(0, 2))))["error"]["code"] == "bad_message"
        kept = TalkRow(info.id, 0, 0.0, ann.id, "Ann", 0, '{"to":1,"coins":3}', "offer")  # as it was kept before
        await app.store.talk.say(kept)
        third = await Client(app, bob).open(info.id)
        assert third.of("said")[-1]["offer"] == {"to": 1, "amount": 3}

    with_application(sqlite, tmp_path, work)
