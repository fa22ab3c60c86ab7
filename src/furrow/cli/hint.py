"""`furrow hint`: what a player of a recorded game could do now, and why."""

from __future__ import annotations

from pathlib import Path

import msgspec
from rich.text import Text

import furrow
from furrow.cli import records, screen, writing
from furrow.cli.speech import Speech
from furrow.cli.trouble import Trouble
from furrow.cli.voice import Voice
from furrow.kernel.errors import FurrowError
from furrow.kernel.line import JOINT
from furrow.lab.hints import Hint, hints
from furrow.words.reasons import why


class Order(msgspec.Struct):
    """Which record, whose question, how thoroughly."""

    file: Path
    seat: int | None
    at: int | None
    level: str
    most: int
    json: bool


def hint(order: Order, voice: Voice) -> int:
    """Print the best answers, best first."""
    if order.most < 1:
        raise Trouble("cli-error-number", name="--most", value=order.most, low=1)
    game = records.opened(order.file, order.at)
    seat = _asked(game, order.seat)
    try:
        found = hints(game, seat, order.level, most=order.most)
    except FurrowError as error:
        raise Trouble("cli-error-other", reason=str(error)) from None
    if order.json:
        document = {"game": game.name, "seat": seat, "decision": len(game.history), "hints": found}
        writing.to_output(msgspec.json.format(msgspec.json.encode(document), indent=1) + b"\n")
    else:
        _show(game, seat, found, voice)
    return 0


def _asked(game: furrow.Game, wished: int | None) -> int:
    """The seat that owes an answer; raises Trouble."""
    seat = records.checked_seat(game, wished)
    if not game.actors:
        raise Trouble("lab-error-over")
    if seat is None:
        return game.actors[0]
    if seat not in game.actors:
        raise Trouble("lab-error-not-asked", seat=seat, asked=", ".join(map(str, game.actors)))
    return seat


def _show(game: furrow.Game, seat: int, found: list[Hint], voice: Voice) -> None:
    speech = records.speech_of(game, voice)
    console = screen.output()
    console.print(Text(_head(game, seat, speech, voice), style="bold"))
    for number, each in enumerate(found, 1):
        console.print(Text.assemble(f"{voice.number(number)}. ", (JOINT.join(each.line), "bold")))
        console.print(Text(f"   {records.in_words(speech, each.line)}"))
        console.print(Text(f"   {_outcome(each, voice)}", style="dim"))


def _head(game: furrow.Game, seat: int, speech: Speech, voice: Voice) -> str:
    question = speech.question(game.view(seat).question)
    return voice.say("lab-hint-title", name=speech.names[seat], question=question)


def _outcome(each: Hint, voice: Voice) -> str:
    """The chance, how far it is behind the best, and why."""
    parts = [voice.say("lab-hint-chance", chance=voice.figure(f"{each.chance:.0%}"))]
    if each.behind > 0:
        parts.append(voice.say("lab-hint-behind", points=voice.figure(f"{each.behind:.1f}")))
    reasons = why([(reason.feature, reason.change) for reason in each.reasons], each.against, voice.language)
    if reasons:
        parts.append(voice.say("lab-hint-why", reasons=reasons))
    return " · ".join(parts)
