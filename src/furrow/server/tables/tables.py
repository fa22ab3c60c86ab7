"""What people do with tables: create, join, leave, start, play, and play again."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable, Sequence

from furrow.kernel.streams import DIGITS, Seed
from furrow.server.live.connections import Connection, End, Send
from furrow.server.live.journal import Start
from furrow.server.live.messages import receive
from furrow.server.live.naming import names_in
from furrow.server.live.plan import Plan, write_plan
from furrow.server.live.presence import ABSENT
from furrow.server.live.table import LiveTable
from furrow.server.live.table_info import table_info
from furrow.server.live.wording import line_labels
from furrow.server.logs import log
from furrow.server.people import Block, People, Person
from furrow.server.people.person import new_id
from furrow.server.people.person_names import cleaned
from furrow.server.store import TableRow
from furrow.server.tables import arranging, documents, limits, rematch, rights
from furrow.server.tables.house import House
from furrow.server.wire.errors import Problem
from furrow.server.wire.play import HintAnswer
from furrow.server.wire.socket import ClientMessage
from furrow.server.wire.tables import NewTable, SeatChange, SeatWish, TableInfo
from furrow.words.reasons import why

_MOST = 100_000
_log = logging.getLogger("furrow.tables")


class Tables:
    """All that people do with tables. Raises Problem for what they may not."""

    def __init__(self, house: House, people: People) -> None:
        self.house = house
        self.store = house.store
        self.people = people
        self.seeds: Callable[[], Seed] = lambda: secrets.token_hex(DIGITS // 2)
        """Where the seeds of games come from."""

    async def open(self, id: str) -> LiveTable:
        """The table in memory; wakes it. Raises Problem if there is none."""
        return await self.house.open(id)

    # -- looking -------------------------------------------------------------------------------------------------

    async def info(self, person: Person | None, id: str, key: str = "") -> TableInfo:
        """What is known of a table."""
        table = await self.open(id)
        rights.check_sees(table.row, table.plan, person, key)
        return self._info(table, person, key)

    def _info(self, table: LiveTable, person: Person | None, key: str = "") -> TableInfo:
        online = table.online
        member = rights.has_key(table.row, key)
        return table_info(table.row, None if person is None else person.id, table.plan, online, member)

    # -- arranging -----------------------------------------------------------------------------------------------

    async def create(self, person: Person, wish: NewTable) -> TableInfo:
        """A new table, waiting for its start."""
        await limits.check_room(self.store, person)
        plan = arranging.plan_of(wish, person)
        await self._check_names(person, wish.seats)
        rated = wish.rated and wish.seed is None and arranging.can_be_rated(plan)
        return await self._add(person, plan, listed=wish.listed, rated=rated)

    async def _check_names(self, person: Person, wishes: Sequence[SeatWish | SeatChange]) -> None:
        """Nobody at this screen may be called like somebody else's account. Raises Problem."""
        for wish in wishes:
            if wish.who == "hotseat" and wish.name:
                await self.people.check_free(cleaned(wish.name), person.id)

    async def _add(self, person: Person, plan: Plan, *, listed: bool, rated: bool) -> TableInfo:
        now = self.house.clock()
        plan.bots_wait = self.house.bots_wait
        row = TableRow(
            id=new_id(),
            game=plan.game,
            state="waiting",
            host=person.id,
            key=secrets.token_urlsafe(16),
            listed=listed,
            rated=rated,
            settings=write_plan(plan),
            created=now,
            moved=now,
            people=plan.people,
        )
        await self.store.add_table(row)
        table = LiveTable(self.store, row, self.house, self.house.clock, self.house.steady)
        await self.house.hold(table)
        return self._info(table, person)

    async def join(self, person: Person, id: str, seat: int | None = None, key: str = "") -> TableInfo:
        """Sit down before the start; afterwards: come back to a seat that a bot plays meanwhile."""
        table = await self.open(id)
        rights.check_sees(table.row, table.plan, person, key)
        mine = table.plan.seats_of(person.id)
        if table.row.state == "running" and mine:
            await table.take_back([each for each in mine if seat in (None, each)])
            return self._info(table, person)
        rights.check_state(table.row, "waiting")
        if person.id in await self.people.blocked(table.row.host):
            raise Problem("forbidden")

        def change(plan: Plan) -> dict[str, object] | None:
            rights.check_state(table.row, "waiting")
            if plan.seats_of(person.id):
                return None
            arranging.take_seat(plan, person, seat, rights.has_key(table.row, key))
            return {}

        await table.rearrange(change)
        return self._info(table, person)

    async def leave(self, person: Person, id: str) -> TableInfo:
        """Stand up: before the start the seat is free again, afterwards a bot plays on."""
        table = await self.open(id)
        rights.check_sees(table.row, table.plan, person, "")
        mine = table.plan.seats_of(person.id)
        if not mine:
            raise Problem("not_your_seat")
        if table.row.state == "running":
            await table.hand_over(mine, "left")
            return self._info(table, person)

        def change(plan: Plan) -> dict[str, object]:
            rights.check_state(table.row, "waiting")
            arranging.leave_seats(plan, person.id)
            if person.id != table.row.host:
                return {}
            people = plan.people
            plan.host_name = next((seat.name for seat in plan.seats if people and seat.person == people[0]), "")
            return {"host": people[0]} if people else {"state": "closed"}

        await table.rearrange(change)
        return self._info(table, person)

    async def arrange(self, person: Person, id: str, seat: int, wish: SeatChange) -> TableInfo:
        """The host arranges a seat before the start; afterwards bots stand in for people, and people come back."""
        table = await self.open(id)
        rights.check_sees(table.row, table.plan, person, "")
        if seat not in range(len(table.plan.seats)):
            raise Problem("no_such_seat")
        if table.row.state == "running":
            await self._stand_in(table, person, seat, wish)
            return self._info(table, person)
        await self._check_names(person, [wish])

        def change(plan: Plan) -> dict[str, object]:
            rights.check_state(table.row, "waiting")
            rights.check_host(table.row, person)
            arranging.change_seat(plan, seat, wish, person)
            return {"rated": table.row.rated and arranging.can_be_rated(plan)}

        await table.rearrange(change)
        return self._info(table, person)

    async def swap(self, person: Person, id: str, one: int, other: int) -> TableInfo:
        """The host lets two seats change places before the start."""
        table = await self.open(id)
        rights.check_sees(table.row, table.plan, person, "")

        def change(plan: Plan) -> dict[str, object]:
            rights.check_state(table.row, "waiting")
            rights.check_host(table.row, person)
            arranging.swap_seats(plan, one, other)
            return {}

        await table.rearrange(change)
        return self._info(table, person)

    async def ready(self, person: Person, id: str, ready: bool) -> TableInfo:
        """Say before the start that the game may begin, or not yet; it holds up nobody."""
        table = await self.open(id)
        rights.check_sees(table.row, table.plan, person, "")

        def change(plan: Plan) -> dict[str, object]:
            rights.check_state(table.row, "waiting")
            arranging.be_ready(plan, person.id, ready)
            return {}

        await table.rearrange(change)
        return self._info(table, person)

    async def _stand_in(self, table: LiveTable, person: Person, seat: int, wish: SeatChange) -> None:
        holder = table.plan.seats[seat].person
        if holder is None:
            raise Problem("not_your_seat")
        if wish.who == "me" and holder == person.id:
            await table.take_back([seat])
        elif wish.who == "bot" and holder == person.id:
            await table.hand_over([seat], "left")
        elif wish.who == "bot" and holder not in table.online and _acts_as_host(table, person):
            _check_waited(table, person, holder)
            await table.hand_over([seat], "replaced")
        else:
            raise Problem("forbidden")

    async def start(self, person: Person, id: str, *, bots: bool = False) -> TableInfo:
        """Begin the game; with `bots` these take the seats that are still free."""
        table = await self.open(id)
        rights.check_sees(table.row, table.plan, person, "")
        rights.check_state(table.row, "waiting")
        rights.check_host(table.row, person)
        if bots:
            await self._fill(table, person)
        record = await self._source(table.plan) if table.plan.source else ""
        names = await self._names(table.plan)

        def beginning(plan: Plan) -> Start:
            rights.check_host(table.row, person)
            for each, name in names.items():  # anyone who sat down while changing their name may have the old one
                arranging.rename_seats(plan, each, name)
            alone = plan.people in ([], [table.row.host])  # anyone who knows the seed knows the cards of others
            seed = plan.seed if plan.seed is not None and alone else self.seeds()
            return arranging.start_of(plan, seed, record)

        await table.start(beginning)
        return self._info(table, person)

    async def _fill(self, table: LiveTable, person: Person) -> None:
        """Bots take the free seats; then the result no longer counts."""

        def change(plan: Plan) -> dict[str, object]:
            rights.check_state(table.row, "waiting")
            rights.check_host(table.row, person)
            arranging.fill_seats(plan)
            return {"rated": table.row.rated and arranging.can_be_rated(plan)}

        await table.rearrange(change)

    async def _names(self, plan: Plan) -> dict[str, str]:
        """What the people with seats are called now."""
        found = [await self.people.person(id) for id in plan.people]
        return {person.id: person.name for person in found if person is not None}

    async def renamed(self, person: Person, before: str) -> None:
        """Somebody has another name: the seats of tables that are not over have it too, and everybody sees it."""
        rows = [*await self.store.tables_of(person.id, limit=_MOST), *await self.store.hosted_by(person.id)]
        for id in {row.id for row in rows}:
            try:
                await self._rename_at(await self.open(id), person, before)
            except Problem as problem:  # it has just ended, or cannot be read: the name is changed nevertheless
                log(_log, logging.INFO, "a seat keeps its name", table=id, reason=problem.code)

    async def _rename_at(self, table: LiveTable, person: Person, before: str) -> None:
        def change(plan: Plan) -> dict[str, object] | None:
            rights.check_state(table.row, "waiting", "running")
            changed = arranging.rename_seats(plan, person.id, person.name, before)
            if table.row.host == person.id and plan.host_name != person.name:
                plan.host_name, changed = person.name, True
            return {} if changed else None

        await table.rename(change)

    async def _source(self, plan: Plan) -> str:
        return await documents.record_at(await self.open(plan.source), plan.at)

    async def rematch(self, person: Person, id: str) -> TableInfo:
        """A new table for the same people. The second to ask takes the seat that is kept at the table of the first."""
        table = await self.open(id)
        rights.check_sees(table.row, table.plan, person, "")
        rights.check_state(table.row, "over")
        if not rights.is_member(table.row, table.plan, person):
            raise Problem("forbidden")
        if table.plan.rematch is not None:
            return await self._come_along(person, table.plan.rematch)
        await limits.check_room(self.store, person)
        plan = rematch.rematch_plan(table.plan, person, await rematch.welcome(self.people, person, table.plan))
        rated = table.row.rated and arranging.can_be_rated(plan)
        made = await self._add(person, plan, listed=False, rated=rated)
        chosen = made.id

        def change(plan: Plan) -> dict[str, object] | None:
            nonlocal chosen
            chosen = plan.rematch or made.id
            if plan.rematch is not None:
                return None
            plan.rematch = made.id
            return {}

        await table.rearrange(change)
        if chosen == made.id:
            return made
        await self._drop(made.id)
        return await self._come_along(person, chosen)

    async def _come_along(self, person: Person, id: str) -> TableInfo:
        """The rematch that somebody else has made; a person with a seat kept there asked for it too and sits down."""
        table = await self.open(id)
        if table.row.state == "waiting" and table.plan.kept_for(person.id):
            return await self.join(person, id)
        return await self.info(person, id)

    async def _drop(self, id: str) -> None:
        """Forget a table that nobody knows of yet."""
        await self.house.let_go(self.house.live[id])
        await self.store.drop_table(id)

    async def clone(self, person: Person, id: str, at: int, key: str = "") -> TableInfo:
        """A new table that begins after `at` decisions of a finished game; bots have the other seats for now."""
        table = await self.open(id)
        rights.check_sees(table.row, table.plan, person, key)
        rights.check_state(table.row, "over")
        last = len(table.running.game.history)
        if at >= last:
            raise Problem("over" if at == last else "no_such_decision")
        await limits.check_room(self.store, person)
        return await self._add(person, rematch.clone_plan(table.plan, person, id, at), listed=False, rated=False)

    async def close(self, person: Person, id: str) -> TableInfo:
        """The host gives up a table that nobody else plays at; a moderator may close any."""
        table = await self.open(id)
        rights.check_sees(table.row, table.plan, person, "")
        rights.check_host(table.row, person)
        rights.check_state(table.row, "waiting", "running")

        def change(plan: Plan) -> dict[str, object]:
            rights.check_state(table.row, "waiting", "running")
            if table.row.state == "running" and set(plan.people) - {person.id} and not person.moderator:
                raise Problem("forbidden")
            return {"state": "closed", "turn_of": []}

        await table.rearrange(change)
        table.notice("closed")
        return self._info(table, person)

    async def give_up(self, id: str) -> None:
        """Close a table that nobody has begun."""
        table = await self.open(id)

        def change(plan: Plan) -> dict[str, object]:
            rights.check_state(table.row, "waiting")
            return {"state": "closed", "turn_of": []}

        await table.rearrange(change)
        table.notice("closed")

    # -- playing -------------------------------------------------------------------------------------------------

    async def connect(
        self, person: Person | None, id: str, key: str, send: Send, lang: str, end: End = lambda: None
    ) -> Connection:
        """Open a table's socket. Neither `send` nor `end`, which closes it, may wait."""
        table = await self.open(id)
        rights.check_watches(table.row, table.plan, person, key)
        id, name = ("", "") if person is None else (person.id, person.name)
        connection = table.connect(id, name, send, lang, end)
        if person is not None:
            connection.moderates = person.moderator
            connection.blocked = frozenset(await self.people.blocked(person.id))
        return connection

    async def receive(self, connection: Connection, message: ClientMessage) -> None:
        """A message of a socket."""
        await receive(self, connection, message)

    def disconnect(self, connection: Connection) -> None:
        """A socket has closed."""
        connection.table.disconnect(connection)

    async def hints(self, table: LiveTable, seat: int, lang: str) -> list[HintAnswer]:
        """What a bot would do, in words."""
        advice = await self.house.thinking.hint(table.running.game, seat)
        game, names = table.row.game, names_in(table.plan.seats, lang)
        labels = line_labels(game, [each.line for each in advice], lang, names)
        return [
            HintAnswer(each.line, label, each.chance, why(each.reasons, each.against, lang), each.things)
            for each, label in zip(advice, labels, strict=True)
        ]

    async def may_talk(self, person: str) -> bool:
        """Is there such a person, and not muted?"""
        found = await self.people.person(person)
        return found is not None and not found.muted

    def blocks_changed(self, block: Block) -> None:
        """A person has blocked or unblocked somebody: it counts at once, at every table that they have open."""
        other = {block.other}
        for table in self.house.live.values():
            for connection in table.readers:
                if connection.person == block.person:
                    connection.blocked = connection.blocked | other if block.on else connection.blocked - other


def _acts_as_host(table: LiveTable, person: Person) -> bool:
    """The host, or any player while the host is not there: else a game could wait for a host who never comes back."""
    if person.id == table.row.host:
        return True
    return bool(table.plan.seats_of(person.id)) and table.row.host not in table.online


def _check_waited(table: LiveTable, person: Person, holder: str) -> None:
    """The host may replace at once; others must have waited, or the fastest would take over everybody's seats."""
    if person.id != table.row.host and table.presence.waited_for(holder) < ABSENT:
        raise Problem("expected_back", minutes=int(ABSENT // 60))
