"""What the sheets of all games share: a view in words, what matters most to the reader first."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any, Generic, Protocol, TypeVar

from furrow.server.web.pages.html import Markup, joined
from furrow.server.web.pages.saying import Saying


class _View(Protocol):
    """A view of any game: what only the reader sees, and how the game ended."""

    @property
    def own(self) -> Any: ...

    @property
    def result(self) -> Sequence[Any]: ...

    @property
    def game(self) -> str: ...


V = TypeVar("V", bound=_View)


class Sheet(ABC, Generic[V]):
    """Writes one view in one language."""

    def __init__(self, view: V, language: str, names: Sequence[str]) -> None:
        self.view, self.names = view, names
        self.say = Saying(language, view.game)
        self.words = self.say.words

    def whole(self) -> Markup:
        """The whole table."""
        return joined(
            self.result() if self.view.result else None,
            self.own(self.view.own) if self.view.own is not None else None,
            *self.everybodys(),
        )

    @abstractmethod
    def everybodys(self) -> Iterable[Markup]:
        """What everybody sees, part by part."""

    @abstractmethod
    def own(self, own: Any) -> Markup:
        """What only the reader sees."""

    @abstractmethod
    def result(self) -> Markup:
        """How the game ended."""
