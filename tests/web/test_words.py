"""The client's words: each message that it asks for is there, and each one that is there is asked for."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec
import pytest

from furrow.games import OWN, find
from furrow.words import LANGUAGES, words
from furrow.words.printed import printed
from tests.words.catalogues import messages, names

SOURCES = Path(__file__).resolve().parents[2] / "web" / "src"
_FILES = (
    "web-app.ftl",
    "web-home.ftl",
    "web-keys.ftl",
    "web-lobby.ftl",
    "web-afterwards.ftl",
    "web-look.ftl",
    "web-new.ftl",
    "web-room.ftl",
    "web-table.ftl",
    "web-scythe.ftl",
    "web-scythe-rail.ftl",
    "web-scythe-moments.ftl",
    "web-scythe-door.ftl",
    "web-tableau.ftl",
    "web-tableau-cards.ftl",
    "web-tableau-telling.ftl",
    "web-tableau-solo.ftl",
    "web-tableau-door.ftl",
)
_ASKED = re.compile(r"""\b(?:t|say|knows)\(\s*['"`]([a-z][\w.-]*?)['"`]""")
_BEGINS = "app|after|look|new|room|table|web-scythe|web-tableau|home|keys|lobby"
_QUOTED = re.compile(rf"""['"]((?:{_BEGINS})-[\w-]+)['"]""")
_PUT_TOGETHER = re.compile(rf"""`((?:{_BEGINS})-[\w-]*)\$\{{""")
_OF_FAMILY = re.compile(r"""`web-\$\{each\}(-[\w-]+)\$\{""")
_VISIBLE = re.compile(r">\s*([A-Za-z]{3,}(?: [A-Za-z]+)+)\s*<")


@cache
def _sources() -> dict[Path, str]:
    found = sorted([*SOURCES.rglob("*.svelte"), *SOURCES.rglob("*.ts")])
    return {path: path.read_text(encoding="utf-8") for path in found}


def _markup(source: str) -> str:
    """What of a component is drawn: neither script nor style nor what stands in braces or in comments."""
    for part in (r"<script.*?</script>", r"<style.*?</style>", r"<!--.*?-->"):
        source = re.sub(part, "", source, flags=re.DOTALL)
    while "{" in (source := re.sub(r"\{[^{}]*\}", "", source)) and re.search(r"\{[^{}]*\}", source):
        pass
    return source


def _texts(document: object) -> Iterator[str]:
    """Every text in a document: the server sends some of the client's words with the components of a game."""
    if isinstance(document, str):
        yield document
    elif isinstance(document, dict):
        for value in document.values():
            yield from _texts(value)
    elif isinstance(document, list | tuple):
        for value in document:
            yield from _texts(value)


@cache
def _known() -> frozenset[str]:
    return frozenset(message for name in names() for message in messages("en", name))


def test_every_message_that_is_asked_for_exists() -> None:
    for path, source in _sources().items():
        asked = {found.split(".")[0] for found in _ASKED.findall(source)}
        assert asked <= _known(), path.name


def test_every_message_of_the_client_is_asked_for() -> None:
    whole = "\n".join(_sources().values())
    asked = set(_ASKED.findall(whole)) | set(_QUOTED.findall(whole))
    families = {find(game).family for game in OWN}
    shared = [f"web-{family}{kind}" for family in families for kind in _OF_FAMILY.findall(whole)]
    stems = (*_PUT_TOGETHER.findall(whole), *shared)
    own = {message for name in _FILES for message in messages("en", name)}
    left = {message for message in own - asked if not (stems and message.startswith(stems))}
    said = {text for game in OWN for text in _texts(msgspec.to_builtins(printed(game, "en")))}
    assert sorted(message for message in left if words("en").say(message) not in said) == []


@pytest.mark.parametrize("name", _FILES)
def test_the_files_are_there_in_all_languages(name: str) -> None:
    english = messages("en", name)
    assert english
    assert all(messages(language, name) == english for language in LANGUAGES)


def test_no_sentence_sits_in_the_markup() -> None:
    found = {
        path.name: _VISIBLE.findall(_markup(source)) for path, source in _sources().items() if path.suffix == ".svelte"
    }
    assert {name: texts for name, texts in found.items() if texts} == {}


def test_a_sentence_in_the_markup_would_be_found() -> None:
    assert _VISIBLE.findall(_markup("<p>Play it now</p>")) == ["Play it now"]
    assert _VISIBLE.findall(_markup("<p>{t('app-play-now', { a: 1 })}</p>")) == []
