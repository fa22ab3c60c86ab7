"""`furrow tune`: better weights by self-play, and the scales of winning chances."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

import msgspec
from rich.text import Text

from furrow.bots import weights
from furrow.cli import keeper, screen, writing
from furrow.cli.bar_words import share
from furrow.cli.progress_bar import Bar
from furrow.cli.setting import known_game
from furrow.cli.sim import INTERRUPTED
from furrow.cli.trouble import Trouble
from furrow.cli.voice import Voice
from furrow.games import find
from furrow.kernel.errors import FurrowError
from furrow.lab import fitting, tuning
from furrow.lab.crew import cores


class Order(msgspec.Struct):
    """What to tune, how long, and where it goes."""

    game: str
    out: Path
    generations: int
    population: int
    games: int
    check: int
    seed: int
    start: str | None
    results: Path | None
    processes: int | None
    chances: bool


def tune(order: Order, voice: Voice) -> int:
    """Tune, then write the file."""
    game = known_game(order.game)
    numbers = {
        "--generations": (order.generations, 1),
        "--population": (order.population, 2),
        "--games": (order.games, 1),
        "--check": (order.check, 1),
        "--processes": (order.processes, 1),
    }
    for name, (value, low) in numbers.items():
        if value is not None and value < low:
            raise Trouble("cli-error-number", name=name, value=value, low=low)
    try:
        return _chances(order, game, voice) if order.chances else _weights(order, game, voice)
    except KeyboardInterrupt:
        if order.results is not None:
            screen.messages().print(Text(voice.say("lab-kept", file=keeper.shown(order.results)), style="dim"))
        return INTERRUPTED
    except FurrowError as error:
        raise Trouble("cli-error-other", reason=str(error)) from None
    except OSError as error:
        raise Trouble("cli-not-saved", file=keeper.shown(order.out), reason=keeper.reason_of(error)) from None


def _weights(order: Order, game: str, voice: Voice) -> int:
    effort = tuning.Effort(game, order.start or game, order.seed, order.population, order.games, order.check)
    total = order.generations * order.population * order.games + order.check
    command = shlex.join(["furrow", *sys.argv[1:]])
    with Bar(voice, total) as bar:
        found = tuning.tune(
            effort,
            order.generations,
            processes=order.processes or cores(),
            file=order.results,
            progress=bar.advance,
            command=command,
        )
    weights.save(order.out, found.table)
    console = screen.output()
    for number, generation in enumerate(found.generations, 1):
        mean, best = (sum(generation.wins) / len(generation.wins), max(generation.wins))
        figures = {"mean": voice.figure(f"{mean:.0%}"), "best": voice.figure(f"{best:.0%}")}
        console.print(Text(voice.say("lab-tune-generation", number=number, **figures)))
    text = voice.say("lab-tune-check", found=share(voice, found.won), games=found.won.games)
    console.print(Text(text, style="bold green" if found.won.low > 0.5 else "bold"))
    screen.messages().print(Text(voice.say("cli-saved", file=keeper.shown(order.out)), style="dim"))
    return 0


def _chances(order: Order, game: str, voice: Voice) -> int:
    """Fit the scales for every number of seats; other games in the file stay as they are."""
    known = msgspec.json.decode(order.out.read_bytes()) if order.out.exists() else {}
    console = screen.output()
    for seats in find(game).seat_counts:
        scale = fitting.fit(game, seats, order.games, seed=order.seed, processes=order.processes or cores())
        known = fitting.scales_with(known, game, seats, scale)
        writing.to_file(order.out, msgspec.json.format(msgspec.json.encode(known), indent=1).decode() + "\n")
        numbers = {name: voice.figure(f"{getattr(scale, name):.2f}") for name in ("early", "late", "loss")}
        console.print(Text(voice.say("lab-tune-chances", seats=seats, games=order.games, **numbers)))
    screen.messages().print(Text(voice.say("cli-saved", file=keeper.shown(order.out)), style="dim"))
    return 0
