"""A sentence for every refusal."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

import furrow
from furrow import Refusal
from furrow.games import OWN, scythe
from furrow.kernel import game as kernel
from furrow.words import sentence
from tests.words import empires_refused, refused, states_refused
from tests.words.catalogues import TRANSLATED, Listener, check, messages, plain
from tests.words.play import games, near, wishes

_PACKAGES = Path(scythe.__file__).parent.parent
_CASES = {
    "scythe": refused.cases,
    "fifty_first_state": states_refused.cases,
    "imperial_settlers": empires_refused.cases,
}
_EVERY = {"scythe": 12, "fifty_first_state": 80, "imperial_settlers": 80}
"""How often wishes that come near the answers are tried: these are many in a card game."""
_SILENT = {
    "FSS-BUILD-11": "no two features of one player ask anything when a location is built",
    "FSS-GOOD-09": "there is one deck to draw from",
    "FSS-PROD-13": "the location is named by a question of its own, which FSS-PROD-16 guards",
    "FSS-SOLO-25": "named in the log of an attack",
    "FSS-SOLO-26": "named in the log of an attack",
    "FSS-SOLO-28": "named in the log of an attack",
    "IMP-BAR-05": "a card can be drawn as long as there are any, and drawing none is allowed",
    "IMP-PROD-04": "no card takes the production of an opponent",
}
"""Rules that the code names and that never refuse anything."""


def _rules_in_source(game: str) -> set[str]:
    """Every rule id that the engine's code names, except where an option names its rule."""
    found: set[str] = set()
    for path in (_PACKAGES / game).glob("*.py"):
        if path.name != "options.py":
            found |= set(re.findall(r'"((?:SCY|FSS|IMP)-[A-Z]+-\d+)"', path.read_text(encoding="utf-8")))
    return found - set(_SILENT)


@pytest.mark.parametrize("game", OWN)
def test_every_rule_that_the_engine_names_has_a_sentence_and_no_other(game: str) -> None:
    told = {message.removeprefix("refusal-") for message in messages("en", f"{game}-refusals.ftl")}
    assert told == _rules_in_source(game)


@pytest.mark.parametrize("name", OWN)
def test_every_refusal_is_said_in_full_in_every_language(listener: Listener, name: str) -> None:
    """Random games with sensible and senseless wishes; each kind of refusal is said a few times in each language."""
    said: Counter[tuple[str, ...]] = Counter()
    asked: Counter[str] = Counter()
    for number, game in enumerate(games(name)):
        for seat in () if game.over else game.actors:
            question = game.question(seat)
            asked[question] += 1
            for wish in (
                wishes(name) if asked[question] <= 2 else near(game, seat) if number % _EVERY[name] == 0 else ()
            ):
                refusal = kernel.Game.why_not(game, wish, seat)
                if refusal:
                    _say(name, refusal, said)
    for case in _CASES[name]():
        refusal = kernel.Game.why_not(case.game, case.line, case.seat)
        assert refusal is not None
        assert refusal.rule == case.rule
        _say(name, refusal, said)
    assert _rules_in_source(name) - {rule for rule, *_ in said} == set()
    assert not listener.unheard(f"{name}-refusals.ftl")


def _say(game: str, refusal: Refusal, said: Counter[tuple[str, ...]]) -> None:
    kind = (refusal.rule, *sorted(refusal.details))
    said[kind] += 1
    if said[kind] <= 5:
        for language in TRANSLATED[game]:
            text = sentence(game, refusal, language)
            assert refusal.rule not in text
            assert text.endswith("."), text
            check(text, language)


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "You cannot pay for this: it takes 3 oil, and you have only 1."),
        ("hu", "Ezt nem tudod kifizetni: kellene hozzá 3 olaj, de csak 1 van."),
        ("cs", "Na to nemáte. Cena: 3 ropy, máte jen 1."),
        ("fa", "از پس این هزینه برنمی‌آیید: ۳ نفت لازم است و شما فقط ۱ تا دارید."),
    ],
)
def test_a_cost_that_cannot_be_paid(language: str, expected: str) -> None:
    details: dict[str, int | str] = {"what": "oil", "needs": 3, "has": 1}
    assert sentence("scythe", Refusal("SCY-TURN-12", details, "upgrade", 0), language) == expected


@pytest.mark.parametrize(
    ("language", "lake", "base"),
    [
        ("en", "Your unit cannot enter B3: it is a lake.", "You cannot move onto the Nordic base: "),
        ("hu", "B3: ez tó, és az egységed nem léphet tóra.", "Skandív bázis: bázisra "),
        ("cs", "B3: to je jezero a vaše jednotka na jezera vstoupit nemůže.", "základna Severu: na základny "),
        ("fa", "B3: این‌جا دریاچه است و مهره‌ی شما نمی‌تواند وارد دریاچه شود.", "پایتخت نوردیک: مهره‌ها "),
    ],
)
def test_places_keep_their_code_and_bases_have_names(language: str, lake: str, base: str) -> None:
    onto_lake = Refusal("SCY-MOVE-13", {"place": "B3", "terrain": "lake"}, "B3", 0)
    onto_base = Refusal("SCY-MOVE-33", {"place": "base.nordic"}, "base.nordic", 0)
    assert plain(sentence("scythe", onto_lake, language)) == lake
    assert sentence("scythe", onto_base, language).startswith(base)


@pytest.mark.parametrize(
    ("limit", "expected"),
    [(1, "nejvýše 1 bojovou kartu,"), (2, "nejvýše 2 bojové karty,"), (5, "nejvýše 5 bojových karet,")],
)
def test_czech_limits_are_inflected(limit: int, expected: str) -> None:
    assert expected in sentence("scythe", Refusal("SCY-COMBAT-14", {"limit": limit}, "card 3", 0), "cs")


def test_the_sentence_reaches_the_game() -> None:
    game = furrow.new("scythe", seats=2, seed=1, factions=["saxony", "nordic"])
    first = game.actors[0]
    refusal = game.why_not("move", seat=1 - first, lang="hu")
    assert refusal is not None
    assert refusal.sentence == "Most nem te következel: egy másik játékos dönt."


def test_an_objective_is_named_with_its_condition() -> None:
    refusal = Refusal("SCY-OBJ-04", {"card": 12}, "reveal 12", 0)
    assert "“Get Rich or Cry Trying”" in sentence("scythe", refusal)
    assert sentence("scythe", refusal).endswith("You have 20 or more coins.")


def test_a_rule_without_a_sentence_is_named_by_its_id() -> None:
    assert sentence("scythe", Refusal("SCY-GEN-01", {}, "move", 0)) == "SCY-GEN-01"


@pytest.mark.parametrize(
    ("refusal", "expected"),
    [
        (
            Refusal("FSS-RAZE-05", {"card": "pub.1", "what": "red_contact", "needs": 3, "has": 1}, "raze pub.1", 0),
            "You cannot raze Pub: its defence takes 3 red contacts, and you have only 1.",
        ),
        (
            Refusal("FSS-USE-01", {"card": "motel", "what": "worker", "needs": 1, "has": 0}, "use motel", 0),
            "You cannot use Motel: it must be an action location of your own, "
            "and it takes 1 worker, of which you have 0.",
        ),
        (
            Refusal("FSS-USE-01", {"card": "pub.1"}, "use pub.1", 0),
            "You cannot use Pub: it is not an action location of your own, or it does not ask for this.",
        ),
        (
            Refusal("IMP-USE-02", {"card": "tavern.com049", "what": "card", "needs": 1, "has": 0}, "use com049", 0),
            "You cannot activate Tavern: it takes 1 card of your hand, and you have none.",
        ),
    ],
)
def test_costs_of_the_card_games(refusal: Refusal, expected: str) -> None:
    game = "fifty_first_state" if refusal.rule.startswith("FSS") else "imperial_settlers"
    assert sentence(game, refusal) == expected
