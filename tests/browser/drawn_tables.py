"""The positions of the drawings of the card tables, on real tables.

What was drawn came from games that bots played once. Their decisions are kept in `drawn/`, so that the same positions
stand on the table however bots change: by name a course of play, in it some moments, and whose eyes see them.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from playwright.sync_api import Browser, BrowserContext, Page

import furrow
from tests.browser.looking import call
from tests.browser.moments import played_out

_HERE = Path(__file__).with_name("drawn")
FRIENDS = ("Ondřej", "Nasrin")
"""Who sits after the reader; whatever seat is left has a bot."""


class Course(msgspec.Struct):
    """How a game was played, for one reader; `follows` names another course that it left after `at` decisions."""

    reader: int
    moments: dict[str, int]
    lines: list[str]
    seed: int = 0
    seats: int = 4
    options: dict[str, Any] = {}
    follows: str = ""
    at: int = 0


class Table(NamedTuple):
    """A table that stands at a drawn moment: its address, the reader's seat, and the people on the seats of others."""

    id: str
    address: str
    reader: int
    friends: dict[int, BrowserContext]

    def leave(self) -> None:
        """All others go home."""
        for friend in self.friends.values():
            friend.close()


@cache
def courses(game: str) -> dict[str, Course]:
    return msgspec.json.decode((_HERE / f"{game}.json").read_bytes(), type=dict[str, Course])


def lines(game: str, course: str) -> list[str]:
    """All decisions of a course, each with its seat before it."""
    found = courses(game)[course]
    return [*lines(game, found.follows)[: found.at], *found.lines] if found.follows else found.lines


def moment_of(game: str, course: str, moment: str | int) -> int:
    """How many decisions came before a moment, which has a name or is a number; -1 is before the last one."""
    if isinstance(moment, str):
        return courses(game)[course].moments[moment]
    return moment % len(lines(game, course))


@cache
def played(game: str, course: str, until: int | None = None) -> furrow.Game:
    """The game as it stood after so many decisions, or as far as its course goes."""
    found = courses(game)[course]
    begins = courses(game)[found.follows] if found.follows else found
    table = furrow.new(game, seats=begins.seats, seed=begins.seed, options=begins.options)
    for line in lines(game, course)[:until]:
        seat, _, action = line.partition(" ")
        table.play(action, int(seat))
    return table


@cache
def _record(game: str, course: str) -> str:
    """A finished game that begins like the course: only in such a one can a table be begun."""
    table = played(game, course).clone()
    return table.record() if table.over else played_out(table)


def brought(page: Page, game: str, course: str) -> dict[str, Any]:
    """The whole game among those of the person of the page: what the server says about it."""
    found: dict[str, Any] = call(page, "POST", "/records", _record(game, course))
    return found


def sit(browser: Browser, site: str, page: Page, game: str, course: str, moment: str | int) -> Table:
    """A table that stands at a moment of a course, with the person of the page on the reader's seat."""
    found = courses(game)[course]
    at = moment_of(game, course, moment)
    source = brought(page, game, course)
    table = call(page, "POST", f"/tables/{source['id']}/clone?key={source['key']}", {"at": at})
    many = len(table["seats"])
    others = [(found.reader + step) % many for step in range(1, many)]
    # The clone has put the person on seat 0, and a person has one seat: it is left before another is taken.
    for number, seat in enumerate(others):
        who = {"who": "invited"} if number < len(FRIENDS) else {"who": "bot", "level": "steady"}
        _arrange(page, table, seat, who)
    if found.reader:
        _arrange(page, table, found.reader, {"who": "me"})
    friends = {seat: _friend(browser, site, name, table, seat) for seat, name in zip(others, FRIENDS, strict=False)}
    call(page, "POST", f"/tables/{table['id']}/start")
    return Table(table["id"], f"/table/{table['id']}?key={table['key']}", found.reader, friends)


def _arrange(page: Page, table: dict[str, Any], seat: int, who: dict[str, Any]) -> None:
    dealt = {"dealt": table["seats"][seat]["dealt"]}
    call(page, "PUT", f"/tables/{table['id']}/seats/{seat}", {**who, **dealt})


def _friend(browser: Browser, site: str, name: str, table: dict[str, Any], seat: int) -> BrowserContext:
    """Somebody at the table who has no page open."""
    person = browser.new_context(base_url=site, extra_http_headers={"X-Furrow": "1"})
    for path, body in (
        ("/api/guest", {"name": name}),
        (f"/api/tables/{table['id']}/join", {"seat": seat, "key": table["key"]}),
    ):
        reply = person.request.post(path, data=json.dumps(body), headers={"Content-Type": "application/json"})
        assert reply.ok, reply.text()
    return person


def decide(table: Table, line: str, at: int) -> None:
    """A decision of a friend, from a page without a script; the line has the seat before it."""
    seat, _, action = line.partition(" ")
    form: dict[str, str | float | bool] = {"seat": seat, "line": action, "at": str(at)}
    reply = table.friends[int(seat)].request.post(f"/tables/{table.id}/play", form=form)
    assert reply.ok, reply.text()
