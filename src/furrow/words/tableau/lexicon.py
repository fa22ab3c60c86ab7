"""The lexicon of a game of the family."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from furrow.kernel.contract import Code
from furrow.kernel.events import Fact
from furrow.words.catalogue import Words
from furrow.words.lexicon import Lexicon, Marked
from furrow.words.tableau import events
from furrow.words.tableau.actions import Labeller, label
from furrow.words.tableau.terms import Terms, message, twins

_CARDS = ("card", "location", "tucked")
"""Facts and details that are one card."""

_UNSAID = frozenset(
    {
        *("turn", "draft", "tidied", "first_player", "attack_phase", "announce", "feature", "seal"),
        *("gather", "put_back", "lay_aside", "put_away", "scrap", "ruin", "untuck", "attack_spent", "no_attack"),
        *("fetch", "lose", "recover", "tidy"),
    }
)
"""The lines around them say enough: where a card goes when it is razed, what a clean-up takes away."""

_WORD = re.compile(r"[\w.]+")


class TableauLexicon(Lexicon):
    """Counts goods and has cards; what both games say in the same way is found under the name of the family."""

    unsaid = _UNSAID

    def __init__(self, game: str, labels: Mapping[int, Labeller]) -> None:
        """`labels` are those of the verbs that only this game has."""
        super().__init__(game)
        parts = ("", "-telling", "-solo")
        shared = (*(f"web-tableau{part}" for part in parts), "tableau-terms", "tableau-texts")
        self.drawn = (*shared, f"{game}-terms", f"{game}-texts")
        self._labels = labels

    def message(self, speaker: Words, *parts: str) -> str:
        return message(speaker, self.game, *parts)

    def player(self, speaker: Words, seat: int, names: Sequence[str]) -> str:
        return Terms(speaker, self.game).player(seat, names)

    def word(self, speaker: Words, name: str, value: str) -> str:
        terms = Terms(speaker, self.game)
        if name in _CARDS:
            return terms.card(value)
        if name in ("what", "target") and terms.knows("good", value):
            return terms.kind(value)
        return super().word(speaker, name, value)

    def label(self, speaker: Words, code: Code, names: Sequence[str], *, marked: Marked = True) -> str:
        return label(Terms(speaker, self.game), code, names, self._labels, marked=marked)

    def twins(self, texts: Iterable[str]) -> frozenset[str]:
        return twins(self.game, (word for text in texts for word in _WORD.findall(text)))

    def of_event(self, speaker: Words, event: Mapping[str, Fact], names: Sequence[str]) -> dict[str, int | str]:
        return events.arguments(Terms(speaker, self.game), event, names)

    def of_benefit(self, speaker: Words, facts: Mapping[str, Fact]) -> dict[str, int | str]:
        """Goods and cards as in events; `types` by their names, and how much of a good is `made`."""
        terms = Terms(speaker, self.game)
        found = super().of_benefit(speaker, facts) | events.arguments(terms, facts, ())
        tags, what, made = facts.get("tags"), facts.get("what"), facts.get("made")
        if isinstance(tags, list):
            found["types"] = speaker.one_of([terms.say("tag", str(tag)) for tag in tags])
        if isinstance(what, str) and isinstance(made, int):
            found["made"] = terms.counted(what, made)
        return found

    def of_refusal(self, speaker: Words, details: Mapping[str, int | str]) -> dict[str, int | str]:
        """ "needs 3 grey contacts": `cost`."""
        what, needs = details.get("what"), details.get("needs")
        if not isinstance(what, str) or not isinstance(needs, int):
            return {}
        return {"cost": Terms(speaker, self.game).priced(what, needs)}
