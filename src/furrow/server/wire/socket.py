"""The messages of a table's socket. `{"do": …}` comes from clients, `{"is": …}` goes to them."""

from __future__ import annotations

from typing import Annotated, TypeVar, cast

import msgspec
from msgspec import Meta

from furrow.server.wire import limits
from furrow.server.wire.errors import Error
from furrow.server.wire.play import (
    Change,
    GameEvent,
    Held,
    HintAnswer,
    LogLine,
    Meaning,
    MeantDeed,
    Offer,
    OpenQuestion,
    SeatClock,
    StandingAnswer,
)
from furrow.server.wire.tables import TableInfo

SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Count = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Line = Annotated[str, Meta(min_length=1, max_length=limits.LINE)]
Thing = Annotated[str, Meta(max_length=100)]
Talk = Annotated[str, Meta(max_length=limits.TALK)]


class Hello(msgspec.Struct, tag_field="do", tag="hello", forbid_unknown_fields=True):
    """The first message; `since` is the last sequence number seen."""

    since: Count | None = None


class Play(msgspec.Struct, tag_field="do", tag="play", forbid_unknown_fields=True):
    """A line of answers, all or nothing. `at` is the `seq` of the state that the client shows.

    With `on` the answers after it that leave no choice are given as well, up to the end of the turn.
    """

    seat: SeatNumber
    line: Line
    at: Count
    on: bool = False


class Load(msgspec.Struct, tag_field="do", tag="load", forbid_unknown_fields=True):
    """Amounts of the kinds of a question's tray, by name; what is not named is none. The server writes the line."""

    seat: SeatNumber
    amounts: dict[Annotated[str, Meta(max_length=40)], Annotated[int, Meta(ge=0, le=999)]]
    at: Count


class Undo(msgspec.Struct, tag_field="do", tag="undo", forbid_unknown_fields=True):
    """Take back the last line of the seat. With `at` a repeated message is acknowledged, not done twice."""

    seat: SeatNumber
    at: Count | None = None


class Redo(msgspec.Struct, tag_field="do", tag="redo", forbid_unknown_fields=True):
    """Play again what was taken back last."""

    seat: SeatNumber
    at: Count | None = None


class UndoTurn(msgspec.Struct, tag_field="do", tag="undo_turn", forbid_unknown_fields=True):
    """Back to the start of the turn, or to where something was revealed."""

    seat: SeatNumber
    at: Count | None = None


class End(msgspec.Struct, tag_field="do", tag="end", forbid_unknown_fields=True):
    """End the turn."""

    seat: SeatNumber
    at: Count | None = None


class GoOn(msgspec.Struct, tag_field="do", tag="go_on", forbid_unknown_fields=True):
    """The bots need not wait any longer: the end of the seat's turn stands."""

    seat: SeatNumber


class AskPreview(msgspec.Struct, tag_field="do", tag="preview", forbid_unknown_fields=True):
    """What would a line do? Answered from what the seat may know."""

    seat: SeatNumber
    line: Line
    ask: Count


class AskWhy(msgspec.Struct, tag_field="do", tag="why", forbid_unknown_fields=True):
    """Which rule forbids a line? It may be said in plain words of the reader's language, misspelt too."""

    seat: SeatNumber
    line: Line
    ask: Count


class AskPointed(msgspec.Struct, tag_field="do", tag="point", forbid_unknown_fields=True):
    """The reader points to things that no answer speaks of, the most specific first: what is meant, and why not?"""

    seat: SeatNumber
    things: Annotated[list[Thing], Meta(min_length=1, max_length=16)]
    ask: Count


class AskPeek(msgspec.Struct, tag_field="do", tag="peek", forbid_unknown_fields=True):
    """The reader looks at things, the most specific first: what could be done with them now, and why not?

    Looking decides nothing. Without a seat, or for one that owes no answer, nothing can be done.
    """

    things: Annotated[list[Thing], Meta(min_length=1, max_length=16)]
    ask: Count
    seat: SeatNumber | None = None


class AskHint(msgspec.Struct, tag_field="do", tag="hint", forbid_unknown_fields=True):
    """What would a bot do?"""

    seat: SeatNumber
    ask: Count


class AskLog(msgspec.Struct, tag_field="do", tag="log", forbid_unknown_fields=True):
    """Log lines before number `before`."""

    before: Count
    ask: Count


class Stand(msgspec.Struct, tag_field="do", tag="stand", forbid_unknown_fields=True):
    """Standing answers by name."""

    seat: SeatNumber
    answers: dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=40)]]


class Side(msgspec.Struct, tag_field="do", tag="side", forbid_unknown_fields=True):
    """A side action, as the game writes it."""

    seat: SeatNumber
    text: Line
    at: Count | None = None


class Give(msgspec.Struct, tag_field="do", tag="give", forbid_unknown_fields=True):
    """Give something to another seat, in games where that can be done."""

    seat: SeatNumber
    to: SeatNumber
    amount: Annotated[int, Meta(ge=1, le=999)]
    at: Count | None = None


class Say(msgspec.Struct, tag_field="do", tag="say", forbid_unknown_fields=True):
    """Talk: free text or a preset, perhaps with an offer."""

    text: Talk = ""
    preset: Annotated[str, Meta(max_length=40)] = ""
    seat: SeatNumber | None = None
    offer: Offer | None = None


class Curtain(msgspec.Struct, tag_field="do", tag="curtain", forbid_unknown_fields=True):
    """Hot-seat: which of my seats looks at the screen now; null closes the curtain."""

    seat: SeatNumber | None = None


class Lang(msgspec.Struct, tag_field="do", tag="lang", forbid_unknown_fields=True):
    """Labels in another language from now on."""

    lang: Annotated[str, Meta(max_length=10)]


class Ping(msgspec.Struct, tag_field="do", tag="ping", forbid_unknown_fields=True):
    """Is somebody there?"""


ClientMessage = (
    Hello
    | Play
    | Load
    | Undo
    | Redo
    | UndoTurn
    | End
    | GoOn
    | AskPreview
    | AskWhy
    | AskPointed
    | AskPeek
    | AskHint
    | AskLog
    | Stand
    | Side
    | Give
    | Say
    | Curtain
    | Lang
    | Ping
)


class TableMessage(msgspec.Struct, tag_field="is", tag="table"):
    """Seats, presence or state of the table have changed."""

    table: TableInfo


class StateMessage(msgspec.Struct, tag_field="is", tag="state", kw_only=True):
    """All that the reader sees of the game. `seq` counts what this reader has seen change, never what is hidden.

    `seat` is the seat that looks (null: a spectator, or a closed curtain); `log` begins at line `log_from`: lines
    from there on are replaced; `since_you` is the first line after the reader's own last decision;
    `gifts` are the seats to which the reader's seat could give something. `held`: bots wait, since the end of the last
    turn can still be taken back.
    """

    seq: int
    seat: int | None
    view: msgspec.Raw
    questions: list[OpenQuestion]
    log_from: int
    log: list[LogLine]
    events: list[GameEvent]
    undo: bool
    redo: bool
    clocks: list[SeatClock]
    standing: list[StandingAnswer]
    gifts: list[int]
    since_you: int
    waiting_for: list[int]
    held: Held | None


class Done(msgspec.Struct, tag_field="is", tag="done"):
    """A play (undo, side action …) is durable. `seq` is the number of the state after it."""

    at: int
    seq: int


class Refused(msgspec.Struct, tag_field="is", tag="refused"):
    """It was not done; the connection and the table live on. `ask` or `at` say which message is meant."""

    error: Error
    ask: int | None = None
    at: int | None = None


class PreviewMessage(msgspec.Struct, tag_field="is", tag="preview"):
    """What a line would do, as far as the seat can know; `things` are what its next answers would speak of."""

    ask: int
    view: msgspec.Raw
    log: list[LogLine]
    complete: bool
    changes: list[Change]
    things: tuple[str, ...]


class WhyMessage(msgspec.Struct, tag_field="is", tag="why"):
    """Which rule forbids the line; null when it can be played. `label` says it in words.

    The answer to `point`, or to a question in plain words, names the line that the server takes to be meant; it is
    empty when nothing can be meant, or nothing is sure enough. `near` is what else may be meant by plain words.
    """

    ask: int
    error: Error | None
    line: str = ""
    label: str = ""
    near: list[Meaning] = []


class PeekMessage(msgspec.Struct, tag_field="is", tag="peek"):
    """All that could be meant by the things that the reader looks at: first what can be played, then what cannot.

    `benefits` are sentences that say why the thing is worth something to the seat, by the rules and what lies open.
    """

    ask: int
    meant: list[MeantDeed]
    benefits: list[str] = []


class HintMessage(msgspec.Struct, tag_field="is", tag="hint"):
    """What a bot would do."""

    ask: int
    answers: list[HintAnswer]


class LogMessage(msgspec.Struct, tag_field="is", tag="log"):
    """Earlier log lines."""

    ask: int
    log: list[LogLine]


class Said(msgspec.Struct, tag_field="is", tag="said"):
    """Somebody said something; a preset comes in the reader's language."""

    n: int
    person: str
    name: str
    text: str
    time: float
    seat: int | None = None
    preset: str = ""
    offer: Offer | None = None


class Notice(msgspec.Struct, tag_field="is", tag="notice"):
    """The server has something to say: a restart, time running out, a player replaced."""

    code: str
    text: str
    seat: int | None = None


class Pong(msgspec.Struct, tag_field="is", tag="pong"):
    """Somebody is there."""


ServerMessage = (
    TableMessage
    | StateMessage
    | Done
    | Refused
    | PreviewMessage
    | WhyMessage
    | PeekMessage
    | HintMessage
    | LogMessage
    | Said
    | Notice
    | Pong
)

CLOSE_RESTART = 1012
CLOSE_LATER = 1013
CLOSE_NO_SESSION = 4401
CLOSE_FORBIDDEN = 4403
CLOSE_NO_TABLE = 4404
CLOSE_TOO_SLOW = 4408
CLOSE_FLOOD = 4429

_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
encoder = msgspec.json.Encoder()
T = TypeVar("T")


def encoded(part: T) -> T:
    """A part of messages as it is sent, written once for all of them. It can be put into a struct, but not read."""
    return cast(T, msgspec.Raw(encoder.encode(part)))


def read_message(data: bytes | str) -> ClientMessage:
    """A message of a client; raises `msgspec.DecodeError` or `msgspec.ValidationError` for anything else."""
    return _decoder.decode(data)
