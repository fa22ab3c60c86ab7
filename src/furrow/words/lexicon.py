"""How a game's own words become those of a language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from furrow.games import find, until_games_change
from furrow.games.parts import part
from furrow.kernel.contract import Code
from furrow.kernel.events import Fact
from furrow.words.catalogue import Words

Marked = bool | frozenset[str]
"""Which cards have their marks: all that have one, none, or these."""


def identifier(*parts: str) -> str:
    """The id of a message: `move.units` and `peoples_army` become `move-units` and `peoples-army`."""
    return re.sub(r"[._ ]", "-", "-".join(parts))


class Lexicon:
    """The words of one game. This one knows the catalogues only; the package of a game overrides what needs more."""

    unsaid: frozenset[str] = frozenset()
    """Kinds of events that have no line: what they tell is plain from the lines around them."""
    echoes: frozenset[str] = frozenset()
    """Kinds of events that only say which answer was given: nobody who looks ahead learns anything from them."""
    drawn: tuple[str, ...] = ()
    """The catalogues that the browser's board speaks by, besides those of every table."""

    def __init__(self, game: str) -> None:
        self.game = game

    def identifier(self, *parts: str) -> str:
        """The id of a message of the game."""
        return identifier(self.game, *parts)

    def message(self, speaker: Words, *parts: str) -> str:
        """The id of the message that says something of the game in a language: games may share messages."""
        return self.identifier(*parts)

    def player(self, speaker: Words, seat: int, names: Sequence[str]) -> str:
        """What a player who does something is called."""
        return names[seat]

    def word(self, speaker: Words, name: str, value: str) -> str:
        """A fact or detail that is a word of the engine: the term `<game>-<name>-<value>`, or else the bare value."""
        message = self.message(speaker, name, value)
        return speaker.say(message) if speaker.knows(message) else value

    def label(self, speaker: Words, code: Code, names: Sequence[str], *, marked: Marked = True) -> str:
        """What an action does: the term `<game>-act-<text>`, or else its text. `marked`: cards with their marks."""
        return self.word(speaker, "act", find(self.game).write(code))

    def brief(self, speaker: Words, code: Code, signs: Sequence[str]) -> str:
        """The one or two words of an answer on a button beside its signs; "": the label says it."""
        return ""

    def twins(self, texts: Iterable[str]) -> frozenset[str]:
        """The cards in texts of actions that share their name with another card there."""
        return frozenset()

    def of_event(self, speaker: Words, event: Mapping[str, Fact], names: Sequence[str]) -> dict[str, int | str]:
        """Arguments that an event's message can use besides the single facts, or instead of them."""
        return {}

    def of_benefit(self, speaker: Words, facts: Mapping[str, Fact]) -> dict[str, int | str]:
        """Arguments that the sentence of a benefit can use, made of its facts."""
        return {name: fact for name, fact in facts.items() if isinstance(fact, int | str)}

    def of_question(self, speaker: Words, about: Mapping[str, int | str]) -> dict[str, int | str]:
        """Arguments that a prompt can use: what the question says of itself."""
        return {name: self.word(speaker, name, fact) if isinstance(fact, str) else fact for name, fact in about.items()}

    def of_refusal(self, speaker: Words, details: Mapping[str, int | str]) -> dict[str, int | str]:
        """Arguments that a refusal's message can use besides the details one by one."""
        return {}


@until_games_change
@lru_cache(maxsize=64)
def lexicon(game: str) -> Lexicon:
    """What `lexicon(game)` in the words of a game, or of its family, gives; a plain one if there is none.

    Raises UnknownGame.
    """
    own = part(game, "furrow.words")
    made: Lexicon = Lexicon(game) if own is None else own.lexicon(game)
    return made
