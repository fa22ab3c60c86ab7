"""What a bar asks for and what was found, in words."""

from __future__ import annotations

from furrow.cli.voice import Voice
from furrow.lab.bars import Bar, Beat, Field, Memory, Pace, SoloBar
from furrow.lab.intervals import Share
from furrow.lab.thinking_times import Thinking
from furrow.lab.verdicts import OPEN, Finding
from furrow.words.dealt import dealt_kind, dealt_name

_LATE = 0.99


def wanted(voice: Voice, bar: Bar) -> str:
    """What the bar asks for."""
    if isinstance(bar, Beat | SoloBar):
        return voice.say("lab-wanted-share", share=voice.figure(f"{bar.at_least:.0%}"))
    if isinstance(bar, Field):
        numbers = [voice.figure(f"{value:.0f}") for value in (bar.total, *bar.rounds)]
        field = voice.say("lab-wanted-field", fortune=numbers[0], least=numbers[1], most=numbers[2])
        return voice.row([field, *(_wanted_of_kind(voice, bar.game, kind, bar.dealt[kind]) for kind in bar.dealt)])
    most = voice.figure(f"{bar.at_most:g}")
    if isinstance(bar, Memory):
        return voice.say("lab-wanted-memory", megabytes=most)
    return voice.say("lab-wanted-pace", seconds=most, part=voice.figure(f"{_LATE:.0%}"))


def _wanted_of_kind(voice: Voice, game: str, kind: str, bounds: tuple[float, float]) -> str:
    low, high = (voice.figure(f"{value:.0%}") for value in bounds)
    return voice.say("lab-wanted-dealt", kind=dealt_kind(game, kind, voice.language), low=low, high=high)


def found(voice: Voice, finding: Finding) -> str:
    """What the games say."""
    bar = finding.bar
    if isinstance(bar, Field):
        return _field(voice, finding)
    if isinstance(bar, Memory):
        return voice.say("lab-found-memory", megabytes=voice.figure(f"{finding.megabytes:.1f}"))
    if isinstance(bar, Pace):
        return _pace(voice, finding.thinking or Thinking())
    parts = [share(voice, finding.won)] if finding.won is not None else []
    if finding.verdict != OPEN and not finding.decided and not (isinstance(bar, Beat) and bar.full):
        parts.append(voice.say("lab-found-cap"))
    if isinstance(bar, SoloBar):
        parts += _solo(voice, finding)
    return voice.row(parts)


def share(voice: Voice, won: Share) -> str:
    """A share with its interval."""
    value, low, high = (voice.figure(f"{each:.0%}") for each in (won.value, won.low, won.high))
    return voice.say("lab-found-share", value=value, low=low, high=high)


def _solo(voice: Voice, finding: Finding) -> list[str]:
    parts = []
    if finding.scores is not None:
        parts.append(voice.say("lab-found-score", score=voice.figure(f"{finding.scores.mean:.0f}")))
    for title, count in sorted(finding.titles.items(), key=lambda each: -each[1]):
        parts.append(f"{voice.term(finding.bar.game, 'title', title)} ×{voice.number(count)}")
    if finding.deeper is not None:
        more = found(voice, finding.deeper)
        parts.append(voice.say("lab-found-deeper", bot=finding.deeper.bar.who, found=more))
    return parts


def _field(voice: Voice, finding: Finding) -> str:
    total, rounds = finding.total, finding.rounds
    assert total is not None
    assert rounds is not None
    mean, error, turns, least, most = (
        voice.figure(f"{value:.1f}")
        for value in (total.mean, finding.error, rounds.mean, rounds.lowest, rounds.highest)
    )
    parts = [
        voice.say("lab-found-fortune", mean=mean, error=error),
        voice.say("lab-found-rounds", mean=turns, least=least, most=most),
    ]
    for kind, shares in finding.dealt.items():
        for name, won in shares.items():
            parts.append(f"{dealt_name(finding.bar.game, kind, name, voice.language)} {share(voice, won)}")
    return voice.row(parts)


def _pace(voice: Voice, thinking: Thinking) -> str:
    turns = thinking.turns
    mean, late, worst = (voice.figure(f"{value:.2f}") for value in (turns.mean, turns.quantile(_LATE), turns.worst))
    part = voice.figure(f"{_LATE:.0%}")
    return voice.say("lab-found-pace", mean=mean, late=late, worst=worst, part=part, turns=turns.count)
