"""`furrow rules`, `furrow options`, `furrow schema`, `furrow --version`."""

from __future__ import annotations

import json

import furrow
from furrow.games.rulebook import rulebook
from furrow.games.scythe.printed_tables import ENCOUNTERS, FACTORY_CARDS, OBJECTIVES
from tests.cli.helpers import furrow_here


def test_the_chapters() -> None:
    for arguments in ([], ["scythe"]):
        done = furrow_here("rules", *arguments)
        assert done.code == 0
        for section in rulebook("scythe").sections:
            assert section.code in done.out
            assert section.title in done.out


def test_one_rule_however_it_is_written() -> None:
    wanted = rulebook("scythe").find("SCY-MOVE-07")
    for name in (["SCY-MOVE-07"], ["scy-move-07"], ["move-7"], ["scythe", "SCY-MOVE-07"]):
        done = furrow_here("rules", *name)
        assert done.code == 0
        assert wanted.text in " ".join(done.out.split())
        assert "Sources: hu, cs, fa" in done.out


def test_examples_are_found_too_and_named_by_their_rules() -> None:
    example = rulebook("scythe").examples[0]
    assert example.outcome in " ".join(furrow_here("rules", example.id).out.split())
    assert example.id in furrow_here("rules", example.rules[0]).out


def test_every_rule_can_be_shown() -> None:
    book = rulebook("scythe")
    done = furrow_here("rules", *(rule.id for rule in book.rules), *(example.id for example in book.examples))
    assert done.code == 0
    assert done.out.count("Sources:") == len(book.rules) + len(book.examples)


def test_search() -> None:
    done = furrow_here("rules", "--search", "RIVER cross")
    found = rulebook("scythe").search("river cross")
    assert found
    assert all(row.id in done.out for row in found)
    assert f"{len(found)} rules found" in done.out
    assert "0 rules found" in furrow_here("rules", "--search", "zeppelin").out


def test_a_chapter() -> None:
    done = furrow_here("rules", "--section", "move")
    assert all(row.id in done.out for row in rulebook("scythe").rules if row.section == "MOVE")
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
