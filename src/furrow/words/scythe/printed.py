"""Names and texts of everything printed in Scythe, in a language: factions, mats, abilities, cards, tiles."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

import msgspec

from furrow.games import until_games_change
from furrow.games.scythe import names as n
from furrow.games.scythe.board import PLACES
from furrow.games.scythe.printed_tables import ENCOUNTERS, FACTIONS, FACTORY_CARDS, OBJECTIVES
from furrow.words.catalogue import Words, words
from furrow.words.lexicon import identifier
from furrow.words.scythe import cards, terms

Terms = dict[str, str]


class FactionWords(msgspec.Struct):
    """What a faction, its people, its colour and its character are called."""

    name: str
    long: str
    colour: str
    character: str


class Named(msgspec.Struct):
    """A name and a sentence that says what the thing does."""

    name: str
    text: str


class ObjectiveWords(msgspec.Struct):
    """An objective card; `english` is for people who know the printed one."""

    name: str
    english: str
    text: str


class Printed(msgspec.Struct):
    """Names and texts by the words of the engine; card numbers are texts, as JSON wants them."""

    factions: dict[str, FactionWords]
    mats: Terms
    terrains: Terms
    places: Terms
    resources: Terms
    actions: Terms
    structures: dict[str, Named]
    abilities: dict[str, Named]
    faction_abilities: dict[str, Named]
    bonuses: Terms
    boxes: Terms
    stars: Terms
    tiles: Terms
    objectives: dict[str, ObjectiveWords]
    encounters: dict[str, list[str]]
    scenes: Terms
    factory_cards: Terms


@until_games_change
@cache
def printed(game: str, language: str = "en") -> Printed:
    """All of it, in a language.

    >>> printed("scythe", "cs").terrains["farm"]
    'farma'
    """
    speaker = words(language)
    return Printed(
        factions={name: _faction(speaker, name) for name in n.BASE_OWNERS},
        mats=_terms(speaker, "mat", n.MATS),
        terrains=_terms(speaker, "terrain", n.TERRAINS),
        places={code: terms.place_and_terrain(speaker, code) for code in PLACES},
        resources=_terms(speaker, "resource", n.RESOURCES),
        actions=_terms(speaker, "action", (*n.SECTIONS, *n.BOTTOMS)),
        structures={name: _named(speaker, "structure", name) for name in n.STRUCTURES},
        abilities={name: _named(speaker, "ability", name) for name in n.ABILITIES},
        faction_abilities={row.ability: _named(speaker, "faction-ability", row.ability) for row in FACTIONS},
        bonuses={name: terms.bonus(speaker, name) for name in n.BONUSES},
        boxes=_terms(speaker, "box", n.BOXES),
        stars=_terms(speaker, "star", n.STARS),
        tiles={name: cards.tile(name, language) for name in n.TILES},
        objectives={str(card): _objective(speaker, card) for card in OBJECTIVES},
        encounters={
            str(card): [cards.encounter_option(card, option, language) for option in n.OPTIONS] for card in ENCOUNTERS
        },
        scenes={str(scene): terms.term(speaker, "scene", f"{scene:03}") for scene in _scenes()},
        factory_cards={str(card): cards.factory_card(card, language) for card in FACTORY_CARDS},
    )


def _terms(speaker: Words, kind: str, names: Iterable[str]) -> Terms:
    return {name: terms.term(speaker, kind, name) for name in names}


def _faction(speaker: Words, name: str) -> FactionWords:
    return FactionWords(
        name=terms.term(speaker, "faction", name),
        long=terms.term(speaker, "faction-long", name),
        colour=terms.term(speaker, "colour", name),
        character=terms.term(speaker, "character", name),
    )


def _named(speaker: Words, kind: str, name: str) -> Named:
    said = speaker.say(identifier("web", terms.GAME, kind, "text", name))
    return Named(terms.term(speaker, kind, name), said)


def _objective(speaker: Words, card: int) -> ObjectiveWords:
    return ObjectiveWords(
        name=terms.objective_name(speaker, card),
        english=terms.objective_name(words("en"), card),
        text=terms.objective_text(speaker, card),
    )


def _scenes() -> list[int]:
    return sorted(option.scene for options in ENCOUNTERS.values() for option in options)
