"""Settings of a server: flags of `furrow serve`, or FURROW_* variables with the same meaning, or the defaults here."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from furrow.kernel.errors import FurrowError

PREFIX = "FURROW_"
_TRUE = ("1", "true", "yes", "on")
_FALSE = ("0", "false", "no", "off", "")
WAITS = (0, 3, 6)
"""Seconds for which bots can wait after the end of a turn."""


class BadSetting(FurrowError):
    """A flag or variable that no server can run with."""


class RateLimits(msgspec.Struct, frozen=True):
    """What one client may do. Rates are per second, with a burst before they apply; 0 switches a limit off."""

    requests: float = 20.0
    requests_burst: int = 100
    entries: float = 0.5
    """New guests, accounts and attempts to sign in, by address."""
    entries_burst: int = 20
    messages: float = 30.0
    """Messages on one socket."""
    messages_burst: int = 120
    sockets: int = 40
    """Sockets open at once, by address."""
    body: int = 64 * 1024
    record: int = 4 * 1024 * 1024
    """The body of an imported record."""
    message: int = 16 * 1024


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that an operator chooses."""

    host: str = "127.0.0.1"
    port: int = 8420
    database: str = ""
    """A database URL; empty: an SQLite file in the data directory."""
    data_dir: Path = Path()
    redis: str = ""
    """The Redis that joins several processes; empty: one process, fan-out in memory."""
    workers: int = 1
    bot_workers: int = 1
    """Processes in which bots think."""
    bots_wait: int = 3
    """Seconds (0, 3 or 6) that bots wait after the end of a player's turn, where the player has said nothing else."""
    origin: str = ""
    """The address people type, if a proxy stands before the server: https://play.example.org (several: by commas)."""
    proxies: str = ""
    """Addresses of proxies whose X-Forwarded headers are believed, by commas."""
    secure: bool = False
    """Cookies travel over https only; on by itself when the origin is https."""
    webhook: str = ""
    """An address that is told when it becomes somebody's turn in a game of days."""
    invitation_only: bool = False
    sleep_after: float = 300.0
    """Seconds without a client after which a table leaves memory."""
    guests_kept: int = 400
    """Days after which a guest who has not come back is forgotten; 0: never."""
    waiting_kept: int = 30
    """Days after which a table that nobody has begun is closed; 0: never."""
    graceful: int = 5
    """Seconds that a stop may take."""
    compress: bool = False
    """Compress what goes over sockets: slower here, kinder to slow networks."""
    log_level: str = "info"
    log_file: str = ""
    """Where the log goes; empty or "-": standard error."""
    metrics_open: bool = False
    """Show /metrics to everybody, not only to this machine."""
    limits: RateLimits = RateLimits()

    @property
    def database_url(self) -> str:
        """Where games are kept."""
        return self.database or f"sqlite+aiosqlite:///{self.data_dir / 'furrow.sqlite'}"

    @property
    def log_path(self) -> str:
        """The file of the log; empty: standard error."""
        return "" if self.log_file == "-" else self.log_file

    @property
    def origins(self) -> tuple[str, ...]:
        """Origins of our own pages besides the address that a request names itself."""
        return tuple(each.strip().rstrip("/").lower() for each in self.origin.split(",") if each.strip())

    @property
    def secure_cookies(self) -> bool:
        return self.secure or any(each.startswith("https:") for each in self.origins)


def data_home(environment: Mapping[str, str]) -> Path:
    """Where a person's data is kept by default."""
    base = environment.get("XDG_DATA_HOME", "")
    return (Path(base) if base else Path.home() / ".local" / "share") / "furrow"


def settings(flags: Mapping[str, Any] | None = None, environment: Mapping[str, str] | None = None) -> Settings:
    """Settings from flags (None: not given), then from FURROW_* variables, then the defaults. Raises BadSetting.

    >>> settings({"port": 0}, {"FURROW_PORT": "80", "FURROW_HOST": "0.0.0.0"}).host
    '0.0.0.0'
    """
    known = os.environ if environment is None else environment
    chosen: dict[str, Any] = {}
    for field in msgspec.structs.fields(Settings):
        given = (flags or {}).get(field.name)
        if given is None and field.name != "limits":
            given = known.get(PREFIX + field.name.upper())
        if given is not None:
            chosen[field.name] = _converted(field.name, field.type, given)
    chosen["limits"] = _limits(known, chosen.get("limits"))
    if not chosen.get("data_dir") or chosen["data_dir"] == Path():
        chosen["data_dir"] = data_home(known)
    return _checked(Settings(**chosen))


def _limits(environment: Mapping[str, str], given: RateLimits | None) -> RateLimits:
    """Limits by FURROW_LIMIT_* variables."""
    if given is not None:
        return given
    wishes: dict[str, Any] = {}
    for field in msgspec.structs.fields(RateLimits):
        text = environment.get(f"{PREFIX}LIMIT_{field.name.upper()}")
        if text is not None:
            wishes[field.name] = _converted(f"limit_{field.name}", field.type, text)
    return RateLimits(**wishes)


def _converted(name: str, kind: Any, value: Any) -> Any:
    """A value as its setting wants it; a variable is always a text."""
    if not isinstance(value, str):
        return value
    if kind is bool:
        if value.lower() not in (*_TRUE, *_FALSE):
            raise BadSetting(f"{name} is true or false, not {value!r}")
        return value.lower() in _TRUE
    try:
        return kind(value)
    except (TypeError, ValueError):
        raise BadSetting(f"{name} cannot be {value!r}") from None


def _checked(made: Settings) -> Settings:
    if made.port not in range(65536):
        raise BadSetting(f"port is 0 to 65535, not {made.port}")
    if made.workers < 1 or made.bot_workers < 0:
        raise BadSetting("workers is at least 1, bot_workers at least 0")
    if made.bots_wait not in WAITS:
        raise BadSetting(f"bots_wait is one of {', '.join(map(str, WAITS))}, not {made.bots_wait}")
    if made.workers > 1 and ("sqlite" in made.database_url.partition(":")[0] or not made.redis):
        raise BadSetting("several workers need a PostgreSQL database and Redis: give --database and --redis")
    if made.log_level not in ("debug", "info", "warning", "error"):
        raise BadSetting(f"log_level is debug, info, warning or error, not {made.log_level!r}")
    if made.webhook and not made.webhook.startswith(("http://", "https://")):
        raise BadSetting("webhook is an address that begins with http:// or https://")
    for origin in made.origins:
        if not origin.startswith(("http://", "https://")):
            raise BadSetting(f"origin is like https://play.example.org, not {origin!r}")
    return made
