"""An open question in words: what is asked, and the answers with what they mean and what they point to.

Tables and lessons show the same. The words are kept at hand: the same few come up again and again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec

from furrow.games import until_games_change
from furrow.kernel.contract import Code, Rules
from furrow.kernel.line import JOINT, steps
from furrow.kernel.offering import LongerLine
from furrow.words.actions import action_label
from furrow.words.catalogue import words
from furrow.words.lexicon import Marked, lexicon
from furrow.words.questions import prompt, question

Names = tuple[str, ...]
"""How the players are called, by seat."""


About = tuple[tuple[str, int | str], ...]
"""What a question is about: names and facts."""


class Answer(msgspec.Struct, omit_defaults=True):
    """One legal answer. `text` is what is sent back; `things` is what it points to; `ends` marks the end of a turn.

    `gives_up` marks an answer that lets something go while something else could be done: worth a question. `then` is
    what a longer line points to after its `things`. On a button it has one or two words, `brief` (else the label), and
    `signs` of what it brings, which the game's board draws. `deed` is the kind of thing that it does, by which the
    answers that speak of one thing are told apart.
    """

    text: str
    label: str
    things: tuple[str, ...] = ()
    ends: bool = False
    gives_up: bool = False
    then: tuple[str, ...] = ()
    brief: str = ""
    signs: tuple[str, ...] = ()
    deed: str = ""


@until_games_change
@lru_cache(maxsize=65536)
def label(game: str, text: str, lang: str, names: Names, marked: Marked = True) -> str:
    """What an answer means; `marked`: cards of the same name are told apart."""
    return action_label(game, text, lang, names, marked=marked)


@until_games_change
@lru_cache(maxsize=65536)
def brief(game: str, code: Code, lang: str, signs: tuple[str, ...]) -> str:
    """The one or two words of an answer on a button."""
    said = lexicon(game).brief(words(lang), code, signs)
    return said[:1].upper() + said[1:]


@until_games_change
@lru_cache(maxsize=65536)
def line_label(game: str, line: str, lang: str, names: Names, marked: Marked = True) -> str:
    """What a line means, step by step; `marked`: cards of the same name are told apart."""
    return JOINT.join(label(game, step, lang, names, marked) for step in steps(line))


@until_games_change
@lru_cache(maxsize=4096)
def asked(game: str, name: str, lang: str, about: About) -> str:
    """What a player is asked."""
    return question(game, name, lang, **dict(about))


@until_games_change
@lru_cache(maxsize=4096)
def prompted(game: str, name: str, lang: str, about: About) -> str:
    """The same as short as it stands on the table; "" where there are no shorter words."""
    return prompt(game, name, lang, **dict(about))


def about(asked: Any) -> About:
    """What the question of a view says of itself in single words and numbers; None asks nothing."""
    if asked is None:
        return ()
    facts = msgspec.structs.asdict(asked)
    del facts["name"]
    return tuple((name, fact) for name, fact in facts.items() if fact and isinstance(fact, int | str))


def answers(rules: Rules[Any], state: Any, seat: int, legal: Sequence[Code], lang: str, names: Names) -> list[Answer]:
    """The legal answers of a seat by their rank; what gives something up, or ends the turn, comes last.

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
        face = rules.face(state, seat, code)
        said = brief(rules.name, code, lang, face.signs)
        ends, gives_up = rules.ends(code), choice and rules.gives_up(code)
        answer = Answer(text, shown, things, ends, gives_up, (), said, face.signs, rules.deed(code))
        found.append((face.rank, answer))
    found.sort(key=lambda each: (each[1].ends, each[1].gives_up, each[0]))
    return [answer for _, answer in found]


def longer_answers(rules: Rules[Any], state: Any, seat: int, lang: str, names: Names) -> list[Answer]:
    """The lines that are offered as one answer to a seat that owes one, by their rank."""
    lines = sorted(rules.longer(state, seat), key=lambda each: each.face.rank if each.face else 0)
    return [_longer_answer(rules, line, lang, names) for line in lines]


def _longer_answer(rules: Rules[Any], line: LongerLine, lang: str, names: Names) -> Answer:
    said = ""
    signs = line.face.signs if line.face else ()
    if line.face is not None:
        said = brief(rules.name, rules.parse(steps(line.text)[-1]), lang, signs)
    label = line_label(rules.name, line.text, lang, names)
    return Answer(line.text, label, line.things, not line.things, line.gives_up, line.then, said, signs)
