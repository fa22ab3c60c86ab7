"""Documents of a game: records, replays, charts, bug reports. Of a running game only what the asker may know."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

import msgspec

import furrow
from furrow.games import find
from furrow.kernel.accounts import Source
from furrow.server.live.naming import names_in
from furrow.server.live.plan import Plan
from furrow.server.live.table import LiveTable
from furrow.server.live.wording import Names, log_lines
from furrow.server.wire.documents import (
    BugDocument,
    Chart,
    PlayedTurn,
    PlayedTurns,
    PlayerPoints,
    Points,
    PointsPart,
    PointsSource,
    Replay,
    RunningRecord,
    Series,
)
from furrow.server.wire.socket import encoder
from furrow.words import words
from furrow.words.lexicon import lexicon
from furrow.words.terms import term

_LOG_TAIL = 30
_RECENT_TURNS = 8
_STORY = 40
"""So many lines of the last turns are told at most."""


class Replayer:
    """A finished game that can be looked at anywhere: its record, and how many events there were at each decision."""

    def __init__(self, record: str) -> None:
        self.record = record
        self.marks: list[int] = []
        self.turns: list[PlayedTurn] = []
        self.game = furrow.load(record, 0, replay=True)
        steps = furrow.load(record).history
        self.marks.append(self.game.event_count)
        for at, step in enumerate(steps):
            if step.side:
                self.game.side(step.text, None if step.seat < 0 else step.seat)
            else:
                if self._begins(step.seat):
                    self.turns.append(PlayedTurn(at, step.seat))
                self.game.play(step.text, step.seat)
            self.marks.append(self.game.event_count)
        self._find_highlights()

    def _find_highlights(self) -> None:
        events, kinds = self.game.events(None), find(self.game.name).highlights
        ends = [self.marks[turn.at] for turn in self.turns[1:]] + [len(events)]
        for turn, end in zip(self.turns, ends, strict=True):
            turn.highlights = sum(event["kind"] in kinds for event in events[self.marks[turn.at] : end])

    def _begins(self, seat: int) -> bool:
        """Does the seat's next decision begin a turn? A question may be asked again in the middle of one."""
        if not self.game.opens_turn(seat):
            return False
        if not self.turns or self.turns[-1].seat != seat:
            return True
        since = self.marks[self.turns[-1].at]
        return any(event["kind"] == "turn" for event in self.game.events(None, since))

    def replay(self, at: int, eyes: int | None, lang: str, names: Names) -> Replay:
        """The game after decision `at` as a seat saw it, with what that decision brought about."""
        step = self.game.history[at - 1] if at else None
        first = self.marks[at - 1] if at else 0
        recent_first = self._recent(at)
        recent = self.game.events(eyes, recent_first)[: self.marks[at] - recent_first]
        events = recent[first - recent_first :]
        return Replay(
            at=at,
            decisions=len(self.game.history),
            seat=None if step is None or step.seat < 0 else step.seat,
            eyes=eyes,
            line="" if step is None else step.text,
            view=msgspec.Raw(encoder.encode(furrow.load(self.record, at).view(eyes))),
            log=log_lines(self.game.name, first, events, lang, names),
            events=events,
            first=recent_first,
            recent=recent,
            story=log_lines(self.game.name, recent_first, recent, lang, names)[-_STORY:],
        )

    def _recent(self, at: int) -> int:
        """The number of the first event of the last turns before `at`."""
        begun = [turn.at for turn in self.turns if turn.at < at][-_RECENT_TURNS:]
        return self.marks[begun[0] - 1] if begun and begun[0] else 0

    def played(self) -> PlayedTurns:
        """All turns of the game."""
        return PlayedTurns(len(self.game.history), self.turns)


async def record_at(table: LiveTable, at: int | None = None) -> str:
    """The record of a finished game, up to decision `at`."""
    whole = table.running.game.record()
    if at is None or at == len(table.running.game.history):
        return whole
    return await asyncio.to_thread(lambda: furrow.load(whole, at, replay=True).record())


def running_record(table: LiveTable, seat: int | None) -> RunningRecord:
    """What may be exported of a game that still runs."""
    game = table.running.game
    return RunningRecord(game.name, seat, msgspec.Raw(encoder.encode(game.view(seat))), game.events(seat))


def bug_report(table: LiveTable, seat: int | None, text: str, lang: str) -> BugDocument:
    """Place, versions, and what the reporter sees: enough to look into it, nothing to cheat with."""
    game = table.running.game
    first = max(0, game.event_count - _LOG_TAIL)
    names = names_in(table.plan.seats, lang)
    lines = [line.text for line in log_lines(game.name, first, game.events(seat, first), lang, names)]
    return BugDocument(
        table=table.id,
        game=game.name,
        version=furrow.__version__,
        rules=game.rules.version_of(game.state),
        seat=seat,
        decisions=table.running.moves,
        text=text,
        view=msgspec.Raw(encoder.encode(game.view(seat))),
        events=game.events(seat),
        log=lines,
    )


def chart(record: str, plan: Plan, lang: str) -> Chart:
    """How the seats did, round by round; a virtual player that scores points has a line among theirs."""
    whole = furrow.load(record)
    steps = whole.history
    game = furrow.load(record, 0)
    names = names_in(plan.seats, lang)
    series = {what: [Series(seat, name, []) for seat, name in enumerate(names)] for what in _measured(game, 0)}
    for what in list(series)[:1]:
        series[what] += _beyond(whole, what, lang, names)
    found = Chart([], [], series)
    last = -1
    for at in range(len(steps) + 1):
        if at:
            step = steps[at - 1]
            if step.side:
                game.side(step.text, None if step.seat < 0 else step.seat)
            else:
                game.play(step.text, step.seat)
        number = game.rules.round_number(game.view(None))
        if number != last or at == len(steps):
            last = number
            found.rounds.append(number)
            found.marks.append(at)
            _measure(game, series)
    return found


def points(game: furrow.Game, plan: Plan, lang: str) -> Points:
    """Where the points of each player come from, in words; everybody may know it."""
    names, speaker, words_of = names_in(plan.seats, lang), words(lang), lexicon(game.name)

    def parts(kind: str, amounts: Mapping[str, int]) -> list[PointsPart]:
        return [PointsPart(name, term(game.name, kind, name, lang), amount) for name, amount in amounts.items()]

    def source(found: Source) -> PointsSource:
        label = words_of.word(speaker, "card", found.name)
        events = list(found.events)
        return PointsSource(found.name, label, found.ways, found.parts, found.worth, found.stands, found.total, events)

    return Points(
        [
            PlayerPoints(
                seat=account.seat,
                name=words_of.player(speaker, account.seat, names),
                points=account.points,
                total=account.total,
                ways=parts("way", account.ways),
                parts=parts("score", account.parts),
                sources=[source(each) for each in account.sources],
                rest=parts("way", account.rest),
                rounds=list(account.rounds),
            )
            for account in game.accounts()
        ]
    )


def _beyond(game: furrow.Game, what: str, lang: str, names: Names) -> list[Series]:
    """Lines for players without a seat, such as a virtual one: of the score, if theirs is counted in the same way."""
    called = lexicon(game.name).player
    beyond = [row.seat for row in game.result.standings if row.seat >= game.seats and what in row.parts]
    return [Series(seat, called(words(lang), seat, names), []) for seat in beyond]


def _measured(game: furrow.Game, seat: int) -> dict[str, float]:
    """What the chart shows of a player, as that player sees it."""
    return game.rules.measures(game.view(seat if seat < game.seats else None), seat)


def _measure(game: furrow.Game, series: dict[str, list[Series]]) -> None:
    found: dict[int, dict[str, float]] = {}
    for what, rows in series.items():
        for row in rows:
            if row.seat not in found:
                found[row.seat] = _measured(game, row.seat)
            row.values.append(float(found[row.seat][what]))
