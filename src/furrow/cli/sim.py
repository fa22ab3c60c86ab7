"""`furrow sim`: many games between bots, their results as tables, JSON or CSV; one of them again as a record."""

from __future__ import annotations

import time
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from furrow.bots.by_name import DEFAULT as DEFAULT_BOT
from furrow.cli import screen, writing
from furrow.cli.failing import show_failures, tell_troubles
from furrow.cli.party import HUMAN
from furrow.cli.progress_bar import Bar
from furrow.cli.setting import known_bots, known_game, option_values, seat_count
from furrow.cli.thinking import show_thinking
from furrow.cli.trouble import Trouble
from furrow.cli.voice import Voice
from furrow.kernel.errors import FurrowError
from furrow.lab import simulation
from furrow.lab.crew import cores
from furrow.lab.seats import VIRTUAL
from furrow.lab.spreadsheet import to_csv
from furrow.lab.summary import Summary, summarise
from furrow.words.dealt import dealt_kind, dealt_name

INTERRUPTED = 130


class Order(msgspec.Struct):
    """What to play, and how to report it. `number` is a single game to be played again."""

    game: str
    games: int
    seed: int
    seats: int | None
    bots: str | None
    options: list[str]
    processes: int | None = None
    json: bool = False
    csv: bool = False
    number: int | None = None
    record: Path | None = None


def sim(order: Order, voice: Voice) -> int:
    """Play the games; results go to stdout, progress and times to stderr."""
    plan = _plan(order)
    if order.number is not None:
        return _again(order, plan, voice, order.number)
    start = time.monotonic()
    try:
        with Bar(voice, order.games) as bar:
            found = simulation.run(plan, order.games, order.processes or cores(), bar.advance)
    except FurrowError as error:
        raise Trouble("cli-error-other", reason=str(error)) from None
    seconds = max(time.monotonic() - start, 1e-9)
    _tell(order, voice, found)
    took, rate = (voice.figure(f"{value:.1f}") for value in (seconds, len(found.games) / seconds))
    messages = screen.messages()
    tell_troubles(messages, voice, found.troubles)
    if not found.complete:
        messages.print(Text(voice.say("lab-stopped", done=len(found.games), wanted=order.games), style="bold"))
    messages.print(Text(voice.say("cli-sim-time", seconds=took, rate=rate), style="dim"))
    if not (order.json or order.csv):
        show_thinking(messages, voice, found.thinking)
    return 0 if found.complete else INTERRUPTED


def _plan(order: Order) -> simulation.SimulationPlan:
    """The order, checked."""
    game = known_game(order.game)
    seats = seat_count(game, order.seats)
    names = known_bots(order.bots or DEFAULT_BOT)
    names = [names[seat % len(names)] for seat in range(seats)]
    options = option_values(game, order.options)
    numbers = {"--games": (order.games, 1), "--processes": (order.processes, 1), "--game": (order.number, 0)}
    for name, (value, low) in numbers.items():
        if value is not None and value < low:
            raise Trouble("cli-error-number", name=name, value=value, low=low)
    if order.json and order.csv:
        raise Trouble("lab-error-both", one="--json", other="--csv")
    if order.record is not None and order.number is None:
        raise Trouble("lab-error-needs", one="--record", other="--game")
    try:
        return simulation.make_plan(game, seats=seats, seed=order.seed, bots=names, options=options)
    except FurrowError as error:
        raise Trouble("cli-error-setup", reason=str(error)) from None


def _again(order: Order, plan: simulation.SimulationPlan, voice: Voice, number: int) -> int:
    """One game of the plan, by its number."""
    try:
        if order.record is not None:
            writing.to_file(order.record, simulation.replay(plan, number).record())
            screen.messages().print(Text(voice.say("cli-saved", file=str(order.record))))
        else:
            _tell(order, voice, simulation.Simulation(plan, 1, [simulation.play_one(plan, number)]))
    except FurrowError as error:
        raise Trouble("cli-error-other", reason=str(error)) from None
    return 0


def _tell(order: Order, voice: Voice, found: simulation.Simulation) -> None:
    if order.json:
        writing.to_output(found.encode())
    elif order.csv:
        writing.to_output(to_csv(found.games).encode())
    else:
        show(screen.output(), voice, found)


def show(console: Console, voice: Voice, found: simulation.Simulation) -> None:
    """The tables of a simulation."""
    summary = summarise(found)
    game = found.plan.game
    console.print(Text(_headline(voice, summary, found.plan), style="bold"))
    if summary.finished < summary.games:
        console.print(Text(voice.say("cli-sim-unfinished", count=summary.games - summary.finished), style="bold red"))
    show_failures(console, voice, summary.failures)
    for part in summary.tables:
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
        table.add_column(_heading(voice, game, part.by), min_width=14, no_wrap=True)
        for heading in ("games", "wins", "win-rate"):
            table.add_column(voice.say(f"cli-column-{heading}"), justify="right")
        table.add_column(voice.own(game, "column-total", "cli-column-score"), justify="right")
        facts = list(part.lines[0].mean_facts) if part.lines else []
        for fact in facts:
            table.add_column(voice.own(game, f"column-{fact}", f"cli-column-{fact}"), justify="right")
        for line in part.lines:
            cells = [str(line.games), str(line.wins), f"{line.win_rate:.1%}", f"{line.mean_total:.1f}"]
            cells += [f"{line.mean_facts[fact]:.1f}" for fact in facts]
            table.add_row(_named(voice, game, part.by, line.name), *map(voice.figure, cells))
        console.print()
        console.print(table)


def _heading(voice: Voice, game: str, by: str) -> str:
    """What a table is about; a kind that only its game knows is called as the game calls it."""
    message = f"cli-column-{by}"
    return voice.say(message) if voice.knows(message) else dealt_kind(game, by, voice.language)


def _headline(voice: Voice, summary: Summary, plan: simulation.SimulationPlan) -> str:
    """The whole in one sentence; a game may count its turns, its rounds, or neither."""
    numbers = {
        "turns": summary.mean_turns,
        "rounds": summary.mean_turns / plan.seats,
        "decisions": summary.mean_decisions,
        "score": summary.mean_winning_total,
    }
    written = {name: voice.figure(f"{value:.1f}") for name, value in numbers.items()}
    if not summary.mean_turns:
        return voice.say("cli-sim-summary-short", games=summary.games, **written)
    return voice.own(plan.game, "sim-summary", "cli-sim-summary", games=summary.games, **written)


def _named(voice: Voice, game: str, by: str, name: str) -> str:
    if name == VIRTUAL:
        return voice.own(game, VIRTUAL, VIRTUAL)
    if by in ("bot", "seat"):
        return voice.figure(name) if by == "seat" else voice.say("cli-human") if name == HUMAN else name
    return dealt_name(game, by, name, voice.language)
