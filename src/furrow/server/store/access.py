"""What every part of the store is built on: reads go to the engine, writes to the one writer."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Executable, Row
from sqlalchemy.ext.asyncio import AsyncEngine

from furrow.server.store.meaning import in_plain_words
from furrow.server.store.writer import Work, Writer

AnyRow = Row[*tuple[Any, ...]]


class Access:
    """A way to the database, shared by the parts of a store."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self.engine = engine
        self.writer = writer
        reading = engine
        if engine.dialect.name == "postgresql":
            reading = engine.execution_options(isolation_level="AUTOCOMMIT")  # a read is one statement
        self._reading = reading

    async def rows(self, statement: Executable) -> list[AnyRow]:
        """All rows of a query."""
        with in_plain_words():
            async with self._reading.connect() as connection:
                return list((await connection.execute(statement)).all())

    async def row(self, statement: Executable) -> AnyRow | None:
        """The first row of a query."""
        with in_plain_words():
            async with self._reading.connect() as connection:
                return (await connection.execute(statement)).first()

    async def write(self, *statements: Executable) -> int:
        """Carry out statements in one transaction; how many rows the last one touched."""

        async def work(connection: Any) -> int:
            touched = 0
            for statement in statements:
                touched = (await connection.execute(statement)).rowcount
            return touched

        return await self.writer.write(work)

    async def do(self, work: Work[Any]) -> Any:
        """Carry out work that reads and writes in one transaction."""
        return await self.writer.write(work)

    async def alone(self, work: Work[Any]) -> Any:
        """The same, separate from everybody else's writes."""
        return await self.writer.alone(work)
