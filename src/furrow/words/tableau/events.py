"""What events of the card games say besides their facts: players and cards by name, counted goods."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from furrow.kernel.events import Fact
from furrow.words.tableau.terms import Terms

_SEATS = ("victim", "owner", "receiver")
_POINTS = "vp"
_CONTACT = "{}_contact"


def arguments(terms: Terms, event: Mapping[str, Fact], names: Sequence[str]) -> dict[str, int | str]:
    """Arguments made of a fact's number, of a list, or of several facts."""
    return _players(terms, event, names) | _lists(terms, event) | _goods(terms, event)


def _players(terms: Terms, event: Mapping[str, Fact], names: Sequence[str]) -> dict[str, int | str]:
    """Players by their seats; `rival` is a victim other than the acting player. A code tells the virtual player."""
    found: dict[str, int | str] = {}
    for name in _SEATS:
        seat = event.get(name)
        if isinstance(seat, int):
            found[name] = terms.player(seat, names)
            found[f"{name}_code"] = "virtual" if terms.is_virtual(seat, names) else "player"
    if "victim" in found and event["victim"] != event["seat"]:
        found |= {"rival": found["victim"], "rival_code": found["victim_code"]}
    return found


def _lists(terms: Terms, event: Mapping[str, Fact]) -> dict[str, int | str]:
    """Cards, and the priorities by which an attack found its target."""
    found: dict[str, int | str] = {}
    cards, steps = event.get("cards"), event.get("steps")
    if isinstance(cards, list) and cards:
        found["cards"] = terms.all_cards(map(str, cards))
    if isinstance(steps, list) and steps:
        found["steps"] = terms.speaker.row([terms.say("priority", str(step)) for step in steps])
    return found


def _goods(terms: Terms, event: Mapping[str, Fact]) -> dict[str, int | str]:
    """`counted`: the goods of an event, whichever way it names them; `counted_acc` where they are the object."""
    goods, amounts, what, amount = (event.get(name) for name in ("goods", "amounts", "what", "amount"))
    contact = event.get("contact")
    if isinstance(goods, list) and isinstance(amounts, list):
        return {**terms.told(_summed(map(str, goods), map(int, amounts)))}
    if isinstance(what, str):
        known = terms.knows("count", what)
        return {**terms.told([(what, amount if isinstance(amount, int) else 1)])} if known else {}
    if isinstance(amount, int):
        return {**terms.told([(_POINTS, amount)])}
    if isinstance(contact, str):
        return {"contact": terms.kind(_CONTACT.format(contact))}
    return {}


def _summed(goods: Iterable[str], amounts: Iterable[int]) -> list[tuple[str, int]]:
    """A good that comes from two places is counted once."""
    found: dict[str, int] = {}
    for good, amount in zip(goods, amounts, strict=True):
        found[good] = found.get(good, 0) + amount
    return list(found.items())
