"""Text of actions: one pattern per row. A hole `<kind>` stands for a word of that kind; `less` may end some texts.

>>> write(parse("popularity less"))
'popularity less'
"""

from __future__ import annotations

from difflib import get_close_matches
from functools import lru_cache
from typing import NamedTuple

from furrow.games.scythe import names as n
from furrow.games.scythe import verbs as v
from furrow.games.scythe.board import PLACES
from furrow.kernel.contract import Code
from furrow.kernel.errors import NotationError

_WORDS: dict[str, tuple[str, ...]] = {
    "place": PLACES,
    "section": n.SECTIONS,
    "choice": n.CHOICES,
    "bottom": n.BOTTOMS,
    "good": n.RESOURCES,
    "cargo": n.CARGO,
    "ability": n.ABILITIES,
    "structure": n.STRUCTURES,
    "bonus": n.BONUSES,
    "box": n.BOXES,
    "gain": n.GAINS,
    "option": n.OPTIONS,
    "scene": ("1", "2", "3"),
}
_NUMBERS = {word: {text.lower(): number for number, text in enumerate(texts)} for word, texts in _WORDS.items()}


class _Pattern(NamedTuple):
    words: tuple[str, ...]
    head: Code
    tail: Code


def _row(text: str, *head: int, tail: Code = ()) -> _Pattern:
    return _Pattern(tuple(text.split()), head, tail)


def _with_less(text: str, *head: int) -> tuple[_Pattern, _Pattern]:
    return _row(text, *head, tail=(0,)), _row(f"{text} less", *head, tail=(1,))


_PATTERNS = (
    _row("<section>", v.SECTION),
    *_with_less("<choice>", v.TOP),
    _row("<bottom>", v.BOTTOM, tail=(0,)),
    _row("<bottom> without coins", v.BOTTOM, tail=(1,)),
    _row("<bottom> less", v.BOTTOM, tail=(2,)),
    _row("reveal <number>", v.REVEAL),
    _row("char", v.UNIT, n.CHARACTER, 0),
    _row("mech <place>", v.UNIT, n.MECH),
    _row("worker <place>", v.UNIT, n.WORKER),
    _row("<place>", v.PLACE),
    _row("<place> <number>", v.PART),
    _row("carry <number> <cargo>", v.CARRY),
    _row("carry all", v.CARRY_ALL),
    _row("carry nothing", v.CARRY_NONE),
    _row("fight <place>", v.FIGHT),
    _row("fire", v.ARTILLERY),
    _row("hold fire", v.HOLD),
    _row("dial <number>", v.DIAL),
    _row("card <number>", v.CARD),
    _row("ready", v.READY),
    _row("retreat <place>", v.RETREAT),
    *_with_less("option <option>", v.OPTION),
    _row("scene <scene>", v.SCENE),
    _row("factory card <number>", v.FACTORY_CARD),
    _row("<good>", v.GOOD),
    _row("take <number>", v.TAKE),
    _row("pay <good> <place>", v.PAY),
    _row("pay card <number>", v.PAY_CARD),
    _row("discard <number>", v.DISCARD),
    _row("cube <box>", v.CUBE),
    _row("cover <bottom>", v.COVER),
    _row("<ability>", v.ABILITY),
    _row("<structure>", v.STRUCTURE),
    _row("recruit <bottom>", v.RECRUIT),
    *_with_less("bonus <bonus>", v.BONUS),
    _row("gain <gain>", v.GAIN),
    _row("look <number>", v.LOOK),
    _row("decline", v.DECLINE),
    _row("skip", v.SKIP),
    _row("done", v.DONE),
    _row("stop", v.STOP),
    _row("pass", v.PASS),
    _row("end", v.END),
    _row("give <number> to <number>", v.GIVE),
    _row("refuse <bonus>", v.REFUSE),
    _row("accept <bonus>", v.ACCEPT),
    _row("penalty <number>", v.PENALTY),
    _row("withdraw", v.WITHDRAW),
)
# "carry 2 oil" is written number first; its code has the cargo first, so that legal answers sort by cargo.
_SWAPPED = v.CARRY


@lru_cache(maxsize=4096)
def parse(text: str) -> Code:
    """The code of a text; raises NotationError with the texts that come near."""
    words = text.lower().split()
    for pattern in _PATTERNS:
        holes = _match(pattern.words, words)
        if holes is not None:
            if pattern.head[0] == _SWAPPED:
                holes = holes[::-1]
            return (*pattern.head, *holes, *pattern.tail)
    near = _near(words[0]) if words else []
    hint = f"; did you mean: {', '.join(near)}?" if near else "; `legal()` lists what can be played now"
    raise NotationError(f"{text!r} is no action of Scythe{hint}")


def _near(word: str) -> list[str]:
    """The texts whose first word looks like this one."""
    texts: dict[str, set[str]] = {}
    for row in _PATTERNS:
        first = row.words[0]
        for start in _WORDS[first[1:-1]] if first.startswith("<") else (first,):
            texts.setdefault(start.lower(), set()).add(" ".join((start, *row.words[1:])))
    return sorted({text for start in get_close_matches(word, texts, 2) for text in texts[start]})


@lru_cache(maxsize=4096)
def write(code: Code) -> str:
    """The text of a code."""
    for pattern in _PATTERNS:
        holes = len(code) - len(pattern.head) - len(pattern.tail)
        count = sum(word.startswith("<") for word in pattern.words)
        if holes != count or code[: len(pattern.head)] != pattern.head:
            continue
        if pattern.tail and code[-len(pattern.tail) :] != pattern.tail:
            continue
        values = list(code[len(pattern.head) : len(code) - len(pattern.tail)])
        if code[0] == _SWAPPED:
            values.reverse()
        return " ".join(_word(word, values) for word in pattern.words)
    raise NotationError(f"{code!r} is no action code")


def _match(pattern: tuple[str, ...], words: list[str]) -> Code | None:
    if len(pattern) != len(words):
        return None
    holes: list[int] = []
    for expected, word in zip(pattern, words, strict=True):
        if not expected.startswith("<"):
            if expected.lower() != word:
                return None
            continue
        kind = expected[1:-1]
        if kind == "number":
            if not (word.isascii() and word.isdigit() and len(word) <= 6):
                return None
            holes.append(int(word))
        elif word in _NUMBERS[kind]:
            holes.append(_NUMBERS[kind][word])
        else:
            return None
    return tuple(holes)


def _word(pattern: str, values: list[int]) -> str:
    if not pattern.startswith("<"):
        return pattern
    value = values.pop(0)
    kind = pattern[1:-1]
    return str(value) if kind == "number" else _WORDS[kind][value]
