"""A real PostgreSQL and a real Redis for the tests: processes of our own, on sockets in a temporary folder."""

from __future__ import annotations

import fcntl
import importlib.util
import os
import shutil
import signal
import socket
import stat
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

PATIENCE = 120.0
"""Seconds until a test gives up on something that should happen at once: the machine may be very busy."""


@contextmanager
def folder(prefix: str) -> Iterator[Path]:
    """A temporary folder with a short name (a socket's path has at most 107 characters)."""
    path = Path(tempfile.mkdtemp(prefix=prefix))
    try:
        yield path
    finally:
        shutil.rmtree(path, ignore_errors=True)


def wait_for(done: Callable[[], bool], what: str, process: subprocess.Popen[bytes] | None = None) -> None:
    """Wait until something is so; fails if it takes ages or the process has ended."""
    end = time.monotonic() + PATIENCE
    while not done():
        if process is not None and process.poll() is not None:
            raise AssertionError(f"{what}: the process has ended with {process.returncode}")
        if time.monotonic() > end:
            raise AssertionError(f"{what}: did not happen within {PATIENCE} s")
        time.sleep(0.02)


def stop(process: subprocess.Popen[bytes]) -> None:
    """End a process that we have started."""
    process.terminate()
    try:
        process.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


class Postgres:
    """A PostgreSQL server of our own, which can be stopped and started again. It begins stopped."""

    def __init__(self, home: Path) -> None:
        self._home = home
        self._binaries = _for_anybody(home)
        self._user = "nobody" if os.geteuid() == 0 else None  # it refuses to run as root
        self._data, self.sockets = home / "data", home / "s"
        self._process: subprocess.Popen[bytes] | None = None
        for path in (home, self.sockets):
            path.mkdir(exist_ok=True)
            path.chmod(0o777)
        made = ["--no-sync", "--auth=trust", "--encoding=utf8", "--locale=C", "-U", "postgres", "-D", str(self._data)]
        with (home / "initdb.log").open("wb") as log:
            order = [str(self._binaries / "initdb"), *made]
            subprocess.run(order, check=True, user=self._user, cwd="/", stdout=log, stderr=log)

    @property
    def address(self) -> str:
        """The database that every server has."""
        return f"postgresql://postgres@/postgres?host={self.sockets}"

    def start(self) -> None:
        """Returns when it answers."""
        flags = ["-F", "-h", "", "-k", str(self.sockets), "-c", "max_connections=200", "-D", str(self._data)]
        with (self._home / "log").open("ab") as log:
            server = self._process = subprocess.Popen(
                [self._binaries / "postgres", *flags],
                user=self._user,
                cwd="/",
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )
        ready = [str(self._binaries / "pg_isready"), "-q", "-h", str(self.sockets), "-U", "postgres"]
        wait_for(lambda: subprocess.run(ready, check=False).returncode == 0, "PostgreSQL starts", server)

    def stop(self) -> None:
        """At once, as in a crash."""
        process, self._process = self._process, None
        if process is not None:
            process.send_signal(signal.SIGQUIT)
            process.wait(PATIENCE)


@contextmanager
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server that has started."""
    with folder("furrow-pg-") as home:
        server = Postgres(home)
        try:
            server.start()
            yield server
        finally:
            server.stop()


@contextmanager
def postgresql() -> Iterator[str]:
    """A PostgreSQL server; gives the folder of its socket."""
    with postgres() as server:
        yield str(server.sockets)


def programs() -> Path:
    """The folder of PostgreSQL's programs."""
    spec = importlib.util.find_spec("pgserver")  # found, not imported: only its programs are wanted
    assert spec is not None, "the package pgserver brings PostgreSQL for the tests"
    return Path(spec.origin or "").parent / "pginstall" / "bin"


def _for_anybody(home: Path) -> Path:
    """The same where another user can run them."""
    found = programs().parent
    if os.geteuid() == 0 and not all(parent.stat().st_mode & stat.S_IXOTH for parent in found.parents):
        shutil.copytree(found, home / "programs", symlinks=True)
        found = home / "programs"
    return found / "bin"


@contextmanager
def redis() -> Iterator[str]:
    """A Redis server; gives its address."""
    with folder("furrow-redis-") as home:
        server = start_redis(home)
        try:
            yield f"unix://{home / 's'}"
        finally:
            stop(server)


def start_redis(home: Path) -> subprocess.Popen[bytes]:
    """Start Redis on the socket `s` of a folder; returns when it answers there."""
    address = home / "s"
    address.unlink(missing_ok=True)
    flags = ["--port", "0", "--unixsocket", str(address), "--save", "", "--appendonly", "no", "--dir", str(home)]
    with (home / "log").open("wb") as log:
        server = subprocess.Popen([_redis_program(), *flags], stdin=subprocess.DEVNULL, stdout=log, stderr=log)

    def answers() -> bool:
        with socket.socket(socket.AF_UNIX) as probe:
            try:
                probe.connect(str(address))
            except OSError:
                return False
            return True

    wait_for(answers, "Redis starts", server)
    return server


def _redis_program() -> str:
    """Redis from the PATH; where there is none, root installs it, one test process at a time."""
    if shutil.which("redis-server") is None and os.geteuid() == 0:
        with (Path(tempfile.gettempdir()) / "furrow-redis-install.lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            if shutil.which("redis-server") is None:
                order = ["apt-get", "install", "-y", "--no-install-recommends", "redis-server"]
                subprocess.run(["apt-get", "update"], check=False, capture_output=True)
                subprocess.run(
                    order, check=True, capture_output=True, env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
                )
    found = shutil.which("redis-server")
    assert found is not None, "install redis-server: the tests of several processes need it"
    return found
