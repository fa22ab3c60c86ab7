"""What a reader sees of a game, free of language. A reader is sent something when, and only when, this changes.

So nobody learns from the mere arrival of a message, or from its number, that somebody else has decided in secret.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple, cast

import msgspec
from msgspec.structs import replace

from furrow.kernel.contract import Code
from furrow.server.live import holding, offers, standing_answers, wording
from furrow.server.live.naming import marks, named, names_in
from furrow.server.live.plan import Plan
from furrow.server.live.progress import Progress
from furrow.server.live.wording import Names
from furrow.server.wire.play import GameEvent, Held, LogLine, OpenQuestion, SeatClock
from furrow.server.wire.socket import StateMessage, encoded, encoder

LOG_LINES = 200
"""So many log lines come with the first state; earlier ones are there for the asking."""


class Sight(NamedTuple):
    """The view as bytes, the number of events, and what the seat can do."""

    view: bytes
    events: int
    undo: bool
    redo: bool
    legal: tuple[Code, ...]
    about: wording.About
    """What is asked about, as far as this seat may know."""
    standing: tuple[tuple[str, str], ...]
    answers: int
    """Own decisions so far: who declined one of two equal offers is asked the same again, and must see that it is."""


def looks(progress: Progress, seats: Iterable[int | None]) -> dict[int | None, Sight]:
    """What several seats see now; None is a spectator."""
    game = progress.game
    actors = game.actors
    documents: dict[int | None, Any] = {**game.rules.views(game.state, seats)}
    players: dict[int, Any] = {}
    """By far the longest part of a view. Where the views share it, it is written once."""
    found = {}
    for seat, document in documents.items():
        progress.note_asked([] if document.question is None else document.question.seats)
        shared = document.players
        if id(shared) not in players:
            players[id(shared)] = encoded(shared)
        view = encoder.encode(replace(document, players=players[id(shared)]))
        found[seat] = _sight(progress, seat, view, document.question, owes=seat in actors)
    return found


def look(progress: Progress, seat: int | None) -> Sight:
    """What one seat sees now."""
    return looks(progress, [seat])[seat]


def _sight(progress: Progress, seat: int | None, view: bytes, asked: Any, *, owes: bool) -> Sight:
    game = progress.game
    about = wording.about(asked)
    if seat is None:
        return Sight(view, game.event_count, False, False, (), about, (), 0)
    legal = tuple(game.rules.legal(game.state, seat)) if owes else ()
    undo, redo = progress.can_undo(seat), progress.can_redo(seat)
    standing = tuple(progress.standing[seat].items())
    return Sight(view, game.event_count, undo, redo, legal, about, standing, progress.answers[seat])


class Viewpoint(NamedTuple):
    """From where somebody looks: the seat on the screen, all their own seats, the language."""

    seat: int | None
    mine: tuple[int, ...]
    lang: str


Told = dict[tuple[str, int, bytes], list[LogLine]]
"""Lines by language, first number and the events as they were read: readers who may read the same share the words."""


def state_message(
    progress: Progress,
    plan: Plan,
    viewpoint: Viewpoint,
    sight: Sight,
    log_from: int,
    now: float,
    told: Told | None = None,
) -> bytes:
    """The state as one reader gets it. `told` keeps the lines for the next reader."""
    seat, lang = viewpoint.seat, viewpoint.lang
    events = progress.game.events(seat, log_from)
    read = encoder.encode(events)
    log = None if told is None else told.get((lang, log_from, read))
    if log is None:
        log = encoded(lines(progress, events, log_from, lang, names_in(plan.seats, lang)))
        if told is not None:
            told[lang, log_from, read] = log
    message = StateMessage(
        seq=progress.seen[-1 if seat is None else seat],
        seat=seat,
        view=msgspec.Raw(sight.view),
        questions=questions(progress, plan, viewpoint, sight),
        log_from=log_from,
        log=log,
        events=cast(list[GameEvent], msgspec.Raw(read)),
        undo=sight.undo,
        redo=sight.redo,
        clocks=clocks(progress, plan, seat, now),
        standing=[] if seat is None else standing_answers.shown(progress, plan, seat, lang),
        gifts=gifts(progress, seat),
        since_you=0 if seat is None else progress.own[seat],
        waiting_for=waiting_for(progress, viewpoint),
        held=held(progress, plan, now),
    )
    return encoder.encode(message)


def lines(progress: Progress, events: list[Any], first: int, lang: str, names: Names) -> list[LogLine]:
    """Events in words; `first` is the number of the first."""
    found = wording.log_lines(progress.game.name, first, events, lang, marks(len(names)))
    for line in found:
        line.text = named(line.text, names)
    return found


def questions(progress: Progress, plan: Plan, viewpoint: Viewpoint, sight: Sight) -> list[OpenQuestion]:
    """What the reader's seats owe. Behind the curtain it is only said that something is asked."""
    game = progress.game
    found = []
    for seat in game.actors:
        if seat not in viewpoint.mine or plan.seats[seat].bot:
            continue
        name = game.rules.question(game.state, seat)
        text = wording.asked(game.name, name, viewpoint.lang, sight.about)
        prompt = wording.prompted(game.name, name, viewpoint.lang, sight.about)
        if seat != viewpoint.seat:
            found.append(OpenQuestion(seat, name, text, curtain=True))
            continue
        names = names_in(plan.seats, viewpoint.lang)
        answers = wording.answers(game.rules, game.state, seat, sight.legal, viewpoint.lang, marks(len(names)))
        longer = wording.longer_answers(game.rules, game.state, seat, viewpoint.lang, marks(len(names)))
        for answer in (*answers, *longer):
            answer.label = named(answer.label, names)
        can_end = any(each.ends for each in answers) or any(each.ends and not each.gives_up for each in longer)
        tray = offers.tray(progress, seat, viewpoint.lang)
        found.append(OpenQuestion(seat, name, text, answers, can_end, longer=longer, tray=tray, prompt=prompt))
    return found


def gifts(progress: Progress, seat: int | None) -> list[int]:
    """The seats to which a seat may give something, as far as the rules go."""
    game = progress.game
    if seat is None or game.over:
        return []
    others = (each for each in range(game.seats) if each != seat)
    return [each for each in others if game.rules.may_offer(game.state, seat, each)]


def waiting_for(progress: Progress, viewpoint: Viewpoint) -> list[int]:
    """Who is asked. During secret answers own seats that have answered are left out; nothing is said about others."""
    owing = progress.game.actors
    return [seat for seat in progress.asked if seat in owing or seat not in viewpoint.mine]


def held(progress: Progress, plan: Plan, now: float) -> Held | None:
    """For whom the bots wait, and how long still."""
    seat, left = holding.waits_for(progress, plan), holding.left(progress, plan, now)
    return Held(seat, round(left * 1000)) if seat is not None and left > 0 else None


def clocks(progress: Progress, plan: Plan, seat: int | None, now: float) -> list[SeatClock]:
    """The clocks. During secret answers all that are asked seem to run: who has answered must not show."""
    clock = progress.clocks
    if not clock.ticking:
        return []
    asked = progress.asked
    secret = len(asked) > 1
    waited, holds = holding.waited(progress, plan, now), holding.left(progress, plan, now) > 0
    found = []
    for number in range(progress.game.seats):
        if secret and number != seat:
            found.append(SeatClock(number, round(clock.opening[number], 1), number in asked))
        else:
            left = clock.remaining(number, now - waited)
            found.append(SeatClock(number, round(left, 1), clock.runs(number) and not holds))
    return found
