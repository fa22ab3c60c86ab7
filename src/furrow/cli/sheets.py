"""What a game brings to the terminal: its sheet draws views, its cards are listed."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Protocol

from rich.console import Console, RenderableType
from rich.text import Text

from furrow.cli.any_sheet import AnySheet
from furrow.cli.trouble import Trouble
from furrow.cli.voice import Voice
from furrow.games.parts import part
from furrow.kernel.contract import Result

_ROOM = "furrow.cli"


class Sheet(Protocol):
    """Draws the views of one game. `View` is whatever `game.view` gives: the client passes it on unread.

    `who` says for each seat who plays it. `quiet` events say nothing that the ones around them do not say; `opening`
    events begin a new paragraph of the log. `usages` are commands and side actions as the game's help writes them,
    `short` other words for commands, `examples` actions for the messages that want one, `instead` the messages that
    this game says in its own way.
    """

    who: Sequence[str]
    quiet: Collection[str]
    opening: Collection[str]
    usages: Mapping[str, str]
    short: Mapping[str, str]
    examples: Mapping[str, str]
    instead: Mapping[str, str]

    @property
    def stroke(self) -> str:
        """A piece of a line across the screen."""

    # -- players, questions and answers --------------------------------------------------------------------------

    def names(self, view: Any) -> list[str]:
        """What the players are called, by seat."""

    def tag(self, view: Any, seat: int) -> Text:
        """The sign of a player in its colours, as short as possible."""

    def picture(self, view: Any, before: object) -> object:
        """What the screen is about, given the last picture; a screen with an equal picture is not drawn again."""

    def asks_for_turn(self, view: Any) -> bool:
        """Does a turn of the reader begin?"""

    def context(self, view: Any) -> str:
        """What the open question is about, to be said after it; "" if it says all."""

    def answer(self, view: Any, text: str, label: str) -> Text:
        """An answer in words; `label` is what the catalogue says."""

    # -- parts of the table --------------------------------------------------------------------------------------

    def status(self, view: Any) -> Text:
        """One line: the round, and how the reader stands."""

    def board(self, view: Any, width: int, height: int) -> RenderableType:
        """What lies between the players, or all tables."""

    def legend(self) -> RenderableType:
        """What the signs mean."""

    def closely(self, view: Any, text: str) -> RenderableType | None:
        """All about one thing, by its name; None if there is no such thing."""

    def table(self, view: Any, seat: int) -> RenderableType:
        """Everything that one player has."""

    def hand(self, view: Any) -> RenderableType:
        """What only the reader sees."""

    def tracks(self, view: Any, width: int) -> RenderableType:
        """All players in one table."""

    def scores(self, view: Any) -> RenderableType:
        """How many points there would be now."""

    def preview(self, view: Any) -> RenderableType:
        """How the reader would stand after an imagined line."""

    def result(self, view: Any, result: Result) -> RenderableType:
        """The final table."""

    # -- whole screens -------------------------------------------------------------------------------------------

    def screen(
        self, view: Any, width: int, height: int, marked: Collection[str] = (), news: Sequence[Text] = ()
    ) -> RenderableType:
        """The table with the news, as large as fits; `marked` are the legal answers."""

    def is_low(self, height: int) -> bool:
        """Will the screen push the news away?"""

    def room_for_news(self, width: int, height: int) -> tuple[int, int]:
        """The columns and lines that news may take."""


def sheet_for(game: str, voice: Voice, who: Sequence[str], *, unicode: bool = True, drawn: bool = True) -> Sheet:
    """What `Sheet` in the module `sheet` of a game, or its family, is; else one that fits any game.

    `drawn` false gives plain lists instead of drawings.
    """
    own = part(game, _ROOM, "sheet")
    if own is None:
        return AnySheet(game, voice, who, unicode=unicode)
    sheet: Sheet = own.Sheet(voice, who, unicode=unicode, drawn=drawn)
    return sheet


def show_cards(console: Console, voice: Voice, game: str, names: Sequence[str] = ()) -> None:
    """All cards of a game, or those with these names. Raises Trouble for a name without a card, or a game without."""
    own = part(game, _ROOM, "cards")
    if own is None:
        raise Trouble("cli-error-no-cards", game=game)
    own.show_cards(console, voice, game, names)
