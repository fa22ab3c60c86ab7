"""The things of Scythe in words: places, counted things, cards by name. Message ids follow the engine's own words."""

from __future__ import annotations

from collections.abc import Callable

from furrow.games.scythe import names as n
from furrow.games.scythe.board import PLACES, TERRAIN
from furrow.words import lexicon
from furrow.words.catalogue import Words

GAME = "scythe"
_BASE = "base."

# The counted term of what is paid, gained or carried; the rest is `gain-<word>`.
_COUNTED = {
    "power": "power-count",
    "coins": "coins-count",
    "popularity": "popularity-count",
    "combat_cards": "cards-count",
    "cards": "cards-count",
    "worker": "unit-count-worker",
    "workers": "unit-count-worker",
    "tired": "cargo-tired",
    "deploy_mech": "unit-count-mech",
    **{resource: f"resource-count-{resource}" for resource in n.RESOURCES},
}
_BONUS = {"power": "power", "coins": "coins", "popularity": "popularity", "cards": "combat-card"}


def identifier(*parts: str) -> str:
    """The id of a message of Scythe."""
    return lexicon.identifier(GAME, *parts)


def term(speaker: Words, kind: str, word: str) -> str:
    """A word of the engine, e.g. the `structure` `mill`."""
    return speaker.say(identifier(kind, word))


def counted(speaker: Words, what: str, count: int) -> str:
    """An amount of something: "2 coins"."""
    return speaker.say(identifier(_COUNTED.get(what, f"gain-{what}")), count=count)


def goods(speaker: Words, what: str, count: int) -> dict[str, str]:
    """An amount of something for a sentence: `counted`, and `counted_acc` where it is the object."""
    return {"counted": counted(speaker, what, count), "counted_acc": counted(speaker.objects, what, count)}


def place(speaker: Words, code: str) -> str:
    """A hex by its code, a base by its name."""
    return term(speaker, "place", code) if code.startswith(_BASE) else code


def place_and_terrain(speaker: Words, code: str) -> str:
    """ "C1 (forest)"."""
    terrain = TERRAIN[PLACES.index(code)]
    if terrain < 0:
        return place(speaker, code)
    return speaker.say(identifier("place"), place=code, terrain=term(speaker, "terrain", n.TERRAINS[terrain]))


def unit(speaker: Words, word: str) -> str:
    """A kind of unit by its notation."""
    return term(speaker, "unit", "character" if word == n.UNITS[n.CHARACTER] else word)


def bonus(speaker: Words, word: str) -> str:
    """A recruit bonus."""
    return term(speaker, "concept", _BONUS[word])


def objective_name(speaker: Words, card: int) -> str:
    """The name of an objective card, or "" if there is no such card."""
    message = identifier("objective", str(card))
    return speaker.say(message) if speaker.knows(message) else ""


def objective_text(speaker: Words, card: int) -> str:
    """The condition of an objective card."""
    return term(speaker, "objective-text", str(card))


# Facts of events and details of refusals that are words of the engine: how they are said, or the kind of their terms.
_SAID: dict[str, Callable[[Words, str], str]] = {"place": place, "to": place, "unit": unit, "bonus": bonus}
_KINDS = {
    "section": "action",
    "leads_to": "terrain",
    "or_to": "terrain",
    **{kind: kind for kind in ("action", "structure", "ability", "star", "box", "terrain")},
}


def word(speaker: Words, name: str, value: str) -> str:
    """A fact or detail by its name; what is not a word of the engine stays as it is."""
    if name in _SAID:
        return _SAID[name](speaker, value)
    return term(speaker, _KINDS[name], value) if name in _KINDS else value
