"""Why an answer is good, in words: the parts of an evaluation in which it differs from another one."""

from __future__ import annotations

from collections.abc import Iterable

from furrow.languages import BY_CODE, figures
from furrow.words.catalogue import words

_LEFT = "\u200e"
"""Keeps a sign on the left of its number amid text that runs to the left, as CLDR has it."""


def called(reasons: Iterable[tuple[str, float]], language: str = "en") -> list[tuple[str, float]]:
    """The parts by their names. A part that nobody has named yet goes by its own name.

    >>> called([("stars", 12.16)])
    [('stars', 12.16)]
    """
    said = words(language)
    ids = ((feature, f"lab-feature-{feature.replace('_', '-')}", change) for feature, change in reasons)
    return [(said.say(message) if said.knows(message) else feature, change) for feature, message, change in ids]


def why(reasons: Iterable[tuple[str, float]], against: str, language: str = "en") -> str:
    """One line; "" where there is no reason to give.

    `against` is what the figures compare with: `second`, `best`, `now` or `played`.

    >>> why([("stars", 12.16), ("land", -2.0)], "best")
    'compared with the best: stars +12.2, territories −2.0'
    """
    said = words(language)
    parts = []
    for name, change in called(reasons, language):
        number = f"{change:+.1f}".replace("-", "−")
        parts.append(said.say("lab-reason", feature=name, change=_figure(number, language)))
    return said.say(f"lab-against-{against}", reasons=said.row(parts)) if parts else ""


def _figure(text: str, language: str) -> str:
    written = figures(text, language)
    return _LEFT + written if BY_CODE[language].direction == "rtl" else written
