"""`furrow bench --against PATH`: this checkout of Furrow beside another one, game by game."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from furrow.cli import keeper, screen
from furrow.cli.bench import SERVER, WEB, check_length
from furrow.cli.setting import known_game
from furrow.cli.trouble import Trouble
from furrow.cli.voice import Voice
from furrow.games import OWN
from furrow.kernel.errors import FurrowError
from furrow.lab import checkouts

_OVERHEAD = 1.1
"""Wall time over the CPU time that is measured, about: starting, and games that end after their time."""


class Order(msgspec.Struct):
    """What to measure against which folder. Without a game: all; without a number of rounds: nine."""

    path: Path
    game: str | None
    peer: str | None
    seconds: float
    rounds: int | None
    json: bool


class AgainstReport(msgspec.Struct, frozen=True):
    """What `--json` gives."""

    against: str
    rounds: int
    seconds: float
    games: list[checkouts.Comparison]


def bench_against(order: Order, voice: Voice) -> int:
    """Measure both in turns, then print a table or JSON."""
    if order.peer is not None or order.game in (SERVER, WEB):
        raise Trouble("cli-error-against")
    games = list(OWN) if order.game is None else [known_game(order.game)]
    rounds = checkouts.ROUNDS if order.rounds is None else order.rounds
    check_length(rounds, order.seconds)
    folder = keeper.shown(order.path)
    if not order.path.is_dir():
        raise Trouble("cli-error-no-folder", folder=folder)
    try:
        checkouts.source_of(order.path)
        about = max(1, round(2 * len(games) * rounds * order.seconds * _OVERHEAD))
        screen.messages().print(Text(voice.say("cli-bench-start", seconds=about), style="dim"))
        found = checkouts.compare(order.path, games, seconds=order.seconds, rounds=rounds)
    except checkouts.NoCheckout:
        raise Trouble("cli-error-checkout", folder=folder) from None
    except FurrowError as error:
        raise Trouble("cli-error-against-fails", folder=folder, reason=str(error)) from None
    report = AgainstReport(str(order.path), rounds, order.seconds, found)
    if order.json:
        sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(report), indent=1) + b"\n")
        sys.stdout.buffer.flush()
    else:
        show(screen.output(), voice, report)
    return 0


def show(console: Console, voice: Voice, report: AgainstReport) -> None:
    """A line for each game: the ratio with its range, then the pace of both."""
    console.print(Text(voice.say("cli-bench-against-title", folder=report.against, rounds=report.rounds), "bold"))
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    table.add_column(voice.say("cli-column-game"))
    for heading in ("ratio", "lowest", "highest", "here", "there"):
        table.add_column(voice.say(f"cli-column-{heading}"), justify="right")
    for duel in report.games:
        ratio = [voice.figure(f"{value:.3f}") for value in (duel.ratio.value, duel.ratio.low, duel.ratio.high)]
        paces = [voice.figure(f"{value:,.0f}") for value in (duel.here, duel.there)]
        table.add_row(duel.game, *ratio, *paces, "" if duel.alike else voice.say("cli-bench-other-games"))
    console.print(table)
