"""The commands under `furrow admin`. Each imports what it needs when it runs."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from furrow.cli.group import SpeakingCommand, SpeakingGroup
from furrow.cli.trouble import Trouble, listed
from furrow.cli.voice import VARIABLE
from furrow.languages import LANGUAGES

if TYPE_CHECKING:
    from furrow.cli.admin import Site

admin = typer.Typer(name="admin", help="cli-help-admin", cls=SpeakingGroup, no_args_is_help=True)

Database = Annotated[str | None, typer.Option("--database", metavar="URL", help="cli-help-database")]
Data = Annotated[Path | None, typer.Option("--data-dir", metavar="FOLDER", help="cli-help-data-dir")]
Lang = Annotated[str, typer.Option("--lang", metavar="CODE", envvar=VARIABLE, help="cli-help-lang")]
Json = Annotated[bool, typer.Option("--json", help="cli-help-json")]
TableId = Annotated[str, typer.Argument(metavar="TABLE", help="cli-help-admin-table")]


def _site(database: str | None, data_dir: Path | None, lang: str) -> Site:
    if lang not in LANGUAGES:
        raise Trouble("cli-error-language", name=lang, known=listed(LANGUAGES))
    from furrow.cli.admin import Site
    from furrow.cli.voice import Voice

    return Site(database, data_dir, Voice(lang))


@admin.command(cls=SpeakingCommand, help="cli-help-admin-tables")
def tables(
    context: typer.Context,
    state: Annotated[str | None, typer.Option("--state", metavar="STATE", help="cli-help-admin-state")] = None,
    game: Annotated[str | None, typer.Option("--game", metavar="GAME", help="cli-help-game")] = None,
    json: Json = False,
    database: Database = None,
    data_dir: Data = None,
    lang: Lang = "en",
) -> None:
    from furrow.cli import admin as room

    room.tables(_site(database, data_dir, _language(context, lang)), state, game, json=json)


@admin.command(cls=SpeakingCommand, help="cli-help-admin-close")
def close(
    context: typer.Context, table: TableId, database: Database = None, data_dir: Data = None, lang: Lang = "en"
) -> None:
    from furrow.cli import admin as room

    room.close(_site(database, data_dir, _language(context, lang)), table)


@admin.command(cls=SpeakingCommand, help="cli-help-admin-export")
def export(
    context: typer.Context,
    table: TableId,
    to: Annotated[Path | None, typer.Option("--to", metavar="FILE", help="cli-help-admin-to")] = None,
    database: Database = None,
    data_dir: Data = None,
    lang: Lang = "en",
) -> None:
    from furrow.cli import admin as room

    room.export(_site(database, data_dir, _language(context, lang)), table, to)


@admin.command(cls=SpeakingCommand, help="cli-help-admin-check")
def check(
    context: typer.Context, json: Json = False, database: Database = None, data_dir: Data = None, lang: Lang = "en"
) -> None:
    from furrow.cli import admin as room

    room.check(_site(database, data_dir, _language(context, lang)), json=json)


@admin.command(cls=SpeakingCommand, help="cli-help-admin-repair")
def repair(
    context: typer.Context,
    table: TableId,
    yes: Annotated[bool, typer.Option("--yes", help="cli-help-admin-yes")] = False,
    database: Database = None,
    data_dir: Data = None,
    lang: Lang = "en",
) -> None:
    from furrow.cli import admin as room

    room.repair(_site(database, data_dir, _language(context, lang)), table, yes=yes)


@admin.command(cls=SpeakingCommand, help="cli-help-admin-invite")
def invite(
    context: typer.Context,
    count: Annotated[int, typer.Option("--count", help="cli-help-admin-count")] = 1,
    note: Annotated[str, typer.Option("--note", metavar="TEXT", help="cli-help-admin-note")] = "",
    database: Database = None,
    data_dir: Data = None,
    lang: Lang = "en",
) -> None:
    from furrow.cli import admin as room

    room.invite(_site(database, data_dir, _language(context, lang)), count, note)


@admin.command(cls=SpeakingCommand, help="cli-help-admin-invitations")
def invitations(
    context: typer.Context, json: Json = False, database: Database = None, data_dir: Data = None, lang: Lang = "en"
) -> None:
    from furrow.cli import admin as room

    room.invitations(_site(database, data_dir, _language(context, lang)), json=json)


@admin.command(cls=SpeakingCommand, help="cli-help-admin-access")
def access(
    context: typer.Context,
    invitation_only: Annotated[
        bool | None, typer.Option("--invitation-only/--open-to-all", help="cli-help-admin-wanted")
    ] = None,
    database: Database = None,
    data_dir: Data = None,
    lang: Lang = "en",
) -> None:
    from furrow.cli import admin as room

    room.access(_site(database, data_dir, _language(context, lang)), invitation_only)


@admin.command(cls=SpeakingCommand, help="cli-help-admin-moderators")
def moderators(
    context: typer.Context,
    name: Annotated[str | None, typer.Argument(metavar="[NAME]", help="cli-help-admin-name")] = None,
    remove: Annotated[bool, typer.Option("--remove", help="cli-help-admin-remove")] = False,
    database: Database = None,
    data_dir: Data = None,
    lang: Lang = "en",
) -> None:
    from furrow.cli import admin as room

    room.moderators(_site(database, data_dir, _language(context, lang)), name, remove=remove)


@admin.command(cls=SpeakingCommand, help="cli-help-admin-backup")
def backup(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="cli-help-admin-file")],
    database: Database = None,
    data_dir: Data = None,
    lang: Lang = "en",
) -> None:
    from furrow.cli import admin as room

    room.backup(_site(database, data_dir, _language(context, lang)), file)


def _language(context: typer.Context, value: str) -> str:
    """The language may stand before the command or after it: the group has found it already."""
    found = context.find_root().obj
    return found if isinstance(found, str) else value
