"""The rulebook as a page, in the reader's language."""

from __future__ import annotations

import asyncio

from litestar import Response, get

import furrow
from furrow.languages import BY_CODE
from furrow.server.web.dependencies import AnyRequest
from furrow.server.web.pages.frame import ROOT
from furrow.server.web.pages.html import Markup, joined, listed, tag
from furrow.server.web.pages.reader import PageReader, reader_of
from furrow.server.web.routes.games import game_info, known
from furrow.words.rulebook import ExampleText, RuleChapter, RuleText, rulebook


@get("/rules", include_in_schema=False)
async def books(request: AnyRequest) -> Response[str]:
    """Which rulebooks there are."""
    reader = await reader_of(request)
    links = [tag("a", game_info(game, reader.say.language).title, href=f"{ROOT}/rules/{game}") for game in furrow.GAMES]
    return reader.frame.page(reader.say("rules"), listed(links))


@get("/rules/{game:str}", include_in_schema=False)
async def book(request: AnyRequest, game: str) -> Response[str]:
    """Every rule of a game, by chapters; each has its id as an anchor."""
    reader = await reader_of(request)
    found = await asyncio.to_thread(rulebook, known(game), reader.say.language)
    ways = listed(tag("a", chapter.title, href=f"#{chapter.code}", **_own(chapter)) for chapter in found.chapters)
    parts = [_chapter(reader, chapter) for chapter in found.chapters]
    return reader.frame.page(game_info(game, reader.say.language).title, ways, *parts)


def _chapter(reader: PageReader, chapter: RuleChapter) -> Markup:
    headings = ["", *(rule.heading for rule in chapter.rules)]
    rules = [_rule(reader, rule, before) for rule, before in zip(chapter.rules, headings, strict=False)]
    return tag(
        "section",
        tag("h2", chapter.title, **_own(chapter)),
        tag("p", chapter.intro, **_own(chapter)) if chapter.intro else None,
        tag("ul", rules, [_example(example) for example in chapter.examples]),
        id=chapter.code,
    )


def _rule(reader: PageReader, rule: RuleText, before: str) -> Markup:
    """A rule, below its heading where that is another one than before."""
    heading = tag("h3", rule.heading, **_own(rule)) if rule.heading not in ("", before) else None
    options = [reader.say("rule-option", option=option.title) for option in rule.options]
    text = tag("span", rule.text, **_own(rule))
    return tag("li", heading, _id(rule), " ", text, _small([*rule.notes, *options]), id=rule.id)


def _example(example: ExampleText) -> Markup:
    text = tag("span", example.text, " → ", example.outcome, **_own(example))
    return tag("li", _id(example), " ", text, _small(example.notes), id=example.id)


def _id(row: RuleText | ExampleText) -> Markup:
    return tag("strong", row.id, dir="ltr")


def _small(notes: list[str]) -> Markup:
    return joined(*(tag("p", tag("small", note)) for note in notes))


def _own(row: RuleChapter | RuleText | ExampleText) -> dict[str, str]:
    """The marks of a text that is not in the reader's language."""
    return {"lang": row.lang, "dir": BY_CODE[row.lang].direction} if row.lang else {}


HANDLERS = (books, book)
