"""Names and texts of everything printed in Scythe, in a language: factions, mats, abilities, cards, tiles."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from furrow.games.scythe import names as n
from furrow.games.scythe.board import PLACES
from furrow.games.scythe.tables import ENCOUNTERS, FACTIONS, FACTORY_CARDS, OBJECTIVES
from furrow.words.catalogue import Words, words
from furrow.words.lexicon import identifier
from furrow.words.scythe import cards, terms


@cache
def printed(game: str, language: str = "en") -> dict[str, Any]:
    """All of it, by the words of the engine; card numbers are texts, as JSON wants them."""
    speaker = words(language)
    return {
        "factions": {name: _faction(speaker, name) for name in n.BASE_OWNERS},
        "mats": _terms(speaker, "mat", n.MATS),
        "terrains": _terms(speaker, "terrain", n.TERRAINS),
        "places": {code: terms.place_and_terrain(speaker, code) for code in PLACES},
        "resources": _terms(speaker, "resource", n.RESOURCES),
        "actions": _terms(speaker, "action", (*n.SECTIONS, *n.BOTTOMS)),
        "structures": {name: _structure(speaker, name) for name in n.STRUCTURES},
        "abilities": {name: _ability(speaker, "ability", name) for name in n.ABILITIES},
        "faction_abilities": {row.ability: _ability(speaker, "faction-ability", row.ability) for row in FACTIONS},
        "bonuses": {name: terms.bonus(speaker, name) for name in n.BONUSES},
        "boxes": _terms(speaker, "box", n.BOXES),
        "stars": _terms(speaker, "star", n.STARS),
        "tiles": {name: cards.tile(name, language) for name in n.TILES},
        "objectives": {str(card): _objective(speaker, card) for card in OBJECTIVES},
        "encounters": {str(card): [_option(card, k, language) for k in n.OPTIONS] for card in ENCOUNTERS},
        "scenes": {str(scene): terms.term(speaker, "scene", f"{scene:03}") for scene in _scenes()},
        "factory_cards": {str(card): cards.factory_card(card, language) for card in FACTORY_CARDS},
    }


def _terms(speaker: Words, kind: str, names: Iterable[str]) -> dict[str, str]:
    return {name: terms.term(speaker, kind, name) for name in names}


def _faction(speaker: Words, name: str) -> dict[str, str]:
    return {
        "name": terms.term(speaker, "faction", name),
        "long": terms.term(speaker, "faction-long", name),
        "colour": terms.term(speaker, "colour", name),
        "character": terms.term(speaker, "character", name),
    }


def _ability(speaker: Words, kind: str, name: str) -> dict[str, str]:
    """The name of an ability and a sentence that says what it does."""
    return {"name": terms.term(speaker, kind, name), "text": _explained(speaker, kind, name)}


def _structure(speaker: Words, name: str) -> dict[str, str]:
    return {"name": terms.term(speaker, "structure", name), "text": _explained(speaker, "structure", name)}


def _explained(speaker: Words, kind: str, name: str) -> str:
    return speaker.say(identifier("web", terms.GAME, kind, "text", name))


def _objective(speaker: Words, card: int) -> dict[str, str]:
    """The name is told in English as well, for people who know the printed card."""
    return {
        "name": terms.objective_name(speaker, card),
        "english": terms.objective_name(words("en"), card),
        "text": terms.objective_text(speaker, card),
    }


def _option(card: int, option: str, language: str) -> str:
    return cards.encounter_option(card, option, language)


def _scenes() -> list[int]:
    return sorted(option.scene for options in ENCOUNTERS.values() for option in options)
