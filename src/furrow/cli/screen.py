"""Where output goes: one console for results, one for messages. Colour only where it can be seen, and is wanted."""

from __future__ import annotations

from rich.console import Console


def output(*, no_color: bool = False) -> Console:
    """The console of results and games, on standard output."""
    return Console(highlight=False, markup=False, emoji=False, no_color=no_color or None, soft_wrap=False)


def messages() -> Console:
    """The console of progress and timings, on standard error."""
    return Console(stderr=True, highlight=False, markup=False, emoji=False)


def speaks_unicode(console: Console) -> bool:
    """Can the console show box lines and symbols?"""
    return console.encoding.lower().replace("-", "").startswith("utf")
