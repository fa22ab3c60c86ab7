"""Questions about lines: why not, what if, what came before. All are answered from what the seat may know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from furrow.kernel.foreseeing import Foreseen, foreseen
from furrow.kernel.line import steps
from furrow.kernel.pointing import intended, meant
from furrow.server.live import wording
from furrow.server.live.naming import names_in
from furrow.server.live.plan import Plan
from furrow.server.live.progress import Progress
from furrow.server.live.state_messages import LOG_LINES, lines
from furrow.server.wire.play import Change, LogLine, Meaning, MeantDeed
from furrow.server.wire.socket import PeekMessage, PreviewMessage, WhyMessage, encoder
from furrow.words.asking import understand
from furrow.words.benefits import benefits
from furrow.words.lexicon import lexicon

_MOST = 200
"""More changes than these are told by the view alone."""


def why(progress: Progress, plan: Plan, seat: int, line: str, ask: int, lang: str) -> WhyMessage:
    """Which rule forbids a line of a seat. Raises FurrowError for what is not a line."""
    name = progress.game.name
    refusal = progress.game.why_not(line, seat, lang)
    error = None if refusal is None else wording.refusal_error(name, refusal, lang)
    return WhyMessage(ask, error, line, wording.line_label(name, line, lang, names_in(plan.seats, lang)))


def asked(progress: Progress, plan: Plan, seat: int, text: str, ask: int, lang: str) -> WhyMessage:
    """The same for a question in plain words: what is meant by it, and what else could be.

    Raises FurrowError for what is neither a line nor like anything that can be done here.
    """
    game = progress.game
    found = understand(game, seat, text, lang)
    if not found.line and not found.near:
        return why(progress, plan, seat, text, ask, lang)
    told = why(progress, plan, seat, found.line, ask, lang) if found.line else WhyMessage(ask, None)
    near = [why(progress, plan, seat, line, ask, lang) for line in found.near]
    told.near = [Meaning(each.line, each.label, each.error) for each in near]
    return told


def pointed(progress: Progress, plan: Plan, seat: int, things: list[str], ask: int, lang: str) -> WhyMessage:
    """What a seat means by pointing to things, and which rule forbids it."""
    game = progress.game
    line = meant(game.rules, game.state, seat, things)
    return why(progress, plan, seat, line, ask, lang) if line else WhyMessage(ask, None)


def peeked(progress: Progress, plan: Plan, seat: int, things: list[str], ask: int, lang: str) -> PeekMessage:
    """All that a seat could mean by things: what can be played first, then what cannot.

    Of what cannot, each reason is told once; where answers are told apart by their deeds, each deed that cannot be done
    has one.
    """
    game = progress.game
    found: list[MeantDeed] = []
    refused: dict[tuple[str, ...], MeantDeed] = {}
    for line in intended(game.rules, game.state, seat, things):
        told = why(progress, plan, seat, line, ask, lang)
        code = game.rules.parse(steps(line)[0])
        deed, spoken = game.rules.deed(code), game.rules.things(game.state, seat, code)
        made = MeantDeed(line, told.label, told.error, deed, spoken)
        if told.error is None:
            found.append(made)
        else:
            refused.setdefault((deed,) if deed else (told.error.rule or "", told.error.text), made)
    for each, outcome in zip(found, _outcomes(progress, seat, found), strict=True):
        each.signs, each.final, each.usual = outcome
    done = {each.deed for each in found if each.deed}
    cannot = [each for each in refused.values() if each.deed not in done]
    told_of = [sentence for thing in things for sentence in benefits(game.rules, game.state, seat, thing, lang)]
    return PeekMessage(ask, [*found, *cannot], list(dict.fromkeys(told_of)))


def _outcomes(progress: Progress, seat: int, found: list[MeantDeed]) -> list[Foreseen]:
    """What each deed would bring; where a game has no deeds it draws no outcomes either."""
    game = progress.game
    if not any(each.deed for each in found):
        return [Foreseen()] * len(found)
    return list(foreseen(game.rules, game.state, seat, [each.line for each in found]))


def preview(progress: Progress, plan: Plan, seat: int, line: str, ask: int, lang: str) -> PreviewMessage:
    """What a line would do. Raises FurrowError for a line that cannot be played."""
    game = progress.game
    ahead = game.preview(line, seat)
    before, after = msgspec.to_builtins(game.view(seat)), msgspec.to_builtins(ahead.view)
    log = lines(progress, list(ahead.events), game.event_count, lang, names_in(plan.seats, lang))
    echoes = lexicon(game.name).echoes
    return PreviewMessage(
        ask=ask,
        view=msgspec.Raw(encoder.encode(ahead.view)),
        log=[] if all(each.kind in echoes for each in log) else log,
        complete=ahead.complete,
        changes=list(changes(before, after)),
        things=ahead.things,
    )


def earlier(progress: Progress, plan: Plan, seat: int | None, before: int, lang: str) -> list[LogLine]:
    """Log lines before a number, as many as fit in one message."""
    last = min(before, progress.game.event_count)
    first = max(0, last - LOG_LINES)
    return lines(progress, progress.game.events(seat, first)[: last - first], first, lang, names_in(plan.seats, lang))


def changes(before: dict[str, Any], after: dict[str, Any]) -> Iterator[Change]:
    """How two views differ: first what the players have, then the table (seat -1)."""
    found = 0
    for seat, (old, new) in enumerate(zip(before["players"], after["players"], strict=True)):
        for change in _differences(seat, "", old, new):
            yield change
            found += 1
            if found == _MOST:
                return
    rest = {name for name in {*before, *after} if name not in ("players", "question", "seat")}
    for name in sorted(rest):
        for change in _differences(-1, name, before.get(name), after.get(name)):
            yield change
            found += 1
            if found == _MOST:
                return


def _differences(seat: int, path: str, old: Any, new: Any) -> Iterator[Change]:
    if old == new:
        return
    if isinstance(old, dict) and isinstance(new, dict):
        for name in sorted({*old, *new}):
            yield from _differences(seat, f"{path}.{name}" if path else name, old.get(name), new.get(name))
    else:
        yield Change(seat, path, old, new)
