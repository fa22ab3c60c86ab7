"""The language of a request: what the address says, else the reader's cookie, else what the browser asks for."""

from __future__ import annotations

from collections.abc import Mapping
from http.cookies import CookieError, SimpleCookie
from urllib.parse import parse_qs

from furrow.languages import DEFAULT, LANGUAGES

COOKIE = "furrow_lang"


def language_of(query: str, headers: Mapping[str, str]) -> str:
    """The language to answer in.

    >>> language_of("lang=hu", {"accept-language": "cs"}), language_of("", {"accept-language": "de, cs;q=0.8"})
    ('hu', 'cs')
    """
    wishes = parse_qs(query[:2000]).get("lang", [])
    if wishes and wishes[-1] in LANGUAGES:
        return wishes[-1]
    kept = cookie(headers.get("cookie", ""), COOKIE)
    return kept if kept in LANGUAGES else accepted(headers.get("accept-language", ""))


def accepted(header: str) -> str:
    """The best of our languages in an Accept-Language header.

    >>> accepted("de;q=0.9, fa-IR;q=0.7, en;q=0.2"), accepted("*")
    ('fa', 'en')
    """
    best, weight = DEFAULT, 0.0
    for part in header[:500].split(","):
        name, _, rest = part.strip().partition(";")
        quality = _quality(rest)
        language = name.strip().lower().partition("-")[0]
        if language in LANGUAGES and quality > weight:
            best, weight = language, quality
    return best


def _quality(text: str) -> float:
    name, _, value = text.strip().partition("=")
    if name.strip() != "q":
        return 1.0
    try:
        return float(value)
    except ValueError:
        return 0.0


def cookie(header: str, name: str) -> str:
    """The value of a cookie, or ""."""
    try:
        found = SimpleCookie(header).get(name)
    except CookieError:
        return ""
    return found.value if found is not None else ""
