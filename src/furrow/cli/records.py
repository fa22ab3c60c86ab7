"""Records that a command looks into: the game, its players' names, the words of its answers."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import furrow
from furrow.cli import keeper, screen
from furrow.cli.sheets import sheet_for
from furrow.cli.speech import Speech
from furrow.cli.trouble import Trouble
from furrow.cli.voice import Voice
from furrow.kernel.errors import RecordError


def opened(path: Path, at: int | None = None) -> furrow.Game:
    """The game of a record after this number of decisions; raises Trouble."""
    text = keeper.read_text(path)
    try:
        last = len(furrow.load(text).history)
        if at is not None and not 0 <= at <= last:
            raise Trouble("cli-error-decision", number=at, last=last)
        return furrow.load(text, at=at)
    except RecordError as error:
        raise Trouble("cli-error-record", file=str(path), reason=str(error)) from None


def speech_of(game: furrow.Game, voice: Voice) -> Speech:
    """The sentences of the game."""
    told = game.origin.get(keeper.PLAYERS)
    who = [str(name) for name in told] if isinstance(told, list) and len(told) == game.seats else [""] * game.seats
    sheet = sheet_for(game.name, voice, who, unicode=screen.speaks_unicode(screen.output()), drawn=False)
    return Speech(game.name, voice, sheet, game.view(None))


def checked_seat(game: furrow.Game, seat: int | None) -> int | None:
    """A seat of the game, or None; raises Trouble."""
    if seat is not None and seat not in range(game.seats):
        raise Trouble("cli-error-seat", seat=str(seat), last=game.seats - 1)
    return seat


def in_words(speech: Speech, line: Sequence[str]) -> str:
    """What the answers of a line mean."""
    return speech.voice.words.steps([speech.answer(text) for text in line])
