"""The public API. It adds to the kernel's game what the edge adds: finding games by name, records, sentences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from furrow.games import find
from furrow.kernel import game as kernel
from furrow.kernel import record
from furrow.kernel.errors import SetupError
from furrow.kernel.line import Action, Refusal
from furrow.kernel.options import Option
from furrow.kernel.streams import Seed

if TYPE_CHECKING:
    from furrow.words.rulebook import RuleBook


class Game(kernel.Game[Any]):
    """A game being played; see `furrow.new`."""

    def why_not(self, line: str | Action, seat: int | None = None, lang: str = "en") -> Refusal | None:
        """None if the line can be played; else the rule that forbids it, with a sentence in the chosen language."""
        refusal = super().why_not(line, seat)
        if refusal is None:
            return None
        from furrow.words import sentence  # only when somebody asks: reading catalogues takes time

        return refusal._replace(sentence=sentence(self.name, refusal, lang))

    def view(self, seat: int | None = None) -> Any:
        """What a seat may see (None: a spectator): the game's view document, e.g. `furrow.games.scythe.view.View`."""
        return super().view(seat)

    def record(self) -> str:
        """The whole game as text; `furrow.load` gives it back."""
        return record.write(self)


def new(
    name: str,
    *,
    seats: int = 2,
    seed: Seed = 0,
    options: Mapping[str, object] | None = None,
    version: int | None = None,
    **setup: Any,
) -> Game:
    """A new game, e.g. `furrow.new("scythe", seats=3, seed=7, factions=["nordic", "saxony", "crimea"])`.

    With a version it is played by the rules as they were then.
    """
    rules = find(name)
    if version is not None and version not in range(1, rules.version + 1):
        raise SetupError(f"{name} has rules of versions 1 to {rules.version}, not {version!r}")
    state = rules.new_by(rules.version if version is None else version, seats, seed, options, setup)
    origin = {"seats": seats, "seed": seed, "options": dict(options or {}), "setup": msgspec.to_builtins(setup)}
    return Game(rules, state, origin)


def position(name: str, document: Mapping[str, Any]) -> Game:
    """A game from a readable position; what is left out gets its default. Raises PositionError."""
    rules = find(name)
    return Game(rules, rules.from_position(document))


def load(text: str | bytes, at: int | None = None, *, replay: bool = False) -> Game:
    """The game of a record, after decision number `at` (default: the last). Raises RecordError.

    It starts from the newest snapshot, so it is fast but has no events and nothing to undo; with `replay` all
    decisions are played again from the start, and both are there.
    """
    game = record.read(text, find, at, replay=replay, make=Game)
    assert isinstance(game, Game)
    return game


def verify(text: str | bytes) -> record.Verdict:
    """Replay a record from its start and compare the hashes."""
    return record.verify(text, find)


def options(name: str, lang: str = "en") -> tuple[Option, ...]:
    """Every option of a game with its default, ledger id and sentence in the chosen language."""
    known = find(name).options
    from furrow.words import option_text  # only when somebody asks: reading catalogues takes time

    return tuple(option._replace(sentence=option_text(name, option.name, lang)) for option in known)


def rulebook(name: str, lang: str = "en") -> RuleBook:
    """The rulebook of a game in the chosen language, by chapters, with `find` and `search`."""
    find(name)
    from furrow.words.rulebook import rulebook as told  # only when somebody asks: reading catalogues takes time

    return told(name, lang)


def schema(name: str) -> dict[str, Any]:
    """The JSON Schema of the document that `view` gives."""
    return msgspec.json.schema(find(name).view_type)
