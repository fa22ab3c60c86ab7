"""What people are dealt comes from a secret: its seal is shown from the beginning, the secret itself in the end."""

from __future__ import annotations

from pathlib import Path

import msgspec

import furrow
from furrow.kernel.streams import luck, seal
from furrow.server.application import Application
from furrow.server.live.progress import replay
from furrow.server.wire import socket as w
from tests.server.clients import Client, begun, guest, wish, with_application

SECRET = "d00d" * 16


def test_the_secret_behind_the_seal_is_in_the_record_of_the_finished_game(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application) -> None:
        app.tables.seeds = lambda: SECRET
        ann = await guest(app, "Ann")
        table = msgspec.structs.replace(wish("imperial_settlers", "me", "hotseat"), seed=None)
        info = await begun(app, ann, table=table)
        assert info.seal == seal(SECRET)
        client = await Client(app, ann).open(info.id)
        while client.table["state"] == "running":
            await client.send(w.Curtain(client.state["questions"][0]["seat"]))
            await client.play(client.texts[-1], client.state["seat"])
        client.close()
        record = await app.library.record(ann, info.id)
        assert isinstance(record, str)
        assert furrow.verify(record).problem == ""
        assert seal(furrow.load(record).origin["seed"]) == info.seal == (await app.tables.info(ann, info.id)).seal

    with_application(sqlite, tmp_path, work)


def test_a_table_that_wakes_deals_the_same_cards(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application) -> None:
        app.tables.seeds = lambda: SECRET
        ann = await guest(app, "Ann")
        table = msgspec.structs.replace(wish("fifty_first_state", "me", "hotseat"), seed=None)
        info = await begun(app, ann, table=table)
        client = await Client(app, ann).open(info.id)
        for _ in range(20):
            seat = client.state["questions"][0]["seat"]
            await client.send(w.Curtain(seat))
            await client.play(client.texts[0], seat)
            if (await app.tables.open(info.id)).running.can_undo(seat):
                await client.send(w.Undo(seat))
                await client.send(w.Redo(seat))
        client.close()
        live = await app.tables.open(info.id)
        woken = replay(await app.store.entries(info.id), live.plan)
        assert woken.game.position() == live.running.game.position()
        assert (woken.luck, woken.seal) == (live.running.luck, live.running.seal) == (luck(SECRET), seal(SECRET))
        assert SECRET not in msgspec.json.encode(live.plan).decode()

    with_application(sqlite, tmp_path, work)


def test_a_seed_for_study_has_no_seal(sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application) -> None:
        app.tables.seeds = lambda: SECRET
        info = await begun(app, await guest(app, "Ann"), table=wish("scythe", "me", "hotseat", seed=5))
        assert info.seal == ""

    with_application(sqlite, tmp_path, work)
