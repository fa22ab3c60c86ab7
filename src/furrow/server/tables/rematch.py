"""Tables that come from a finished game: a rematch of its people, a clone of one of its moments."""

from __future__ import annotations

from collections.abc import Collection

from furrow.bots.by_name import DEFAULT as DEFAULT_BOT
from furrow.server.live.plan import Plan, SeatPlan
from furrow.server.people import People, Person
from furrow.server.tables import arranging
from furrow.server.wire.tables import SeatChange


async def welcome(people: People, person: Person, plan: Plan) -> set[str]:
    """Who else at a table can be asked for another game: still there, and neither of the two has blocked the other."""
    blocked = await people.blocked(person.id)
    found = set()
    for other in plan.people:
        gone = other == person.id or other in blocked or await people.person(other) is None
        if not gone and person.id not in await people.blocked(other):
            found.add(other)
    return found


def rematch_plan(old: Plan, person: Person, welcome: Collection[str]) -> Plan:
    """The same game. The person sits, with those at the same screen; the others find their seats kept for them."""
    plan = Plan(old.game, [], dict(old.options), old.clock, old.timeout, old.hints, old.spectators, old.lang)
    plan.host_name = person.name
    for seat in old.seats:
        if seat.person is None:
            plan.seats.append(SeatPlan("bot", level=seat.level or DEFAULT_BOT, bot=True))
        elif seat.person == person.id:
            plan.seats.append(SeatPlan("hotseat" if plan.seats_of(person.id) else "me", seat.name, person.id))
        elif seat.person in welcome:
            plan.seats.append(SeatPlan("invited", kept_for=seat.person))
        else:
            plan.seats.append(SeatPlan("open"))
    return plan


def clone_plan(old: Plan, person: Person, source: str, at: int) -> Plan:
    """The game of `source` after `at` decisions; bots have the other seats for now."""
    own = next(iter(old.seats_of(person.id)), 0)
    plan = Plan(old.game, [], dict(old.options), lang=old.lang, host_name=person.name, source=source, at=at)
    for number, seat in enumerate(old.seats):
        wish = SeatChange("me" if number == own else "bot", dealt=seat.dealt)
        plan.seats.append(arranging.seat_of(plan, wish, person))
    return plan
