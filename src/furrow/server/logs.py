"""Structured logs: one JSON object a line on stderr, with the id of the request it belongs to.

What is logged is chosen field by field, so that no secret can slip in: paths go without their query (keys of private
tables travel there), headers and bodies not at all.
"""

from __future__ import annotations

import logging
import sys
import time
from collections.abc import Mapping
from contextvars import ContextVar
from typing import Any

import msgspec

REQUEST: ContextVar[str] = ContextVar("request", default="")
"""The id of the request or socket that the running task serves."""

_FACTS = "facts"


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


def log(logger: logging.Logger, level: int, message: str, **facts: object) -> None:
    """Log a message with facts beside it."""
    logger.log(level, message, extra={_FACTS: facts})


def configuration(level: str) -> dict[str, Any]:
    """For `logging.config.dictConfig`: everything in our format, the server's own chatter only from warnings on."""
    quiet: Mapping[str, str] = {"uvicorn": "WARNING", "uvicorn.error": "WARNING", "litestar": "WARNING"}
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"json": {"()": JsonLines}},
        "handlers": {"lines": {"class": "logging.StreamHandler", "stream": sys.stderr, "formatter": "json"}},
        "root": {"level": "WARNING", "handlers": ["lines"]},
        "loggers": {
            "furrow": {"level": level.upper()},
            **{name: {"level": each, "handlers": [], "propagate": True} for name, each in quiet.items()},
        },
    }
