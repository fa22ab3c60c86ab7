"""Which of the client's files a page needs, by what the bundler says: they are named in the page, so that a browser
asks for all of them at once instead of one after the other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from html import escape

import msgspec

from furrow.games import until_games_change
from furrow.server.web.bundle import bundle

LIST = "chunks.json"
PAGE = "src/table/TablePage.svelte"
"""The sources of a table's page; what its game adds is below."""
PLAIN = "src/plain.css"
"""The sheet of what pages without a script take from the client."""
FRONT = "src/home/Home.svelte"
"""The source of the front page."""
_SAID_TO_ALL = ("app", "server")
"""The bundles of words that every table has."""
_SAID_AT_THE_FRONT = ("app", "home")
_SANS = "node_modules/@fontsource/fira-sans-condensed/files/fira-sans-condensed-latin-{}-normal.woff2"
_SERIF = "node_modules/@fontsource-variable/poltawski-nowy/files/poltawski-nowy-latin-wght-normal.woff2"
_ARABIC = "node_modules/@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2"
_CUT = "src/look/letters/{}.woff2"
_LETTERS = {
    "": (_SANS.format(500), _SANS.format(600), _SERIF, _CUT.format("big-shoulders-stencil-capitals")),
    "fa": (_ARABIC, _CUT.format("poltawski-nowy-titles"), _CUT.format("big-shoulders-stencil-capitals")),
}
"""The typefaces of the front page by language ("" is any other): nothing moves when they come."""


class Chunk(msgspec.Struct):
    """A file of the client, what it imports, and the style sheets that belong to it."""

    file: str
    imports: list[str] = []
    css: list[str] = []


@lru_cache(maxsize=1)
def _chunks() -> dict[str, Chunk]:
    found = bundle().get(LIST)
    return {} if found is None else msgspec.json.decode(found.body, type=dict[str, Chunk])


@until_games_change
@lru_cache(maxsize=64)
def of_table(game: str, family: str, language: str) -> str:
    """Links to everything that a table of a game needs to be drawn; what there is none of, as for a game from
    elsewhere, is left out."""
    words = (f"virtual:catalogues/{language}/{name}" for name in dict.fromkeys((*_SAID_TO_ALL, family, game)))
    return _links([PAGE, f"src/{family}/index.ts", *words])


def of_plain_pages() -> str:
    """The address of the client's look for pages without a script; "" if the client was not built."""
    sheet = _chunks().get(PLAIN)
    return "" if sheet is None else f"/{sheet.file}"


@lru_cache(maxsize=8)
def of_front(language: str) -> str:
    """Links to everything that the front page needs to be drawn."""
    known = _chunks()
    letters = [known[each].file for each in _LETTERS.get(language, _LETTERS[""]) if each in known]
    fonts = (f'<link rel="preload" as="font" type="font/woff2" crossorigin href="/{escape(file)}">' for file in letters)
    files = _links([FRONT, *(f"virtual:catalogues/{language}/{name}" for name in _SAID_AT_THE_FRONT)])
    return "".join([*fonts, files])


def _links(sources: Iterable[str]) -> str:
    chunks = list(dict.fromkeys(chunk for source in sources for chunk in _with_imports(source)))
    known = _chunks()
    styles = dict.fromkeys(style for chunk in chunks for style in known[chunk].css)
    return "".join(
        [
            *(f'<link rel="stylesheet" crossorigin href="/{escape(style)}">' for style in styles),
            *(f'<link rel="modulepreload" crossorigin href="/{escape(known[chunk].file)}">' for chunk in chunks),
        ]
    )


def _with_imports(source: str) -> Iterator[str]:
    chunk = _chunks().get(source)
    if chunk is not None:
        for each in chunk.imports:
            yield from _with_imports(each)
        yield source
