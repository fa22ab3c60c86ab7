"""How long the tests of each folder took: where a run's time goes."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Generator

import pytest


class Times:
    """Adds up the seconds of all tests by their folder, and tells them at the end of a run."""

    def __init__(self) -> None:
        self._seconds: defaultdict[str, float] = defaultdict(float)
        self._tests: defaultdict[str, set[str]] = defaultdict(set)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        folder = part(report.nodeid)
        self._seconds[folder] += report.duration
        self._tests[folder].add(report.nodeid)

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> Generator[None]:
        yield  # after all that others tell: it stands beside the last line
        if not self._seconds:
            return
        terminalreporter.section("seconds by folder")
        for folder, seconds in sorted(self._seconds.items(), key=lambda item: -item[1]):
            terminalreporter.write_line(f"{seconds:7.1f} s  {folder} ({len(self._tests[folder])} tests)")


def part(nodeid: str) -> str:
    """The folder of a test, or `tests` for what lies in none.

    >>> part("tests/kernel/test_game.py::test_undo"), part("tests/test_readme.py::test_example")
    ('kernel', 'tests')
    """
    first, _, rest = nodeid.partition("::")[0].removeprefix("tests/").partition("/")
    return first if rest else "tests"
