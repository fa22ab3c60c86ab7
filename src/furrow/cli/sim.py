"""`furrow sim`: many games between bots, their results as tables or as JSON."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from furrow.cli import screen
from furrow.cli.party import HUMAN
from furrow.cli.setting import known_bots, known_game, option_values, seat_count
from furrow.cli.trouble import Trouble
from furrow.cli.voice import Voice
from furrow.kernel.errors import FurrowError
from furrow.lab import simulation
from furrow.lab.seats import VIRTUAL
from furrow.lab.summary import Summary, summarise

INTERRUPTED = 130
_FORTUNES = ("scythe",)
"""Games that call the score a fortune and count turns one by one."""


class Order(msgspec.Struct):
    """What to play."""

    game: str
    games: int
    seed: int
    seats: int | None
    bots: str
    options: list[str]
    processes: int
    json: bool


def sim(order: Order, voice: Voice) -> int:
    """Play the games; results go to stdout, progress and times to stderr."""
    game = known_game(order.game)
    seats = seat_count(game, order.seats)
    names = known_bots(order.bots)
    names = [names[seat % len(names)] for seat in range(seats)]
    options = option_values(game, order.options)
    for name, value, low in (("--games", order.games, 1), ("--processes", order.processes, 1)):
        if value < low:
            raise Trouble("cli-error-number", name=name, value=value, low=low)
    start = time.monotonic()
    try:
        with _Bar(voice, order.games) as advance:
            found = simulation.simulate(
                game,
                seats=seats,
                games=order.games,
                seed=order.seed,
                bots=names,
                options=options,
                processes=order.processes,
                progress=advance,
            )
    except FurrowError as error:
        raise Trouble("cli-error-setup", reason=str(error)) from None
    seconds = max(time.monotonic() - start, 1e-9)
    if order.json:
        sys.stdout.buffer.write(found.encode())
        sys.stdout.buffer.flush()
    else:
        show(screen.output(), voice, found)
    took, rate = (voice.figure(f"{value:.1f}") for value in (seconds, len(found.games) / seconds))
    screen.messages().print(Text(voice.say("cli-sim-time", seconds=took, rate=rate), style="dim"))
    return 0 if found.complete else INTERRUPTED


class _Bar:
    """A bar on stderr, shown only on a terminal."""

    def __init__(self, voice: Voice, total: int) -> None:
        console = screen.messages()
        self._bar = Progress(
            TextColumn(voice.say("cli-sim-games")),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=console,
            transient=True,
            disable=not console.is_terminal,
        )
        self._task = self._bar.add_task("", total=total)

    def __enter__(self) -> Callable[[int, int], None]:
        self._bar.start()
        return lambda done, total: self._bar.update(self._task, completed=done)

    def __exit__(self, *unused: object) -> None:
        self._bar.stop()


def show(console: Console, voice: Voice, found: simulation.Simulation) -> None:
    """The tables of a simulation."""
    summary = summarise(found)
    game = found.plan.game
    console.print(Text(_headline(voice, summary, found.plan), style="bold"))
    if summary.finished < summary.games:
        console.print(Text(voice.say("cli-sim-unfinished", count=summary.games - summary.finished), style="bold red"))
    for part in summary.tables:
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
        table.add_column(voice.say(f"cli-column-{part.by}"), min_width=14, no_wrap=True)
        for heading in ("games", "wins", "win-rate", "fortune" if game in _FORTUNES else "score"):
            table.add_column(voice.say(f"cli-column-{heading}"), justify="right")
        facts = list(part.lines[0].mean_facts) if part.lines else []
        for fact in facts:
            table.add_column(_heading(voice, game, fact), justify="right")
        for line in part.lines:
            cells = [str(line.games), str(line.wins), f"{line.win_rate:.1%}", f"{line.mean_fortune:.1f}"]
            cells += [f"{line.mean_facts[fact]:.1f}" for fact in facts]
            table.add_row(_named(voice, game, part.by, line.name), *map(voice.figure, cells))
        console.print()
        console.print(table)


def _heading(voice: Voice, game: str, fact: str) -> str:
    """What the card games call differently is headed by the game's own term."""
    if fact == "deal_count":
        return voice.term(game, "concept", "deal")
    return voice.say(f"cli-column-{fact.replace('_', '-')}")


def _headline(voice: Voice, summary: Summary, plan: simulation.Plan) -> str:
    """The whole in one sentence; games without a number of turns tell their rounds."""
    decisions, best = (voice.figure(f"{value:.1f}") for value in (summary.mean_decisions, summary.mean_winning_fortune))
    if plan.game in _FORTUNES:
        turns = voice.figure(f"{summary.mean_turns:.1f}")
        return voice.say("cli-sim-summary", games=summary.games, turns=turns, decisions=decisions, fortune=best)
    rounds = voice.figure(f"{summary.mean_turns / plan.seats:.1f}")
    return voice.say("cli-sim-summary-rounds", games=summary.games, rounds=rounds, decisions=decisions, score=best)


def _named(voice: Voice, game: str, by: str, name: str) -> str:
    if by in ("faction", "mat"):
        return voice.term("tableau", VIRTUAL) if name == VIRTUAL else voice.term(game, by, name)
    if by == "seat":
        return voice.figure(name)
    if name == VIRTUAL:
        return voice.term("tableau", VIRTUAL)
    return voice.say("cli-human") if name == HUMAN else name
