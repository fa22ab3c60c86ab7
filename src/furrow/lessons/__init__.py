"""Lessons: short chapters that play real positions of the games, step by step, and say why.

>>> from furrow import lessons
>>> lessons.chapters("scythe")[0].id
'turn'
"""

from __future__ import annotations

from furrow.lessons.chapter import Chapter, Step, UnknownChapter, chapter, chapters
from furrow.lessons.practice import Practice, practise

__all__ = ["Chapter", "Practice", "Step", "UnknownChapter", "chapter", "chapters", "practise"]
