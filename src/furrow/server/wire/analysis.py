"""What a bot says about a finished game."""

from __future__ import annotations

from typing import Literal

import msgspec


class CourseMoment(msgspec.Struct):
    """How things stood before decision `decision`, seen with all hands open: the winning chance of each seat."""

    decision: int
    seat: int
    round: float
    chances: list[float]


class ReasonPart(msgspec.Struct):
    """A part of an evaluation, as it is called, in which the better line differs from what was played, and by how
    much."""

    label: str
    change: float


class DearDecision(msgspec.Struct):
    """A decision that cost winning chances, by what its seat could know. Lines are texts of the game, labels say them
    in words; `why` is what would have been better about `better`, and `reasons` the same in parts. `chance` is what the
    seat had with the better line; `played_things` and `better_things` are what each answer of the turn speaks of
    (docs/things.md)."""

    decision: int
    seat: int
    round: float
    chance: float
    cost: float
    played: str
    played_label: str
    better: str
    better_label: str
    why: str
    reasons: list[ReasonPart]
    played_things: list[list[str]]
    better_things: list[list[str]]


class AnalysisReport(msgspec.Struct):
    """The whole game: `course` from its start to its end, `mistakes` the most costly first, `cost` what each seat gave
    away in all; `level` is the bot that judged."""

    game: str
    names: list[str]
    level: str
    decisions: int
    winners: list[int]
    course: list[CourseMoment]
    mistakes: list[DearDecision]
    cost: list[float]


class AnalysisReply(msgspec.Struct):
    """`GET /api/tables/{id}/analysis`: the first request starts it; ask again until it is ready."""

    state: Literal["waiting", "working", "ready"]
    done: int
    all: int
    report: AnalysisReport | None
