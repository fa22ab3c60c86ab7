"""The legal answers as a numbered list, in as many columns as there is room for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.cells import cell_len
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from furrow.cli.voice import Voice
from furrow.kernel.contract import Rules
from furrow.kernel.line import Action

_MOST_COLUMNS = 4
_SHORT = 6
"""Lists up to this length stay in one column: they are quicker to read."""
_GAP = 3


def offered(rules: Rules[Any], legal: Sequence[Action]) -> list[str]:
    """The texts of the answers in the list, in its order; those that waive something only if there are no others."""
    return [action.text for action in legal if not rules.waives(action.code)] or [action.text for action in legal]


def numbered(texts: Sequence[str], labels: Sequence[Text], width: int, voice: Voice) -> RenderableType:
    """Every answer with its number, its notation and its label."""
    notation = max((cell_len(text) for text in texts), default=0)
    if notation > width // 2:
        return _run_on(texts, labels, voice)
    widest = 4 + notation + 2 + max((cell_len(label.plain) for label in labels), default=0)
    columns = 1 if len(texts) <= _SHORT else max(1, min(_MOST_COLUMNS, (width + _GAP) // (widest + _GAP)))
    rows = -(-len(texts) // columns)
    grid = Table.grid(padding=(0, 2, 0, 0))
    for _ in range(columns):
        grid.add_column(justify="right", style="bold", no_wrap=True)
        grid.add_column(style="cyan", no_wrap=True)
        grid.add_column()
    cells = [
        (f"{voice.number(number):>2}", text, label if label.plain.lower() != text.lower() else "")
        for number, (text, label) in enumerate(zip(texts, labels, strict=True), 1)
    ]
    for row in range(rows):
        grid.add_row(*(part for cell in cells[row::rows] for part in cell))
    return grid


def _run_on(texts: Sequence[str], labels: Sequence[Text], voice: Voice) -> RenderableType:
    """The same where the notation would leave no room for a column of labels."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", style="bold", no_wrap=True)
    grid.add_column()
    for number, (text, label) in enumerate(zip(texts, labels, strict=True), 1):
        line = Text(text, "cyan")
        if label.plain.lower() != text.lower():
            line = Text.assemble(line, "  ", label)
        grid.add_row(f"{voice.number(number):>2}", line)
    return grid
