"""The `furrow` command. Each command imports what it needs when it runs, so that `furrow --help` is fast."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from furrow.cli.admin_commands import admin
from furrow.cli.group import DealingCommand, SpeakingCommand, SpeakingGroup
from furrow.cli.trouble import Trouble, listed
from furrow.cli.voice import VARIABLE
from furrow.games import DEFAULT
from furrow.languages import LANGUAGES

if TYPE_CHECKING:
    from furrow.cli.voice import Voice

# A help text is the name of a message; the group replaces it by the words of the chosen language.
app = typer.Typer(
    name="furrow", help="cli-help-furrow", cls=SpeakingGroup, add_completion=False, pretty_exceptions_enable=False
)


def _language(context: typer.Context, value: str) -> str:
    """The language may stand before the command or after it: the group has found it already."""
    found = context.find_root().obj
    return found if isinstance(found, str) else value


def _show_version(wanted: bool) -> None:
    if wanted:
        import furrow

        print(f"furrow {furrow.__version__}")
        raise typer.Exit


Lang = Annotated[str, typer.Option("--lang", metavar="CODE", envvar=VARIABLE, callback=_language, help="cli-help-lang")]
GameName = Annotated[str, typer.Argument(metavar="GAME", help="cli-help-game")]
Seed = Annotated[int, typer.Option("--seed", help="cli-help-seed")]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="cli-help-option")]
Version = Annotated[bool, typer.Option("--version", callback=_show_version, is_eager=True, help="cli-help-version")]
Processes = Annotated[int | None, typer.Option("--processes", help="cli-help-cores")]
Results = Annotated[Path | None, typer.Option("--results", metavar="FILE", help="cli-help-results")]
Json = Annotated[bool, typer.Option("--json", help="cli-help-json")]
File = Annotated[Path, typer.Argument(metavar="FILE", help="cli-help-file")]


def _voice(language: str) -> Voice:
    if language not in LANGUAGES:
        raise Trouble("cli-error-language", name=language, known=listed(LANGUAGES))
    from furrow.cli.voice import Voice

    return Voice(language)


@app.callback()
def furrow_command(
    lang: Lang = "en",
    version: Version = False,
) -> None:
    """What stands before the command."""


@app.command(cls=DealingCommand, help="cli-help-play")
def play(
    game: GameName = DEFAULT,
    seats: Annotated[int | None, typer.Option("--seats", help="cli-help-seats")] = None,
    seed: Annotated[int | None, typer.Option("--seed", help="cli-help-seed-any")] = None,
    bots: Annotated[str | None, typer.Option("--bots", metavar="A,B|none", help="cli-help-bots")] = None,
    human: Annotated[str | None, typer.Option("--human", metavar="SEATS", help="cli-help-human")] = None,
    deal: Annotated[list[str] | None, typer.Option("--deal", metavar="KIND=NAME", help="cli-help-deal")] = None,
    option: Options = None,
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE", help="cli-help-save")] = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE|last", help="cli-help-resume")] = None,
    text: Annotated[bool, typer.Option("--text", help="cli-help-text")] = False,
    no_color: Annotated[bool, typer.Option("--no-color", help="cli-help-no-color")] = False,
    screenshot: Annotated[Path | None, typer.Option("--screenshot", hidden=True, help="cli-help-screenshot")] = None,
    after: Annotated[int, typer.Option("--after", hidden=True, help="cli-help-after")] = 200,
    lang: Lang = "en",
) -> None:
    voice = _voice(lang)
    from furrow.cli import play as room
    from furrow.cli.setting import Wishes

    wishes = Wishes(game, seats, seed, bots, human, deal or [], option or [])
    manner = room.Manner(save, resume, no_color, not text)
    if screenshot is not None:
        from furrow.cli.picture import picture

        raise typer.Exit(picture(wishes, manner, voice, screenshot, after))
    raise typer.Exit(room.play(wishes, manner, voice))


@app.command(cls=SpeakingCommand, help="cli-help-replay")
def replay(
    file: File,
    at: Annotated[int | None, typer.Option("--at", metavar="N", help="cli-help-at")] = None,
    step: Annotated[bool, typer.Option("--step", help="cli-help-step")] = False,
    seat: Annotated[int | None, typer.Option("--seat", metavar="N", help="cli-help-eyes")] = None,
    text: Annotated[bool, typer.Option("--text", help="cli-help-text")] = False,
    no_color: Annotated[bool, typer.Option("--no-color", help="cli-help-no-color")] = False,
    lang: Lang = "en",
) -> None:
    voice = _voice(lang)
    from furrow.cli import replay as room
    from furrow.cli import screen

    console = screen.output(no_color=no_color)
    raise typer.Exit(room.replay(room.ReplayScreen(file, console, voice, seat, drawn=not text), at, step=step))


@app.command(cls=SpeakingCommand, help="cli-help-verify")
def verify(file: File, lang: Lang = "en") -> None:
    voice = _voice(lang)
    from furrow.cli import replay as room
    from furrow.cli import screen

    raise typer.Exit(room.verify(file, screen.output(), voice))


@app.command(cls=SpeakingCommand, help="cli-help-rules")
def rules(
    names: Annotated[list[str] | None, typer.Argument(metavar="[GAME] [RULE]", help="cli-help-rule-names")] = None,
    search: Annotated[str | None, typer.Option("--search", metavar="WORDS", help="cli-help-search")] = None,
    section: Annotated[str | None, typer.Option("--section", metavar="CODE", help="cli-help-section")] = None,
    cards: Annotated[bool, typer.Option("--cards", help="cli-help-cards")] = False,
    lang: Lang = "en",
) -> None:
    voice = _voice(lang)
    from furrow.cli import rules as room
    from furrow.cli import screen

    console = screen.output()
    game, wanted = room.divided(names or [])
    if cards:
        from furrow.cli.sheets import show_cards

        show_cards(console, voice, game, wanted)
    elif search is not None:
        room.show_search(console, voice, game, search)
    elif section is not None:
        room.show_section(console, voice, game, section)
    elif wanted:
        for name in wanted:
            room.show_named(console, voice, game, name)
    else:
        room.show_sections(console, voice, game)


@app.command(cls=SpeakingCommand, help="cli-help-options")
def options(game: GameName = DEFAULT, lang: Lang = "en") -> None:
    voice = _voice(lang)
    from furrow.cli import screen
    from furrow.cli.facts import show_options

    show_options(screen.output(), voice, game)


@app.command(cls=SpeakingCommand, help="cli-help-schema")
def schema(game: GameName = DEFAULT, lang: Lang = "en") -> None:
    _voice(lang)
    from furrow.cli.facts import print_schema

    print_schema(game)


@app.command(cls=SpeakingCommand, help="cli-help-sim")
def sim(
    game: GameName = DEFAULT,
    games: Annotated[int, typer.Option("--games", help="cli-help-games")] = 20,
    seed: Seed = 0,
    seats: Annotated[int | None, typer.Option("--seats", help="cli-help-seats")] = None,
    bots: Annotated[str | None, typer.Option("--bots", metavar="A,B", help="cli-help-sim-bots")] = None,
    option: Options = None,
    processes: Processes = None,
    json: Json = False,
    csv: Annotated[bool, typer.Option("--csv", help="cli-help-csv")] = False,
    number: Annotated[int | None, typer.Option("--game", metavar="N", help="cli-help-number")] = None,
    record: Annotated[Path | None, typer.Option("--record", metavar="FILE", help="cli-help-record")] = None,
    lang: Lang = "en",
) -> None:
    voice = _voice(lang)
    from furrow.cli import sim as room

    order = room.Order(game, games, seed, seats, bots, option or [], processes, json, csv, number, record)
    raise typer.Exit(room.sim(order, voice))


@app.command(cls=SpeakingCommand, help="cli-help-ladder")
def ladder(
    bots: Annotated[list[str], typer.Argument(metavar="BOT BOT…", help="cli-help-ladder-bots")],
    game: Annotated[str, typer.Option("--game", metavar="GAME", help="cli-help-ladder-game")] = DEFAULT,
    seats: Annotated[int, typer.Option("--seats", help="cli-help-two-seats")] = 2,
    games: Annotated[int, typer.Option("--games", help="cli-help-ladder-games")] = 20,
    seed: Seed = 0,
    option: Options = None,
    processes: Processes = None,
    results: Results = None,
    chart: Annotated[Path | None, typer.Option("--chart", metavar="FILE", help="cli-help-chart")] = None,
    json: Json = False,
    lang: Lang = "en",
) -> None:
    voice = _voice(lang)
    from furrow.cli import ladder as room

    order = room.Order(bots, game, seats, games, seed, option or [], processes, results, chart, json)
    raise typer.Exit(room.ladder(order, voice))


@app.command(cls=SpeakingCommand, help="cli-help-strength")
def strength(
    bars: Annotated[Path | None, typer.Option("--bars", metavar="FILE", help="cli-help-bars")] = None,
    only: Annotated[list[str] | None, typer.Option("--only", metavar="WORD", help="cli-help-only")] = None,
    results: Results = None,
    markdown: Annotated[Path | None, typer.Option("--markdown", metavar="FILE", help="cli-help-markdown")] = None,
    processes: Processes = None,
    dry: Annotated[bool, typer.Option("--dry", help="cli-help-dry")] = False,
    json: Json = False,
    lang: Lang = "en",
) -> None:
    voice = _voice(lang)
    from furrow.cli import strength as room

    raise typer.Exit(room.strength(room.Order(bars, only or [], results, markdown, processes, json, dry), voice))


@app.command(cls=SpeakingCommand, help="cli-help-tune")
def tune(
    game: Annotated[str, typer.Argument(metavar="GAME", help="cli-help-game")],
    out: Annotated[Path, typer.Option("--out", metavar="FILE", help="cli-help-out")],
    generations: Annotated[int, typer.Option("--generations", help="cli-help-generations")] = 20,
    population: Annotated[int, typer.Option("--population", help="cli-help-population")] = 12,
    games: Annotated[int, typer.Option("--games", help="cli-help-tune-games")] = 16,
    check: Annotated[int, typer.Option("--check", help="cli-help-check")] = 100,
    seed: Seed = 0,
    start: Annotated[str | None, typer.Option("--start", metavar="NAME|FILE", help="cli-help-start")] = None,
    results: Results = None,
    processes: Processes = None,
    chances: Annotated[bool, typer.Option("--chances", help="cli-help-chances")] = False,
    lang: Lang = "en",
) -> None:
    voice = _voice(lang)
    from furrow.cli import tune as room

    order = room.Order(game, out, generations, population, games, check, seed, start, results, processes, chances)
    raise typer.Exit(room.tune(order, voice))


@app.command(cls=SpeakingCommand, help="cli-help-hint")
def hint(
    file: File,
    seat: Annotated[int | None, typer.Option("--seat", metavar="N", help="cli-help-hint-seat")] = None,
    at: Annotated[int | None, typer.Option("--at", metavar="N", help="cli-help-hint-at")] = None,
    level: Annotated[str, typer.Option("--level", metavar="BOT", help="cli-help-level")] = "sharp",
    most: Annotated[int, typer.Option("--most", metavar="N", help="cli-help-most")] = 3,
    json: Json = False,
    lang: Lang = "en",
) -> None:
    voice = _voice(lang)
    from furrow.cli import hint as room

    raise typer.Exit(room.hint(room.Order(file, seat, at, level, most, json), voice))


@app.command(cls=SpeakingCommand, help="cli-help-analyse")
def analyse(
    file: File,
    level: Annotated[str | None, typer.Option("--level", metavar="BOT", help="cli-help-level")] = None,
    most: Annotated[int, typer.Option("--most", metavar="N", help="cli-help-most")] = 10,
    seat: Annotated[int | None, typer.Option("--seat", metavar="N", help="cli-help-analyse-seat")] = None,
    json: Json = False,
    lang: Lang = "en",
) -> None:
    voice = _voice(lang)
    from furrow.cli import analyse as room

    raise typer.Exit(room.analysis(room.Order(file, level, most, seat, json), voice))


@app.command(cls=SpeakingCommand, help="cli-help-bench")
def bench(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="cli-help-bench-game")] = None,
    peer: Annotated[str | None, typer.Option("--peer", metavar="NAME", help="cli-help-peer")] = None,
    against: Annotated[Path | None, typer.Option("--against", metavar="PATH", help="cli-help-against")] = None,
    seconds: Annotated[float, typer.Option("--seconds", help="cli-help-seconds")] = 3.0,
    rounds: Annotated[int | None, typer.Option("--rounds", help="cli-help-rounds")] = None,
    look: Annotated[bool, typer.Option("--look", help="cli-help-look")] = False,
    json: Json = False,
    lang: Lang = "en",
) -> None:
    voice = _voice(lang)
    from furrow.cli import bench as room

    if against is not None:
        from furrow.cli import bench_against

        order = bench_against.Order(against, game, peer, seconds, rounds, json)
        raise typer.Exit(bench_against.bench_against(order, voice))
    many = room.ROUNDS if rounds is None else rounds
    raise typer.Exit(room.bench(room.Order(game or DEFAULT, peer, seconds, many, json, look), voice))


@app.command(cls=SpeakingCommand, help="cli-help-serve")
def serve(
    host: Annotated[str | None, typer.Option("--host", help="cli-help-host")] = None,
    port: Annotated[int | None, typer.Option("--port", help="cli-help-port")] = None,
    database: Annotated[str | None, typer.Option("--database", metavar="URL", help="cli-help-database")] = None,
    data_dir: Annotated[Path | None, typer.Option("--data-dir", metavar="FOLDER", help="cli-help-data-dir")] = None,
    redis: Annotated[str | None, typer.Option("--redis", metavar="URL", help="cli-help-redis")] = None,
    workers: Annotated[int | None, typer.Option("--workers", help="cli-help-workers")] = None,
    bot_workers: Annotated[int | None, typer.Option("--bot-workers", help="cli-help-bot-workers")] = None,
    origin: Annotated[str | None, typer.Option("--origin", metavar="URL", help="cli-help-origin")] = None,
    proxies: Annotated[str | None, typer.Option("--proxies", metavar="A,B", help="cli-help-proxies")] = None,
    log_level: Annotated[str | None, typer.Option("--log-level", metavar="LEVEL", help="cli-help-log-level")] = None,
    log_file: Annotated[str | None, typer.Option("--log-file", metavar="FILE", help="cli-help-log-file")] = None,
    graceful: Annotated[
        int | None, typer.Option("--timeout-graceful-shutdown", metavar="SECONDS", help="cli-help-graceful")
    ] = None,
    invitation_only: Annotated[
        bool | None, typer.Option("--invitation-only/--open-to-all", help="cli-help-invitation-only")
    ] = None,
    port_file: Annotated[Path | None, typer.Option("--port-file", metavar="FILE", help="cli-help-port-file")] = None,
    browse: Annotated[bool, typer.Option("--open/--no-browser", help="cli-help-browse")] = False,
    lang: Lang = "en",
) -> None:
    voice = _voice(lang)
    from furrow.cli import serve as room

    order = room.Order(
        host,
        port,
        database,
        data_dir,
        redis,
        workers,
        bot_workers,
        origin,
        proxies,
        log_level,
        log_file,
        graceful,
        invitation_only,
        port_file,
        browse,
    )
    raise typer.Exit(room.serve(order, voice))


app.add_typer(admin)


def main() -> None:
    """The entry of the script `furrow`."""
    app()
