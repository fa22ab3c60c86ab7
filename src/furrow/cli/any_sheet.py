"""The sheet of a game that brings none: whatever its view says, as a readable list."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from furrow.cli.voice import Voice
from furrow.kernel.contract import Result, TableView
from furrow.words.lexicon import lexicon

_EXAMPLE = "1"
"""Answers can be given by their numbers, in any game."""
_LOW = 30


class AnySheet:
    """Writes views of any game, field by field, with the game's own words where it has some."""

    quiet: Collection[str] = ()
    opening: Collection[str] = ()
    usages: Mapping[str, str] = {"table": "table [SEAT]"}
    short: Mapping[str, str] = {}
    examples: Mapping[str, str] = dict.fromkeys(
        ("cli-hint", "cli-guide-1", "cli-why-what", "cli-preview-what"), _EXAMPLE
    )
    instead: Mapping[str, str] = {"cli-no-such-place": "cli-no-such-card", "cli-continue": "cli-continue-table"}

    def __init__(self, game: str, voice: Voice, who: Sequence[str], *, unicode: bool = True) -> None:
        self.voice = voice
        self.who = who
        self.stroke = "─" if unicode else "-"
        self._lexicon = lexicon(game)

    # -- players, questions and answers --------------------------------------------------------------------------

    def names(self, view: TableView) -> list[str]:
        """Who plays, with the number of the seat where the same is said of several, or nothing."""
        names = [*self.who, *[""] * (len(view.players) - len(self.who))]
        met = Counter(names)
        numbers = [self.voice.number(seat) for seat in range(len(names))]
        return [
            name if name and met[name] == 1 else f"{name} {number}".strip()
            for name, number in zip(names, numbers, strict=True)
        ]

    def tag(self, view: TableView, seat: int) -> Text:
        return Text(self.voice.number(seat), style="bold")

    def picture(self, view: TableView, before: object) -> object:
        return msgspec.json.encode(view)

    def asks_for_turn(self, view: TableView) -> bool:
        return view.question is not None

    def context(self, view: TableView) -> str:
        return ""

    def answer(self, view: TableView, text: str, label: str) -> Text:
        return Text(label)

    # -- parts of the table --------------------------------------------------------------------------------------

    def status(self, view: TableView) -> Text:
        return Text()

    def board(self, view: TableView, width: int, height: int) -> RenderableType:
        return Group(*self._listed(msgspec.to_builtins(view)))

    def legend(self) -> RenderableType:
        return Text()

    def closely(self, view: TableView, text: str) -> RenderableType | None:
        found = msgspec.to_builtins(view).get(text)
        return None if found is None else Group(*self._listed({text: found}))

    def table(self, view: TableView, seat: int) -> RenderableType:
        return Group(*self._listed(msgspec.to_builtins(view.players[seat])))

    def hand(self, view: TableView) -> RenderableType:
        return Group(*self._listed(msgspec.to_builtins(getattr(view, "own", None))))

    def tracks(self, view: TableView, width: int) -> RenderableType:
        return Group(*self._listed({"players": msgspec.to_builtins(view.players)}))

    def scores(self, view: TableView) -> RenderableType:
        return Text()

    def preview(self, view: TableView) -> RenderableType:
        return self.board(view, 0, 0)

    def result(self, view: TableView, result: Result) -> RenderableType:
        """The final table, best first, with what the totals are made of."""
        voice, names = self.voice, self.names(view)
        table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
        for heading in ("rank", "player", "score"):
            table.add_column(voice.say(f"cli-column-{heading}"), no_wrap=True)
        table.add_column("")
        for row in result.standings:
            parts = [f"{self._word('score', part)} {voice.number(value)}" for part, value in row.parts.items()]
            cells = (voice.number(row.rank), names[row.seat], voice.number(row.total), voice.row(parts))
            table.add_row(*cells, style="bold" if row.rank == 1 else "")
        return table

    # -- whole screens -------------------------------------------------------------------------------------------

    def screen(
        self, view: TableView, width: int, height: int, marked: Collection[str] = (), news: Sequence[Text] = ()
    ) -> RenderableType:
        return Group(*news, self.board(view, width, height))

    def is_low(self, height: int) -> bool:
        return height < _LOW

    def room_for_news(self, width: int, height: int) -> tuple[int, int]:
        return width, height // 2

    # -- lists ---------------------------------------------------------------------------------------------------

    def _listed(self, found: Any, depth: int = 0) -> Iterator[Text]:
        """One line for each single fact, further in for what belongs together."""
        rows = found.items() if isinstance(found, dict) else enumerate(found) if isinstance(found, list | tuple) else ()
        for name, value in rows:
            title = self._word("field", name) if isinstance(name, str) else self.voice.number(name)
            line = Text.assemble("  " * depth, (f"{title}: ", "dim"))
            if _is_single(value):
                yield line.append(self._said(str(name), value))
            elif value:
                yield line
                yield from self._listed(value, depth + 1)

    def _said(self, name: str, value: Any) -> str:
        if isinstance(value, list | tuple):
            return self.voice.row([self._said(name, each) for each in value])
        if isinstance(value, bool) or value is None:
            return str(value).lower()
        return self.voice.number(value) if isinstance(value, int) else self._word(name, str(value))

    def _word(self, kind: str, word: str) -> str:
        return self._lexicon.word(self.voice.words, kind, word)


def _is_single(value: Any) -> bool:
    """Does it fit one line: a fact, or a list of plain facts?"""
    if isinstance(value, list | tuple):
        return bool(value) and not any(isinstance(each, dict | list | tuple) for each in value)
    return not isinstance(value, dict)
