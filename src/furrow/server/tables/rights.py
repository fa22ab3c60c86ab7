"""Who may do what with a table."""

from __future__ import annotations

import hmac

from furrow.server.live.plan import Plan
from furrow.server.people import Person
from furrow.server.store import TableRow
from furrow.server.wire.errors import Problem


def has_key(row: TableRow, key: str) -> bool:
    """Did somebody come by the table's link?"""
    return bool(row.key) and hmac.compare_digest(row.key.encode(), key.encode("utf-8", "replace"))


def is_member(row: TableRow, plan: Plan, person: Person | None) -> bool:
    """Has the person a seat, or made the table?"""
    return person is not None and (person.id == row.host or bool(plan.seats_of(person.id)))


def check_sees(row: TableRow, plan: Plan, person: Person | None, key: str) -> None:
    """May the person know that the table is there? A private one needs its key, or a seat. Raises Problem."""
    expected = is_member(row, plan, person) or (person is not None and bool(plan.kept_for(person.id)))
    if not (row.listed or expected or has_key(row, key) or (person and person.moderator)):
        raise Problem("no_such_table")  # not "forbidden": that would show that there is one


def check_watches(row: TableRow, plan: Plan, person: Person | None, key: str) -> None:
    """May the person open the table's socket? Raises Problem."""
    check_sees(row, plan, person, key)
    watches = is_member(row, plan, person) or (person is not None and person.moderator)
    if not plan.spectators and row.state == "running" and not watches:
        raise Problem("no_spectators")


def check_host(row: TableRow, person: Person) -> None:
    """Only the host, or a moderator. Raises Problem."""
    if person.id != row.host and not person.moderator:
        raise Problem("forbidden")


def check_state(row: TableRow, *states: str) -> None:
    """Raises Problem unless the table is in one of the states."""
    if row.state in states:
        return
    if row.state == "closed":
        raise Problem("closed")
    code = {"waiting": "not_waiting", "running": "not_running", "over": "not_over"}[states[0]]
    raise Problem(code)
