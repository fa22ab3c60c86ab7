"""The progress bar of long runs, on standard error and only on a terminal."""

from __future__ import annotations

from time import monotonic
from types import TracebackType

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from furrow.cli import screen
from furrow.cli.voice import Voice

_PAUSE = 0.1
"""Seconds between two pictures at least: quick games need not wait for the screen."""


class Bar:
    """How many things are done, of how many; `what` is the message that names them.

    It has no thread of its own: a process with threads cannot be copied safely.
    """

    def __init__(self, voice: Voice, total: int | None, what: str = "cli-sim-games") -> None:
        console = screen.messages()
        self._total = total
        self._bar = Progress(
            TextColumn(voice.say(what)),
            BarColumn(),
            MofNCompleteColumn(),
            TimeElapsedColumn(),
            TimeRemainingColumn(),
            TextColumn("{task.description}"),
            console=console,
            transient=True,
            auto_refresh=False,
            disable=not console.is_terminal,
        )
        self._task = self._bar.add_task("", total=total)
        self._drawn = 0.0

    def __enter__(self) -> Bar:
        self._bar.start()
        self._bar.refresh()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._bar.stop()

    def advance(self, done: int, total: int | None = None, about: str = "") -> None:
        """This many are done; `about` says what is being played."""
        self._bar.update(self._task, completed=done, total=self._total if total is None else total, description=about)
        now = monotonic()
        if now - self._drawn > _PAUSE:
            self._drawn = now
            self._bar.refresh()
