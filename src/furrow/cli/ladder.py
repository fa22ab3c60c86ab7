"""`furrow ladder`: a round robin of bots, its tables and its chart."""

from __future__ import annotations

from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from furrow.cli import keeper, screen, writing
from furrow.cli.failing import show_failures, tell_troubles
from furrow.cli.progress_bar import Bar
from furrow.cli.setting import known_bots, known_game, option_values, seat_count
from furrow.cli.sim import INTERRUPTED
from furrow.cli.thinking import show_thinking
from furrow.cli.trouble import Trouble
from furrow.cli.voice import Voice
from furrow.kernel.errors import FurrowError
from furrow.lab import chart as charts
from furrow.lab import ladder as lab
from furrow.lab.crew import cores
from furrow.lab.intervals import Share, Spread
from furrow.lab.ratings import LadderReport, report


class Order(msgspec.Struct):
    """Who plays what, and where it goes."""

    bots: list[str]
    game: str
    seats: int
    games: int
    seed: int
    options: list[str]
    processes: int | None
    results: Path | None
    chart: Path | None
    json: bool


def ladder(order: Order, voice: Voice) -> int:
    """Play the round robin; tables go to stdout, progress and times to stderr."""
    tournament = _tournament(order)
    wanted = order.games * len(lab.tables(tournament))
    try:
        if order.chart is not None:
            charts.check(order.chart)
        with Bar(voice, wanted) as bar:
            found = lab.play_ladder(
                tournament,
                order.games,
                processes=order.processes or cores(),
                file=order.results,
                progress=bar.advance,
            )
    except FurrowError as error:
        raise Trouble("cli-error-other", reason=str(error)) from None
    except OSError as error:
        reason = keeper.reason_of(error)
        raise Trouble("cli-not-saved", file=keeper.shown(order.results or Path()), reason=reason) from None
    _tell(order, voice, found)
    return 0 if found.complete else INTERRUPTED


def _tournament(order: Order) -> lab.Tournament:
    """The order, checked."""
    game = known_game(order.game)
    seats = seat_count(game, order.seats)
    names = [name for text in order.bots for name in known_bots(text)]
    numbers = {"--games": (order.games, 1), "--processes": (order.processes, 1)}
    for name, (value, low) in numbers.items():
        if value is not None and value < low:
            raise Trouble("cli-error-number", name=name, value=value, low=low)
    try:
        return lab.make_tournament(
            game, names, seats=seats, seed=order.seed, options=option_values(game, order.options)
        )
    except FurrowError as error:
        raise Trouble("cli-error-setup", reason=str(error)) from None


def _tell(order: Order, voice: Voice, found: lab.Ladder) -> None:
    messages = screen.messages()
    told = report(found)
    if order.json:
        document = {"tournament": found.tournament, "report": told}
        writing.to_output(msgspec.json.format(msgspec.json.encode(document), indent=1) + b"\n")
    else:
        show(screen.output(), voice, found, told)
        show_thinking(messages, voice, told.thinking)
    tell_troubles(messages, voice, found.troubles)
    if not found.complete:
        text = voice.say("lab-stopped", done=len(found.games), wanted=found.wanted)
        messages.print(Text(text, style="bold"))
    if order.results is not None:
        messages.print(Text(voice.say("lab-kept", file=keeper.shown(order.results)), style="dim"))
    if order.chart is not None and found.games:
        _draw(order.chart, voice, found, told)
        messages.print(Text(voice.say("lab-chart-written", file=keeper.shown(order.chart)), style="dim"))


def _draw(path: Path, voice: Voice, found: lab.Ladder, told: LadderReport) -> None:
    words = {name: voice.say(f"lab-chart-{name}") for name in ("rating", "share", "against", "bot", "score", "length")}
    try:
        charts.draw(found, told, path, {**words, "title": _title(voice, found.tournament, told)})
    except (OSError, ValueError) as error:
        raise Trouble("cli-not-saved", file=keeper.shown(path), reason=keeper.reason_of(error)) from None


def _title(voice: Voice, tournament: lab.Tournament, told: LadderReport) -> str:
    return voice.say("lab-ladder-title", game=tournament.game, seats=tournament.seats, games=told.games)


def show(console: Console, voice: Voice, found: lab.Ladder, told: LadderReport) -> None:
    """Ratings, then who beats whom."""
    console.print(Text(_title(voice, found.tournament, told), style="bold"))
    if told.unfinished:
        console.print(Text(voice.say("cli-sim-unfinished", count=told.unfinished), style="bold red"))
    show_failures(console, voice, told.failures)
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    table.add_column(voice.say("lab-chart-bot"), min_width=10, no_wrap=True)
    for heading in ("rating", "games", "wins", "even"):
        table.add_column(voice.say(f"lab-column-{heading}"), justify="right")
    for line in told.bots:
        rating = f"{line.rating.value:.1f} ({line.rating.low:.1f}–{line.rating.high:.1f})"
        cells = [rating, str(line.wins.games), percent(line.wins), f"{line.even:.0%}"]
        table.add_row(line.bot, *map(voice.figure, cells))
    console.print(table)
    console.print()
    console.print(Text(voice.say("lab-duels"), style="dim"))
    console.print(_meetings(voice, told))
    console.print()
    console.print(_spreads(voice, told))


def _spreads(voice: Voice, told: LadderReport) -> Table:
    """How scores and lengths are spread."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    table.add_column(voice.say("lab-chart-bot"), min_width=10, no_wrap=True)
    table.add_column("")
    for figure in ("mean", "lowest", "quarter", "median", "three-quarters", "highest"):
        table.add_column(voice.say(f"lab-figure-{figure}"), justify="right")
    for line in told.bots:
        lengths = [("length", line.turns)] if line.turns.highest else []
        for unit, found in (("score", line.score), *lengths):
            table.add_row(line.bot, voice.say(f"lab-chart-{unit}"), *map(voice.figure, _figures(found)))
    return table


def _meetings(voice: Voice, told: LadderReport) -> Table:
    names = [line.bot for line in told.bots]
    known = {(duel.bot, duel.other): duel.ahead for duel in told.duels}
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    table.add_column(voice.say("lab-chart-bot"), min_width=10, no_wrap=True)
    for name in names:
        table.add_column(voice.say("lab-column-against", bot=name), justify="right")
    for name in names:
        cells = ["" if other == name else percent(known[name, other]) for other in names]
        table.add_row(name, *map(voice.figure, cells))
    return table


def percent(found: Share) -> str:
    """A share with its interval, such as 62% (51%–72%)."""
    return f"{found.value:.0%} ({found.low:.0%}–{found.high:.0%})" if found.games else "–"


def _figures(found: Spread) -> list[str]:
    row = (found.mean, found.lowest, found.quarter, found.median, found.three_quarters, found.highest)
    return [f"{value:.1f}" for value in row]
