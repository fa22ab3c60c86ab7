"""What can be typed at the prompt: the number of an answer, an action or a line of them, or a command."""

from __future__ import annotations

import os
from collections.abc import Callable
from difflib import get_close_matches
from itertools import takewhile
from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

import furrow
from furrow.cli import keeper, rules
from furrow.cli.answers import offered
from furrow.cli.trouble import Trouble
from furrow.cli.voice import is_number
from furrow.kernel.errors import (
    FurrowError,
    GameOver,
    IllegalAction,
    LineTooLong,
    NotationError,
    NothingToUndo,
    WrongSeat,
)
from furrow.kernel.line import Refusal
from furrow.words.answers import line_label
from furrow.words.asking import understand

if TYPE_CHECKING:
    from furrow.cli.sitting import Sitting

_USAGE = {
    "undo": "undo [all]",
    "why": "why LINE",
    "rule": "rule [ID]",
    "preview": "preview LINE",
    "log": "log [N]",
    "save": "save [FILE]",
}
_LOG = 20
"""Paragraphs of the log that are shown when no number is given."""


def _without_open_end(line: str) -> str:
    """A line up to the first number that could not be written out."""
    steps = [step.strip() for step in line.split("/")]
    return " / ".join(takewhile(lambda step: not is_number(step), steps))


class Commands:
    """The prompt of one seat."""

    def __init__(self, session: Sitting, seat: int) -> None:
        self.session = session
        self.game = session.game
        self.seat = seat
        self._known: dict[str, Callable[[str], bool]] = {
            "help": self._help,
            "undo": self._undo,
            "redo": self._redo,
            "why": self._why,
            "rule": self._rule,
            "preview": self._preview,
            "board": self._board,
            "see": self._see,
            "table": self._table,
            "log": self._log,
            "score": self._score,
            "save": self._save,
            "quit": self._quit,
        }
        self._short = {"?": "help", "h": "help", "q": "quit", "exit": "quit", "u": "undo", **session.sheet.short}

    def answer(self, text: str) -> bool:
        """Carry out what was typed; True when the game has changed."""
        try:
            return self._answer(text)
        except Trouble as trouble:
            self.session.say(trouble.message, "red", **trouble.arguments)
            return False

    def _answer(self, text: str) -> bool:
        if not text:
            return self._only_answer()
        word, _, rest = text.partition(" ")
        name = self._short.get(word.lower(), word.lower())
        if name in self._known:
            return self._known[name](rest.strip())
        return self._play(text)

    # -- answers -------------------------------------------------------------------------------------------------

    def _only_answer(self) -> bool:
        legal = self.game.legal(self.seat)
        if len(legal) == 1:
            return self._play(legal[0].text)
        self.session.ask_again(self.seat)
        return False

    def _spelled(self, line: str) -> str:
        """A line with the texts of answers instead of their numbers; raises Trouble for a number without one.

        The line is played in the seat's imagination. Where that cannot go on, or something new is shown, the rest
        stays as it is.
        """
        steps = [step.strip() for step in line.split("/")]
        if not any(map(is_number, steps)):
            return line
        dream = self.game.imagine(self.seat, 0)
        for place, step in enumerate(steps):
            if is_number(step):
                steps[place] = self._numbered(dream, int(step))
            try:
                dream.play(steps[place], self.seat)
            except FurrowError:
                break
            if self.seat not in dream.actors or not dream.can_undo(self.seat):
                break
        return " / ".join(steps)

    def _numbered(self, game: furrow.Game, number: int) -> str:
        """The answer of that number in the list."""
        texts = offered(game.rules, game.legal(self.seat))
        if not 1 <= number <= len(texts):
            raise Trouble("cli-no-such-number", number=number, last=len(texts))
        return texts[number - 1]

    def _play(self, text: str) -> bool:
        try:
            if self._is_side(text):
                host = self.game.rules.is_hosts(self.game.rules.parse(text))
                self.game.side(text, None if host else self.seat)
            else:
                self._play_line(text)
        except IllegalAction as error:
            self._refused(Refusal(error.rule, error.details, error.text, error.step))
        except NotationError:
            self._unknown(text)
        except (WrongSeat, GameOver):
            self.session.say("cli-line-too-long", "red")
        else:
            return True
        return False

    def _play_line(self, text: str) -> None:
        """Play a line. Where it shows something new, that much is played; if the rest is refused, it stays played."""
        text = self._spelled(text)
        try:
            self.game.play(text, self.seat)
        except LineTooLong as error:
            steps = [step.strip() for step in text.split("/")]
            self.game.play(" / ".join(steps[: error.step + 1]), self.seat)
            rest = steps[error.step + 1 :]
            if is_number(rest[0]):  # of a list that nobody has seen yet
                self.session.say("cli-line-stopped", "dim")
            else:
                self._play_line(" / ".join(rest))

    def _is_side(self, text: str) -> bool:
        return self._is_action(text) and self.game.rules.is_side(self.game.rules.parse(text))

    def _is_action(self, text: str) -> bool:
        try:
            self.game.rules.parse(text)
        except NotationError:
            return False
        return True

    def _refused(self, refusal: Refusal) -> None:
        from furrow.words import sentence

        why = sentence(self.game.name, refusal, self.session.voice.language)
        self.session.say("cli-refused", "red", text=refusal.text, sentence=why, rule=refusal.rule)

    def _unknown(self, line: str) -> None:
        """Say which step is not an action, and what is similar to it."""
        text = next((step.strip() for step in line.split("/") if not self._is_action(step)), line)
        if is_number(text):  # all numbers of the seat's own answers were written out
            self.session.say("cli-line-too-long", "red")
            return
        self.session.say("cli-unknown", "red", text=text)
        known = [*(action.text for action in self.game.legal(self.seat)), *self._known]
        near = get_close_matches(text.lower(), [word.lower() for word in known], n=3)
        if near:
            self.session.say("cli-did-you-mean", near=", ".join(near))

    # -- commands ------------------------------------------------------------------------------------------------

    def _help(self, rest: str) -> bool:
        session = self.session
        session.say("cli-guide-1")
        session.say("cli-guide-2")
        usages = {name: _USAGE.get(name, name) for name in self._known} | dict(session.sheet.usages)
        for name, usage in usages.items():
            about = session.wording(f"cli-about-{name}")
            session.console.print(Text.assemble("  ", (f"{usage:<14}", "bold"), about))
        session.console.print(session.sheet.legend())
        return False

    def _undo(self, rest: str) -> bool:
        if not self.session.may_undo(self.seat):
            fresh = not self.game.history or self.game.opens_turn(self.seat)
            self.session.say("cli-nothing-to-undo" if fresh else "cli-no-undo", "red")
            return False
        self.game.undo(all=rest.lower() == "all")
        self.session.say("cli-undone")
        return True

    def _redo(self, rest: str) -> bool:
        try:
            self.game.redo()
        except NothingToUndo:
            self.session.say("cli-no-redo", "red")
            return False
        return True

    def _why(self, line: str) -> bool:
        if not line:
            self.session.say("cli-why-what", "red")
            return False
        line = _without_open_end(self._spelled(line))
        try:
            refusal = self.game.why_not(line, self.seat, self.session.voice.language)
        except NotationError:
            self._why_in_words(line)
        except FurrowError as error:
            self.session.say("cli-error-other", "red", reason=str(error))
        else:
            if refusal is None:
                self.session.say("cli-allowed", "green", text=line)
            else:
                self._refused(refusal)
        return False

    def _why_in_words(self, text: str) -> None:
        """A question in plain words: what is meant by it, or what it may mean."""
        language = self.session.voice.language
        found = understand(self.game, self.seat, text, language)
        if not found.line:
            if not found.near:
                self._unknown(text)
                return
            self.session.say("cli-unknown", "red", text=text)
            self.session.say("cli-did-you-mean", near=", ".join(found.near))
            return
        label = line_label(self.game.name, found.line, language, ())
        self.session.say("cli-understood", "dim", label=label, text=found.line)
        self._why(found.line)

    def _rule(self, name: str) -> bool:
        if not name:
            rules.show_sections(self.session.console, self.session.voice, self.game.name)
        else:
            rules.show_named(self.session.console, self.session.voice, self.game.name, name)
        return False

    def _preview(self, line: str) -> bool:
        session = self.session
        if not line:
            session.say("cli-preview-what", "red")
            return False
        line = self._spelled(line)
        try:
            found = self.game.preview(line, self.seat)
        except IllegalAction as error:
            self._refused(Refusal(error.rule, error.details, error.text, error.step))
            return False
        except NotationError:
            self._unknown(line)
            return False
        except FurrowError as error:
            session.say("cli-error-other", "red", reason=str(error))
            return False
        for paragraph in session.foreseen(found.events):
            session.console.print(paragraph)
        session.console.print(session.sheet.preview(found.view))
        session.say("cli-preview-whole" if found.complete else "cli-preview-part", "dim")
        return False

    def _board(self, rest: str) -> bool:
        session = self.session
        session.console.print(
            session.sheet.board(session.view(self.seat), session.console.width, session.console.height)
        )
        session.console.print(session.sheet.legend())
        return False

    def _see(self, name: str) -> bool:
        session = self.session
        found = session.sheet.closely(session.view(self.seat), name)
        if found is None:
            session.say("cli-no-such-place", "red", name=name)
        else:
            session.console.print(found)
        return False

    def _table(self, rest: str) -> bool:
        """What lies before this seat, or before another player: it lies open."""
        session = self.session
        view = session.view(self.seat)
        last = len(session.speech.names) - 1
        if rest and not (is_number(rest) and int(rest) <= last):
            session.say("cli-error-seat", "red", seat=rest, last=last)
            return False
        session.console.print(session.sheet.table(view, int(rest) if rest else self.seat))
        if not rest:
            session.console.print(session.sheet.hand(view))
        return False

    def _log(self, rest: str) -> bool:
        paragraphs = self.session.log(self.seat)
        most = int(rest) if is_number(rest) else _LOG
        for paragraph in paragraphs[-most:] if most else []:
            self.session.console.print(paragraph)
        return False

    def _score(self, rest: str) -> bool:
        view = self.session.view(self.seat)
        self.session.console.print(self.session.sheet.tracks(view, self.session.console.width))
        self.session.console.print(self.session.sheet.scores(view))
        return False

    def _save(self, name: str) -> bool:
        session = self.session
        path = Path(os.path.expanduser(name)) if name else session.path
        if not name or (keeper.exists(path) and path.resolve() == session.path.resolve()):
            if session.save_again():
                session.say("cli-saved", file=str(session.path))
        elif keeper.exists(path):
            session.say("cli-error-exists", "red", file=str(path))
        elif not os.path.isdir(path.absolute().parent):
            session.say("cli-error-no-folder", "red", folder=keeper.shown(path.absolute().parent))
        else:
            self._save_copy(path)
        return False

    def _save_copy(self, path: Path) -> None:
        try:
            keeper.write_text(path, self.game.record())
        except OSError as error:
            self.session.say("cli-not-saved", "red", file=keeper.shown(path), reason=keeper.reason_of(error))
        else:
            self.session.say("cli-saved", file=str(path))

    def _quit(self, rest: str) -> bool:
        from furrow.cli.sitting import Leave

        raise Leave
