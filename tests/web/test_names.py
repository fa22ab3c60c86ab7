"""The client asks for no game by name: a game is at home in its family's folder, and the server says what there is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from furrow.games import OWN, find

_SOURCES = Path(__file__).resolve().parents[2] / "web" / "src"
_GENERATED = _SOURCES / "wire" / "types.ts"
_TITLES = ("51st state", "imperial settlers")


def _words(family: str) -> set[str]:
    """How the games of a family, and the family itself, may be called in code."""
    names = {family, *(game for game in OWN if find(game).family == family)}
    return names | {name.replace("_", "-") for name in names} | {name.replace("_", " ") for name in names}


def test_no_game_is_named_outside_its_own_folder() -> None:
    families = {find(game).family for game in OWN}
    named = set()
    for path in sorted(_SOURCES.rglob("*")):
        if path.suffix in (".ts", ".svelte", ".css") and path != _GENERATED:
            text = path.read_text(encoding="utf-8").lower()
            home = path.relative_to(_SOURCES).parts[0]
            strangers = {word for family in families - {home} for word in _words(family)}
            strangers |= set() if home in families else set(_TITLES)
            named |= {(str(path.relative_to(_SOURCES)), word) for word in strangers if word in text}
    assert named == set()


_FIELD = re.compile(
    r"\.(?:by_)?(?:faction|mat)s?\b"
    r"|\(\{[^)]*\b(?:faction|mat)s?\b[^)]*\}\)"
    r"|\b(?:faction|mat)s?\??: (?:null|string|seat|wish)"
)
"""What only some games deal, as a field. `mat` is also a place of the rail: a snippet, a tab and a class."""
_STYLE = re.compile(r"<style>.*</style>", re.DOTALL)


def test_what_only_some_games_deal_is_no_field_outside_their_folders() -> None:
    families = {find(game).family for game in OWN}
    found = []
    for path in sorted(_SOURCES.rglob("*")):
        home = path.relative_to(_SOURCES).parts[0]
        if path.suffix in (".ts", ".svelte") and path != _GENERATED and home not in families:
            text = _STYLE.sub("", path.read_text(encoding="utf-8"))
            found += [(path.name, each.group()) for each in _FIELD.finditer(text)]
    assert found == []


@pytest.mark.parametrize(
    "line", ["seat.faction ?? null", "{ who: 'me', mat: null }", "info?.mats.length", "({ faction }) => faction"]
)
def test_the_search_for_fields_finds_what_it_looks_for(line: str) -> None:
    assert _FIELD.search(line)


def test_every_family_of_ours_has_its_folder() -> None:
    for game in OWN:
        assert (_SOURCES / find(game).family / "index.ts").is_file()
        assert (_SOURCES / find(game).family / "door" / f"{game}-tall-light.webp").is_file()
