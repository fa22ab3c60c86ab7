"""Where answers come from: the keyboard, or lines of standard input when it is not a terminal."""

from __future__ import annotations

import signal
import sys
from types import FrameType
from typing import Any

from rich.console import Console


class InputLines:
    """Reads lines. An interrupt counts only while we wait for one: never in the middle of a decision or a save."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.interactive = sys.stdin.isatty()
        self._waiting = False
        self._interrupted = False
        if self.interactive:
            import contextlib

            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  (input() then knows the arrow keys)

    def line(self, prompt: str) -> str:
        """The next line, without its end. Raises EOFError or KeyboardInterrupt."""
        self.check()
        self._waiting = True
        try:
            return input(prompt) if self.interactive else self._next_line(prompt)
        except EOFError:
            self.console.print()
            raise
        finally:
            self._waiting = False

    def _next_line(self, prompt: str) -> str:
        """A line of a file or a pipe, shown as if it had been typed."""
        self.console.print(prompt, end="")
        text = sys.stdin.readline()
        if not text:
            raise EOFError
        self.console.print(text.rstrip("\r\n"))
        return text.rstrip("\r\n")

    def check(self) -> None:
        """Raises KeyboardInterrupt if somebody has asked for it meanwhile."""
        if self._interrupted:
            self._interrupted = False
            raise KeyboardInterrupt

    def guard(self) -> Any:
        """Take over interrupts; returns what was there before, for `release`."""
        try:
            return signal.signal(signal.SIGINT, self._interrupt)
        except ValueError:  # not in the main thread
            return None

    def release(self, before: Any) -> None:
        if before is not None:
            signal.signal(signal.SIGINT, before)

    def _interrupt(self, number: int, frame: FrameType | None) -> None:
        if self._waiting or self._interrupted:
            raise KeyboardInterrupt
        self._interrupted = True
