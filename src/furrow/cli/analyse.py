"""`furrow analyse`: the course of the winning chances of a recorded game, and the decisions that cost most."""

from __future__ import annotations

from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

import furrow
from furrow.bots.by_name import DEFAULT as DEFAULT_BOT
from furrow.cli import records, screen, writing
from furrow.cli.progress_bar import Bar
from furrow.cli.speech import Speech
from furrow.cli.trouble import Trouble
from furrow.cli.voice import Voice
from furrow.kernel.errors import FurrowError
from furrow.kernel.line import JOINT
from furrow.lab.analysis import Analysis, Moment, analyse
from furrow.words.reasons import why

_BLOCKS = "▁▂▃▄▅▆▇█"
_DIGITS = "0123456789"
_WIDTH = 50


class Order(msgspec.Struct):
    """Which record, how thoroughly, whose decisions."""

    file: Path
    level: str | None
    most: int
    seat: int | None
    json: bool


def analysis(order: Order, voice: Voice) -> int:
    """Print the course and the most costly decisions."""
    if order.most < 0:
        raise Trouble("cli-error-number", name="--most", value=order.most, low=0)
    game = records.opened(order.file)
    seat = records.checked_seat(game, order.seat)
    try:
        with Bar(voice, len(game.history), "lab-decisions") as bar:
            found = analyse(game, order.level or DEFAULT_BOT, most=order.most, seat=seat, progress=bar.advance)
    except FurrowError as error:
        raise Trouble("cli-error-other", reason=str(error)) from None
    if order.json:
        writing.to_output(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
    else:
        _show(screen.output(), voice, game, found)
    return 0


def _show(console: Console, voice: Voice, game: furrow.Game, found: Analysis) -> None:
    speech = records.speech_of(game, voice)
    last = found.course[-1]
    rounds = voice.figure(f"{last.round:.1f}")
    console.print(Text(voice.say("lab-analysis-title", decisions=found.decisions, rounds=rounds), style="bold"))
    console.print(_course(voice, speech, found, screen.speaks_unicode(console)))
    if not found.mistakes:
        console.print(Text(voice.say("lab-analysis-clean"), style="bold"))
        return
    console.print(Text(voice.say("lab-analysis-mistakes", level=found.level), style="bold"))
    for mistake in found.mistakes:
        cost = voice.figure(f"{mistake.cost:.0%}")
        head = voice.say(
            "lab-analysis-mistake", number=mistake.decision + 1, name=speech.names[mistake.seat], cost=cost
        )
        console.print(Text(head, style="bold"))
        played = f"{mistake.played} ({speech.answer(mistake.played)})"
        console.print(Text(f"   {voice.say('lab-analysis-played', line=played)}"))
        better = f"{JOINT.join(mistake.better)} ({records.in_words(speech, mistake.better)})"
        console.print(Text(f"   {voice.say('lab-analysis-better', line=better)}"))
        reasons = why([(reason.feature, reason.change) for reason in mistake.reasons], "played", voice.language)
        if reasons:
            console.print(Text(f"   {voice.say('lab-hint-why', reasons=reasons)}", style="dim"))


def _course(voice: Voice, speech: Speech, found: Analysis, unicode: bool) -> Table:
    """A line of blocks for each seat, from the start to the end, and what it gave away."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for heading in ("player", "course", "end", "given"):
        table.add_column(voice.say(f"lab-column-{heading}"), no_wrap=True)
    for seat in range(found.seats):
        end = voice.figure(f"{found.course[-1].chances[seat]:.0%}")
        given = voice.figure(f"{found.cost[seat]:.0%}")
        line = blocks([moment.chances[seat] for moment in thinned(found.course)], _BLOCKS if unicode else _DIGITS)
        table.add_row(speech.names[seat], line, end, given)
    return table


def thinned(course: list[Moment], most: int = _WIDTH) -> list[Moment]:
    """At most this number of moments, evenly chosen, with the first and the last."""
    if len(course) <= most:
        return course
    return [course[round(number * (len(course) - 1) / (most - 1))] for number in range(most)]


def blocks(shares: list[float], signs: str = _BLOCKS) -> str:
    """Shares as signs of growing height.

    >>> blocks([0.0, 0.5, 1.0])
    '▁▅█'
    """
    return "".join(signs[min(len(signs) - 1, int(share * len(signs)))] for share in shares)
