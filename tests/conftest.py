"""What all tests share: the soak flag, no message is ever missing, and the report on the ledgers and their words."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import hypothesis
import pytest

from furrow.games import OWN
from tests.ledger import coverage
from tests.times import Times, part

_WAITING = ("browser", "server")
"""Folders whose tests wait for processes. They come first, so that the others fill the idle cores meanwhile, and no
long one is left over for the end."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--soak", action="store_true", help="also run the heavy soaks (a million random decisions …)")
    parser.addoption("--pictures", action="store_true", help="keep pictures of what the browser's tests look at")
    parser.addoption("--new-look", action="store_true", help="take the look of the client's parts as it is now")


def pytest_configure(config: pytest.Config) -> None:
    hypothesis.settings.register_profile("same each time", derandomize=True, deadline=None)
    if not config.getoption("--soak"):  # a soak goes on looking for what nobody has met yet
        hypothesis.settings.load_profile("same each time")
    config.pluginmanager.register(Times())


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: _WAITING.index(found) if (found := part(item.nodeid)) in _WAITING else len(_WAITING))
    if config.getoption("--soak"):
        return
    skip = pytest.mark.skip(reason="heavy soak: run `./test --soak`")
    for item in items:
        if "soak" in item.keywords:
            item.add_marker(skip)


class _Missing(logging.Handler):
    """Keeps what the catalogues lack."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.said.append(record.getMessage())


@pytest.fixture(autouse=True)
def missing_messages() -> Iterator[list[str]]:
    """A missing message shows its id instead of failing, so a test that meets one fails here.

    A test about missing messages looks at this list and clears it.
    """
    handler = _Missing()
    logger = logging.getLogger("furrow.words")
    logger.addHandler(handler)
    yield handler.said
    logger.removeHandler(handler)
    assert handler.said == []


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for game in OWN:
        found = coverage(game)
        terminalreporter.write_line(
            f"ledger of {game}: {found.rules_shown} of {found.rules} rules and "
            f"{found.examples_shown} of {found.examples} examples have a test"
        )
        if found.missing:
            more = f" and {len(found.missing) - 20} more" if len(found.missing) > 20 else ""
            terminalreporter.write_line(f"  without a test: {', '.join(found.missing[:20])}{more}")
