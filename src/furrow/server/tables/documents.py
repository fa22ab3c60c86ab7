"""Documents of a game: records, replays, charts, bug reports. Of a running game only what the asker may know."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

import furrow
from furrow.server.live.naming import names_in
from furrow.server.live.plan import Plan
from furrow.server.live.table import LiveTable
from furrow.server.live.wording import Names, log_lines
from furrow.server.wire.documents import BugDocument, Chart, Replay, RunningRecord, Series
from furrow.server.wire.socket import encoder
from furrow.words import words
from furrow.words.tableau import Terms

_LOG_TAIL = 30
_MEASURES = {
    "scythe": ("fortune", "coins", "popularity", "power", "star_count"),
    "fifty_first_state": ("points", "locations", "deals"),
    "imperial_settlers": ("points", "locations", "deals"),
}


class Course:
    """A finished game that can be looked at anywhere: its record, and how many events there were at each decision."""

    def __init__(self, record: str) -> None:
        self.record = record
        self.marks: list[int] = []
        self.game = furrow.load(record, 0, replay=True)
        steps = furrow.load(record).history
        self.marks.append(self.game.event_count)
        for step in steps:
            if step.side:
                self.game.side(step.text, None if step.seat < 0 else step.seat)
            else:
                self.game.play(step.text, step.seat)
            self.marks.append(self.game.event_count)

    def replay(self, at: int, eyes: int | None, lang: str, names: Names) -> Replay:
        """The game after decision `at` as a seat saw it, with what that decision brought about."""
        step = self.game.history[at - 1] if at else None
        first = self.marks[at - 1] if at else 0
        events = self.game.events(eyes, first)[: self.marks[at] - first]
        return Replay(
            at=at,
            decisions=len(self.game.history),
            seat=None if step is None or step.seat < 0 else step.seat,
            eyes=eyes,
            line="" if step is None else step.text,
            view=msgspec.Raw(encoder.encode(furrow.load(self.record, at).view(eyes))),
            log=log_lines(self.game.name, first, events, lang, names),
            events=events,
        )


async def record_at(table: LiveTable, at: int | None = None) -> str:
    """The record of a finished game, up to decision `at`."""
    whole = table.running.game.record()
    if at is None or at == len(table.running.game.history):
        return whole
    return await asyncio.to_thread(lambda: furrow.load(whole, at, replay=True).record())


def running_record(table: LiveTable, seat: int | None) -> RunningRecord:
    """What may be taken away from a game that still runs."""
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
    """How the seats did, round by round; a virtual player that lives by points has a line among theirs."""
    whole = furrow.load(record)
    steps = whole.history
    game = furrow.load(record, 0)
    measures = _MEASURES[game.name]
    names = names_in(plan.seats, lang)
    series = {what: [Series(seat, name, []) for seat, name in enumerate(names)] for what in measures}
    series[measures[0]] += _virtual(whole, lang, names)
    found = Chart([], [], series)
    last = -1
    for at in range(len(steps) + 1):
        if at:
            step = steps[at - 1]
            if step.side:
                game.side(step.text, None if step.seat < 0 else step.seat)
            else:
                game.play(step.text, step.seat)
        number = _round(game)
        if number != last or at == len(steps):
            last = number
            found.rounds.append(number)
            found.marks.append(at)
            _measure(game, series)
    return found


def _virtual(game: furrow.Game, lang: str, names: Names) -> list[Series]:
    """What Imperial Settlers' virtual player collects is compared with no number of the chart, so it has no line."""
    beyond = [row for row in game.result.standings if row.seat >= game.seats and "points" in row.parts]
    return [Series(row.seat, Terms(words(lang), game.name).player(row.seat, names), []) for row in beyond]


def _round(game: furrow.Game) -> int:
    """Rounds of the card games; in Scythe every seat has had as many turns."""
    view: Any = game.view(None)
    return int(view.turn) // game.seats if game.name == "scythe" else int(view.round)


def _measure(game: furrow.Game, series: dict[str, list[Series]]) -> None:
    for what, rows in series.items():
        for row in rows:
            view: Any = game.view(row.seat if row.seat < game.seats else None)
            value = sum(view.own.fortune.values()) if what == "fortune" else getattr(view.players[row.seat], what)
            row.values.append(float(len(value) if isinstance(value, list) else value))
