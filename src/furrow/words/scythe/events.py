"""What events of Scythe say besides their facts: players and scenes by number, counted things, cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from furrow.games.scythe import names as n
from furrow.kernel.events import Fact
from furrow.words.catalogue import Words
from furrow.words.scythe import terms
from furrow.words.scythe.cards import factory_card

_SEATS = ("defender", "victim", "loser", "receiver")


def arguments(speaker: Words, event: Mapping[str, Fact], names: Sequence[str]) -> dict[str, int | str]:
    """Arguments made of a fact's number or of several facts."""
    numbers = {name: fact for name, fact in event.items() if isinstance(fact, int)}
    return _numbered(speaker, numbers, names) | _composed(speaker, event)


def _numbered(speaker: Words, numbers: Mapping[str, int], names: Sequence[str]) -> dict[str, int | str]:
    """Players and a scene by their numbers."""
    found: dict[str, int | str] = {name: names[numbers[name]] for name in _SEATS if name in numbers}
    if "scene" in numbers:
        found["scene"] = speaker.say(terms.identifier("scene", f"{numbers['scene']:03}"))
    return found


def _composed(speaker: Words, event: Mapping[str, Fact]) -> dict[str, int | str]:
    """Arguments made of several facts, or of a card's number."""
    kind, card = event["kind"], event.get("card")
    what, amount, coins = event.get("what"), event.get("amount"), event.get("coins")
    if isinstance(what, str) and isinstance(amount, int):
        return {**terms.goods(speaker, what, amount)}
    if isinstance(coins, int):
        return {**terms.goods(speaker, "coins", coins)}
    if kind in ("move", "sent_back"):
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
