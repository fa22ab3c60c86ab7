"""What can be played: the games with their options, the rulebook, and what is printed on the components."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from functools import lru_cache
from typing import Annotated

import msgspec
from litestar import Response, Router, get
from litestar.params import Parameter

import furrow
from furrow import bots
from furrow.bots.by_name import DEFAULT
from furrow.bots.levels import LEVELS
from furrow.games import find, foreign, until_games_change
from furrow.games.dealt_once import dealt_once
from furrow.games.reference import reference
from furrow.kernel.options import Option
from furrow.lessons.chapter import chapters
from furrow.server.web.dependencies import ERRORS, Language
from furrow.server.web.foreign import BOARD, EMBLEM, address
from furrow.server.web.replies import Reference
from furrow.server.wire.documents import (
    ClashInfo,
    DealtKind,
    GameInfo,
    GameLength,
    GameList,
    NamedWord,
    OptionInfo,
    RankInfo,
)
from furrow.server.wire.errors import Problem
from furrow.words import option_name, option_text, option_value, words
from furrow.words.catalogue import Words
from furrow.words.dealt import dealt_kind, dealt_name, dealt_sentence
from furrow.words.lexicon import lexicon
from furrow.words.printed import printed
from furrow.words.rulebook import RuleBook, rulebook
from furrow.words.terms import game_name, own_words, term

_CACHED = {"cache-control": "private, max-age=300", "vary": "accept-language, cookie"}
_MOST_STEPS = 10

GameName = Annotated[str, Parameter(description="The name of a game.", max_length=40)]


@get("/", summary="The games, with options, what is dealt and bot levels in words", responses=ERRORS)
async def games(language: Language) -> Response[GameList]:
    """What can be played, and how."""
    return Response(await all_games(language), headers=_CACHED)


@get("/{game:str}/rules", summary="The rulebook by chapters, in words", responses=ERRORS)
async def rules(game: GameName, language: Language) -> Response[RuleBook]:
    """Every rule of a game, in a language; what it lacks is English, and marked as such."""
    return Response(await asyncio.to_thread(rulebook, known(game), language), headers=_CACHED)


@get("/{game:str}/reference", summary="Every component as facts and words", responses=ERRORS)
async def components(game: GameName, language: Language) -> Response[Reference]:
    """Boards, cards and tiles as a client draws them."""
    return Response(await asyncio.to_thread(reference_of, known(game), language), headers=_CACHED)


async def all_games(language: str) -> GameList:
    """Every game in words."""
    return GameList(await asyncio.to_thread(lambda: [game_info(name, language) for name in furrow.GAMES]))


ROUTER = Router("/api/games", route_handlers=[games, rules, components], tags=["games"])


def known(game: str) -> str:
    """The name of a game that is offered here."""
    if game not in furrow.GAMES:
        raise Problem("no_such_game", game=game[:40])
    return game


@until_games_change
@lru_cache(maxsize=32)
def game_info(game: str, language: str) -> GameInfo:
    """A game in words."""
    rules, speaker, own = find(game), words(language), lexicon(game)
    return GameInfo(
        name=game,
        title=game_name(game, language),
        family=rules.family,
        about="".join(_said(speaker, [own.identifier("about")])),
        steps=_said(speaker, [own.identifier("learn", str(step)) for step in range(1, _MOST_STEPS)]),
        lessons=bool(chapters(game)),
        seats=list(rules.seat_counts),
        usual_seats=rules.usual_seats,
        length=None if rules.length is None else msgspec.convert(rules.length._asdict(), GameLength),
        solo=1 in rules.seat_counts,
        catalogues=[*own.drawn, *([f"/api/games/{game}/words"] if game in foreign() else [])],
        board=address(game, BOARD),
        emblem=address(game, EMBLEM),
        options=[_option(game, option, language) for option in rules.options],
        clashes=[ClashInfo(dict(clash.options), dict(clash.dealt)) for clash in rules.clashes],
        gift=own_words(game, "gift", "server-pages-give", language),
        dealt=[_dealt(game, kind, language) for kind in rules.dealt],
        ranks=[RankInfo(term(game, "title", word, language), least) for least, word in rules.ranks],
        levels=[
            *(NamedWord(name, words(language).say(f"server-pages-level-{name}")) for name in LEVELS),
            *(NamedWord(name, name) for name in bots.registered()),
        ],
        usual_level=DEFAULT,
    )


def _dealt(game: str, kind: str, language: str) -> DealtKind:
    any_one, by = (dealt_sentence(game, kind, name, language) for name in ("any", "by"))
    found = [NamedWord(name, dealt_name(game, kind, name, language)) for name in find(game).dealt[kind]]
    return DealtKind(kind, dealt_kind(game, kind, language), any_one, by, found, dealt_once(game, kind))


def _said(speaker: Words, messages: Iterable[str]) -> list[str]:
    """Those of the messages that somebody wrote."""
    return [speaker.say(message) for message in messages if speaker.knows(message)]


def _option(game: str, option: Option, language: str) -> OptionInfo:
    return OptionInfo(
        name=option.name,
        title=option_name(game, option.name, language),
        text=option_text(game, option.name, language),
        rule=option.rule,
        default=option.default,
        values=list(option.values),
        labels=[_value(game, option.name, value, language) for value in option.values],
        use=option.use,
        cards=[find(game).cards_with(option.name, value) for value in option.values],
    )


def _value(game: str, name: str, value: bool | int | str, language: str) -> str:
    if isinstance(value, bool):
        return words(language).say("server-pages-on" if value else "server-pages-off")
    return option_value(game, name, value, language)


@until_games_change
@lru_cache(maxsize=16)
def reference_of(game: str, language: str) -> Reference:
    return Reference(game, language, reference(game), printed(game, language))
