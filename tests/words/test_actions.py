"""A label for every action text."""

from __future__ import annotations

import pytest

from furrow import NotationError
from furrow.games import OWN, find
from furrow.games.fifty_first_state.names import PLAY
from furrow.games.imperial_settlers.names import FORFEIT
from furrow.games.scythe.names import CARGO, TILES
from furrow.games.scythe.printed_tables import ENCOUNTERS, FACTORY_CARDS
from furrow.games.scythe.verbs import WITHDRAW
from furrow.words import LANGUAGES, action_label, term
from furrow.words.answers import brief
from furrow.words.catalogue import words
from furrow.words.scythe import encounter_option, factory_card, objective, objective_progress, tile
from tests.words.catalogues import MEMBERS, TRANSLATED, Listener, check, plain
from tests.words.play import games, wishes

_LAST_VERBS = {"scythe": WITHDRAW, "fifty_first_state": PLAY, "imperial_settlers": FORFEIT}


@pytest.mark.parametrize("game", OWN)
def test_the_wishes_have_every_form_of_the_notation(game: str) -> None:
    assert {find(game).parse(wish)[0] for wish in wishes(game)} == set(range(_LAST_VERBS[game] + 1))


def test_every_text_of_the_card_games_has_a_label(listener: Listener) -> None:
    for game in MEMBERS:
        for language in TRANSLATED[game]:
            for names in ((), ("Ada",), ("Ada", "Ben", "Cam")):
                for wish in wishes(game):
                    check(action_label(game, wish, language, names), language)
    files = [f"{game}-actions.ftl" for game in MEMBERS]
    assert not listener.unheard("tableau-actions.ftl", *files)
    assert not {
        pair for _, pair in listener.unheard("tableau-terms.ftl") if pair[0] in ("tableau-seat", "tableau-virtual")
    }


def test_every_text_has_a_label_in_every_language(listener: Listener) -> None:
    """All forms of the notation; with the cards, tiles and trays nothing in these files is left unsaid."""
    for language in LANGUAGES:
        for wish in wishes("scythe"):
            check(action_label("scythe", wish, language), language)
        for card in ENCOUNTERS:
            for option in "ABC":
                check(encounter_option(card, option, language), language)
        for card in FACTORY_CARDS:
            check(factory_card(card, language), language)
        for name in TILES:
            check(tile(name, language), language)
        for name in CARGO:
            check(term("scythe", "tray", name, language), language)
        check(objective(1, language), language)
        check(objective_progress(2, 3, language), language)
        check(words(language).steps(["a", "b", "c"]), language)
    assert not listener.unheard("scythe-actions.ftl", "scythe-cards.ftl", "lists.ftl")


_ON_A_BUTTON = 45


def test_an_answer_has_few_words_on_a_button(listener: Listener) -> None:
    """Places by their terrain, a fight by that word; its code and the rest are in the label."""
    codes = [find("scythe").parse(wish) for wish in wishes("scythe")]
    for language in LANGUAGES:
        for code in codes:
            said = brief("scythe", code, language, ())
            assert len(said) <= _ON_A_BUTTON, said
            if said:
                check(said, language)
    place = find("scythe").parse("C2")
    assert brief("scythe", place, "en", ("terrain:mountain",)) == "Mountain"
    fights = {language: brief("scythe", place, language, ("fight:2",)) for language in LANGUAGES}
    assert fights == {"en": "Fight", "hu": "Harc", "cs": "Boj", "fa": "نبرد"}
    unheard = {pair for _, pair in listener.unheard("scythe-prompts.ftl") if pair[0].startswith("scythe-brief")}
    assert not unheard


@pytest.mark.parametrize("name", OWN)
def test_every_legal_action_of_random_games_has_a_label(name: str) -> None:
    met: set[str] = set()
    for game in games(name, count=6):
        for seat in () if game.over else game.actors:
            met |= {str(action) for action in game.legal(seat)}
    assert len(met) > 300
    for language in TRANSLATED[name]:
        labels = {text: action_label(name, text, language) for text in met}
        for label in labels.values():
            check(label, language)
        # Different answers look different.
        assert len(set(labels.values())) == len(labels)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "carry 2 worker",
            ("Take 2 workers along", "Szállítás: 2 munkás", "Vzít s sebou 2 dělníky", "همراه بردن ۲ کارگر"),
        ),
        ("carry 1 oil", ("Take 1 oil along", "Szállítás: 1 olaj", "Vzít s sebou 1 ropu", "همراه بردن ۱ نفت")),
        ("dial 4", ("Set the dial to 4", "Tárcsa: 4", "Nastavit ukazatel na 4", "تنظیم چرخ قدرت روی ۴")),
        ("C1", ("C1 (forest)", "C1 (erdő)", "C1 (les)", "C1 (جنگل)")),
        ("C1 2", ("C1 (forest): only 2", "C1 (erdő): csak 2", "C1 (les): jen 2", "C1 (جنگل): فقط ۲")),
        ("option A", ("Option A", "„A” lehetőség", "Možnost A", "گزینه‌ی A")),
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
                "One-time bonus: 2 coins – only part of it, or nothing",
                "Egyszeri bónusz: 2 pénz – csak egy része, vagy semmi",
                "Jednorázový bonus: 2 mince – jen část, nebo nic",
                "منفعت یک‌بارمصرف: ۲ سکه – فقط بخشی از آن یا هیچ",
            ),
        ),
    ],
)
def test_labels(text: str, expected: tuple[str, ...]) -> None:
    assert tuple(plain(action_label("scythe", text, language)) for language in LANGUAGES) == expected


@pytest.mark.parametrize(
    ("game", "text", "expected"),
    [
        ("fifty_first_state", "build arena.1", "Build Arena (1)"),
        ("fifty_first_state", "build motel", "Build Motel"),
        ("fifty_first_state", "develop motel over ruin by token", "Develop Motel by token in place of a ruin"),
        ("fifty_first_state", "pay 2 grey_contact + 1 worker of camp", "Pay 2 grey contacts and 1 worker from Camp"),
        (
            "fifty_first_state",
            "exchange",
            "Exchange 2 workers for 1 gun, 1 fuel, 1 iron, 1 brick or 1 card",
        ),
        ("imperial_settlers", "build gate.jap013 over foundation", "Build Gate (1) in place of a foundation"),
        ("imperial_settlers", "forfeit 1 wood + 2 stone", "Give up 1 wood and 2 stone for points"),
        ("imperial_settlers", "choose attack_04", "Choose attack card (gold) (1)"),
    ],
)
def test_labels_of_the_card_games(game: str, text: str, expected: str) -> None:
    assert action_label(game, text) == expected


def test_the_virtual_player_is_the_second_of_a_game_of_one_seat() -> None:
    assert action_label("fifty_first_state", "steal gun from 1", "en", ("Ada",)) == "Take 1 gun from Virtual player"
    assert action_label("fifty_first_state", "steal gun from 1", "en", ("Ada", "Ben")) == "Take 1 gun from Ben"
    assert action_label("fifty_first_state", "steal gun from 1") == "Take 1 gun from seat 1"


def test_players_are_called_by_their_names() -> None:
    assert action_label("scythe", "give 3 to 1", "en", ("Ada", "Ben")) == "Give 3 coins to Ben"
    assert action_label("scythe", "look 1", "hu", ("Ada", "Béla")) == "Béla harckártyáinak megnézése"
    assert action_label("scythe", "look 1") == "Look at the combat cards of seat 1"


def test_nonsense_has_no_label() -> None:
    with pytest.raises(NotationError):
        action_label("scythe", "hop")
