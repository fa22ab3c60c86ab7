"""Several server processes behind one address: they share its socket, a database and a Redis."""

from __future__ import annotations

import logging
import logging.config
import multiprocessing
import os
import signal
import socket
from collections.abc import Callable, Sequence
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess

from furrow.server.logs import configuration, log
from furrow.server.settings import Settings
from furrow.server.web.app import WebApp
from furrow.server.web.serving import FAILED, ServeManner, Serving, address_of, configured

_logger = logging.getLogger("furrow.serve")
_spawn = multiprocessing.get_context("spawn")


def serve_many(settings: Settings, manner: ServeManner) -> int:
    """Keep this number of processes going until a signal comes; returns the exit code."""
    logging.config.dictConfig(configuration(settings.log_level, settings.log_path))
    with _bound(settings) as listening:
        port = listening.getsockname()[1]
        address = address_of(settings.host, port)
        log(_logger, logging.INFO, "listening", address=address, workers=settings.workers)
        return Team(settings, listening).run(lambda: manner.announce(address, port))


def _bound(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    return socket.create_server((settings.host, settings.port), family=family, backlog=2048)


class Team:
    """The processes. One that dies is replaced; if one cannot even start, all end."""

    def __init__(self, settings: Settings, listening: socket.socket) -> None:
        self._settings, self._listening = settings, listening
        self._members: list[BaseProcess] = []
        self._read, self._write = os.pipe()

    def run(self, announce: Callable[[], None]) -> int:
        """Start, watch and, when told, stop them."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, lambda *_: os.write(self._write, b"."))
        self._members = [self._start() for _ in range(self._settings.workers)]
        announce()
        code = self._watch()
        for member in self._members:
            member.terminate()
        for member in self._members:
            member.join()
        return code

    def _watch(self) -> int:
        while True:
            ready: Sequence[object] = wait([self._read, *(member.sentinel for member in self._members)])
            if self._read in ready:
                return 0
            for place, member in enumerate(self._members):
                if member.sentinel in ready:
                    member.join()
                    if member.exitcode == FAILED:
                        return FAILED
                    log(_logger, logging.WARNING, "a worker died", code=member.exitcode)
                    self._members[place] = self._start()

    def _start(self) -> BaseProcess:
        made = _spawn.Process(target=work, args=(self._settings, self._listening))
        made.start()
        return made


def work(settings: Settings, listening: socket.socket) -> None:
    """One process of the team."""
    app = WebApp(settings)
    Serving(app, configured(app), ServeManner()).run([listening])
