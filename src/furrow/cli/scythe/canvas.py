"""A sheet of single-width signs with styles."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

Run = tuple[str, str]
"""A text and its style."""


class Canvas:
    """Signs are put at a column and a line; what is put later covers what was there."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self._lines = [[(" ", "")] * width for _ in range(height)]

    def put(self, column: int, line: int, runs: Iterable[Run]) -> None:
        """Write runs from a column on; what does not fit on the sheet is cut off."""
        for text, style in runs:
            for sign in text:
                if 0 <= column < self.width:
                    self._lines[line][column] = (sign, style)
                column += 1

    def text(self) -> Text:
        """The sheet as lines of text, without spaces at their ends."""
        return Text("\n", no_wrap=True, overflow="crop").join([_line(signs) for signs in self._lines])


def _line(signs: list[Run]) -> Text:
    text = Text(no_wrap=True, overflow="crop")
    run, style = "", ""
    for sign, its_style in signs:
        if its_style != style:
            text.append(run, style or None)
            run, style = "", its_style
        run += sign
    text.append(run, style or None)
    text.rstrip()
    return text


def cut(runs: list[Run], width: int, more: str) -> list[Run]:
    """The runs, shortened to a width; a mark shows that something is missing."""
    if sum(len(text) for text, _ in runs) <= width:
        return runs
    kept: list[Run] = []
    room = width - len(more)
    for text, style in runs:
        kept.append((text[:room], style))
        room -= len(text[:room])
    return [*kept, (more, "bold")]
