"""`furrow admin` on a database without a server: the command as a person types it."""

from __future__ import annotations

import json
import os
from pathlib import Path

import msgspec
import pytest

import furrow
from furrow.server.live import journal as j
from furrow.server.live.plan import Plan, SeatPlan, write_plan
from furrow.server.people import People
from furrow.server.store import Entry, Store, TableRow
from furrow.server.wire.errors import Problem
from furrow.words import LANGUAGES
from tests.cli.helpers import Outcome, furrow_here
from tests.server import services
from tests.server.stores import with_store


@pytest.fixture
def site(database: str) -> str:
    """A site with a table that waits, one that runs, and an account."""

    async def work(store: Store) -> None:
        plan = Plan("scythe", [SeatPlan("me", "Ada", "ada"), SeatPlan("bot", "Greta", level="steady", bot=True)])
        for id, state in (("quiet", "waiting"), ("busy", "running")):
            row = TableRow(id, "scythe", state, "ada", settings=write_plan(plan), people=["ada"], turn_of=["ada"])
            await store.add_table(row)
        await store.append(Entry("busy", 1, 0.0, -1, j.START, j.encode(j.Start("scythe", 2, 77))))
        game = furrow.new("scythe", seats=2, seed=77)
        for seq in range(2, 5):
            line, seat = game.legal(game.actors[0])[0].text, game.actors[0]
            game.play(line, seat)
            await store.append(Entry("busy", seq, 0.0, seat, j.PLAY, j.encode(j.Body(line=line))))
        await People(store, b"key").account("Ödön", "long password")

    with_store(database, work)
    return database


def admin(site: str, *words: str, lang: str = "en") -> Outcome:
    return furrow_here("admin", *words, "--database", site, "--lang", lang)


def test_the_tables_are_listed(site: str) -> None:
    done = admin(site, "tables")
    assert done.code == 0, done
    assert "quiet" in done.out
    assert "Ada, Greta" in done.out
    (line,) = json.loads(admin(site, "tables", "--state", "running", "--json").out)
    assert (line["id"], line["game"], line["stage"], line["seats"]) == ("busy", "scythe", "running", ["Ada", "Greta"])
    assert json.loads(admin(site, "tables", "--game", "imperial_settlers", "--json").out) == []
    assert admin(site, "tables", "--state", "asleep").code == 2
    assert "várakozik" in admin(site, "tables", lang="hu").out


def test_a_table_is_closed_once(site: str) -> None:
    assert admin(site, "close", "busy").out == "The table busy is closed.\n"

    async def check(store: Store) -> None:
        row = await store.table("busy")
        assert row is not None
        assert (row.state, row.turn_of) == ("closed", [])
        assert [table for _, table in await store.orders.since(0)] == ["busy"]

    with_store(site, check)
    assert admin(site, "close", "busy").code == 2
    assert admin(site, "close", "nothing").code == 2
    assert "nothing" not in admin(site, "close", "nothing").out


def test_a_game_is_exported_with_its_seed(site: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    assert admin(site, "export", "busy", "--to", str(file)).code == 0
    text = file.read_text(encoding="utf-8")
    assert furrow.verify(text) == (3, "")
    assert msgspec.json.decode(text)["origin"]["seed"] == 77
    assert admin(site, "export", "busy").out == text
    assert admin(site, "export", "busy", "--to", str(file)).code == 2
    assert admin(site, "export", "quiet").code == 2


def test_a_site_becomes_invitation_only(site: str) -> None:
    assert admin(site, "access").out == "Everybody can play here.\n"
    assert "invitation" in admin(site, "access", "--invitation-only").out
    codes = admin(site, "invite", "--count", "2", "--note", "for Béla").out.split()
    assert len(set(codes)) == 2

    async def enter(store: Store) -> None:
        people = People(store, b"key")
        with pytest.raises(Problem):
            await people.guest("Eve")
        await people.account("Béla", "long password", invitation=codes[0])

    with_store(site, enter)
    listed = json.loads(admin(site, "invitations", "--json").out)
    assert sorted(bool(row["used_by"]) for row in listed) == [False, True]
    assert "for Béla" in admin(site, "invitations").out
    assert admin(site, "invite", "--count", "0").code == 2
    assert admin(site, "access", "--open-to-all").out == "Everybody can play here.\n"


def test_moderators_are_made_and_sent_away(site: str) -> None:
    assert admin(site, "moderators").out == ""
    assert admin(site, "moderators", "ödön").out == "Ödön\n"
    assert admin(site, "moderators", "nobody").code == 2
    assert admin(site, "moderators", "ÖDÖN", "--remove").out == ""


def test_a_backup_holds_the_site(site: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(services.programs()), prepend=os.pathsep)
    file = tmp_path / "copy"
    assert admin(site, "backup", str(file)).code == 0
    assert file.stat().st_size > 1000
    assert admin(site, "backup", str(file)).code == 2
    if not site.startswith("postgresql"):
        assert "busy" in admin(str(file), "tables").out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_not_there_is_said_in_one_line(tmp_path: Path, lang: str) -> None:
    for words in (["tables"], ["backup", str(tmp_path / "copy")]):
        done = furrow_here("admin", *words, "--data-dir", str(tmp_path / "nothing"), "--lang", lang)
        assert done.code == 2
        assert done.err.count("\n") == 1
        assert "furrow.sqlite" in done.err
    assert furrow_here("admin", "tables", "--database", "mysql://x/y").code == 2
    assert list(tmp_path.iterdir()) == []


def test_a_database_that_does_not_answer_is_no_traceback(tmp_path: Path) -> None:
    done = furrow_here("admin", "tables", "--database", f"postgresql://nobody@/nothing?host={tmp_path}")
    assert done.code == 2
    assert "Traceback" not in done.err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_speaks_every_language(lang: str) -> None:
    texts = {furrow_here("admin", *words, "--help", "--lang", lang).out for words in ([], ["tables"], ["backup"])}
    assert len(texts) == 3
    assert not any("cli-help" in text for text in texts)
