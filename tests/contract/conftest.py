"""The toy of the card family is a game while the contract is tested, and nowhere else: other tests see ours alone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from furrow.games import add, remove

_TOY = ("hamlet", "tests.toy.hamlet")


@pytest.fixture(autouse=True)
def hamlet() -> Iterator[None]:
    add(*_TOY)
    yield
    remove(_TOY[0])


def pytest_collection_finish() -> None:
    """`walks.py` has added it, because parameters are made from it."""
    remove(_TOY[0])
