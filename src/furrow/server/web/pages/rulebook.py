"""The rulebook as a page. Its texts are English, and marked as English for screen readers."""

from __future__ import annotations

from litestar import Response, get

import furrow
from furrow.server.web.dependencies import AnyRequest
from furrow.server.web.pages.frame import ROOT
from furrow.server.web.pages.html import Markup, joined, listed, tag
from furrow.server.web.pages.reader import reader_of
from furrow.server.web.replies import RuleChapter, RuleText
from furrow.server.web.routes.games import game_info, known, rules_of


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
    rules = rules_of(known(game))
    ways = listed(tag("a", chapter.title, href=f"#{chapter.code}") for chapter in rules.chapters)
    parts = tag("div", ways, [_chapter(chapter) for chapter in rules.chapters], lang=rules.lang, dir="ltr")
    return reader.frame.page(game_info(game, reader.say.language).title, parts)


def _chapter(chapter: RuleChapter) -> Markup:
    examples = [
        tag("li", tag("strong", each.id), " ", each.text, " → ", each.outcome, id=each.id) for each in chapter.examples
    ]
    return tag(
        "section",
        tag("h2", chapter.title),
        tag("p", chapter.intro) if chapter.intro else None,
        tag("ul", [_rule(rule) for rule in chapter.rules], examples),
        id=chapter.code,
    )


def _rule(rule: RuleText) -> Markup:
    notes = joined(*(tag("p", tag("small", note)) for note in rule.notes))
    return tag("li", tag("strong", rule.id), " ", rule.text, notes, id=rule.id)


HANDLERS = (books, book)
