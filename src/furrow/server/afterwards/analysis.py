"""A bot's analysis of finished games: made once, one at a time, in a process of its own, and kept at hand."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

from furrow.kernel.line import JOINT
from furrow.server.live.wording import Names, line_labels
from furrow.server.logs import log
from furrow.server.thinking.analysing import analysed
from furrow.server.thinking.process import Lost
from furrow.server.wire.analysis import AnalysisReply, AnalysisReport, CourseMoment, DearDecision, ReasonPart
from furrow.server.wire.errors import Problem
from furrow.words import words
from furrow.words.reasons import called, why

if TYPE_CHECKING:
    from furrow.lab.analysis import Analysis, Mistake

_SECONDS = 1800.0
"""A longer game than can be judged in this time has no analysis."""
_WAITING = 10
"""More games than these wait for nobody."""
_KEPT = 200
_log = logging.getLogger("furrow.analysis")


class Work:
    """One game that is being analysed; `all` is 0 until its turn has come."""

    def __init__(self) -> None:
        self.done, self.all = 0, 0
        self.found: Analysis | None = None
        self.failed = False

    @property
    def open(self) -> bool:
        return self.found is None and not self.failed


class Analyses:
    """The analyses of tables, by their ids."""

    def __init__(self, seconds: float = _SECONDS) -> None:
        self._seconds = seconds
        self._works: dict[str, Work] = {}
        self._one_at_a_time = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    def look(self, table: str, record: Callable[[], str]) -> Work:
        """How far the analysis of a table is; begins it if nobody has asked before.

        Raises Problem: too many games wait, or it was tried and failed. The next request after that tries again.
        """
        work = self._works.pop(table, None)
        if work is not None and work.failed:
            raise Problem("no_analysis")
        if work is None:
            if sum(each.open for each in self._works.values()) >= _WAITING:
                raise Problem("busy")
            work = Work()
            task = asyncio.create_task(self._run(work, record()))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        self._works[table] = work  # the one asked for last is forgotten last
        while len(self._works) > _KEPT:
            del self._works[next(iter(self._works))]
        return work

    async def _run(self, work: Work, record: str) -> None:
        def progress(done: int, all: int) -> None:
            work.done, work.all = done, all

        async with self._one_at_a_time:
            try:
                work.found = await analysed(record, self._seconds, progress)
            except Lost as lost:
                work.failed = True
                log(_log, logging.WARNING, "no analysis", trouble=str(lost)[:200])
            except BaseException:
                work.failed = True
                raise

    async def stop(self) -> None:
        """Stop what is running."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def told(work: Work, lang: str, names: Names) -> AnalysisReply:
    """What has been found so far, in a language."""
    if work.found is None:
        return AnalysisReply("working" if work.all else "waiting", work.done, work.all, None)
    return AnalysisReply("ready", work.done, work.all, _report(work.found, lang, names))


def _report(found: Analysis, lang: str, names: Names) -> AnalysisReport:
    return AnalysisReport(
        game=found.game,
        names=list(names),
        level=words(lang).say(f"server-pages-level-{found.level}"),
        decisions=found.decisions,
        winners=found.winners,
        course=[
            CourseMoment(each.decision, each.seat, round(each.round, 2), [round(chance, 4) for chance in each.chances])
            for each in found.course
        ],
        mistakes=[_mistake(found.game, each, lang, names) for each in found.mistakes],
        cost=[round(cost, 4) for cost in found.cost],
    )


def _mistake(game: str, mistake: Mistake, lang: str, names: Names) -> DearDecision:
    better = JOINT.join(mistake.better)
    played_label, better_label = line_labels(game, (mistake.played, better), lang, names)
    reasons = [(reason.feature, reason.change) for reason in mistake.reasons]
    return DearDecision(
        decision=mistake.decision,
        seat=mistake.seat,
        round=round(mistake.round, 2),
        chance=round(mistake.chance, 4),
        cost=round(mistake.cost, 4),
        played=mistake.played,
        played_label=played_label,
        better=better,
        better_label=better_label,
        why=why(reasons, "played", lang),
        reasons=[ReasonPart(label, round(change, 1)) for label, change in called(reasons, lang)],
        played_things=mistake.played_things,
        better_things=mistake.better_things,
    )
