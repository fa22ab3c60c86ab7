"""Labels, log lines and sentences in a language, kept at hand: the same few come up at every table again and again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from furrow.games import find
from furrow.kernel.errors import FurrowError, IllegalAction, LineTooLong, NotationError, WrongSeat
from furrow.kernel.line import JOINT, Refusal, steps
from furrow.languages import DEFAULT, LANGUAGES
from furrow.server.wire.errors import Detail, Error, Problem
from furrow.server.wire.play import LogLine
from furrow.words import event_line, option_name, sentence, term, words
from furrow.words.answers import About, Names, about, answers, asked, label
from furrow.words.lexicon import identifier

__all__ = [
    "About",
    "Names",
    "about",
    "answers",
    "asked",
    "error_text",
    "furrow_error",
    "label",
    "language",
    "line_label",
    "line_labels",
    "log_lines",
    "notice_text",
    "problem_error",
    "refusal_error",
]


def language(wished: str) -> str:
    """A language that we have; the default for any other."""
    return wished if wished in LANGUAGES else DEFAULT


def line_label(game: str, line: str, lang: str, names: Names, marked: bool = True) -> str:
    """What a line means, step by step; `marked`: cards of the same name are told apart."""
    return JOINT.join(label(game, step, lang, names, marked) for step in steps(line))


def line_labels(game: str, lines: Sequence[str], lang: str, names: Names) -> list[str]:
    """What lines mean beside each other: cards have marks only where two lines would look the same without."""
    plain = [line_label(game, line, lang, names, marked=False) for line in lines]
    if len(set(plain)) == len(plain):
        return plain
    return [line_label(game, line, lang, names) for line in lines]


@lru_cache(maxsize=65536)
def _line(game: str, event: bytes, lang: str, names: Names) -> str:
    return event_line(game, msgspec.json.decode(event), lang, names)


def log_lines(game: str, first: int, events: Sequence[Mapping[str, Any]], lang: str, names: Names) -> list[LogLine]:
    """Events in words, those that have a line; `first` is the number of the first event."""
    found = []
    for number, event in enumerate(events, first):
        text = _line(game, msgspec.json.encode(event), lang, names)
        if text:
            seat = event["seat"]
            things = (*find(game).event_things(event), *((f"seat:{seat}",) if seat >= 0 else ()))
            found.append(LogLine(number, seat, text, event["kind"], things))
    return found


def problem_error(problem: Problem, lang: str) -> Error:
    """A problem in words."""
    return Error(problem.code, error_text(problem.code, lang, problem.details), dict(problem.details))


def error_text(code: str, lang: str, details: Mapping[str, Detail] | None = None) -> str:
    """The sentence of an error code; the code itself if it has none."""
    speaker = words(language(lang))
    if said := _fault_text(language(lang), details or {}):
        return said
    message = f"server-error-{code.replace('_', '-')}"
    return speaker.fullest(message, **dict(details or {})) if speaker.knows(message) else code


def _fault_text(lang: str, details: Mapping[str, Detail]) -> str:
    """What is wrong with a setup, where a usual mistake is named among the details of an error; else "".

    The words of the engine become those of the reader. What the game does not know is said as it was written.
    """
    fault, game = str(details.get("fault", "")), str(details.get("game", ""))
    message = identifier("server-fault", fault)
    speaker = words(lang)
    if not fault or not speaker.knows(message):
        return ""
    said = dict(details)
    if not fault.endswith("_unknown"):
        said |= {kind: term(game, kind, str(details[kind]), lang) for kind in ("faction", "mat") if kind in details}
        if "option" in details:
            said["option"] = option_name(game, str(details["option"]), lang)
    return speaker.say(message, **said)


def notice_text(code: str, lang: str, **details: Detail) -> str:
    """The sentence of a notice."""
    return words(language(lang)).say(f"server-notice-{code.replace('_', '-')}", **details)


def furrow_error(game: str, error: FurrowError, lang: str) -> Error:
    """What the game objects to, in words: a rule with its sentence where there is one."""
    if isinstance(error, IllegalAction):
        refusal = Refusal(error.rule, error.details, error.text, error.step, error.question)
        return refusal_error(game, refusal, lang)
    if isinstance(error, LineTooLong):
        return Error("line_too_long", error_text("line_too_long", lang), step=error.step)
    code = _CODES.get(type(error).__name__, "bad_message")
    return Error(code, error_text(code, lang))


_CODES = {
    NotationError.__name__: "bad_line",
    WrongSeat.__name__: "not_your_turn",
    "GameOver": "over",
    "NothingToUndo": "nothing_to_undo",
    "OptionError": "bad_options",
    "SetupError": "bad_seats",
    "RecordError": "bad_record",
    "UnknownGame": "no_such_game",
}


def refusal_error(game: str, refusal: Refusal, lang: str) -> Error:
    """A rule that forbids a line."""
    said = sentence(game, refusal, language(lang))
    return Error("illegal", said, dict(refusal.details), refusal.rule, said, refusal.step)
