"""`furrow serve`: the server, from flags and FURROW_* variables."""

from __future__ import annotations

from pathlib import Path

import msgspec

from furrow.cli.trouble import Trouble
from furrow.server.settings import BadSetting, settings

_MANNERS = ("port_file", "browse")
"""What is no setting of the server, but of this start."""


class Order(msgspec.Struct):
    """What was asked for; None where a variable or the default decides."""

    host: str | None = None
    port: int | None = None
    database: str | None = None
    data_dir: Path | None = None
    redis: str | None = None
    workers: int | None = None
    bot_workers: int | None = None
    origin: str | None = None
    proxies: str | None = None
    log_level: str | None = None
    graceful: int | None = None
    invitation_only: bool | None = None
    port_file: Path | None = None
    browse: bool = False


def serve(order: Order) -> int:
    """Serve until a signal comes; gives the exit code. Raises Trouble for settings that no server can run with."""
    flags = {
        name: value for name, value in msgspec.structs.asdict(order).items() if name not in ("port_file", "browse")
    }
    try:
        chosen = settings(flags)
    except BadSetting as error:
        raise Trouble("cli-error-other", reason=str(error)) from None
    from furrow.server.web.serving import Manner  # after the check: a typing error should be told at once
    from furrow.server.web.serving import serve as run

    manner = Manner(order.port_file, order.browse)
    if chosen.workers > 1:
        from furrow.server.web.workers import serve_many

        return serve_many(chosen, manner)
    run(chosen, manner)
    return 0
