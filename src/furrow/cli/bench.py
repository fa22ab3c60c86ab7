"""`furrow bench`: how fast the rules are, alone or beside another engine; also a server, or the browser client."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from furrow.cli import bench_look, screen
from furrow.cli.setting import known_game
from furrow.cli.trouble import Trouble, listed
from furrow.cli.voice import Voice
from furrow.kernel.errors import FurrowError
from furrow.lab import benchmark, peers

if TYPE_CHECKING:
    from furrow.server.bench_web import WebFigure

SERVER, WEB = "server", "web"
"""What is measured instead of a game's rules."""
ROUNDS = 5
"""Unless somebody asks for more or fewer."""
_DECISIONS = 10
"""Decisions in the browser for each second of `--seconds`."""
_TOO_MANY = 1_000_000
"""Rounds or seconds: who asks for more has mistyped (and `nan` is never less)."""


class Order(msgspec.Struct):
    """What to measure."""

    game: str
    peer: str | None
    seconds: float
    rounds: int
    json: bool
    look: bool = False


def bench(order: Order, voice: Voice) -> int:
    """Measure, then print a table or JSON."""
    if order.look and order.game != WEB:
        raise Trouble("cli-error-look")
    if order.game == SERVER:
        return _bench_server(order, voice)
    if order.game == WEB:
        return bench_look.bench_look(order.json, voice) if order.look else _bench_web(order, voice)
    game = known_game(order.game)
    if order.peer is not None and order.peer not in peers.NAMES:
        raise Trouble("cli-error-peer", name=order.peer, known=listed(peers.NAMES))
    check_length(order.rounds, order.seconds)
    _look_for_peer(order.peer)
    sides = 1 + (order.peer is not None) + 2 * benchmark.priced(game)
    about = max(1, round(order.rounds * order.seconds * 1.2 * sides))
    screen.messages().print(Text(voice.say("cli-bench-start", seconds=about), style="dim"))
    try:
        report = benchmark.run(game, seconds=order.seconds, rounds=order.rounds, peer=order.peer)
    except FurrowError as error:
        raise Trouble("cli-error-setup", reason=str(error)) from None
    if order.json:
        sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(report), indent=1) + b"\n")
        sys.stdout.buffer.flush()
    else:
        show(screen.output(), voice, report)
    return 0


def _bench_server(order: Order, voice: Voice) -> int:
    """Measure a server process; the figures come one by one, because it takes minutes."""
    from furrow.server import bench as server

    screen.messages().print(Text(voice.say("cli-bench-server-start"), style="dim"))
    found = []
    for figure in server.measure(server.Order(seconds=max(1.0, order.seconds * order.rounds))):
        found.append(figure)
        if not order.json:
            number = voice.figure(_number(figure.value))
            screen.output().print(Text(f"{_label(voice, figure.label)}: {number} {figure.unit}".rstrip()))
    if order.json:
        sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
        sys.stdout.buffer.flush()
    return 0


def _bench_web(order: Order, voice: Voice) -> int:
    """Measure the client in a browser; each figure beside the bar that it should stay below."""
    from furrow.server import bench_web
    from furrow.server.bench_browser import Missing

    check_length(order.rounds, order.seconds)
    screen.messages().print(Text(voice.say("cli-bench-web-start"), style="dim"))
    wanted = bench_web.Order(order.rounds, max(3, round(order.seconds * _DECISIONS)))
    found = []
    try:
        for figure in bench_web.measure(wanted):
            found.append(figure)
            if not order.json:
                screen.output().print(_beside_bar(voice, figure))
    except Missing as error:
        raise Trouble(f"cli-error-no-{error.what}") from None
    if order.json:
        sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
        sys.stdout.buffer.flush()
    return 0


def _beside_bar(voice: Voice, figure: WebFigure) -> Text:
    label = _label(voice, figure.label)
    whose = ", ".join(filter(None, (figure.game, figure.of)))
    line = f"{label} ({whose})" if whose else label
    text = Text(f"{line}: {voice.figure(_number(figure.value))} {figure.unit}".rstrip())
    if figure.bar is not None:
        bar = voice.figure(f"{figure.bar:g} {figure.unit}".rstrip())
        if figure.value <= figure.bar:
            text.append(f" {voice.say('cli-bench-met', bar=bar)}", style="green")
        else:
            text.append(f" {voice.say('cli-bench-missed', bar=bar)}", style="red")
    return text


def check_length(rounds: int, seconds: float) -> None:
    """Raises Trouble for a measurement that would measure nothing, or would never end."""
    if not (0 < rounds < _TOO_MANY and 0 < seconds < _TOO_MANY):
        raise Trouble("cli-error-rounds", most=_TOO_MANY)


def _look_for_peer(name: str | None) -> None:
    """Raises Trouble if the other engine is not installed."""
    if name is None:
        return
    try:
        peers.find_peer(name)
    except FurrowError as error:
        raise Trouble("cli-error-other", reason=str(error)) from None


def show(console: Console, voice: Voice, report: benchmark.BenchReport) -> None:
    """The figures as a table: medians with their ranges, then the ratios."""
    console.print(
        Text(voice.say("cli-bench-title", game=report.game, seats=report.seats, rounds=report.rounds), "bold")
    )
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for heading in ("who", "figure"):
        table.add_column(voice.say(f"cli-column-{heading}"))
    for heading in ("median", "lowest", "highest"):
        table.add_column(voice.say(f"cli-column-{heading}"), justify="right")
    table.add_column("")
    for row in report.rows:
        numbers = [voice.figure(_number(value)) for value in (row.value, row.low, row.high)]
        table.add_row(row.who, _label(voice, row.label), *numbers, row.unit)
    console.print(table)
    for ratio in report.ratios:
        numbers = [voice.figure(f"{value:.1f}") for value in (ratio.value, ratio.low, ratio.high)]
        text = voice.say(
            "cli-bench-ratio", what=_label(voice, ratio.label), value=numbers[0], low=numbers[1], high=numbers[2]
        )
        console.print(Text(text, style="bold"))
    if report.effects is not None:
        _show_price(console, voice, report.effects)


def _show_price(console: Console, voice: Voice, price: benchmark.Ratio) -> None:
    """What effects as data cost."""
    value, low, high = (voice.figure(f"{number:.2f}") for number in (price.value, price.low, price.high))
    console.print(Text(voice.say("cli-bench-effects", value=value, low=low, high=high), style="bold"))


def _label(voice: Voice, label: str) -> str:
    message = f"cli-figure-{label.replace('_', '-')}"
    return voice.say(message) if voice.knows(message) else label


def _number(value: float) -> str:
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.2f}"
