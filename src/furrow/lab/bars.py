"""The bars that our bots must clear, from data files: who must win how often against whom, and what else is asked.

Those of a game are in its own room: `lab/scythe/bars.json`.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from furrow import bots
from furrow.games import find, names
from furrow.games.parts import part_file
from furrow.kernel.errors import FurrowError, SetupError
from furrow.lab.matches import Match
from furrow.lab.sequential import MARGIN
from furrow.lab.simulation import game_seed

ONE_SEAT = 1
_ROOM, _FILE = "furrow.lab", "bars.json"
_SEED = 2026
"""The deals of our own bars: other deals would be other results."""


class BadBars(FurrowError):
    """A file of bars that cannot be read, or that names an unknown game or bot."""


class _Bar(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", kw_only=True):
    game: str
    who: str
    games: int
    seats: int = 2

    @property
    def bots(self) -> set[str]:
        """Who plays in its games."""
        return {self.who}

    def match(self, number: int, seed: int) -> Match:
        """Its game of that number."""
        luck = game_seed(seed, -1 - number)
        return Match(number, self.game, [self.who] * self.seats, game_seed(seed, number), luck)


class Beat(_Bar, frozen=True, kw_only=True, tag="beat"):
    """`who` wins at least that share of the games, alone against `against` on all other seats.

    With `full` it is the confirmation of a bar at full budgets: all its games are played, and it fails only if they
    speak clearly against it.
    """

    against: str
    at_least: float
    margin: float = MARGIN
    full: bool = False

    @property
    def id(self) -> str:
        return f"{self.game} {self.seats}: {self.who} > {self.against}"

    @property
    def bots(self) -> set[str]:
        return {self.who, self.against}

    def match(self, number: int, seed: int) -> Match:
        """Every deal is played from every seat."""
        deal, seat = divmod(number, self.seats)
        seated = [self.who if each == seat else self.against for each in range(self.seats)]
        return Match(number, self.game, seated, game_seed(seed, deal), game_seed(seed, -1 - number))


class SoloBar(_Bar, frozen=True, kw_only=True, tag="solo"):
    """`who` beats the virtual player in at least that share.

    Without `dealt` it stands for one bar with each thing of the first kind that the game deals.

    Where it fails, `deeper` plays the same games: does more search help?
    """

    at_least: float
    deeper: str = ""
    dealt: dict[str, str] = {}
    seats: int = ONE_SEAT
    margin: float = MARGIN

    @property
    def id(self) -> str:
        return " ".join((f"{self.game} 1: {self.who}", *self.dealt.values()))

    def match(self, number: int, seed: int) -> Match:
        deal, luck = game_seed(seed, number), game_seed(seed, -1 - number)
        return Match(number, self.game, [self.who], deal, luck, setup=find(self.game).dealing([self.dealt]))


class Field(_Bar, frozen=True, kw_only=True, tag="field"):
    """A table of equals: what the winner has, how long it takes, how often each of a kind that is dealt wins."""

    total: float
    rounds: tuple[float, float]
    dealt: dict[str, tuple[float, float]] = {}

    @property
    def id(self) -> str:
        return f"{self.game} {self.seats}: {self.who} all"


class Pace(_Bar, frozen=True, kw_only=True, tag="pace"):
    """99 of 100 turns take at most this many seconds of CPU time."""

    at_most: float

    @property
    def id(self) -> str:
        return f"{self.game} {self.seats}: {self.who} pace"


class Memory(_Bar, frozen=True, kw_only=True, tag="memory"):
    """A number of quick games, cut off after some steps, let the process grow by at most this many megabytes."""

    at_most: float
    limit: int = 20

    @property
    def id(self) -> str:
        return f"{self.game} {self.seats}: {self.who} memory"

    def match(self, number: int, seed: int) -> Match:
        return msgspec.structs.replace(super().match(number, seed), limit=self.limit)


Bar = Beat | SoloBar | Field | Pace | Memory
"""Its `id` says all that its games depend on: results are kept under it."""


class Bars(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    seed: int
    bars: list[Bar]


def load(path: Path | None = None) -> Bars:
    """The bars of a file, or those of all games; checked. Raises BadBars."""
    try:
        found = Bars(_SEED, _shipped()) if path is None else msgspec.json.decode(path.read_bytes(), type=Bars)
    except OSError as error:
        raise BadBars(f"there is no file of bars {str(path)!r}: {error.strerror or error}") from error
    except msgspec.MsgspecError as error:
        raise BadBars(f"the bars cannot be read: {error}") from error
    try:
        bars = [each for bar in found.bars for each in _each(bar)]
        for bar in bars:
            _check(bar)
    except BadBars:
        raise
    except FurrowError as error:
        raise BadBars(str(error)) from error
    return msgspec.structs.replace(found, bars=bars)


def _shipped() -> list[Bar]:
    """The bars that the games bring."""
    found = [source for game in names() if (source := part_file(game, _ROOM, _FILE)) is not None]
    return [bar for source in found for bar in msgspec.json.decode(source.read_bytes(), type=list[Bar])]


def _each(bar: Bar) -> Iterator[Bar]:
    """A solo bar that says nothing of what is dealt is one with each thing that can be played alone."""
    if not isinstance(bar, SoloBar) or bar.dealt:
        yield bar
        return
    rules = find(bar.game)
    if ONE_SEAT not in rules.seat_counts:
        raise BadBars(f"{bar.game} has no solo game")
    kind = next(iter(rules.dealt), "")
    if not kind:
        yield bar
    for name in rules.dealt.get(kind, ()):
        dealt = {kind: name}
        try:
            rules.new(ONE_SEAT, 0, {}, rules.dealing([dealt]))
        except SetupError:
            continue  # one of an expansion that is not in play by default
        yield msgspec.structs.replace(bar, dealt=dealt)


def _check(bar: Bar) -> None:
    """Raises FurrowError for an impossible game, bot or number of seats."""
    rules = find(bar.game)
    rules.new(bar.seats, 0, {}, {})
    for kind in bar.dealt if isinstance(bar, SoloBar | Field) else ():
        if kind not in rules.dealt:
            raise BadBars(f"the bar {bar.id!r} names {kind!r}, which {bar.game} does not deal")
    others = [bar.against] if isinstance(bar, Beat) else [bar.deeper] if isinstance(bar, SoloBar) and bar.deeper else []
    for name in (bar.who, *others):
        bots.find(name)
    if bar.games < 1:
        raise BadBars(f"the bar {bar.id!r} needs 1 or more games")
    if isinstance(bar, Beat | SoloBar) and not 0 < bar.at_least < 1:
        raise BadBars(f"the bar {bar.id!r} asks for a share between 0 and 1, not {bar.at_least}")
