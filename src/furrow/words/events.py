"""The log: one line for each event, as much of it as the reader may know."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from furrow.games.scythe import names as n
from furrow.kernel.events import Fact
from furrow.words import terms
from furrow.words.cards import factory_card
from furrow.words.catalogue import Words, words

_SEATS = ("defender", "victim", "loser", "receiver")
_HEAD = ("kind", "seat")

# Facts that are words or numbers of the engine.
_SAID: dict[str, Callable[[Words, str], str]] = {
    "place": terms.place,
    "to": terms.place,
    "unit": terms.unit,
    "bonus": terms.bonus,
    "section": lambda speaker, word: terms.term(speaker, "action", word),
    "action": lambda speaker, word: terms.term(speaker, "action", word),
    "structure": lambda speaker, word: terms.term(speaker, "structure", word),
    "ability": lambda speaker, word: terms.term(speaker, "ability", word),
    "star": lambda speaker, word: terms.term(speaker, "star", word),
    "box": lambda speaker, word: terms.term(speaker, "box", word),
}


def event_line(game: str, event: Mapping[str, Fact], language: str, names: Sequence[str]) -> str:
    """An event of `game.events(seat)` as a sentence. `names[seat]` is how a player is called, uninflected."""
    speaker = words(language)
    kind, seat = event["kind"], event["seat"]
    arguments: dict[str, int | str] = {}
    if isinstance(seat, int) and seat >= 0:
        arguments["who"] = names[seat]
    for name, fact in event.items():
        if name not in _HEAD:
            arguments |= _argument(speaker, name, fact, names)
    arguments |= _composed(speaker, event)
    return speaker.fullest(f"{game}-event-{kind}".replace("_", "-"), **arguments)


def _argument(speaker: Words, name: str, fact: Fact, names: Sequence[str]) -> dict[str, int | str]:
    if isinstance(fact, list):
        numbers = [speaker.number(value) if isinstance(value, int) else value for value in fact]
        return {name: speaker.all_of(numbers)} if numbers else {}
    if isinstance(fact, str):
        return {name: _SAID[name](speaker, fact) if name in _SAID else fact}
    if name in _SEATS:
        return {name: names[fact]}
    if name == "unit":  # a unit by its number
        return {name: terms.unit(speaker, n.UNITS[0 if fact == 0 else 1 if fact < n.FIRST_WORKER else 2])}
    if name == "scene":
        return {name: speaker.say(f"scythe-scene-{fact:03}")}
    return {name: fact}


def _composed(speaker: Words, event: Mapping[str, Fact]) -> dict[str, int | str]:
    """Arguments made of several facts, or of a card's number."""
    kind, card = event["kind"], event.get("card")
    what, amount, coins = event.get("what"), event.get("amount"), event.get("coins")
    if isinstance(what, str) and isinstance(amount, int):
        return {"counted": terms.counted(speaker, what, amount)}
    if isinstance(coins, int):
        return {"counted": terms.counted(speaker, "coins", coins)}
    if kind == "move":
        load = _load(speaker, event)
        return {"load": load} if load else {}
    if kind == "objective" and isinstance(card, int):
        return {"objective": terms.objective_name(speaker, card)}
    if kind == "factory_card" and isinstance(card, int):
        return {"deal": factory_card(card, speaker.language)}
    return {}


def _load(speaker: Words, event: Mapping[str, Fact]) -> str:
    """What a unit carried."""
    parts = [(what, event.get(what)) for what in ("workers", *n.RESOURCES)]
    return speaker.all_of(
        [terms.counted(speaker, what, count) for what, count in parts if isinstance(count, int) and count]
    )
