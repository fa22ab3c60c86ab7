"""How a table is arranged: a wish becomes a plan, seats change hands. Every wish is checked here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import furrow
from furrow.bots.by_name import DEFAULT as DEFAULT_BOT
from furrow.games import find
from furrow.kernel.errors import FurrowError, OptionError, SetupError, UnknownGame
from furrow.kernel.options import chosen
from furrow.kernel.streams import Seed
from furrow.server.live.journal import Start
from furrow.server.live.naming import free_name
from furrow.server.live.plan import Plan, SeatPlan
from furrow.server.live.wording import language
from furrow.server.people import Person
from furrow.server.people.person_names import cleaned
from furrow.server.thinking import LEVELS
from furrow.server.wire.errors import Problem
from furrow.server.wire.tables import RATED, NewTable, SeatChange, SeatWish, Who

_REASON = 500
"""Characters of what the rules say."""


def plan_of(wish: NewTable, person: Person) -> Plan:
    """The plan of a new table. Raises Problem."""
    try:
        rules = find(wish.game)
    except UnknownGame:
        raise Problem("no_such_game") from None
    if len(wish.seats) not in rules.seat_counts:
        raise Problem("bad_seats", low=rules.seat_counts[0], high=rules.seat_counts[-1])
    lang = language(wish.lang)
    plan = Plan(
        game=wish.game,
        seats=[],
        options=wish.options,
        clock=wish.clock,
        timeout=wish.timeout,
        hints=wish.hints,
        spectators=wish.spectators,
        lang=lang,
        seed=wish.seed,
        host_name=person.name,
    )
    if sum(seat.who == "me" for seat in wish.seats) > 1:
        raise Problem("one_own_seat")
    for seat in wish.seats:
        plan.seats.append(seat_of(plan, seat, person))
    _check_together(plan)
    check(plan)
    return plan


def can_be_rated(plan: Plan) -> bool:
    """Will several people sit there, each on one seat of their own?"""
    return len(plan.seats) > 1 and all(seat.who in RATED for seat in plan.seats)


def check(plan: Plan) -> None:
    """Could the game be set up like this? Raises Problem."""
    try:
        chosen(find(plan.game).options, plan.options)
        furrow.new(plan.game, seats=len(plan.seats), seed=0, options=plan.options, **_setup(plan))
    except SetupError as error:
        raise _objection(plan.game, error) from None
    except FurrowError as error:
        raise Problem("bad_setup", reason=str(error)[:_REASON]) from None


def _check_together(plan: Plan) -> None:
    """Does the wish itself name options that cannot be together? Raises Problem."""
    for clash in find(plan.game).clashes:
        if not clash.dealt and all(plan.options.get(name) == value for name, value in clash.options.items()):
            one, other = list(clash.options)[:2]
            reason = f"{one!r} and {other!r} cannot be together"
            raise Problem("bad_options", reason=reason, game=plan.game, fault="together", option=one, other=other)


def _objection(game: str, error: SetupError) -> Problem:
    """Why the rules refuse a setup: their own words, and a code where the server has better ones."""
    code = "bad_options" if isinstance(error, OptionError) else "bad_setup"
    details = {name: value[:_REASON] for name, value in error.details.items()}
    if error.code:
        details |= {"game": game, "fault": error.code}
    return Problem(code, reason=str(error)[:_REASON], **details)


def seat_of(plan: Plan, wish: SeatWish | SeatChange, person: Person) -> SeatPlan:
    """One seat as wished for by the person who arranges."""
    seat = SeatPlan(wish.who, dealt=_wished(plan.game, wish.dealt))
    if wish.who == "bot":
        seat.level = wish.level or DEFAULT_BOT
        if seat.level not in LEVELS:
            raise Problem("no_such_level", level=seat.level)
        seat.bot = True
    elif wish.who == "me":
        seat.person, seat.name = person.id, person.name
    elif wish.who == "hotseat":
        seat.person, seat.name = person.id, cleaned(wish.name) if wish.name else _free_name(plan, person.name)
    return seat


def _wished(game: str, dealt: Mapping[str, str]) -> dict[str, str]:
    """What somebody chose for a seat, by kind: an empty name is no choice. Raises Problem."""
    for kind in dealt:
        if kind not in find(game).dealt:
            raise Problem("bad_setup", reason=f"{game} deals no {kind!r}", game=game, fault="kind_unknown", kind=kind)
    return {kind: name for kind, name in dealt.items() if name}


def _free_name(plan: Plan, name: str) -> str:
    return free_name(name, {seat.name for seat in plan.seats}, language(plan.lang))


def change_seat(plan: Plan, number: int, wish: SeatChange, person: Person) -> None:
    """The host arranges a seat before the start. Raises Problem and has then changed nothing."""
    if wish.who == "me":
        for seat in plan.seats:
            if seat.person == person.id and seat.who == "me":
                raise Problem("seat_taken")
    before = plan.seats[number]
    plan.seats[number] = SeatPlan("open")
    try:
        plan.seats[number] = seat_of(plan, wish, person)
        if plan.cloned:  # the game has dealt them long ago
            plan.seats[number].dealt = before.dealt
        check(plan)
    except Problem:
        plan.seats[number] = before
        raise


def take_seat(plan: Plan, person: Person, wished: int | None, with_key: bool) -> int:
    """Somebody sits down before the start: at the wished seat, or at the first free one. Raises Problem.

    An expected person gets the seats that were kept for them, whichever they point to.
    """
    if wished is not None and wished not in range(len(plan.seats)):
        raise Problem("no_such_seat")
    if kept := plan.kept_for(person.id):
        for number in kept:
            who: Who = "me" if number == kept[0] else "hotseat"
            name = _free_name(plan, person.name)
            plan.seats[number] = SeatPlan(who, name, person.id, kept_for=person.id)  # also if they stand up again
        return kept[0]
    free = [
        number
        for number, seat in enumerate(plan.seats)
        if seat.person is seat.kept_for is None and (seat.who == "open" or (seat.who == "invited" and with_key))
    ]
    if not free:
        raise Problem("table_full")
    if wished is not None and wished not in free:
        raise Problem("seat_taken")
    number = free[0] if wished is None else wished
    plan.seats[number].person = person.id
    plan.seats[number].name = _free_name(plan, person.name)
    return number


def swap_seats(plan: Plan, one: int, other: int) -> None:
    """Two seats change places, with all that was arranged for them. Raises Problem."""
    if not {one, other} <= set(range(len(plan.seats))):
        raise Problem("no_such_seat")
    first, second = plan.seats[one], plan.seats[other]
    if plan.cloned:  # what they play with is the seat's own: the game has dealt it long ago
        first.dealt, second.dealt = second.dealt, first.dealt
    plan.seats[one], plan.seats[other] = second, first


def be_ready(plan: Plan, person: str, ready: bool) -> None:
    """Somebody has nothing more to arrange, or has again. Raises Problem."""
    mine = plan.seats_of(person)
    if not mine:
        raise Problem("not_your_seat")
    for number in mine:
        plan.seats[number].ready = ready


def fill_seats(plan: Plan) -> None:
    """Bots take the seats that are free."""
    for number, seat in enumerate(plan.seats):
        if seat.person is None and seat.who != "bot":
            plan.seats[number] = SeatPlan("bot", level=DEFAULT_BOT, dealt=seat.dealt, bot=True)


def rename_seats(plan: Plan, person: str, name: str, before: str | None = None) -> bool:
    """The seats of a person who has another name now, or may have; False if the seats have it already.

    People who share the screen keep the names they were given; only names made from `before` are changed.
    """
    changed = False
    for number in plan.seats_of(person):
        seat = plan.seats[number]
        if seat.who == "hotseat" and (before is None or seat.name not in _made_of(plan, before)):
            continue
        fresh = free_name(name, {other.name for other in plan.seats if other is not seat}, language(plan.lang))
        changed |= fresh != seat.name
        seat.name = fresh
    return changed


def _made_of(plan: Plan, name: str) -> set[str]:
    """The name, and what it becomes where others have it too."""
    found: set[str] = set()
    for _ in range(len(plan.seats) + 1):
        found.add(free_name(name, found, language(plan.lang)))
    return found


def leave_seats(plan: Plan, person: str) -> None:
    """Somebody stands up before the start."""
    for number in plan.seats_of(person):
        seat = plan.seats[number]
        who: Who = "open" if seat.who in ("me", "hotseat") else seat.who
        if seat.kept_for is not None:
            who = "invited"
        plan.seats[number] = SeatPlan(who, dealt=seat.dealt, kept_for=seat.kept_for)


def _setup(plan: Plan) -> dict[str, Any]:
    bots = [number for number, seat in enumerate(plan.seats) if seat.who == "bot"]
    return {"bots": bots, **find(plan.game).dealing([seat.dealt for seat in plan.seats])}


def start_of(plan: Plan, seed: Seed, record: str = "") -> Start:
    """How the game of a plan begins. Raises Problem while seats are free."""
    if any(seat.person is None and seat.who != "bot" for seat in plan.seats):
        raise Problem("not_full")
    rules = find(plan.game).version
    return Start(plan.game, len(plan.seats), seed, dict(plan.options), _setup(plan), record, rules)
