"""Bots of other people that failed in the lab: the report says how often, the messages say how it began."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Console
from rich.text import Text

from furrow.cli.voice import Voice
from furrow.lab.strangers import FALLBACK


def show_failures(console: Console, voice: Voice, failures: Mapping[str, int]) -> None:
    """A line for each bot that failed."""
    for name, count in failures.items():
        said = voice.say("lab-failures", bot=name, count=count, other=FALLBACK)
        console.print(Text(said, style="bold red"))


def tell_troubles(messages: Console, voice: Voice, troubles: Mapping[str, str]) -> None:
    """The first failure of each, as the guard noted it."""
    for trouble in troubles.values():
        messages.print(Text(voice.say("lab-trouble", trouble=trouble), style="red"))
