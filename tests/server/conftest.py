"""What the tests of the server share: databases, Redis, and a real server process."""

from __future__ import annotations

import asyncio
import itertools
import os
import uuid
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from tests.server import services
from tests.server.edge import Person, Served, moderator, serving
from tests.server.forms import Browser


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Callable[[], str]]:
    """One PostgreSQL server for the session; each call makes a new, empty database and gives its address."""
    with services.postgresql() as sockets:

        async def create(name: str) -> None:
            address = f"postgresql+asyncpg://postgres@/postgres?host={sockets}"
            engine = create_async_engine(address, isolation_level="AUTOCOMMIT")
            async with engine.connect() as connection:
                await connection.execute(text(f'CREATE DATABASE "{name}"'))
            await engine.dispose()

        numbers = itertools.count(1)

        def database() -> str:
            name = f"test_{os.getpid()}_{next(numbers)}"
            asyncio.run(create(name))
            return f"postgresql://postgres@/{name}?host={sockets}"

        yield database


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """The address of a new SQLite file."""
    return f"sqlite:///{tmp_path / 'furrow.sqlite'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """A new, empty database of each kind."""
    if request.param == "sqlite":
        return str(request.getfixturevalue("sqlite"))
    return str(request.getfixturevalue("postgresql")())


@pytest.fixture(scope="session")
def redis_server() -> Iterator[str]:
    """The address of a Redis of our own."""
    with services.redis() as address:
        yield address


@pytest.fixture
def prefix() -> str:
    """Keeps the keys of one test apart from those of others in the same Redis."""
    return f"test-{uuid.uuid4().hex}"


@pytest.fixture(scope="session")
def served() -> Iterator[Served]:
    """A real server, one for all tests of this process that ask for no other: they look only at what is their own."""
    with serving() as made:
        yield made


@pytest.fixture
def anna(served: Served) -> Iterator[Person]:
    """A guest who speaks JSON."""
    with served.person("Anna") as made:
        yield made


@pytest.fixture(scope="session")
def judge(served: Served) -> Iterator[Person]:
    """The account "Judge", whom the operator has made a moderator of the shared server."""
    with moderator(served, "Judge") as made:
        yield made


@pytest.fixture
def browser(served: Served) -> Iterator[Browser]:
    """A guest in a browser that knows no script."""
    with Browser(served) as made:
        made.send(made.open("/plain").form("/guest"), name="Anna")
        yield made
