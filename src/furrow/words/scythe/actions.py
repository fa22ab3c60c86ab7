"""Labels of the actions of Scythe."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from furrow.games.scythe import names as n
from furrow.games.scythe import verbs as v
from furrow.games.scythe.board import PLACES
from furrow.games.scythe.printed_tables import FACTORY_CARDS, RECRUIT_BONUS
from furrow.kernel.contract import Code
from furrow.words.catalogue import Words
from furrow.words.scythe import terms
from furrow.words.scythe.cards import factory_card

_LETTERS = "ABC"


class _Labeller(NamedTuple):
    """Says the parts of a label."""

    speaker: Words
    names: Sequence[str]

    def act(self, name: str, **arguments: int | str) -> str:
        return self.speaker.fullest(terms.identifier("act", name), **arguments)

    def term(self, kind: str, word: str) -> str:
        return terms.term(self.speaker, kind, word)

    def counted(self, what: str, count: int) -> str:
        return terms.counted(self.speaker, what, count)

    def goods(self, what: str, count: int) -> dict[str, str]:
        return terms.goods(self.speaker, what, count)

    def load(self, what: str, count: int) -> dict[str, str]:
        return {name.replace("counted", "load"): text for name, text in self.goods(what, count).items()}

    def at(self, place: int) -> str:
        return terms.place_and_terrain(self.speaker, PLACES[place])

    def who(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else self.speaker.say(terms.identifier("seat"), number=seat)

    def less(self, label: str, flag: int) -> str:
        return self.act("less", action=label) if flag else label

    def bottom(self, bottom: int, coins: int) -> str:
        label = self.term("action", n.BOTTOMS[bottom])
        return (label, self.act("without-coins", action=label), self.act("some-coins", action=label))[coins]

    def unit(self, kind: int, place: int) -> str:
        return self.act("char") if kind == n.CHARACTER else self.act(n.UNITS[kind], place=self.at(place))

    def objective(self, card: int) -> str:
        name = terms.objective_name(self.speaker, card)
        return self.act("reveal", card=card, objective=name) if name else self.act("reveal", card=card)

    def factory_card(self, card: int) -> str:
        if card not in FACTORY_CARDS:
            return self.act("factory-card", card=card)
        return self.act("factory-card", card=card, deal=factory_card(card, self.speaker.language))

    def bonus(self, bonus: int) -> str:
        return self.act("bonus", counted=self.counted(n.BONUSES[bonus], RECRUIT_BONUS))

    def ongoing(self, name: str, bonus: int) -> str:
        return self.act(name, bonus=terms.bonus(self.speaker, n.BONUSES[bonus]))


_PLAIN = {
    v.CARRY_ALL: "carry-all",
    v.CARRY_NONE: "carry-nothing",
    v.ARTILLERY: "fire",
    v.HOLD: "hold-fire",
    v.READY: "ready",
    v.DECLINE: "decline",
    v.SKIP: "skip",
    v.DONE: "done",
    v.STOP: "stop",
    v.PASS: "pass",
    v.END: "end",
    v.WITHDRAW: "withdraw",
}

_LABELS: dict[int, Callable[[_Labeller, Code], str]] = {
    v.SECTION: lambda say, code: say.term("action", n.SECTIONS[code[1]]),
    v.TOP: lambda say, code: say.less(say.act(f"choice-{n.CHOICES[code[1]]}"), code[2]),
    v.BOTTOM: lambda say, code: say.bottom(code[1], code[2]),
    v.REVEAL: lambda say, code: say.objective(code[1]),
    v.UNIT: lambda say, code: say.unit(code[1], code[2]),
    v.PLACE: lambda say, code: say.at(code[1]),
    v.PART: lambda say, code: say.act("part", place=say.at(code[1]), count=code[2]),
    v.CARRY: lambda say, code: say.act("carry", **say.load(n.CARGO[code[1]], code[2])),
    v.FIGHT: lambda say, code: say.act("fight", place=say.at(code[1])),
    v.DIAL: lambda say, code: say.act("dial", count=code[1]),
    v.CARD: lambda say, code: say.act("card", value=code[1]),
    v.RETREAT: lambda say, code: say.act("retreat", place=say.at(code[1])),
    v.OPTION: lambda say, code: say.less(say.act("option", option=_LETTERS[code[1]]), code[2]),
    v.SCENE: lambda say, code: say.act("scene", number=code[1] + 1),
    v.FACTORY_CARD: lambda say, code: say.factory_card(code[1]),
    v.GOOD: lambda say, code: say.counted(n.RESOURCES[code[1]], 1),
    v.TAKE: lambda say, code: say.act("take", count=code[1]),
    v.PAY: lambda say, code: say.act("pay", **say.goods(n.RESOURCES[code[1]], 1), place=say.at(code[2])),
    v.PAY_CARD: lambda say, code: say.act("pay-card", value=code[1]),
    v.DISCARD: lambda say, code: say.act("discard", value=code[1]),
    v.CUBE: lambda say, code: say.act("cube", box=say.term("box", n.BOXES[code[1]])),
    v.COVER: lambda say, code: say.act("cover", action=say.term("action", n.BOTTOMS[code[1]])),
    v.ABILITY: lambda say, code: say.act("ability", ability=say.term("ability", n.ABILITIES[code[1]])),
    v.STRUCTURE: lambda say, code: say.term("structure", n.STRUCTURES[code[1]]),
    v.RECRUIT: lambda say, code: say.act("recruit", action=say.term("action", n.BOTTOMS[code[1]])),
    v.BONUS: lambda say, code: say.less(say.bonus(code[1]), code[2]),
    v.GAIN: lambda say, code: say.act("gain", **say.goods(n.GAINS[code[1]], 1)),
    v.LOOK: lambda say, code: say.act("look", who=say.who(code[1])),
    v.GIVE: lambda say, code: say.act("give", **say.goods("coins", code[1]), who=say.who(code[2])),
    v.REFUSE: lambda say, code: say.ongoing("refuse", code[1]),
    v.ACCEPT: lambda say, code: say.ongoing("accept", code[1]),
    v.PENALTY: lambda say, code: say.act("penalty", who=say.who(code[1])),
    **{verb: lambda say, code: say.act(_PLAIN[code[0]]) for verb in _PLAIN},
}


def label(speaker: Words, code: Code, names: Sequence[str]) -> str:
    """What one action means; `names[seat]` is what a player is called."""
    return _LABELS[code[0]](_Labeller(speaker, names), code)
