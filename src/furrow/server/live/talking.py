"""Talk at a table. Anyone with a seat may talk; spectators may do so when the game is over."""

from __future__ import annotations

import msgspec

from furrow.server.live.connections import Connection
from furrow.server.live.naming import names_in
from furrow.server.live.table import LiveTable
from furrow.server.live.wording import language
from furrow.server.store import TalkRow
from furrow.server.wire.errors import Problem
from furrow.server.wire.play import Offer
from furrow.server.wire.socket import Said, Say
from furrow.words import words
from furrow.words.terms import own_words

PRESETS = (
    "hello",
    "good-luck",
    "well-played",
    "thanks",
    "sorry",
    "your-turn",
    "one-moment",
    "nice-move",
    "deal",
    "no-deal",
    "attack-them",
    "peace",
    "good-game",
    "rematch",
)
OFFER = "offer"


async def say(table: LiveTable, connection: Connection, message: Say) -> None:
    """Keep what is said, then send it to everybody. Raises Problem."""
    seat = _speaker(table, connection, message)
    text, preset = message.text.strip(), message.preset
    if message.offer is not None:
        _check_offer(table, seat, message.offer)
        preset, text = OFFER, msgspec.json.encode(message.offer).decode()
    elif preset:
        if preset not in PRESETS:
            raise Problem("no_such_preset")
        text = ""
    elif not text:
        raise Problem("bad_message")
    number = -1 if seat is None else seat
    row = TalkRow(table.id, 0, table.clock(), connection.person, connection.name, number, text, preset)
    table.watcher.talked(table, await table.store.talk.say(row))


def tell(table: LiveTable, row: TalkRow) -> None:
    """Send what was said to everybody who wants to hear its speaker."""
    for connection in table.readers.greeted():
        if row.person not in connection.blocked:
            connection.tell(said(table, row, connection.lang))


async def earlier(table: LiveTable, connection: Connection) -> None:
    """What was said before somebody came."""
    for row in await table.store.talk.said(table.id):
        if row.person not in connection.blocked:
            connection.tell(said(table, row, connection.lang))


def said(table: LiveTable, row: TalkRow, lang: str) -> Said:
    """One thing said, presets and offers in the reader's language."""
    speaker = words(language(lang))
    offer = None
    text = row.text
    if row.preset == OFFER:
        offer = _offered(row.text)
        names = names_in(table.plan.seats, lang)
        name = names[offer.to] if offer.to < len(names) else ""
        game, amount = table.row.game, offer.amount
        text = own_words(game, "gift-offer", "server-talk-offer", language(lang), amount=amount, name=name)
    elif row.preset:
        text = speaker.say(f"server-talk-{row.preset}")
    seat = None if row.seat < 0 else row.seat
    return Said(row.n, row.person, _called(table, row), text, row.time, seat, row.preset, offer)


def _offered(text: str) -> Offer:
    """An offer as it was kept; older rows name the amount after the one thing that could be given then."""
    kept = msgspec.json.decode(text, type=dict[str, int])
    return Offer(kept["to"], kept["amount"] if "amount" in kept else kept["coins"])


def _called(table: LiveTable, row: TalkRow) -> str:
    """A speaker who still sits there has the seat's name of today: else nobody would know who said it."""
    seats = table.plan.seats
    here = row.seat in range(len(seats)) and seats[row.seat].person == row.person
    return seats[row.seat].name if here else row.name


def _speaker(table: LiveTable, connection: Connection, message: Say) -> int | None:
    if not connection.mine:
        if table.row.state != "over":
            raise Problem("forbidden")
        return None
    if message.seat is None:
        return connection.seat if connection.seat is not None else connection.mine[0]
    if message.seat not in connection.mine:
        raise Problem("not_your_seat")
    return message.seat


def _check_offer(table: LiveTable, seat: int | None, offer: Offer) -> None:
    """An offer that could be kept by a gift: another seat, something to give, at a table that allows gifts."""
    progress = table.running
    if seat is None or offer.to == seat or offer.to not in range(progress.game.seats) or not 1 <= offer.amount <= 999:
        raise Problem("bad_message")
    game = progress.game
    if game.over or not game.rules.may_offer(game.state, seat, offer.to):
        raise Problem("forbidden")
