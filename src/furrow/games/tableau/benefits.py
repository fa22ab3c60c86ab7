"""Why a card is worth something to a player: what its row says, held against what lies open and the player's own cards.

Small and exact: what it makes that something uses, what it takes and whether that is made, what it counts, and which
features react to it. No judgement is in it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from furrow.games.tableau import compiling as c
from furrow.games.tableau import triggers
from furrow.games.tableau.compiling import Face, ProgramStep
from furrow.games.tableau.gaining import count
from furrow.games.tableau.production import deal_goods
from furrow.games.tableau.state import State
from furrow.kernel.contract import Benefit
from furrow.kernel.events import Fact
from furrow.kernel.pointing import named

_CARDS = ("hand", "row", "location", "deal", "card", "connection")
"""Kinds of things that name a card."""
_DEEDS = {"builds": triggers.BUILDS, "deals": triggers.DEALS, "razes": triggers.RAZES}


def benefits(s: State, seat: int, thing: str) -> Iterator[Benefit]:
    """What the card that a thing names would mean to a seat, or means."""
    kind, word = named(thing)
    if kind not in _CARDS or word not in s.book.card_words:
        return
    face = s.book.faces[s.book.find(word)]
    others = [card for card in s.players[seat].locations if card != face.number]
    yield from _makes(s, face, others)
    yield from _takes(s, seat, face)
    yield from _counts(s, face, others)
    if kind in ("hand", "row", "card"):
        yield from _rewarded(s, face, others)


def _makes(s: State, face: Face, others: list[int]) -> Iterator[Benefit]:
    """Goods that it produces, and the own action locations that can be paid with them."""
    for good, amount in _plain(s, face):
        users = [card for card in others if good in _price(s.book.faces[card])]
        if users:
            yield Benefit("makes", {**_goods(s, good, amount), "cards": s.words(users)})


def _takes(s: State, seat: int, face: Face) -> Iterator[Benefit]:
    """Goods that its use costs, and how many of them the own production yields in a round."""
    made = _yield(s, seat)
    for good, amount in _price(face).items():
        if good not in s.book.resources:
            continue
        facts = _goods(s, good, amount)
        if made[good]:
            yield Benefit("takes", {**facts, "what": s.book.goods[good], "made": made[good]})
        else:
            yield Benefit("lacks", facts)


def _counts(s: State, face: Face, others: list[int]) -> Iterator[Benefit]:
    """Types or colours that it counts up to a limit, itself included, as it will stand there."""
    faces, tags = s.book.faces, s.book.vocabulary.tags
    for step in _steps(s, face):
        if step.per and step.per[0] == c.PER_TAG and step.most:
            mask = step.per[1]
            have = sum(bool(faces[card].tags & mask) for card in (*others, face.number))
            types = [tag for bit, tag in enumerate(tags) if mask >> bit & 1]
            yield Benefit("counts", {"tags": types, "have": min(have, step.most), "most": step.most})


def _rewarded(s: State, face: Face, others: list[int]) -> Iterator[Benefit]:
    """Own features that react when it is built, dealt with or razed."""
    impossible = {"deals": face.deal < 0, "razes": face.raze is None}
    for deed, when in _DEEDS.items():
        if impossible.get(deed):
            continue
        found = [card for card in others if triggers.reacts(s, card, when, face.number)]
        if found:
            yield Benefit(f"rewarded_{deed}", {"cards": s.words(found)})


def _goods(s: State, good: int, amount: int) -> dict[str, Fact]:
    return {"goods": [s.book.goods[good]], "amounts": [amount]}


def _price(face: Face) -> dict[int, int]:
    """The tokens that a use costs."""
    return dict(face.action.cost.tokens) if face.action else {}


def _plain(s: State, face: Face) -> list[tuple[int, int]]:
    """What its production always yields of resources; workers and other tokens everybody has a use for."""
    steps = s.book.programs[face.production] if face.production >= 0 else ()
    gained = (pair for step in steps if step.op == c.GAIN and not step.per for pair in step.gain)
    return [(good, amount) for good, amount in gained if good in s.book.resources]


def _yield(s: State, seat: int) -> list[int]:
    """What board, deals and locations of a seat yield in a production, as far as no choice and no good decides it."""
    found = deal_goods(s, seat)
    player = s.players[seat]
    if player.faction >= 0:
        for good, amount in s.book.boards[player.faction].production:
            found[good] += amount
    for card in player.locations:
        face = s.book.faces[card]
        for step in s.book.programs[face.production] if face.production >= 0 else ():
            times = 1 if not step.per else count(s, seat, seat, step) if step.per[0] != c.PER_PRODUCED else 0
            for good, amount in step.gain if step.op == c.GAIN else ():
                found[good] += amount * times
    return found


def _steps(s: State, face: Face) -> Iterable[ProgramStep]:
    numbers = [face.production, face.built, face.action.program if face.action else -1]
    numbers += [trigger.program for trigger in face.triggers.values()]
    return [step for number in numbers if number >= 0 for step in s.book.programs[number]]
