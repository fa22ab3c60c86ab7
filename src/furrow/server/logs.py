"""Structured logs: one JSON object a line on stderr or in a file, with the id of the request it belongs to.

What is logged is chosen field by field, so that no secret can slip in: paths go without their query (keys of private
tables travel there), headers and bodies not at all.
"""

from __future__ import annotations

import logging
import sys
import time
from collections.abc import Mapping
from contextvars import ContextVar
from pathlib import Path
from typing import Any

import msgspec

REQUEST: ContextVar[str] = ContextVar("request", default="")
"""The id of the request or socket that the running task serves."""

_FACTS = "facts"
LARGEST = 4 * 1024 * 1024
"""Bytes of a player's own log file, as far as it is found at a start."""


class JsonLines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": _moment(record.created),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            "process": record.process,
        }
        request = REQUEST.get()
        if request:
            line["request"] = request
        line |= getattr(record, _FACTS, {})
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def _moment(seconds: float) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(seconds)) + f".{int(seconds % 1 * 1000):03d}Z"


def log(
    logger: logging.Logger, level: int, message: str, error: BaseException | None = None, /, **facts: object
) -> None:
    """Log a message with facts beside it, and where an error came from."""
    logger.log(level, message, exc_info=error, extra={_FACTS: facts})


class PlainLines(logging.Formatter):
    """An error for somebody who plays at home: what and why, in one line. The file has the rest."""

    def format(self, record: logging.LogRecord) -> str:
        reason = getattr(record, _FACTS, {}).get("reason", "")
        return f"furrow: {record.getMessage()}{f': {reason}' if reason else ''}"


def configuration(level: str, file: str = "") -> dict[str, Any]:
    """For `logging.config.dictConfig`: everything in our format, the server's own chatter only from warnings on.

    With a file the lines go there, and standard error shows errors alone, in plain words.
    """
    quiet: Mapping[str, str] = {"uvicorn": "WARNING", "uvicorn.error": "WARNING", "litestar": "WARNING"}
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"json": {"()": JsonLines}, "plain": {"()": PlainLines}},
        "handlers": _file(file) if file else {"lines": _stream("json")},
        "root": {"level": "WARNING", "handlers": ["lines", "errors"] if file else ["lines"]},
        "loggers": {
            "furrow": {"level": level.upper()},
            **{name: {"level": each, "handlers": [], "propagate": True} for name, each in quiet.items()},
        },
    }


def _stream(formatter: str) -> dict[str, Any]:
    return {"class": "logging.StreamHandler", "stream": sys.stderr, "formatter": formatter}


def _file(path: str) -> dict[str, Any]:
    """A file that another program may move away (logrotate): then a new one is started."""
    lines = {"class": "logging.handlers.WatchedFileHandler", "filename": path, "encoding": "utf-8", "formatter": "json"}
    return {"lines": lines, "errors": {**_stream("plain"), "level": "ERROR"}}


def begin_anew(file: Path) -> None:
    """Keep the log of a player's server small: a large one is put aside, replacing the one put aside before."""
    if file.exists() and file.stat().st_size > LARGEST:
        file.replace(file.with_name(f"{file.name}.old"))
