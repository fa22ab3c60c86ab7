"""`furrow serve`: the server, from flags and FURROW_* variables."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import msgspec

from furrow.cli.trouble import Trouble
from furrow.cli.voice import Voice
from furrow.server.file_modes import make_file, make_folder
from furrow.server.logs import begin_anew
from furrow.server.settings import BadSetting, Settings, settings

_MANNERS = ("port_file", "browse")
"""What is no setting of the server, but of this start."""
_LOG = "furrow.log"


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
    log_file: str | None = None
    graceful: int | None = None
    invitation_only: bool | None = None
    port_file: Path | None = None
    browse: bool = False


def serve(order: Order, voice: Voice) -> int:
    """Serve until a signal comes; returns the exit code. Raises Trouble for settings that no server can run with.

    Anyone who plays at home is shown the address, and finds the log in a file; an operator finds it on standard error.
    """
    flags = {name: value for name, value in msgspec.structs.asdict(order).items() if name not in _MANNERS}
    at_home = order.browse or sys.stderr.isatty()
    try:
        chosen = settings(flags)
        if at_home and not chosen.log_file:
            chosen = _logged_to_file(chosen)
    except (BadSetting, OSError) as error:
        raise Trouble("cli-error-other", reason=str(error)) from None
    from furrow.server.web.serving import ServeManner  # after the check: a typing error should be reported at once
    from furrow.server.web.serving import serve as run

    manner = ServeManner(order.port_file, order.browse, _greeting(voice) if at_home else None)
    if chosen.workers > 1:
        from furrow.server.web.workers import serve_many

        return serve_many(chosen, manner)
    run(chosen, manner)
    return 0


def _logged_to_file(chosen: Settings) -> Settings:
    make_folder(chosen.data_dir)
    file = chosen.data_dir / _LOG
    begin_anew(file)
    make_file(file)
    return msgspec.structs.replace(chosen, log_file=str(file))


def _greeting(voice: Voice) -> Callable[[str], None]:
    def greet(address: str) -> None:
        print(voice.say("cli-serve-ready", address=address), flush=True)

    return greet
