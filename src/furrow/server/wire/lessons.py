"""Lessons: the chapters of a game, and practising one. The server keeps nothing: the client sends what was answered."""

from __future__ import annotations

import msgspec

from furrow.lessons import Practice

__all__ = ["LessonInfo", "LessonList", "LessonWish", "Practice"]


class LessonInfo(msgspec.Struct):
    """One chapter."""

    id: str
    title: str
    steps: int


class LessonList(msgspec.Struct):
    """`GET /api/lessons/{game}`."""

    game: str
    chapters: list[LessonInfo]


class LessonWish(msgspec.Struct, forbid_unknown_fields=True):
    """`POST /api/lessons/{game}/{chapter}`: what was answered so far, and what is to be answered now."""

    played: list[str] = []
    wish: str = ""
