"""A label for every action text."""

from __future__ import annotations

import pytest

from furrow import NotationError
from furrow.games.scythe import notation, verbs
from furrow.games.scythe.names import TILES
from furrow.games.scythe.tables import ENCOUNTERS, FACTORY_CARDS
from furrow.words import LANGUAGES, action_label
from furrow.words.scythe import encounter_option, factory_card, objective, tile
from tests.words.catalogues import Listener, check
from tests.words.play import games, wishes


def test_every_text_has_a_label_in_every_language(listener: Listener) -> None:
    """All forms of the notation; with the cards and tiles nothing in these files is left unsaid."""
    assert {notation.parse(wish)[0] for wish in wishes()} == set(range(verbs.WITHDRAW + 1))
    for language in LANGUAGES:
        for wish in wishes():
            check(action_label("scythe", wish, language), language)
        for card in ENCOUNTERS:
            for option in "ABC":
                check(encounter_option(card, option, language), language)
        for card in FACTORY_CARDS:
            check(factory_card(card, language), language)
        for name in TILES:
            check(tile(name, language), language)
        check(objective(1, language), language)
    assert not listener.unheard("scythe-actions.ftl", "scythe-cards.ftl", "lists.ftl")


def test_every_legal_action_of_random_games_has_a_label() -> None:
    met: set[str] = set()
    for game in games(count=6):
        for seat in () if game.over else game.actors:
            met |= {str(action) for action in game.legal(seat)}
    assert len(met) > 300
    for language in LANGUAGES:
        labels = {text: action_label("scythe", text, language) for text in met}
        for label in labels.values():
            check(label, language)
        # Different answers look different.
        assert len(set(labels.values())) == len(labels)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("carry 2 worker", ("Take 2 workers along", "Szállítás: 2 munkás", "Náklad: 2 dělníci", "همراه بردن ۲ کارگر")),
        ("carry 1 oil", ("Take 1 oil along", "Szállítás: 1 olaj", "Náklad: 1 ropa", "همراه بردن ۱ نفت")),
        ("dial 4", ("Set the dial to 4", "Tárcsa: 4", "Nastavit ukazatel na 4", "تنظیم چرخ قدرت روی ۴")),
        ("C1", ("C1 (forest)", "C1 (erdő)", "C1 (les)", "C1 (جنگل)")),
        ("C1 2", ("C1 (forest): only 2", "C1 (erdő): csak 2", "C1 (les): jen 2", "C1 (جنگل): فقط ۲")),
        ("base.nordic", ("The Nordic base", "Skandív bázis", "Základna Severu", "پایتخت نوردیک")),
        (
            "reveal 6",
            (
                "Reveal the objective “Send One Back as a Warning”",
                "Cél felfedése: „Egyet küldj vissza intő jelként”",
                "Odhalit úkol „Jednoho pošlete zpět jako varování“",
                "رو کردن هدف «یکی را برای هشدار پس بفرستید»",
            ),
        ),
        (
            "bonus coins less",
            (
                "One-time bonus: 2 coins – only part of it",
                "Egyszeri bónusz: 2 pénz – csak egy része",
                "Jednorázový bonus: 2 mince – jen část",
                "منفعت یک‌بارمصرف: ۲ سکه – فقط بخشی از آن",
            ),
        ),
    ],
)
def test_labels(text: str, expected: tuple[str, ...]) -> None:
    assert tuple(action_label("scythe", text, language) for language in LANGUAGES) == expected


def test_players_are_called_by_their_names() -> None:
    assert action_label("scythe", "give 3 to 1", "en", ("Ada", "Ben")) == "Give 3 coins to Ben"
    assert action_label("scythe", "look 1", "hu", ("Ada", "Béla")) == "Harckártyák megnézése: Béla"
    assert action_label("scythe", "look 1") == "Look at the combat cards of seat 1"


def test_nonsense_has_no_label() -> None:
    with pytest.raises(NotationError):
        action_label("scythe", "hop")
