"""`furrow replay` and `furrow verify`: records read back."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

import furrow
from furrow.cli import keeper, screen
from furrow.cli.input_lines import InputLines
from furrow.cli.sheets import sheet_for
from furrow.cli.speech import Speech
from furrow.cli.trouble import Trouble
from furrow.cli.voice import Voice, is_number
from furrow.kernel.errors import FurrowError, RecordError
from furrow.kernel.step import Played
from furrow.languages import latin_digits


def verify(path: Path, console: Console, voice: Voice) -> int:
    """Replay a record from its start; 0 if all its hashes fit, 1 if not."""
    text = keeper.read_text(path)
    try:
        verdict = furrow.verify(text)
    except FurrowError as error:
        raise Trouble("cli-verify-bad", code=1, file=str(path), reason=str(error)) from None
    if verdict.problem:
        raise Trouble("cli-verify-wrong", code=1, file=str(path), decisions=verdict.decisions, reason=verdict.problem)
    console.print(Text(voice.say("cli-verify-ok", file=str(path), decisions=verdict.decisions)))
    return 0


class ReplayScreen:
    """A record to look through. It is seen as a spectator sees it, or with the eyes of a seat."""

    def __init__(self, path: Path, console: Console, voice: Voice, seat: int | None, *, drawn: bool = True) -> None:
        self._text = keeper.read_text(path)
        try:
            self._whole = furrow.load(self._text)
            self.game = furrow.load(self._text, at=0)
        except RecordError as error:
            raise Trouble("cli-error-record", file=str(path), reason=str(error)) from None
        if seat is not None and seat not in range(self.game.seats):
            raise Trouble("cli-error-seat", seat=str(seat), last=self.game.seats - 1)
        self.console = console
        self.voice = voice
        self.seat = seat
        unicode = screen.speaks_unicode(console)
        self.sheet = sheet_for(self.game.name, voice, _who(self.game), unicode=unicode, drawn=drawn)
        self.speech = Speech(self.game.name, voice, self.sheet, self.game.view(None))
        self._told = 0
        self._secret = False  # was the last decision a secret answer of somebody else?

    @property
    def last(self) -> int:
        """The number of decisions."""
        return len(self._whole.history)

    @property
    def at(self) -> int:
        return len(self.game.history)

    def go_to(self, number: int) -> None:
        """The game after this number of decisions; the events of the last one are the ones to show."""
        if number <= self.at:
            self.game = furrow.load(self._text, at=0)
            self._told = 0
        while self.at < number:
            self._told = self.game.event_count
            self._play_next()

    def _play_next(self) -> None:
        step = self._whole.history[self.at]
        asked: Any = self.game.view(self.seat)
        together = asked.question is not None and len(asked.question.seats) > 1
        if step.side:
            self.game.side(step.text, None if step.seat < 0 else step.seat)
        else:
            self.game.play(step.text, step.seat)
        self._secret = self.seat not in (None, step.seat) and (together or self._names_hidden(step))

    def _names_hidden(self, step: Played) -> bool:
        """Does the last decision name what its events tell the player alone, such as a card laid face down?"""
        if step.seat < 0:
            return False
        own, read = (self.game.events(seat, self._told) for seat in (step.seat, self.seat))
        hidden = [
            fact for mine, theirs in zip(own, read, strict=True) for name, fact in mine.items() if name not in theirs
        ]
        named = {str(each) for fact in hidden for each in (fact if isinstance(fact, list) else [fact])}
        return not named.isdisjoint(step.text.split())

    def show_step(self) -> None:
        """The last decision and what came of it."""
        if not self.at:
            self.console.print(Text(self.voice.say("cli-replay-start", last=self.last), style="bold"))
            return
        step = self.game.history[-1]
        head = Text(f"{self.voice.number(self.at):>4}  ", style="dim")
        head.append_text(self.speech.tag(step.seat))
        head.append(" …" if self._secret else f" {step.text}", "bold")
        self.console.print(head)
        for event in self.game.events(self.seat, self._told):
            sentence = self.speech.event(event)
            if sentence:
                self.console.print(Text(f"        {sentence}"))

    def show_board(self) -> None:
        """The table after the decision."""
        view = self.game.view(self.seat)
        self.console.print(self.sheet.screen(view, self.console.width, self.console.height))
        if view.over:
            self.console.print(self.sheet.result(view, self.game.result))


def _who(game: furrow.Game) -> list[str]:
    told = game.origin.get(keeper.PLAYERS)
    return [str(name) for name in told] if isinstance(told, list) and len(told) == game.seats else [""] * game.seats


def replay(found: ReplayScreen, at: int | None, *, step: bool) -> int:
    """Step through a record at the keyboard, or print it whole when there is none."""
    if at is not None:
        if not 0 <= at <= found.last:
            raise Trouble("cli-error-decision", number=at, last=found.last)
        found.go_to(at)
    if step or sys.stdin.isatty():
        return _step_through(found)
    if at is not None:
        found.show_step()
        found.show_board()
        return 0
    found.show_step()
    for number in range(1, found.last + 1):
        found.go_to(number)
        found.show_step()
    found.show_board()
    return 0


def _next_word(found: ReplayScreen, reader: InputLines, prompt: str) -> str:
    """What was typed; a question mark is answered here."""
    while (word := latin_digits(reader.line(prompt)).strip().lower()) in ("?", "h", "help"):
        found.console.print(Text(found.voice.say("cli-replay-help"), style="dim"))
    return word


def _step_through(found: ReplayScreen) -> int:
    reader = InputLines(found.console)
    prompt = f"{found.voice.say('cli-replay-prompt')} > "
    while True:
        found.show_board()
        found.show_step()
        try:
            word = _next_word(found, reader, prompt)
        except EOFError:
            return 0
        if word in ("q", "quit", "exit"):
            return 0
        if word in ("b", "back"):
            found.go_to(max(0, found.at - 1))
        elif is_number(word):
            found.go_to(min(found.last, int(word)))
        elif found.at < found.last:
            found.go_to(found.at + 1)
        else:
            found.console.print(Text(found.voice.say("cli-replay-end"), style="bold"))
