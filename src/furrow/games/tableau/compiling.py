"""Rows of the effect language become tuples, once, and are checked on the way."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from furrow.games.tableau import rows
from furrow.kernel.errors import FurrowError

if TYPE_CHECKING:
    from furrow.games.tableau.handlers import Handler

Gain = tuple[tuple[int, int], ...]
"""Goods and amounts."""

CATEGORIES = ("production", "feature", "action", "connection", "attack")
PRODUCES, FEATURE, ACTS, CONNECTION, ATTACK = range(5)
PER_TAG, PER_PRODUCED, PER_SAMURAI = range(3)
GAIN, CHOOSE, OFFER, PLACE, DO = range(5)
_ONE_GAIN = ("points", "produced", "exchanged")
WHEN = {word: number for number, word in enumerate(rows.WHEN)}


class CardError(FurrowError):
    """A row of a card file says what the effect language does not know."""


class Cost(NamedTuple):
    """What must be paid: tokens, resources of any kind, cards of the hand, own deals, built locations."""

    tokens: Gain = ()
    any: int = 0
    cards: int = 0
    deals: int = 0
    locations: int = 0


class ProgramStep(NamedTuple):
    """One step of a program; which fields count depends on `op`."""

    op: int
    gain: Gain = ()
    per: tuple[int, int] | None = None
    most: int = 0
    options: tuple[Gain, ...] = ()
    offers: tuple[tuple[Cost, Gain], ...] = ()
    place: tuple[int, ...] = ()
    handler: Handler | None = None
    args: Mapping[str, Any] = {}


class Trigger(NamedTuple):
    """A program that reacts to an event; 0 in `most` means no limit in a round."""

    program: int
    tag: int
    faction: bool
    good: int
    at_least: int
    most: int
    asks: bool


class LocationAction(NamedTuple):
    """What an action location offers."""

    uses: int
    cost: Cost
    program: int


class Room(NamedTuple):
    """Room for goods through a clean-up; -1 means no limit."""

    goods: tuple[int, ...]
    most: int


class Face:
    """One printed card, compiled."""

    __slots__ = (
        "action",
        "anytime",
        "built",
        "category",
        "cost",
        "deal",
        "number",
        "open",
        "plain",
        "points",
        "production",
        "raze",
        "row",
        "score",
        "set",
        "shielded",
        "stage",
        "store",
        "tags",
        "triggers",
        "word",
    )

    def __init__(self, number: int, row: rows.Card, copy: rows.Copy) -> None:
        self.number = number
        self.row = row
        self.word = f"{row.id}.{copy.mark}" if copy.mark else row.id
        self.category = CATEGORIES.index(row.category)
        self.open = row.open
        self.shielded = row.shielded
        self.points = row.points
        self.set = 0
        self.deal = -1  # its good
        self.tags = 0
        self.cost = Cost()
        self.raze: Gain | None = None
        self.production = -1  # programs; -1: none
        self.built = -1
        self.anytime = -1
        self.action: LocationAction | None = None
        self.triggers: dict[int, Trigger] = {}
        self.store: tuple[Room, ...] = ()
        self.score: tuple[tuple[int, int], ...] = ()
        self.plain = False  # its production can be copied and taken
        self.stage = 0  # when in the production phase it yields, see `production.py`


class Compiler:
    """Knows the vocabulary of one game and collects its programs."""

    def __init__(
        self,
        goods: tuple[str, ...],
        tokens: int,
        tags: tuple[str, ...],
        sets: tuple[str, ...],
        handlers: Mapping[str, Handler],
    ) -> None:
        self.goods, self.tokens, self.tags, self.sets = goods, tokens, tags, sets
        self.handlers = handlers
        self.programs: list[tuple[ProgramStep, ...]] = []
        self.names: list[str] = []
        self._id = ""
        self.place = ""
        """What is being read, for error messages."""

    # -- small parts ---------------------------------------------------------------------------------------------

    def _number(self, word: str, known: tuple[str, ...], what: str) -> int:
        if word not in known:
            raise CardError(f"{self.place}: unknown {what} {word!r}; known are: {', '.join(known)}")
        return known.index(word)

    def gain(self, amounts: Mapping[str, int]) -> Gain:
        """Goods by number."""
        if any(amount < 1 for amount in amounts.values()):
            raise CardError(f"{self.place}: amounts are positive, not {dict(amounts)}")
        return tuple((self._number(word, self.goods, "good"), amount) for word, amount in amounts.items())

    def cost(self, amounts: Mapping[str, int]) -> Cost:
        """A cost; the words beyond tokens are those of `rows.Amounts`."""
        special = {"any_resource": "any", "card": "cards", "deal": "deals", "location": "locations"}
        other = {special[word]: amount for word, amount in amounts.items() if word in special}
        tokens = self.gain({word: amount for word, amount in amounts.items() if word not in special})
        if any(good >= self.tokens for good, _ in tokens):
            raise CardError(f"{self.place}: a cost is paid with tokens, not {dict(amounts)}")
        return Cost(tokens, **other)

    def rooms(self, slots: Iterable[rows.Slot]) -> tuple[Room, ...]:
        return tuple(
            Room(
                tuple(self._number(good, self.goods[: self.tokens], "token") for good in slot.goods),
                -1 if slot.most is None else slot.most,
            )
            for slot in slots
        )

    def flat(self, amounts: Mapping[str, int]) -> tuple[int, ...]:
        """Amounts of all tokens, in their order."""
        found = [0] * self.tokens
        for good, amount in self.gain(amounts):
            found[good] = amount
        return tuple(found)

    # -- programs ------------------------------------------------------------------------------------------------

    def program(self, effect: rows.Effect) -> int:
        """The number of a new program."""
        self.programs.append(tuple(self._step(step) for step in effect.steps))
        name = f"{self._id}.{effect.when}"
        if name in self.names:
            raise CardError(f"{self.place}: two effects for the moment {effect.when!r}")
        self.names.append(name)
        return len(self.programs) - 1

    def _step(self, step: rows.StepRow) -> ProgramStep:
        said = [bool(part) for part in (step.gain, step.choose, step.offer, step.place, step.do)]
        if said.count(True) != 1:
            raise CardError(f"{self.place}: a step is one of gain, choose, offer, place and do")
        if step.gain:
            most = 0 if step.most is None else step.most
            return ProgramStep(GAIN, self.gain(step.gain), self._per(step.per), most)
        if step.choose:
            return ProgramStep(CHOOSE, options=tuple(self.gain(option) for option in step.choose))
        if step.offer:
            return ProgramStep(OFFER, offers=tuple((self.cost(each.pay), self.gain(each.gain)) for each in step.offer))
        if step.place:
            return ProgramStep(PLACE, place=self.flat(step.place))
        if step.do not in self.handlers:
            raise CardError(f"{self.place}: unknown handler {step.do!r}; known are: {', '.join(self.handlers)}")
        handler = self.handlers[step.do]
        return ProgramStep(DO, handler=handler, args=handler.compiled(self, step.args))

    def _per(self, per: rows.Per | None) -> tuple[int, int] | None:
        if per is None:
            return None
        if per.tag:
            return PER_TAG, 1 << self._number(per.tag, self.tags, "tag")
        if per.produced:
            return PER_PRODUCED, self._number(per.produced, self.goods[: self.tokens], "token")
        return PER_SAMURAI, 0

    # -- cards ---------------------------------------------------------------------------------------------------

    def faces(self, number: int, row: rows.Card) -> list[Face]:
        """The printed copies of a row, numbered from `number` on."""
        self._id = row.id
        self.place = f"card {row.id!r}"
        if row.category not in CATEGORIES:
            raise CardError(f"{self.place}: unknown category {row.category!r}")
        first = Face(number, row, row.copies[0])
        first.cost = self.cost(row.cost)
        first.raze = None if row.raze is None else self.gain(row.raze)
        first.tags = sum(1 << self._number(tag, self.tags, "tag") for tag in row.tags)
        for effect in row.effects:
            self._effect(first, effect)
        found = []
        for step, copy in enumerate(row.copies):
            face = Face(number + step, row, copy)
            for name in Face.__slots__:
                if name not in ("number", "row", "word", "set", "deal"):
                    setattr(face, name, getattr(first, name))
            face.set = self._number(copy.set, self.sets, "set")
            face.deal = self._number(copy.deal, self.goods, "good") if copy.deal else -1
            found.append(face)
        return found

    def _effect(self, face: Face, effect: rows.Effect) -> None:
        when = effect.when
        if when not in WHEN:
            raise CardError(f"{self.place}: unknown moment {when!r}; known are: {', '.join(WHEN)}")
        if when == "cleanup":
            face.store = self.rooms(effect.store)
        elif when == "end":
            face.score = tuple(effect.score)
        elif when == "production":
            face.production = self.program(effect)
            face.stage, face.plain = _stage(self.programs[-1])
        elif when == "built":
            face.built = self.program(effect)
        elif when == "anytime":
            face.anytime = self.program(effect)
        elif when == "action":
            face.action = LocationAction(effect.uses, self.cost(effect.cost), self.program(effect))
        else:
            face.triggers[WHEN[when]] = self._trigger(effect)

    def _trigger(self, effect: rows.Effect) -> Trigger:
        program = self.program(effect)
        words = (*self.goods, "any_resource")
        plain = [step.op == GAIN and not step.per for step in self.programs[program]]
        if effect.when in _ONE_GAIN and plain != [True]:
            raise CardError(f"{self.place}: {effect.when!r} answers with one gain and nothing else")
        if effect.deck not in ("", "faction"):
            raise CardError(f"{self.place}: a trigger may ask for the deck 'faction', not {effect.deck!r}")
        return Trigger(
            program,
            1 << self._number(effect.tag, self.tags, "tag") if effect.tag else 0,
            effect.deck == "faction",
            self._number(effect.good, words, "good") if effect.good else -1,
            effect.at_least,
            effect.most or 0,
            any(step.op != GAIN for step in self.programs[program]),
        )


PLAIN_STAGE, COPY_STAGE, PER_GOOD_STAGE = range(3)


def _stage(program: tuple[ProgramStep, ...]) -> tuple[int, bool]:
    """When in a production a card yields, and whether it is a plain one: its yield can be copied and taken."""
    if any(step.per and step.per[0] == PER_PRODUCED for step in program):
        return PER_GOOD_STAGE, False
    handlers = [step.handler for step in program if step.handler]
    if any(handler.copies for handler in handlers):
        return COPY_STAGE, False
    return PLAIN_STAGE, not any(handler.takes for handler in handlers)
