"""Errors as clients read them: a stable code, a sentence in the reader's language and the facts behind it."""

from __future__ import annotations

import msgspec

Detail = int | str

CODES = (
    "bad_message",  # not JSON, or not a message of docs/wire.md
    "bad_name",
    "bad_options",
    "bad_record",
    "bad_seats",
    "bad_setup",
    "bot_plays",  # a bot plays the seat meanwhile; take it back first
    "bad_line",  # a text that is no action of the game
    "bad_text",  # a character that no text may have
    "busy",  # the server cannot do it now; try again
    "closed",  # the table was closed
    "damaged",  # the log is not what was written; the operator has to look at it
    "expected_back",  # somebody who was here a moment ago
    "flood",
    "forbidden",
    "illegal",  # a rule forbids it; `rule` and `sentence` say which and why
    "line_too_long",  # the line goes on after something new is shown; `step` says where to stop
    "muted",
    "no_analysis",  # the bot could not judge the game
    "no_body",
    "no_hints",
    "no_session",
    "no_spectators",
    "no_such_chapter",
    "no_such_decision",
    "no_such_game",
    "no_such_level",
    "no_such_preset",
    "no_such_seat",
    "no_such_table",
    "no_such_text",
    "not_full",
    "not_kept",  # the database keeps nothing just now; try again
    "not_over",
    "not_running",
    "not_waiting",
    "not_your_seat",
    "not_your_turn",
    "nothing_to_redo",
    "nothing_to_undo",
    "one_own_seat",
    "over",
    "seat_taken",
    "stale",  # another answer was given at this number
    "table_full",
    "too_long",
    "too_many_imports",
    "too_many_tables",
    "unreadable",  # the table's log cannot be played again, not even in part
)
"""The codes of tables and play; people and records have more of their own (`Problem` takes any)."""


class Error(msgspec.Struct, omit_defaults=True):
    """What is wrong. `rule`, `sentence` and `step` are there when a rule of the game forbids a line."""

    code: str
    text: str
    details: dict[str, Detail] = {}
    rule: str = ""
    sentence: str = ""
    step: int = 0


class ErrorReply(msgspec.Struct):
    """The body of every reply that is not 2xx."""

    error: Error


class Problem(Exception):
    """Raised by the application for what a client did wrong; the edge makes an `Error` of it.

    `code` is stable; its sentence is the message `server-error-<code>` of the catalogues.
    """

    def __init__(self, code: str, **details: Detail) -> None:
        super().__init__(code)
        self.code = code
        self.details = details
