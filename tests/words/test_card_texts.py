"""What the cards of the card games say, from their rows, and their names."""

from __future__ import annotations

import pytest

from furrow.games.tableau import rows
from furrow.words import words
from furrow.words.tableau import Terms, UnknownCard, card_name, card_parts, card_text, effects
from furrow.words.tableau.terms import cards
from tests.words.catalogues import MEMBERS, TRANSLATED, Listener, check, messages


@pytest.mark.parametrize("game", MEMBERS)
def test_every_row_has_its_name_and_no_other(game: str) -> None:
    prefix = f"{game.replace('_', '-')}-card-"
    rows_ = cards(game).designs.values()
    named = {row.id.replace("_", "-"): row.name for row in rows_ if row.category != "attack"}
    told = {message.removeprefix(prefix) for message in messages("en", f"{game}-cards.ftl")}
    assert told == set(named)
    assert {
        card.replace("_", "-"): card_name(game, card) for card in cards(game).designs if "attack_" not in card
    } == named


@pytest.mark.parametrize(("game", "designs"), [("fifty_first_state", 139 + 4), ("imperial_settlers", 130 + 16)])
def test_every_row_is_there(game: str, designs: int) -> None:
    assert len(cards(game).designs) == designs


def test_every_card_says_something_and_every_message_is_said(listener: Listener) -> None:
    for game in MEMBERS:
        for language in TRANSLATED[game]:
            for word in (*cards(game).designs, *cards(game).faces):
                parts = card_parts(game, word, language)
                check(parts.name, language)
                check(parts.sets, language)
                assert parts.sentences
                for sentence in parts.sentences:
                    check(sentence, language)
                    assert sentence.endswith("."), sentence
                assert card_text(game, word, language) == " ".join(parts.sentences)
                check(card_name(game, word, language, marked=True), language)
    assert not listener.unheard("tableau-texts.ftl", *(f"{game}-texts.ftl" for game in MEMBERS))
    assert not listener.unheard(*(f"{game}-cards.ftl" for game in MEMBERS))


@pytest.mark.parametrize("game", MEMBERS)
def test_every_effect_is_said_once(game: str) -> None:
    for design, row in cards(game).designs.items():
        parts = card_parts(game, design)
        apart = [text for text in (parts.bonus, parts.storage, parts.scoring) if text]
        assert len(parts.effects) + len(apart) == len(row.effects), design
        assert (bool(parts.open), bool(parts.shield)) == (row.open, row.shielded), design


@pytest.mark.parametrize("game", MEMBERS)
def test_different_rows_say_different_things(game: str) -> None:
    """Cards with the same text are the same card, except that some designs are printed under several names."""
    told: dict[str, list[str]] = {}
    for design, row in cards(game).designs.items():
        told.setdefault(card_text(game, design), []).append(design)
        assert row.id == design
    for designs in told.values():
        first, *others = (cards(game).designs[design] for design in designs)
        for other in others:
            assert (other.effects, other.cost, other.raze, sorted(other.tags)) == (
                first.effects,
                first.cost,
                first.raze,
                sorted(first.tags),
            )


@pytest.mark.parametrize(
    ("game", "word", "expected"),
    [
        (
            "fifty_first_state",
            "motel",
            "Action location, type: card. Distance 2: build it for 2 grey contacts. "
            "Action, up to 2 times per round: pay 1 worker, then gain 1 card. "
            "Deal: 1 card. Spoils: 2 cards and 1 VP. Value at the end: 1 VP.",
        ),
        ("fifty_first_state", "thugs.1", "Connection card. When played: pay 1 gun, then gain 3 red contacts."),
        (
            "imperial_settlers",
            "slaver",
            "Feature location, colour: pink. Cost: 1 stone and 1 of your locations. "
            "Whenever you build a faction location: you may pay 1 gold for 2 VP or 1 stone for 1 VP. "
            "Deal: 1 worker. It cannot be razed. Value at the end: 2 VP.",
        ),
        (
            "imperial_settlers",
            "attack_04",
            "Attack card. Target: gold. With the good of another attack card it hits a common location whose raze "
            "field has both.",
        ),
    ],
)
def test_whole_texts(game: str, word: str, expected: str) -> None:
    assert card_text(game, word) == expected


@pytest.mark.parametrize(
    ("game", "word", "expected"),
    [
        ("fifty_first_state", "arena", "Production: gain 1 gun for each of your gun locations (at most 3 times)."),
        ("fifty_first_state", "black_fortress", "Production: gain 1 iron or 1 gun."),
        (
            "fifty_first_state",
            "cistern",
            "Production: gain 1 VP for each fuel gained in this production phase (at most 3 times).",
        ),
        (
            "fifty_first_state",
            "caravanner",
            "Action: pay 1 worker, then gain the goods of up to 3 of your deals.",
        ),
        ("imperial_settlers", "administration", "Whenever you build a faction location: gain 1 gold or 1 VP."),
        (
            "imperial_settlers",
            "robbers",
            "Action: pay 2 workers, then discard a deal of an opponent; gain 1 VP and 1 card.",
        ),
    ],
)
def test_effects(game: str, word: str, expected: str) -> None:
    assert card_parts(game, word).effects == (expected,)


def test_parts_of_a_card() -> None:
    forge = card_parts("fifty_first_state", "hidden_forge")
    assert (forge.shield, forge.open, forge.uses) == ("It counts as shielded at all times.", "", 0)
    pub = card_parts("fifty_first_state", "pub")
    assert (pub.sets, pub.mark) == ("base set, Winter", "")
    assert pub.open.startswith("Open production")
    den = card_parts("fifty_first_state", "thieves_den")
    assert den.storage == (
        "Storage: keep up to 2 goods through the clean-up (gun, fuel, iron or brick). "
        "Storage: keep up to 2 goods through the clean-up (worker)."
    )
    assert card_parts("fifty_first_state", "shipwreck.1").uses == 2


def test_a_card_names_its_own_deal_and_a_design_those_of_all_copies() -> None:
    assert card_parts("imperial_settlers", "saboteurs").deal == "Deal: 1 card or 1 gold."
    found = [word for word in cards("imperial_settlers").faces if word.startswith("saboteurs.")]
    assert [card_parts("imperial_settlers", word).deal for word in found] == ["Deal: 1 card.", "Deal: 1 gold."]
    assert [card_parts("imperial_settlers", word).mark for word in found] == ["bar010", "bar011"]


def test_names_with_marks_where_there_are_several() -> None:
    assert card_name("fifty_first_state", "arena.2", marked=True) == "Arena (2)"
    assert card_name("fifty_first_state", "motel", marked=True) == "Motel"
    assert card_name("imperial_settlers", "village_a.com012", marked=True) == "Village (1)"
    assert card_name("imperial_settlers", "village_a.com012") == "Village"
    assert card_name("imperial_settlers", "statue.com001", marked=True) == "Statue"
    assert card_name("imperial_settlers", "attack_16", marked=True) == "attack card (food)"
    assert card_name("imperial_settlers", "attack_04", marked=True) == "attack card (gold) (1)"


def test_an_unknown_card_has_a_bare_name_and_no_text() -> None:
    assert card_name("fifty_first_state", "press") == "press"
    with pytest.raises(UnknownCard, match="fifty_first_state has no card 'press'"):
        card_text("fifty_first_state", "press")


@pytest.mark.parametrize(
    ("effect", "expected"),
    [
        (rows.Effect("action", [rows.StepRow(gain={"vp": 2})]), "Action: gain 2 VP."),
        (
            rows.Effect("production", [rows.StepRow(gain={"wood": 1}, per=rows.Per(tag="grey"))]),
            "Production: gain 1 wood for each of your grey locations.",
        ),
        (
            rows.Effect("production", [rows.StepRow(gain={"vp": 1}, per=rows.Per(samurai=True))]),
            "Production: gain 1 VP for each samurai on your locations.",
        ),
        (rows.Effect("builds", [rows.StepRow(gain={"vp": 1})]), "Whenever you build a location: gain 1 VP."),
        (
            rows.Effect("builds", [rows.StepRow(gain={"vp": 1})], tag="red", deck="faction"),
            "Whenever you build a red faction location: gain 1 VP.",
        ),
        (
            rows.Effect("exchanged", [rows.StepRow(gain={"worker": 1})]),
            "For each pair of workers that an opponent exchanges: gain 1 worker.",
        ),
    ],
)
def test_a_new_row_needs_no_new_words(effect: rows.Effect, expected: str) -> None:
    """What the effect language can say beyond the printed cards."""
    assert effects.sentence(Terms(words("en"), "imperial_settlers"), effect, "feature") == expected
