"""Do our bots clear their bars? Games are played until each bar is decided; a results file lets the run go on later."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from functools import cache
from itertools import takewhile
from pathlib import Path

import msgspec

from furrow.bots.levels import levels
from furrow.bots.weights import load as load_weights
from furrow.bots.weights import shipped
from furrow.games import find, until_games_change
from furrow.lab import verdicts
from furrow.lab.bars import Bar, Bars, Beat, Field, Memory, Pace, SoloBar
from furrow.lab.crew import in_order
from furrow.lab.matches import Outcome, play_match
from furrow.lab.memory_growth import Growth, growth
from furrow.lab.results import Results
from furrow.lab.sequential import judge
from furrow.lab.thinking_times import Thinking, gather
from furrow.lab.verdicts import Finding

Progress = Callable[[str, int, int], None]
"""Told the bar, how many of its games are done, and how many there may be."""

_GROWTH = "growth"
"""The key of a line that is no game."""


class ResultLine(msgspec.Struct, frozen=True):
    """One line of the results file: a game, or the memory of many."""

    outcome: Outcome | None = None
    growth: Growth | None = None


class BarRun:
    """A run over the bars. A KeyboardInterrupt may end it anywhere: what is done is in the file."""

    def __init__(self, bars: Bars, *, processes: int = 1, file: Path | None = None, progress: Progress | None = None):
        """Raises BadResults for a file of another run, OSError as files do."""
        self.bars = bars
        self._processes = processes
        self._progress = progress
        self._results = Results(ResultLine, {"seed": bars.seed}, file)

    def findings(self) -> Iterator[Finding]:
        """The verdict on each bar, one after the other."""
        for bar in self.bars.bars:
            yield self._finding(bar)

    def known(self) -> list[Finding]:
        """What can be said without another game: the bars that were started."""
        found = (self._known(bar) for bar in self.bars.bars)
        return [finding for finding in found if finding is not None]

    def _known(self, bar: Bar) -> Finding | None:
        if isinstance(bar, Memory):
            return self._memory(bar) if self._key(bar, _GROWTH) in self._results.done else None
        if isinstance(bar, Pace):
            thinking = self._thinking(bar)
            return verdicts.of_pace(bar, thinking) if thinking is not None else None
        games = self._done(bar)
        return verdicts.of(bar, games) if games else None

    def _finding(self, bar: Bar) -> Finding:
        if isinstance(bar, Memory):
            return self._memory(bar)
        if isinstance(bar, Pace):
            return self._pace(bar)
        if isinstance(bar, SoloBar):
            return self._solo(bar)
        return verdicts.of(bar, self._played(bar, _decided(bar)))

    def _solo(self, bar: SoloBar) -> Finding:
        finding = verdicts.of(bar, self._played(bar, _decided(bar)))
        if finding.verdict != verdicts.FAILED or not bar.deeper:
            return finding
        deeper = msgspec.structs.replace(bar, who=bar.deeper)
        return verdicts.with_deeper(finding, deeper, self._played(deeper, _decided(deeper)))

    def _pace(self, bar: Pace) -> Finding:
        """By all games of the bot that were played; by games of its own if there are none."""
        if self._thinking(bar) is None:
            self._played(bar, lambda found: False)
        return verdicts.of_pace(bar, self._thinking(bar) or Thinking())

    def _thinking(self, bar: Pace) -> Thinking | None:
        """What the bot took in all its games that are in the file."""
        thinking: dict[str, Thinking] = {}
        for key, line in self._results.done.items():
            if line.outcome is None or not key.startswith(f"{bar.game} "):
                continue
            if f"@{stamp(bar.game, frozenset(seat.bot for seat in line.outcome.row.seats))}/" in key:
                gather(thinking, line.outcome.thinking)
        return thinking.get(bar.who)

    def _memory(self, bar: Memory) -> Finding:
        key = self._key(bar, _GROWTH)
        if key not in self._results.done:
            self._tell(bar.id, 0, bar.games)
            matches = [bar.match(number, self.bars.seed) for number in range(bar.games)]
            self._results.keep(key, ResultLine(growth=growth(matches)))
        found = self._results.done[key].growth
        assert found is not None
        return verdicts.of_memory(bar, found)

    def _key(self, bar: Bar, part: int | str) -> str:
        return f"{bar.id} @{stamp(bar.game, frozenset(bar.bots))}/{part}"

    def _played(self, bar: Bar, enough: Callable[[Sequence[Outcome]], bool]) -> list[Outcome]:
        """The games of a bar in their order, played until it is decided or its cap is reached."""
        found = self._done(bar)
        if enough(found):
            return found
        open_ones = [bar.match(number, self.bars.seed) for number in range(len(found), bar.games)]
        with closing(in_order(play_match, open_ones, self._processes)) as playing:
            self._tell(bar.id, len(found), bar.games)
            for outcome in playing:
                self._results.keep(self._key(bar, outcome.row.number), ResultLine(outcome))
                found.append(outcome)
                self._tell(bar.id, len(found), bar.games)
                if enough(found):
                    break
        return found

    def _done(self, bar: Bar) -> list[Outcome]:
        """The games of a bar that are done, up to the first that is not."""
        lines = (self._results.done.get(self._key(bar, number)) for number in range(bar.games))
        return [line.outcome for line in takewhile(bool, lines) if line is not None and line.outcome is not None]

    def _tell(self, name: str, done: int, total: int) -> None:
        if self._progress is not None:
            self._progress(name, done, total)


def _decided(bar: Beat | SoloBar | Field) -> Callable[[Sequence[Outcome]], bool]:
    """Is it clear already whether a bar is cleared?"""
    if isinstance(bar, Field) or (isinstance(bar, Beat) and bar.full):
        return lambda found: False
    return lambda found: bool(judge(verdicts.shares(bar, found), bar.at_least, bar.margin).verdict)


@until_games_change
@cache
def stamp(game: str, bots: frozenset[str]) -> str:
    """What games of these bots depend on besides the seed: rules, their levels, and weights. After a change the bars of
    those bots are played again; the earlier lines stay in the file."""
    rules = find(game)
    own = levels(game)
    theirs = {name: own.get(name) for name in (re.split("[%@]", bot)[0] for bot in bots)}
    digest = hashlib.sha256(msgspec.json.encode([rules.version, theirs], order="sorted"))
    for name in sorted({game, *(f"{game}-{level.weights}" for level in own.values() if level.weights)}):
        if shipped(name):
            digest.update(msgspec.json.encode(load_weights(name), order="sorted"))
    return digest.hexdigest()[:8]
