"""The printed facts and words that a client draws the table from: whole, in step with each other and with the rules."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from furrow.games import OWN
from furrow.games.reference import reference
from furrow.games.scythe import names as n
from furrow.games.scythe.board import PLACES
from furrow.games.scythe.printed_tables import ENCOUNTERS, FACTORY_CARDS, OBJECTIVES
from furrow.games.scythe.reference import Facts
from furrow.kernel.errors import UnknownGame
from furrow.words import LANGUAGES, UnknownLanguage
from furrow.words.printed import printed
from tests.words.catalogues import check

FACTS = reference("scythe")


def test_every_place_is_on_the_map_once() -> None:
    places = [row.id for row in (*FACTS.map.hexes, *FACTS.map.bases)]
    assert places == list(PLACES)
    assert len({(row.q, row.r) for row in (*FACTS.map.hexes, *FACTS.map.bases)}) == len(PLACES)


def test_rivers_run_between_neighbours() -> None:
    where = {row.id: (row.q, row.r) for row in (*FACTS.map.hexes, *FACTS.map.bases)}
    assert len(FACTS.map.rivers) == 32
    for one, other in FACTS.map.rivers:
        step = where[other][0] - where[one][0], where[other][1] - where[one][1]
        assert step in {(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)}


def test_mats_hold_all_sections_and_all_six_savings() -> None:
    for mat in FACTS.mats.values():
        assert {row.top for row in mat.sections} == set(n.SECTIONS[:4])
        assert {row.bottom for row in mat.sections} == set(n.BOTTOMS)
        assert sum(row.dashed for row in mat.sections) == len(n.BOXES)


def test_tiers_begin_where_the_rules_change_the_payment() -> None:
    assert msgspec.to_builtins(FACTS.tiers) == [
        {"from": 0, "star": 3, "territory": 2, "resource_pair": 1},
        {"from": 7, "star": 4, "territory": 3, "resource_pair": 2},
        {"from": 13, "star": 5, "territory": 4, "resource_pair": 3},
    ]


def test_all_cards_are_there() -> None:
    assert set(FACTS.encounters) == {str(card) for card in ENCOUNTERS}
    assert set(FACTS.factory_cards) == {str(card) for card in FACTORY_CARDS}
    assert set(FACTS.objectives) == {str(card) for card in OBJECTIVES}
    assert FACTS.encounters["1"][1].cost == {"coins": 2}


def test_the_facts_are_plain_json() -> None:
    assert msgspec.json.decode(msgspec.json.encode(FACTS), type=Facts) == FACTS


def _texts(document: Any) -> list[str]:
    if isinstance(document, str):
        return [document]
    return [text for part in (document.values() if isinstance(document, dict) else document) for text in _texts(part)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_printed_has_words_in_every_language(language: str) -> None:
    said = msgspec.to_builtins(printed("scythe", language))
    facts = msgspec.to_builtins(FACTS)
    for kind in ("mats", "encounters", "factory_cards", "objectives", "tiles"):
        assert set(said[kind]) == set(facts[kind]), kind
    assert set(said["abilities"]) == set(n.ABILITIES)
    assert set(said["stars"]) == set(FACTS.stars)
    assert set(said["places"]) == set(PLACES)
    objectives = said.pop("objectives")
    for text in _texts([said, *([row["name"], row["text"]] for row in objectives.values())]):
        check(text, language)


@pytest.mark.parametrize("language", ["hu", "cs", "fa"])
def test_explanations_are_translated(language: str) -> None:
    english, other = printed("scythe", "en"), printed("scythe", language)
    for kind in ("abilities", "faction_abilities", "structures"):
        said, meant = getattr(other, kind), getattr(english, kind)
        assert all(said[name].text != meant[name].text for name in meant)


@pytest.mark.parametrize("game", OWN)
def test_every_game_has_facts_and_words(game: str) -> None:
    assert reference(game)
    assert printed(game, "hu")


def test_unknown_games_and_languages_are_named() -> None:
    with pytest.raises(UnknownGame):
        reference("chess")
    with pytest.raises(UnknownGame):
        printed("chess", "en")
    with pytest.raises(UnknownLanguage):
        printed("scythe", "de")
