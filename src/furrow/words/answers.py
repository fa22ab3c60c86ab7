"""An open question in words: what is asked, and the answers with what they mean and what they point to.

Tables and lessons show the same. The words are kept at hand: the same few come up again and again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec

from furrow.kernel.contract import Code, Rules
from furrow.words.actions import action_label
from furrow.words.lexicon import Marked, lexicon
from furrow.words.questions import question

Names = tuple[str, ...]
"""How the players are called, by seat."""


About = tuple[tuple[str, int | str], ...]
"""What a question is about: names and facts."""


class Answer(msgspec.Struct, omit_defaults=True):
    """One legal answer. `text` is what is sent back; `things` is what it points to; `ends` marks the end of a turn.

    `gives_up` marks an answer that lets something go while something else could be done: worth a question.
    """

    text: str
    label: str
    things: tuple[str, ...] = ()
    ends: bool = False
    gives_up: bool = False


@lru_cache(maxsize=65536)
def label(game: str, text: str, lang: str, names: Names, marked: Marked = True) -> str:
    """What an answer means; `marked`: cards of the same name are told apart."""
    return action_label(game, text, lang, names, marked=marked)


@lru_cache(maxsize=4096)
def asked(game: str, name: str, lang: str, about: About) -> str:
    """What a player is asked."""
    return question(game, name, lang, **dict(about))


def about(asked: Any) -> About:
    """What the question of a view says of itself in single words and numbers; None asks nothing."""
    if asked is None:
        return ()
    facts = msgspec.structs.asdict(asked)
    del facts["name"]
    return tuple((name, fact) for name, fact in facts.items() if fact and isinstance(fact, int | str))


def answers(rules: Rules[Any], state: Any, seat: int, legal: Sequence[Code], lang: str, names: Names) -> list[Answer]:
    """The legal answers of a seat; what gives something up, or ends the turn, comes last.

    Where two would read alike, the cards by which they differ have their marks.
    """
    choice = not all(map(rules.gives_up, legal))
    texts = [rules.write(code) for code in legal]
    plain = [label(rules.name, text, lang, names, marked=False) for text in texts]
    alike = Counter(plain)
    twins = lexicon(rules.name).twins(text for text, short in zip(texts, plain, strict=True) if alike[short] > 1)
    found = []
    for code, text, short in zip(legal, texts, plain, strict=True):
        shown = short if alike[short] == 1 else label(rules.name, text, lang, names, twins)
        things = rules.things(state, seat, code)
        found.append(Answer(text, shown, things, rules.ends(code), choice and rules.gives_up(code)))
    found.sort(key=lambda each: (each.ends, each.gives_up))
    return found
