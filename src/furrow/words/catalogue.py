"""Catalogues: every `.ftl` file of a language folder, with English behind it for what is missing."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from furrow.kernel.errors import FurrowError

LANGUAGES = ("en", "hu", "cs", "fa")
_PERSIAN = str.maketrans("0123456789", "۰۱۲۳۴۵۶۷۸۹")


class UnknownLanguage(FurrowError):
    """No catalogue of that language."""


class Words:
    """The words of one language.

    >>> words("en").say("scythe-resource-oil")
    'oil'
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundles = [_bundle(language)] + ([] if language == "en" else [_bundle("en")])

    def knows(self, message: str) -> bool:
        """Is there such a message in this language itself?"""
        return self._bundles[0].has_message(message)

    def say(self, message: str, **arguments: int | str) -> str:
        """The text of a message; digits as the language writes them."""
        for bundle in self._bundles:
            if bundle.has_message(message):
                pattern = bundle.get_message(message).value
                if pattern is None:
                    continue
                text, _ = bundle.format_pattern(pattern, arguments)
                return str(text).translate(_PERSIAN) if self.language == "fa" else str(text)
        raise KeyError(message)


def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for entry in sorted(files("furrow.words").joinpath(language).iterdir(), key=lambda found: found.name):
        if entry.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(entry.read_text(encoding="utf-8")))
    return bundle


@lru_cache(maxsize=8)
def words(language: str = "en") -> Words:
    """The words of a language; raises UnknownLanguage."""
    if language not in LANGUAGES:
        raise UnknownLanguage(f"unknown language {language!r}; known are: {', '.join(LANGUAGES)}")
    return Words(language)
