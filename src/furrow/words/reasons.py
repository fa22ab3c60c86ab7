"""Why an answer is good, in words: the parts of an evaluation that it changes."""

from __future__ import annotations

from collections.abc import Iterable

from furrow.words.catalogue import words

_PERSIAN = str.maketrans("0123456789.", "۰۱۲۳۴۵۶۷۸۹٫")


def why(reasons: Iterable[tuple[str, float]], language: str = "en") -> str:
    """One line; "" where there is no reason to tell. A part that nobody has named yet goes by its own name.

    >>> why([("stars", 12.16), ("land", -2.0)])
    'stars +12.2, territories −2.0'
    """
    said = words(language)
    parts = []
    for feature, change in reasons:
        message = f"lab-feature-{feature.replace('_', '-')}"
        name = said.say(message) if said.knows(message) else feature
        number = f"{change:+.1f}".replace("-", "−")
        parts.append(said.say("lab-reason", feature=name, change=_figure(number, language)))
    return said.row(parts)


def _figure(text: str, language: str) -> str:
    return text.translate(_PERSIAN) if language == "fa" else text
