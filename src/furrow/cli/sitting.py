"""A game at the terminal: bots answer at once, people are shown the table and asked.

The session decides no rules. It shows what `view`, `events` and `legal` give to a seat, and hands texts to `play`.
"""

from __future__ import annotations

import shlex
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

import furrow
from furrow.cli import keeper
from furrow.cli.answers import numbered, offered
from furrow.cli.input_lines import InputLines
from furrow.cli.party import Party
from furrow.cli.sheets import Sheet
from furrow.cli.speech import Speech
from furrow.cli.trouble import Trouble
from furrow.cli.voice import Voice
from furrow.kernel.contract import TableView
from furrow.kernel.events import Fact
from furrow.kernel.step import Played
from furrow.languages import latin_digits

_REMEMBERED = 12
"""Log lines that are shown again after a resume."""
INTERRUPTED = 130


class Leave(Exception):
    """Somebody wants to leave the table."""


class Sitting:
    """Everything that one sitting needs. `run` returns the exit code."""

    def __init__(
        self, game: furrow.Game, party: Party, voice: Voice, console: Console, sheet: Sheet, path: Path
    ) -> None:
        self.game = game
        self.party = party
        self.voice = voice
        self.console = console
        self.sheet = sheet
        self.path = path
        self.reader = InputLines(console)
        self.resumed = False
        self.speech = Speech(game.name, voice, sheet, self.view(None))
        told = max(0, self.game.event_count - _REMEMBERED)
        self._told = dict.fromkeys(party.humans, told)
        self._pictured: dict[int, object] = {}
        self._facing: int | None = None
        self._saved: list[Played] | None = None
        self._digest: str | None = None

    # -- what is there -------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> Any:
        return self.game.view(seat)

    def say(self, message: str, style: str = "", **arguments: int | str) -> None:
        """Print a message. Files and commands are never broken into lines: they are there to be copied."""
        verbatim = "file" in arguments or "command" in arguments
        self.console.print(Text(self.wording(message, **arguments), style), soft_wrap=verbatim)

    def wording(self, message: str, **arguments: int | str) -> str:
        """The text of a message, as this game says it."""
        if message in self.sheet.examples:
            arguments["example"] = self.sheet.examples[message]
        return self.voice.say(self.sheet.instead.get(message, message), **arguments)

    # -- the loop ------------------------------------------------------------------------------------------------

    def run(self) -> int:
        """Play until the game is over or somebody leaves."""
        before = self.reader.guard()
        try:
            self._greet()
            while not self.game.over:
                self._step()
            self._finish()
            return 0
        except (Leave, EOFError) as reason:
            self._farewell("cli-end-of-input" if isinstance(reason, EOFError) else "")
            return 0
        except KeyboardInterrupt:
            self.console.print()
            self._farewell("cli-interrupted")
            return INTERRUPTED
        finally:
            self.reader.release(before)

    def _greet(self) -> None:
        if self.game.notice:
            self.say("cli-notice", "bold red", notice=self.game.notice)
        if self.resumed:
            self.say("cli-resumed", decisions=len(self.game.history), file=str(self.path))
        else:
            self.say("cli-started", seed=str(self.game.origin.get("seed", "")), file=str(self.path))
        self.say("cli-hint", "dim")

    def _step(self) -> None:
        self.reader.check()
        actors = self.game.actors
        bot = next((seat for seat in actors if self.party.is_bot(seat)), None)
        if bot is not None:
            self.game.play(self.party.answer(self.game, bot), bot)
            for trouble in self.party.troubles:
                self.say("cli-notice", "bold red", notice=trouble)
            self.party.troubles.clear()
            return
        seat = self._facing if self._facing in actors else actors[0]
        assert seat is not None
        self._ask(seat)

    def _ask(self, seat: int) -> None:
        """Show the table to a seat and take its answers until the game has changed."""
        from furrow.cli.commands import Commands

        self.save()
        if not self._curtain(seat):
            return
        commands = Commands(self, seat)
        self.show(seat)
        while not commands.answer(latin_digits(self.reader.line(self.prompt(seat))).strip()):
            pass
        self.save()

    def prompt(self, seat: int) -> str:
        """The sign of the player and the seat."""
        return f"{self.speech.tag(seat).plain} {self.voice.number(seat)}> "

    def _curtain(self, seat: int) -> bool:
        """Between two people: hide the table until the next one sits down. False if the last answer was taken back."""
        if len(self.party.humans) < 2 or seat == self._facing:
            self._facing = seat
            return True
        last, self._facing = self._facing, None
        if self.reader.interactive and last is not None:
            self.console.clear()
            self.console.file.write("\x1b[3J")  # the scroll-back too
        self.console.rule(style="dim", characters=self.sheet.stroke)
        self.say("cli-curtain", "bold", seat=seat, name=self.speech.names[seat])
        prompt = self.voice.say("cli-curtain-prompt", name=self.speech.names[seat])
        word = self.reader.line(f"{prompt} ").strip().lower()
        if word in ("quit", "q", "exit"):
            raise Leave
        if word == "undo" and last is not None and self.may_undo(last):
            self.game.undo()
            self._facing = last
            return False
        self._facing = seat
        return True

    def remember(self, seat: int, told: int) -> None:
        """The seat has been shown this number of events."""
        self._told[seat] = told

    def may_undo(self, seat: int) -> bool:
        """May this seat take back the last decision? Only its own."""
        return self.game.can_undo(seat)

    # -- showing -------------------------------------------------------------------------------------------------

    def show(self, seat: int, *, whole: bool = False) -> None:
        """What happened, the table where it has changed, the open question and its answers."""
        view = self.view(seat)
        texts = [action.text for action in self.game.legal(seat)]
        news = self._news(seat)
        if self._has_changed(seat, view) or whole:
            news = self._pause(view, news)
            self.console.print(self.sheet.screen(view, self.console.width, self.console.height, texts, news))
        else:
            for paragraph in news:
                self.console.print(paragraph)
        self.ask_again(seat, view, texts)

    def _pause(self, view: TableView, news: list[Text]) -> list[Text]:
        """On a low terminal the board would push the news away: let it be read first. Returns what is left to show."""
        asked = self.sheet.asks_for_turn(view)
        if not (asked and news and self.reader.interactive and self.sheet.is_low(self.console.height)):
            return news
        for paragraph in news:
            self.console.print(paragraph)
        if self.reader.line(self.wording("cli-continue") + " ").strip().lower() in ("quit", "q", "exit"):
            raise Leave
        return []

    def ask_again(self, seat: int, view: TableView | None = None, texts: Sequence[str] | None = None) -> None:
        """The open question and its answers."""
        view = self.view(seat) if view is None else view
        texts = [action.text for action in self.game.legal(seat)] if texts is None else texts
        self.console.print(self.sheet.status(view))
        if view.question is not None:
            question = Text(self.speech.question(view.question), style="bold")
            self.console.print(question.append(self.sheet.context(view), "not bold"))
        shown = offered(self.game.rules, self.game.legal(seat))
        labels = [self.sheet.answer(view, text, self.speech.answer(text)) for text in shown]
        self.console.print(numbered(shown, labels, self.console.width, self.voice))
        others = [text for text in texts if text not in shown]
        if others:
            self.say("cli-also", "dim", texts=self.voice.row(others))

    def _has_changed(self, seat: int, view: TableView) -> bool:
        """Does the table differ from what the seat was shown last?"""
        last = self._pictured.get(seat)
        self._pictured[seat] = self.sheet.picture(view, last)
        return last is None or last != self._pictured[seat]

    def _news(self, seat: int) -> list[Text]:
        """What happened since the seat's last decision; on a terminal only as much of its end as there is room for."""
        paragraphs = self.log(seat, self._told.get(seat, 0))
        self._told[seat] = self.game.event_count
        if not self.console.is_terminal:
            return paragraphs
        columns, room = self.sheet.room_for_news(self.console.width, self.console.height)
        shown: list[Text] = []
        for paragraph in reversed(paragraphs):
            room -= -(-cell_len(paragraph.plain) // columns)
            if room < 0 and shown:
                left_out = len(paragraphs) - len(shown)
                return [Text(self.voice.say("cli-log-more", count=left_out), "dim"), *shown]
            shown.insert(0, paragraph)
        return shown

    def log(self, seat: int | None, since: int = 0) -> list[Text]:
        """What happened as the seat may know it: one paragraph for what belongs together."""
        return self.speech.paragraphs(self.game.events(seat, since))

    def foreseen(self, events: Sequence[Mapping[str, Fact]]) -> list[Text]:
        """Events of a preview."""
        return self.speech.paragraphs(events)

    # -- the end -------------------------------------------------------------------------------------------------

    def save(self) -> None:
        """Write the game to its file if it has changed; a full disk does not end the game."""
        if self._saved == self.game.history:
            return
        try:
            self._write()
        except OSError as error:
            self.say("cli-not-saved", "bold red", file=keeper.shown(self.path), reason=keeper.reason_of(error))

    def save_first(self) -> None:
        """Write a new game before anything else: a player who cannot save it should know now. Raises Trouble."""
        if self._saved is not None:
            return
        try:
            self._write()
        except OSError as error:
            raise Trouble(
                "cli-error-unwritable", file=keeper.shown(self.path), reason=keeper.reason_of(error)
            ) from None

    def save_again(self) -> bool:
        """Write the game even if it has not changed; True if it is saved."""
        self._saved = None
        self.save()
        return self._saved is not None

    def _write(self) -> None:
        """Write the game, but never over what somebody else has written there meanwhile."""
        if not keeper.holds(self.path, self._digest):
            other, self.path = self.path, keeper.beside(self.path)
            self.say("cli-moved", "bold red", other=str(other), file=str(self.path))
        text = self.game.record()
        keeper.write_text(self.path, text)
        self.is_on_disk(text)

    def is_on_disk(self, text: str | bytes) -> None:
        """The file holds the game as it is now, in this text."""
        self._digest = keeper.digest(text)
        self._saved = list(self.game.history)

    def _farewell(self, message: str) -> None:
        self.save()
        if message:
            self.say(message)
        if self._saved == self.game.history:
            self.say("cli-left", file=str(self.path), command=f"furrow play --resume {shlex.quote(str(self.path))}")

    def _finish(self) -> None:
        self.save()
        view = self.view(None)
        people = self.party.humans
        news = self._news(people[0]) if len(people) == 1 else self.log(None, min(self._told.values(), default=0))
        self.console.print(self.sheet.screen(view, self.console.width, self.console.height, (), news))
        self.say("cli-over", "bold")
        self.console.print(self.sheet.result(view, self.game.result))
        if self._saved == self.game.history:
            self.say("cli-kept", file=str(self.path), command=f"furrow replay {shlex.quote(str(self.path))}")
