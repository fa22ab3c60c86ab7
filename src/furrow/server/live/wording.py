"""Labels, log lines and sentences in a language, kept at hand: the same few come up at every table again and again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from furrow.games import find, until_games_change
from furrow.kernel.errors import FurrowError, IllegalAction, LineTooLong, NotationError, WrongSeat
from furrow.kernel.line import Refusal
from furrow.languages import DEFAULT, LANGUAGES
from furrow.server.wire.errors import Detail, Error, Problem
from furrow.server.wire.play import LogLine
from furrow.words import event_line, option_name, sentence, words
from furrow.words.answers import About, Names, about, answers, asked, label, line_label, longer_answers, prompted
from furrow.words.dealt import dealt_name, dealt_sentence
from furrow.words.lexicon import identifier, lexicon

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
    "longer_answers",
    "notice_text",
    "problem_error",
    "prompted",
    "refusal_error",
]


def language(wished: str) -> str:
    """A language that we have; the default for any other."""
    return wished if wished in LANGUAGES else DEFAULT


def line_labels(game: str, lines: Sequence[str], lang: str, names: Names) -> list[str]:
    """What lines mean beside each other: cards have marks only where two lines would look the same without."""
    plain = [line_label(game, line, lang, names, marked=False) for line in lines]
    if len(set(plain)) == len(plain):
        return plain
    return [line_label(game, line, lang, names) for line in lines]


@until_games_change
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
    if not fault:
        return ""
    speaker = words(lang)
    said = dict(details)
    kinds = {kind: str(details[kind]) for kind in find(game).dealt if kind in details}
    if not fault.endswith("_unknown"):
        said |= {kind: dealt_name(game, kind, name, lang) for kind, name in kinds.items()}
        if "option" in details:
            said["option"] = option_name(game, str(details["option"]), lang)
        if "other" in details:
            said["other"] = option_name(game, str(details["other"]), lang)
    for kind in kinds:
        for mistake in ("twice", "unknown"):
            if fault == f"{kind}_{mistake}":
                return dealt_sentence(game, kind, mistake, lang, word=said[kind])
    own = lexicon(game).message(speaker, "fault", fault)
    message = own if speaker.knows(own) else identifier("server-fault", fault)
    return speaker.say(message, **said) if speaker.knows(message) else ""


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
