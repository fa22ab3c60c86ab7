"""The one or two words of an answer of Scythe on a button: its signs say the rest, its label everything."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from furrow.games.scythe import names as n
from furrow.games.scythe import verbs as v
from furrow.games.scythe.board import PLACES, TERRAIN
from furrow.games.scythe.printed_tables import RECRUIT_BONUS
from furrow.kernel.contract import Code
from furrow.words.catalogue import Words
from furrow.words.scythe import terms


def brief(speaker: Words, code: Code, signs: Sequence[str]) -> str:
    """The words beside the signs of an answer; "": its label is short enough."""
    if any(sign.startswith("fight:") for sign in signs):
        return _said(speaker, "fight")
    of_verb = _BRIEFS.get(code[0])
    return of_verb(speaker, code) if of_verb else ""


def _said(speaker: Words, name: str, **arguments: int | str) -> str:
    return speaker.say(terms.identifier("brief", name), **arguments)


def _ground(speaker: Words, place: int) -> str:
    terrain = TERRAIN[place]
    return terms.place(speaker, PLACES[place]) if terrain < 0 else terms.term(speaker, "terrain", n.TERRAINS[terrain])


def _whole(speaker: Words, code: Code, said: Callable[[], str]) -> str:
    """Only the answer that takes all of it is short: what takes less says so."""
    return "" if code[2] else said()


def _card(speaker: Words, code: Code) -> str:
    return _said(speaker, "card", value=code[1])


_BRIEFS: dict[int, Callable[[Words, Code], str]] = {
    v.TOP: lambda say, code: _whole(say, code, lambda: _said(say, f"choice-{n.CHOICES[code[1]]}")),
    v.UNIT: lambda say, code: terms.unit(say, n.UNITS[code[1]]),
    v.PLACE: lambda say, code: _ground(say, code[1]),
    v.RETREAT: lambda say, code: _ground(say, code[1]),
    v.CARRY: lambda say, code: terms.counted(say, n.CARGO[code[1]], code[2]),
    v.CARRY_ALL: lambda say, code: _said(say, "everything"),
    v.CARRY_NONE: lambda say, code: _said(say, "nothing"),
    v.CARD: _card,
    v.PAY_CARD: _card,
    v.DISCARD: _card,
    v.OPTION: lambda say, code: _whole(say, code, lambda: n.OPTIONS[code[1]]),
    v.REVEAL: lambda say, code: terms.objective_name(say, code[1]),
    v.FACTORY_CARD: lambda say, code: say.say(terms.identifier("act", "factory-card"), card=code[1]),
    v.PAY: lambda say, code: terms.counted(say, n.RESOURCES[code[1]], 1),
    v.CUBE: lambda say, code: terms.term(say, "action", n.BOXES[code[1]].partition(".")[0]),
    v.COVER: lambda say, code: terms.term(say, "action", n.BOTTOMS[code[1]]),
    v.ABILITY: lambda say, code: terms.term(say, "ability", n.ABILITIES[code[1]]),
    v.RECRUIT: lambda say, code: terms.term(say, "action", n.BOTTOMS[code[1]]),
    v.BONUS: lambda say, code: _whole(say, code, lambda: terms.counted(say, n.BONUSES[code[1]], RECRUIT_BONUS)),
    v.GAIN: lambda say, code: terms.counted(say, n.GAINS[code[1]], 1),
    v.SKIP: lambda say, code: _said(say, "no-action"),
    v.PASS: lambda say, code: _said(say, "no-action"),
}
