"""Real positions for real tables: for every kind of decision of a game a finished record that asks it on its way.

The library plays from the crowded positions of the contract suite to the end of the game. The server is given such a
record, and a table is begun from the decision of it that is wanted.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from playwright.sync_api import Page

import furrow
from furrow import bots
from furrow.kernel.generator import Generator
from tests.browser.looking import call
from tests.contract.starts import starts

_IDLE = ("skip", "pass", "decline", "done", "stop", "carry nothing")
_MEEK = (" less", " without coins")
_MANY = 14
"""A question with so many answers shows its page as well as one with more."""
_BY_VERB = ("turn", "bottom", "target")
"""Questions whose answers are actions of different kinds: each verb is a decision of its own."""
_KINDS = {
    "scythe": """
        turn.bolster turn.factory turn.move turn.produce turn.reveal turn.trade top pick step cargo produce trade goods
        bottom.build bottom.deploy bottom.enlist bottom.move bottom.pass bottom.reveal bottom.upgrade pay take cube
        cover mech deploy structure build recruit bonus battles artillery dials retreat encounter scenes look resettle
        settlers factory_card choice discard end
    """,
    "fifty_first_state": """
        hand draft turn.build turn.connect turn.contacts turn.deal turn.develop turn.exchange turn.pass turn.play
        turn.protect turn.raze turn.use turn.visit pay option target.choose target.done target.steal again exchange
        cancel discard store name end
    """,
    "imperial_settlers": """
        pick draft draw gather keep turn.build turn.deal turn.exchange turn.offer turn.pass turn.protect turn.raze
        turn.samurai turn.tuck turn.use pay option offer order target.choose target.done target.forgo target.loot
        target.steal again exchange cancel forfeit discard victim end
    """,
}
KINDS = {game: words.split() for game, words in _KINDS.items()}
"""Every kind of decision: the questions of a game, and the actions of those that have many."""


FIVE_BOTS = -1
"""The number of the record of five bots."""


class Moment(NamedTuple):
    """A decision on the way of a record: which one, whose, and the answers."""

    record: int
    at: int
    seat: int
    answers: tuple[str, ...]


class Course(NamedTuple):
    """What the library found for a game: whole records, and for every kind of decision a moment of one of them."""

    records: tuple[str, ...]
    moments: dict[str, Moment]


@cache
def course(game: str) -> Course:
    """Plays all crowded positions to their ends; the moment of a kind is the one with the most to choose from."""
    records: list[str] = []
    found: dict[str, Moment] = {}
    for number, document in enumerate((*starts(game), *_more(game))):
        played = furrow.position(game, document)
        for moment in _walk(played, number):
            question = played.question(moment.seat)
            names = [question]
            if question in _BY_VERB:
                names = [f"{question}.{verb}" for verb in dict.fromkeys(each.split()[0] for each in moment.answers)]
            for name in names:
                if name not in found or _worth(found[name]) < _worth(moment):
                    found[name] = moment
        records.append(played.record())
    return Course(tuple(records), found)


def _more(game: str) -> list[dict[str, Any]]:
    """What the contract suite has no need of: an objective that can be revealed (few coins, workers, popularity)."""
    if game != "scythe":
        return []
    document: dict[str, Any] = {**starts(game)[0]}
    document["players"] = [
        {**row, "coins": 2, "objectives": [8, 1]} if not number else row
        for number, row in enumerate(document["players"])
    ]
    return [document]


def combat() -> tuple[Moment, int]:
    """The first combat of Scythe that both sides still have to prepare for; gives it as the attacker sees it, and the
    seat of the defender."""
    for number, document in enumerate(starts("scythe")):
        played = furrow.position("scythe", document)
        for moment in _walk(played, number):
            if played.question(moment.seat) == "dials" and len(played.actors) == 2:
                attacker, defender = played.view(None).question.seats
                answers = tuple(str(action) for action in played.legal(attacker))
                return moment._replace(seat=attacker, answers=answers), defender
    raise AssertionError("no combat")


@cache
def razing(game: str) -> tuple[Moment, int, str]:
    """The first turn in which a location of another person can be razed: the moment, its owner's seat, its card."""
    for number, document in enumerate(starts(game)):
        played = furrow.position(game, document)
        for moment in _walk(played, number):
            players = played.view(None).players
            for owner, player in enumerate(players):
                for location in player.locations:
                    others = owner != moment.seat and not player.virtual
                    if others and f"raze {location.card}" in moment.answers:
                        return moment, owner, location.card
    raise AssertionError("nobody can raze anything")


@cache
def five_seats() -> dict[str, Moment]:
    """A lively game of Scythe with five seats: the first decision of each kind, and the last of all as `over`."""
    number = next(n for n, document in enumerate(starts("scythe")) if len(document["players"]) == 5)
    played = furrow.position("scythe", starts("scythe")[number])
    found: dict[str, Moment] = {}
    for moment in _walk(played, number):
        found.setdefault(played.question(moment.seat), moment)
        found["over"] = moment
    return found


_SEED, _MIDDLE = 123, 480


@cache
def five_bots() -> str:
    """The record of a game of Scythe between five bots, from its start to its end."""
    game = furrow.new("scythe", seats=5, seed=_SEED)
    while not game.over:
        _ask(game)
    return game.record()


@cache
def middle() -> tuple[int, int]:
    """The first beginning of a turn in the middle of that game: the decision, and whose turn it is."""
    game = furrow.new("scythe", seats=5, seed=_SEED)
    while len(game.history) < _MIDDLE or not game.opens_turn():
        _ask(game)
    return len(game.history), game.actors[0]


def _ask(game: furrow.Game) -> None:
    seat = game.actors[0]
    made = bots.ask(game, bots.find("plain"), seat, bots.seat_generator(_SEED, seat, len(game.history)))
    game.play(made, seat=seat)


def _worth(moment: Moment) -> int:
    return min(len(moment.answers), _MANY)


def _walk(game: furrow.Game, number: int) -> Iterator[Moment]:
    """Lively play to the end; the caller sees every decision before it is made."""
    generator = Generator(number * 2 + 1)
    while not game.over:
        seat = game.actors[generator.below(len(game.actors))]
        answers = tuple(str(action) for action in game.legal(seat))
        yield Moment(number, len(game.history), seat, answers)
        lively = [each for each in answers if each not in _IDLE and not each.endswith(_MEEK)]
        chosen = lively if lively and generator.below(5) else answers
        game.play(chosen[generator.below(len(chosen))], seat)


def begun(page: Page, source: str, key: str, at: int, own: int, friend: int | None = None) -> str:
    """A table that begins at a decision of a finished one, with the person of the page on a seat and bots on the other
    ones; gives its address. It runs, unless a friend is still to take a seat."""
    table = call(page, "POST", f"/tables/{source}/clone?key={key}", {"at": at})
    others = [seat for seat in range(len(table["seats"])) if seat != own]
    # The clone has put the person on seat 0, and a person has one seat: it is left before another is taken.
    for seat in (*others, *([own] if own else [])):
        who = {"who": "bot", "level": "novice"}
        if seat in (own, friend):
            who = {"who": "me" if seat == own else "invited"}
        same = {"dealt": table["seats"][seat]["dealt"]}
        call(page, "PUT", f"/tables/{table['id']}/seats/{seat}", {**who, **same})
    if friend is None:
        call(page, "POST", f"/tables/{table['id']}/start")
    return f"/table/{table['id']}?key={table['key']}"


def played_out(game: furrow.Game) -> str:
    """The record of a game that was played on at random to its end: only of such a one can a table be begun."""
    for _ in _walk(game, 0):
        pass
    return game.record()


class Places:
    """Tables of a site that stand at a wanted decision. A record is brought once, by the first that comes."""

    def __init__(self) -> None:
        self._brought: dict[tuple[str, int], tuple[str, str]] = {}

    def sit_at(self, page: Page, game: str, moment: Moment, friend: int | None = None) -> str:
        """A table where the person of the page is asked at this moment; gives its address. It runs, unless a friend is
        still to take a seat."""
        source, key = self._bring(page, game, moment.record)
        return begun(page, source, key, moment.at, moment.seat, friend)

    def sit_in_the_middle(self, page: Page) -> str:
        """A table of five in the middle of the bots' game, where the person of the page begins a turn."""
        at, seat = middle()
        return self.sit_at(page, "scythe", Moment(FIVE_BOTS, at, seat, ()))

    def _bring(self, page: Page, game: str, record: int) -> tuple[str, str]:
        if (game, record) not in self._brought:
            text = five_bots() if record == FIVE_BOTS else course(game).records[record]
            table = call(page, "POST", "/records", text)
            self._brought[game, record] = table["id"], table["key"]
        return self._brought[game, record]
