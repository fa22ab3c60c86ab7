"""What seats are called: people by their names, bots in the language of the reader."""

from __future__ import annotations

from pathlib import Path

from furrow.server.application import Application
from furrow.server.live.naming import told
from furrow.server.wire import socket as w
from furrow.server.wire.tables import NewTable, SeatWish
from tests.server.clients import Client, begun, guest, wish, with_application
from tests.server.edge import serving


def _names(client: Client) -> list[str]:
    return [seat["name"] for seat in client.table["seats"]]


def test_each_reader_hears_of_the_bots_in_their_language(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application) -> None:
        ann = await guest(app, "Novice bot")
        info = await begun(app, ann, table=wish("scythe", "me", "novice", "novice", listed=True))
        client = await Client(app, ann).open(info.id)
        await client.until(lambda: client.texts)
        assert _names(client) == ["Novice bot", "Novice bot 2", "Novice bot 3"]
        persian = await Client(app, None, "fa").open(info.id)
        assert _names(persian) == ["Novice bot", "ربات تازه‌کار", "ربات تازه‌کار ۲"]
        await client.play(client.texts[0])
        await client.until(lambda: client.state["questions"] and len(client.log) > 3)
        await persian.until(lambda: len(persian.log) == len(client.log))
        assert any("Novice bot 2" in line for line in client.log)
        assert any("ربات تازه‌کار ۲" in line for line in persian.log)
        assert not any("Novice bot 2" in line for line in persian.log)
        before = len(client.of("table"))
        await client.send(w.Lang("cs"))
        await client.until(lambda: len(client.of("table")) > before)
        assert _names(client) == ["Novice bot", "Bot nováček", "Bot nováček 2"]
        listed = [told(each, "hu") for each in await app.lists.live(None)]
        assert [seat.name for seat in listed[0].seats][1:] == ["Kezdő Bot", "Kezdő Bot 2"]

    with_application(sqlite, tmp_path, work)


def test_another_name_reaches_the_tables_where_one_sits(database: str, tmp_path: Path) -> None:
    """In the waiting room, during a game, in the lists and in what was said; a finished game keeps its names."""

    async def work(app: Application) -> None:
        ann, bob = await guest(app, "Ann"), await guest(app, "Guest 348")
        over = await begun(app, ann, bob)
        await app.store.change_table(over.id, state="over")  # as if it were played to its end
        await app.house.let_go(app.house.live[over.id])
        running = await begun(app, ann, bob)
        made = await app.tables.create(ann, wish("scythe", "me", "open", "hotseat", "novice", listed=True))
        await app.tables.join(bob, made.id)
        room, game = await Client(app, ann).open(made.id), await Client(app, ann).open(running.id)
        await (own := await Client(app, bob).open(made.id)).send(w.Say(text="hello"))
        assert _names(room)[:3] == ["Ann", "Guest 348", "Ann 2"]
        await app.people.change(bob, name="  Bob ")
        assert _names(room)[:3] == ["Ann", "Bob", "Ann 2"]
        assert _names(game) == ["Ann", "Bob"]
        assert any("Bob" in line for line in game.log)
        assert not any("Guest" in line for line in game.log)
        mine = {each.id: each for each in await app.lists.mine(bob)}
        assert {mine[id].seats[1].name for id in (made.id, running.id)} == {"Bob"}
        assert (await app.tables.info(bob, over.id)).seats[1].name == "Guest 348"
        await own.send(w.Say(text="it is me"))  # by a connection that is older than the name
        assert [said["name"] for said in room.of("said")] == ["Guest 348", "Bob"]
        late = await Client(app, ann).open(made.id)
        await late.until(lambda: len(late.of("said")) == 2)
        assert {said["name"] for said in late.of("said")} == {"Bob"}
        await app.people.change(ann, name="Bob")  # guests may be called alike; seats are told apart
        assert _names(room)[:3] == ["Bob 2", "Bob", "Bob 3"]
        assert room.table["host_name"] == "Bob"
        await app.people.account("Béla", "long enough", bob)
        assert _names(room)[:3] == ["Bob 2", "Béla", "Bob 3"]

    with_application(database, tmp_path, work)


def test_a_name_given_at_one_screen_stays_when_its_owner_takes_another(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application) -> None:
        ann = await guest(app, "Ann")
        seats = [SeatWish("me"), SeatWish("hotseat", name="Cyd")]
        room = await Client(app, ann).open((await app.tables.create(ann, NewTable("scythe", seats))).id)
        await app.people.change(ann, name="Dee")
        assert _names(room) == ["Dee", "Cyd"]

    with_application(sqlite, tmp_path, work)


def test_a_game_begins_with_the_names_of_that_moment(sqlite: str, tmp_path: Path) -> None:
    """Who sits down by a request that came in before the new name was written has the old one until then."""

    async def work(app: Application) -> None:
        ann, bob = await guest(app, "Ann"), await guest(app, "Guest 348")
        made = await app.tables.create(ann, wish("scythe", "me", "open", listed=True))
        await app.people.change(bob, name="Bob")
        await app.tables.join(bob, made.id)  # `bob` still says Guest 348
        assert (await app.tables.info(ann, made.id)).seats[1].name == "Guest 348"
        assert (await app.tables.start(ann, made.id)).seats[1].name == "Bob"

    with_application(sqlite, tmp_path, work)


def test_a_bot_that_a_package_registers_sits_down_and_plays(tmp_path: Path) -> None:
    """The operator installs a package; its bot is offered, keeps its name in all languages, and answers."""
    package = tmp_path / "packages" / "my_bots-1.0.dist-info"
    package.mkdir(parents=True)
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: my-bots\nVersion: 1.0\n")
    (package / "entry_points.txt").write_text("[furrow.bots]\nfirst = tests.bots.players:First\n")
    path = {"PYTHONPATH": f"{package.parent}:{Path.cwd()}"}
    with serving(variables=path, home=tmp_path) as served, served.person("Anna") as anna:
        levels = anna.get("/api/games", lang="hu")["games"][0]["levels"]
        assert levels[-1] == {"name": "first", "title": "first"}
        table = anna.table("imperial_settlers", [{"who": "me"}, {"who": "bot", "level": "first"}])
        assert [seat["name"] for seat in table["seats"]] == ["Anna", "first"]
        with anna.socket(table["id"]) as socket:
            for _ in range(3):
                assert socket.play()["is"] == "done"
        assert '"bot trouble"' not in served.log
        refused = anna.http.post(
            "/api/tables", json={"game": "scythe", "seats": [{"who": "me"}, {"who": "bot", "level": "second"}]}
        )
        assert refused.json()["error"]["code"] == "no_such_level"
