"""`furrow rules`, `furrow options`, `furrow schema`, `furrow --version`."""

from __future__ import annotations

import json

import pytest

import furrow
from furrow.games.scythe.printed_tables import ENCOUNTERS, FACTORY_CARDS, OBJECTIVES
from furrow.words import LANGUAGES
from furrow.words.rulebook import ExampleText, rulebook
from tests.cli.helpers import furrow_here


def test_the_chapters() -> None:
    for arguments in ([], ["scythe"]):
        done = furrow_here("rules", *arguments)
        assert done.code == 0
        for chapter in rulebook("scythe").chapters:
            assert chapter.code in done.out
            assert chapter.title in done.out


def test_one_rule_however_it_is_written() -> None:
    wanted = rulebook("scythe").find("SCY-MOVE-07")
    for name in (["SCY-MOVE-07"], ["scy-move-07"], ["move-7"], ["scythe", "SCY-MOVE-07"]):
        done = furrow_here("rules", *name)
        assert done.code == 0
        assert wanted.text in " ".join(done.out.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_is_told_in_the_readers_language(language: str) -> None:
    wanted = rulebook("scythe", language).find("SCY-MOVE-07")
    done = furrow_here("rules", "--lang", language, "SCY-MOVE-07")
    assert " ".join(wanted.text.split()) in " ".join(done.out.split())
    assert wanted.lang == ""


def test_a_rule_names_the_options_it_depends_on_and_says_where_we_chose() -> None:
    out = " ".join(furrow_here("rules", "fifty_first_state", "FSS-CLAR-10").out.split())
    assert "Option: Body Hunters and open production" in out
    assert "Note: The printed rulebook leaves this open" in out


def test_examples_are_found_too_and_named_by_their_rules() -> None:
    example = next(row for row in rulebook("scythe").rows() if isinstance(row, ExampleText))
    assert example.outcome in " ".join(furrow_here("rules", example.id).out.split())
    assert example.id in furrow_here("rules", example.rules[0]).out


def test_every_rule_can_be_shown() -> None:
    rows = rulebook("scythe").rows()
    done = furrow_here("rules", *(row.id for row in rows))
    assert done.code == 0
    found = [line.split()[0] for line in done.out.splitlines() if line.startswith("SCY-")]
    assert found == [row.id for row in rows]


def test_search() -> None:
    done = furrow_here("rules", "--search", "RIVER cross")
    found = rulebook("scythe").search("river cross")
    assert found
    assert all(row.id in done.out for row in found)
    assert f"{len(found)} rules found" in done.out
    assert "0 rules found" in furrow_here("rules", "--search", "zeppelin").out


def test_a_search_minds_no_accents() -> None:
    for language, accented, plain in (
        ("hu", "képesség", "kepesseg"),
        ("cs", "dělník", "delnik"),
        ("fa", "می‌تواند", "ميتواند"),
    ):
        assert rulebook("scythe", language).search(plain) == rulebook("scythe", language).search(accented) != []
        done = furrow_here("rules", "--lang", language, "--search", plain)
        assert rulebook("scythe", language).search(accented)[0].id in done.out


def test_a_chapter() -> None:
    done = furrow_here("rules", "--section", "move")
    moving = next(chapter for chapter in rulebook("scythe").chapters if chapter.code == "MOVE")
    assert all(row.id in done.out for row in moving.rules)
    assert "SCY-COMBAT-01" not in done.out
    assert furrow_here("rules", "--section", "nowhere").code == 2


def test_the_cards_with_their_sources() -> None:
    out = " ".join(furrow_here("rules", "--cards").out.split())
    assert out.count(" A: ") == len(ENCOUNTERS)
    assert out.count("Confidence: ") == len(FACTORY_CARDS)
    assert "Pay 1 popularity: gain 1 upgrade or 1 recruit" in out
    assert "sources disagree" in out
    assert len(OBJECTIVES) == 27
    assert "Build Local Infrastructure" in out
    assert "Structures in a straight line" in out
    assert "(promo)" in out


def test_the_options() -> None:
    done = furrow_here("options", "scythe")
    for option in furrow.options("scythe"):
        assert option.name in done.out
        assert option.rule in done.out


def test_the_schema() -> None:
    assert json.loads(furrow_here("schema", "scythe").out) == furrow.schema("scythe")


def test_the_version() -> None:
    assert furrow_here("--version").out == f"furrow {furrow.__version__}\n"


def test_a_chapter_needs_no_option() -> None:
    wanted = furrow_here("rules", "--section", "MOVE").out
    assert furrow_here("rules", "MOVE").out == wanted
    assert furrow_here("rules", "scythe", "move").out == wanted
