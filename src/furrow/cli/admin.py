"""`furrow admin`: what the operator of a site does from the command line."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TypeVar

import msgspec
import typer
from rich.table import Table
from sqlalchemy.exc import SQLAlchemyError

from furrow.cli import screen
from furrow.cli.trouble import BAD_INPUT, Trouble, listed
from furrow.cli.voice import Voice
from furrow.games import names
from furrow.kernel.errors import FurrowError
from furrow.server.administration import STATES, Administration, check_there, visiting
from furrow.server.file_modes import opener
from furrow.server.settings import settings
from furrow.server.store.backup import backup as copy
from furrow.server.wire.errors import Problem

T = TypeVar("T")
_MOST_INVITATIONS = 1000


class Site(msgspec.Struct):
    """Which site, and in which language."""

    database: str | None
    data_dir: Path | None
    voice: Voice

    @property
    def url(self) -> str:
        return settings({"database": self.database, "data_dir": self.data_dir}).database_url

    def visit(self, work: Callable[[Administration], Awaitable[T]], *, alone: bool = False) -> T:
        """Do something in the site's database; `alone`: only while no server has its file."""

        async def run() -> T:
            async with visiting(self.url, alone=alone) as administration:
                return await work(administration)

        return self.trying(run)

    def trying(self, run: Callable[[], Awaitable[T]]) -> T:
        """Run it; what goes wrong is shown in one line."""

        async def main() -> T:
            return await run()

        try:
            return asyncio.run(main())
        except Problem as problem:
            code = problem.code.replace("_", "-")
            message = f"server-error-{code}"
            if not self.voice.knows(message):
                message = f"admin-error-{code}"
            raise Trouble(message, BAD_INPUT, **problem.details) from None
        except (FurrowError, OSError) as error:
            raise Trouble("cli-error-other", reason=str(error)) from None
        except SQLAlchemyError as error:
            raise Trouble("admin-error-database", reason=str(error).splitlines()[0]) from None


def tables(site: Site, stage: str | None, game: str | None, *, json: bool) -> None:
    """List the tables."""
    _check(stage, STATES)
    _check(game, names())
    found = site.visit(lambda administration: administration.tables(stage, game))
    if json:
        sys.stdout.write(msgspec.json.encode(found).decode() + "\n")
        return
    voice = site.voice
    table = _table(voice, "id", "game", "stage", "seats", "decisions", "moved")
    for line in found:
        seats = listed(name or "–" for name in line.seats)
        stage_word = voice.say(f"admin-stage-{line.stage}")
        table.add_row(line.id, line.game, stage_word, seats, voice.number(line.decisions), _when(line.moved))
    screen.output().print(table)


def close(site: Site, id: str) -> None:
    """Close a table."""
    site.visit(lambda administration: administration.close(id))
    print(site.voice.say("admin-closed", table=id))


def export(site: Site, id: str, file: Path | None) -> None:
    """Write the record of a table's game to a file or the screen."""
    record = site.visit(lambda administration: administration.export(id))
    if file is None:
        sys.stdout.write(record)
    else:
        _write(file, record)


def check(site: Site, *, json: bool) -> None:
    """Look through the whole database; what is wrong is listed, and the exit code says so."""
    found = site.visit(lambda administration: administration.check())
    if json:
        sys.stdout.write(msgspec.json.encode(found).decode() + "\n")
    elif found:
        table = _table(site.voice, "id", "damage")
        for each in found:
            table.add_row(each.table or "–", each.reason)
        screen.output().print(table)
    else:
        print(site.voice.say("admin-check-fine"))
    if found:
        raise SystemExit(1)


def repair(site: Site, id: str, *, yes: bool) -> None:
    """Keep a damaged log up to its last good entry, if that is wanted."""
    finding = site.visit(lambda administration: administration.damage(id))
    question = site.voice.say("admin-repair-ask", table=id, reason=finding.reason, good=finding.good or 0)
    if yes or typer.confirm(question):
        gone = site.visit(lambda administration: administration.repair(id), alone=True)
        print(site.voice.say("admin-repaired", table=id, gone=gone))


def invite(site: Site, count: int, note: str) -> None:
    """Make invitations and print their codes."""
    if not 1 <= count <= _MOST_INVITATIONS:
        raise Trouble("cli-error-value", name="--count")
    for code in site.visit(lambda administration: administration.invite(count, note)):
        print(code)


def invitations(site: Site, *, json: bool) -> None:
    """List the invitations and who has used them."""
    found = site.visit(lambda administration: administration.invitations())
    if json:
        sys.stdout.write(msgspec.json.encode(found).decode() + "\n")
        return
    table = _table(site.voice, "code", "created", "note", "used")
    for row in found:
        table.add_row(row.code, _when(row.created), row.note, _when(row.used) if row.used_by else "")
    screen.output().print(table)


def access(site: Site, invitation_only: bool | None) -> None:
    """Show or change whether a new account needs an invitation."""

    async def work(administration: Administration) -> bool:
        if invitation_only is not None:
            await administration.set_invitation_only(invitation_only)
        return await administration.invitation_only()

    print(site.voice.say("admin-invitation-only" if site.visit(work) else "admin-open-to-all"))


def moderators(site: Site, name: str | None, *, remove: bool) -> None:
    """List the moderators, after adding or removing one."""

    async def work(administration: Administration) -> list[str]:
        if name is not None:
            await administration.set_moderator(name, not remove)
        return await administration.moderators()

    for moderator in site.visit(work):
        print(moderator)


def backup(site: Site, file: Path) -> None:
    """Copy the database while servers go on using it."""

    async def run() -> None:
        check_there(site.url)
        await copy(site.url, file)

    site.trying(run)
    print(site.voice.say("admin-backed-up", file=str(file)))


def _table(voice: Voice, *columns: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for column in columns:
        table.add_column(voice.say(f"admin-column-{column}"), no_wrap=column in ("id", "code", "moved", "created"))
    return table


def _when(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M") if seconds else ""


def _check(value: str | None, known: tuple[str, ...]) -> None:
    if value is not None and value not in known:
        raise Trouble("admin-error-choice", name=value, known=listed(known))


def _write(file: Path, text: str) -> None:
    try:
        with open(file, "x", encoding="utf-8", opener=opener) as target:
            target.write(text)
    except OSError as error:
        raise Trouble("admin-error-file", name=str(file), reason=error.strerror or "") from None
