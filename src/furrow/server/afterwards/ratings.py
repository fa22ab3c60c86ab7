"""Ratings: what a rated game says about its people, by the model of Plackett and Luce."""

from __future__ import annotations

from collections.abc import Sequence

from openskill.models import PlackettLuce

from furrow.server.store import RatingRow, ResultRow

_MODEL = PlackettLuce()
BEGINNING = 1000
"""What is shown of somebody who has not played."""
SURE_AFTER = 10
"""Games until a rating is shown as sure."""


def rates(rows: Sequence[ResultRow]) -> bool:
    """Does a game say anything about who plays better? Only one of different people, on a rated table.

    If all of them have left, bots have played it.
    """
    people = [row.person for row in rows if row.person]
    stayed = any(row.person and not row.details["left"] for row in rows)
    return all(row.rated for row in rows) and len(people) > 1 and len(set(people)) == len(people) and stayed


def rated(rows: Sequence[ResultRow], old: dict[str, RatingRow]) -> list[RatingRow]:
    """New ratings of the people of a game; bots at the table are ignored.

    Anyone who left comes after everybody who stayed, however well a bot did for them: leaving must not pay.
    """
    people = [row for row in rows if row.person]
    before = [old.get(row.person) for row in people]
    teams = [[_MODEL.rating() if row is None else _MODEL.rating(row.mu, row.sigma)] for row in before]
    ranks = [float(len(rows) + 1 if row.details["left"] else row.place) for row in people]
    after = _MODEL.rate(teams, ranks=ranks)
    return [
        RatingRow(row.person, row.game, new[0].mu, new[0].sigma, 1 + (0 if was is None else was.games))
        for row, was, new in zip(people, before, after, strict=True)
    ]


def note(rows: Sequence[ResultRow], old: dict[str, RatingRow], new: Sequence[RatingRow]) -> None:
    """Keep with the game what each of its people was rated before and after it."""
    for rating in new:
        before = old.get(rating.person)
        for row in rows:
            if row.person == rating.person:
                row.details["rating"] = [BEGINNING if before is None else shown(before), shown(rating)]


def shown(rating: RatingRow) -> int:
    """A rating as one number: a cautious guess."""
    return round(BEGINNING + 40 * (rating.mu - 3 * rating.sigma))


def at_most(rating: RatingRow) -> int:
    """The other end: somebody may be as good as that."""
    return round(BEGINNING + 40 * (rating.mu + 3 * rating.sigma))
