"""The lexicon of Scythe, put together from its parts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from furrow.games.scythe import names as n
from furrow.kernel.contract import Code
from furrow.kernel.events import Fact
from furrow.words.catalogue import Words
from furrow.words.lexicon import Lexicon, Marked
from furrow.words.scythe import actions, briefs, events, refusals, terms


class _Scythe(Lexicon):
    """Scythe counts, names places by code, and has cards."""

    unsaid = frozenset({"encounter_over"})
    echoes = frozenset({"section", "top", "bottom"})
    drawn = (
        "web-scythe",
        "web-scythe-rail",
        "web-scythe-moments",
        "scythe-terms",
        "scythe-actions",
        "scythe-cards",
    )

    def word(self, speaker: Words, name: str, value: str) -> str:
        return terms.word(speaker, name, value)

    def label(self, speaker: Words, code: Code, names: Sequence[str], *, marked: Marked = True) -> str:
        return actions.label(speaker, code, names)

    def brief(self, speaker: Words, code: Code, signs: Sequence[str]) -> str:
        return briefs.brief(speaker, code, signs)

    def of_event(self, speaker: Words, event: Mapping[str, Fact], names: Sequence[str]) -> dict[str, int | str]:
        return events.arguments(speaker, event, names)

    def of_question(self, speaker: Words, about: Mapping[str, int | str]) -> dict[str, int | str]:
        resource, amount = about.get("resource"), about.get("amount")
        counted = isinstance(resource, str) and isinstance(amount, int) and resource in n.GAINS
        more = {"counted": terms.counted(speaker, str(resource), int(amount or 0))} if counted else {}
        return super().of_question(speaker, about) | more

    def of_refusal(self, speaker: Words, details: Mapping[str, int | str]) -> dict[str, int | str]:
        return refusals.arguments(speaker, details)


def lexicon(game: str) -> Lexicon:
    """The lexicon of Scythe."""
    return _Scythe(game)
