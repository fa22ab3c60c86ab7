"""What all tests share: the soak flag and the report on the ledgers and their words."""

from __future__ import annotations

import pytest

from furrow.games import NAMES
from tests.ledger import coverage
from tests.words.english import english_only


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--soak", action="store_true", help="also run the heavy soaks (a million random decisions …)")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--soak"):
        return
    skip = pytest.mark.skip(reason="heavy soak: run `./test --soak`")
    for item in items:
        if "soak" in item.keywords:
            item.add_marker(skip)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for game in NAMES:
        found = coverage(game)
        terminalreporter.write_line(
            f"ledger of {game}: {found.rules_shown} of {found.rules} rules and "
            f"{found.examples_shown} of {found.examples} examples have a test"
        )
        english = english_only(game)
        terminalreporter.write_line(
            f"  in English only: {len(english.rules)} of {english.all_rules} rules and {len(english.examples)} examples"
        )
        if found.missing:
            more = f" and {len(found.missing) - 20} more" if len(found.missing) > 20 else ""
            terminalreporter.write_line(f"  without a test: {', '.join(found.missing[:20])}{more}")
