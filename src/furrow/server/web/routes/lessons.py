"""Lessons: chapters that play real positions. Nothing is stored, so anybody may practise, without a session."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, Router, get, post
from litestar.params import Parameter

from furrow import lessons
from furrow.kernel.errors import FurrowError
from furrow.server.web.dependencies import ERRORS, Language
from furrow.server.web.routes.games import GameName, known
from furrow.server.wire.errors import Problem
from furrow.server.wire.lessons import LessonInfo, LessonList, LessonWish, Practice
from furrow.words import words

ChapterName = Annotated[str, Parameter(description="The id of a chapter.", max_length=40)]


@get("/{game:str}", summary="The chapters of a game's lessons", responses=ERRORS)
async def chapters(game: GameName, language: Language) -> LessonList:
    """In their order."""
    head = f"lesson-{known(game).replace('_', '-')}"
    speaker = words(language)
    return LessonList(
        game,
        [
            LessonInfo(each.id, speaker.say(f"{head}-{each.id}-title"), len(each.steps))
            for each in lessons.chapters(game)
        ],
    )


@post("/{game:str}/{chapter:str}", summary="Practise a chapter", status_code=200, responses=ERRORS)
async def practise(game: GameName, chapter: ChapterName, data: LessonWish, language: Language) -> Response[Practice]:
    """Where the answers so far lead, and what comes next."""
    try:
        return Response(lessons.practise(known(game), chapter, data.played, data.wish, language))
    except lessons.UnknownChapter as error:
        raise Problem("no_such_chapter") from error
    except FurrowError as error:
        raise Problem("bad_message") from error


ROUTER = Router("/api/lessons", route_handlers=[chapters, practise], tags=["lessons"])
