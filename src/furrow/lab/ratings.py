"""What a ladder says about each bot: rating, shares, scores, lengths, times."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from furrow.lab.intervals import Share, Spread, Z, share, spread
from furrow.lab.ladder import Ladder
from furrow.lab.matches import GameRow
from furrow.lab.strangers import add_up
from furrow.lab.thinking_times import Thinking, gather


class Rating(msgspec.Struct, frozen=True):
    """A strength on the scale of openskill (25 is where everybody begins), with its 95 % interval."""

    value: float
    low: float
    high: float


class BotLine(msgspec.Struct, frozen=True):
    """One bot of a ladder. `wins` counts a shared first place as a part; `even` is what an equal bot would win."""

    bot: str
    rating: Rating
    wins: Share
    even: float
    score: Spread
    turns: Spread


class Duel(msgspec.Struct, frozen=True):
    """How often one bot ended before another in the same game, ties as halves."""

    bot: str
    other: str
    ahead: Share


class LadderReport(msgspec.Struct, frozen=True):
    """A whole ladder, best rating first. `failures`: how often a bot failed and was answered for."""

    games: int
    unfinished: int
    bots: list[BotLine]
    duels: list[Duel]
    thinking: dict[str, Thinking]
    failures: dict[str, int] = {}


def report(ladder: Ladder) -> LadderReport:
    """The tables of a ladder. The same games give the same figures, except times."""
    names = ladder.tournament.bots
    rows = [outcome.row for outcome in ladder.games]
    rated = _ratings(names, rows)
    thinking: dict[str, Thinking] = {}
    for outcome in ladder.games:
        gather(thinking, outcome.thinking)
    failures = add_up(row.failures for row in rows)
    lines = [_line(name, rated[name], rows) for name in names]
    lines.sort(key=lambda line: -line.rating.value)
    duels = [_duel(a.bot, b.bot, rows) for a in lines for b in lines if a.bot != b.bot]
    return LadderReport(len(rows), sum(not row.finished for row in rows), lines, duels, thinking, failures)


def _line(name: str, rating: Rating, rows: Sequence[GameRow]) -> BotLine:
    played = [row for row in rows if any(seat.bot == name for seat in row.seats)]
    seats = [seat for row in played for seat in row.seats if seat.bot == name]
    even = sum(sum(seat.bot == name for seat in row.seats) / len(row.seats) for row in played)
    return BotLine(
        name,
        rating,
        share(sum(row.share(name) for row in played), len(played)),
        even / len(played) if played else 0.0,
        spread([seat.total for seat in seats]),
        spread([row.turns for row in played]),
    )


def _duel(name: str, other: str, rows: Sequence[GameRow]) -> Duel:
    ahead = meetings = 0.0
    for row in rows:
        for one in row.seats:
            for two in row.seats:
                if (one.bot, two.bot) == (name, other):
                    meetings += 1
                    ahead += 1.0 if one.rank < two.rank else 0.5 if one.rank == two.rank else 0.0
    return Duel(name, other, share(ahead, int(meetings)))


def _ratings(names: Sequence[str], rows: Sequence[GameRow]) -> dict[str, Rating]:
    """Plackett-Luce ratings, game after game. A bot on several seats is rated by its best one."""
    from openskill.models import PlackettLuce  # takes a while, and few commands need it

    model = PlackettLuce()
    known = {name: model.rating(name=name) for name in names}
    for row in rows:
        best: dict[str, int] = {}
        for seat in row.seats:
            best[seat.bot] = min(seat.rank, best.get(seat.bot, seat.rank))
        present = list(best)
        rated = model.rate([[known[name]] for name in present], ranks=[float(best[name]) for name in present])
        known |= {name: team[0] for name, team in zip(present, rated, strict=True)}
    return {
        name: Rating(found.mu, found.mu - Z * found.sigma, found.mu + Z * found.sigma) for name, found in known.items()
    }
