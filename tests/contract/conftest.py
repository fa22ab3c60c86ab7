"""The toy of the card family is a game while the contract is tested."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from furrow.games import add, remove
from tests.contract.walks import TOY


@pytest.fixture(autouse=True, scope="module")
def toy() -> Iterator[None]:
    """Once for a module: what is remembered by a game's name is forgotten each time."""
    add(*TOY)
    yield
    remove(TOY[0])
