"""A visit to a table: what a page does in one request, in the same way as any client, by messages of the wire."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

import msgspec

from furrow.server.application import Application
from furrow.server.live.connections import Connection
from furrow.server.people import Person
from furrow.server.wire.errors import Problem
from furrow.server.wire.socket import (
    ClientMessage,
    Curtain,
    Done,
    Hello,
    HintMessage,
    PreviewMessage,
    Refused,
    Said,
    ServerMessage,
    StateMessage,
    TableMessage,
    WhyMessage,
)
from furrow.server.wire.tables import TableInfo

_read = msgspec.json.Decoder(ServerMessage)
Reply = Done | Refused | WhyMessage | PreviewMessage | HintMessage


class Visit:
    """What has arrived so far."""

    def __init__(self, application: Application, connection: Connection, inbox: list[bytes]) -> None:
        self._application, self._connection, self._inbox = application, connection, inbox
        self._table: TableInfo | None = None
        self.state: StateMessage | None = None
        self.talk: dict[int, Said] = {}
        self.reply: Reply | None = None

    @property
    def table(self) -> TableInfo:
        if self._table is None:
            raise Problem("no_such_table")
        return self._table

    async def do(self, message: ClientMessage) -> Reply | None:
        """Send a message and collect what comes back."""
        self.reply = None
        await self._application.tables.receive(self._connection, message)
        for data in self._inbox:
            self._hear(_read.decode(data))
        self._inbox.clear()
        return self.reply

    def _hear(self, message: ServerMessage) -> None:
        if isinstance(message, TableMessage):
            self._table = message.table
        elif isinstance(message, StateMessage):
            self.state = message
        elif isinstance(message, Said):
            self.talk[message.n] = message
        elif isinstance(message, Done | Refused | WhyMessage | PreviewMessage | HintMessage):
            self.reply = message


@asynccontextmanager
async def visit(
    application: Application, person: Person | None, table: str, key: str, language: str, looking: int | None
) -> AsyncGenerator[Visit, None]:
    """Come to a table and greet it; `looking` is the reader's seat that looks at the screen, if there are several."""
    inbox: list[bytes] = []
    connection = await application.tables.connect(person, table, key, inbox.append, language)
    try:
        visitor = Visit(application, connection, inbox)
        await visitor.do(Hello())
        if looking is not None and looking in connection.mine and len(connection.mine) > 1:
            await visitor.do(Curtain(looking))
        yield visitor
    finally:
        application.tables.disconnect(connection)
