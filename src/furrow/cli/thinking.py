"""How long bots thought, as a table."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Console
from rich.table import Table
from rich.text import Text

from furrow.cli.voice import Voice
from furrow.lab.thinking_times import Thinking, Timing

_LATE = 0.99


def show_thinking(console: Console, voice: Voice, thinking: Mapping[str, Thinking]) -> None:
    """Mean, 99th percentile and worst of each bot, by decision and by turn, in milliseconds of CPU time."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    table.add_column(voice.say("cli-column-bot"), min_width=14, no_wrap=True)
    table.add_column("")
    for figure in ("count", "mean", "late", "worst"):
        table.add_column(voice.say(f"lab-figure-{figure}", part=voice.figure(f"{_LATE:.0%}")), justify="right")
    for name, found in thinking.items():
        for unit, timing in (("decision", found.decisions), ("turn", found.turns)):
            cells = map(voice.figure, [str(timing.count), *_cells(timing)])
            table.add_row(name, voice.say(f"lab-column-{unit}"), *cells)
    console.print()
    console.print(Text(voice.say("lab-thinking"), style="dim"))
    console.print(table)


def _cells(timing: Timing) -> list[str]:
    return [f"{1000 * value:.1f}" for value in (timing.mean, timing.quantile(_LATE), timing.worst)]
