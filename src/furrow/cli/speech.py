"""Sentences of a game: events, questions and answers, all through `furrow.words`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rich.text import Text

from furrow import words
from furrow.cli.scythe import glyphs as g
from furrow.cli.voice import Voice
from furrow.games.scythe.question import Question
from furrow.kernel.events import Fact
from furrow.words.scythe import encounter_option

HOST = -1
_QUIET = ("top", "turn")
"""Events that say nothing which the ones around them do not say."""


class Speech:
    """The sentences of one game in one language; `names` are the players' names by seat."""

    def __init__(self, game: str, voice: Voice, names: Sequence[str]) -> None:
        self.game = game
        self.voice = voice
        self.names = list(names)

    def event(self, event: Mapping[str, Fact]) -> str:
        """What happened, in one sentence."""
        return words.event_line(self.game, event, self.voice.language, self.names)

    def paragraphs(self, events: Iterable[Mapping[str, Fact]], factions: Sequence[str]) -> list[Text]:
        """Events in a row that are about the same player make a paragraph, led by the faction's letter."""
        found: list[Text] = []
        last: Fact = HOST
        for event in events:
            if event["kind"] in _QUIET:
                continue
            seat = event["seat"]
            if not found or seat != last or event["kind"] == "section":
                found.append(_lead(factions[seat]) if isinstance(seat, int) and seat >= 0 else Text("  "))
                last = seat
            else:
                found[-1].append(" ")
            found[-1].append(self.event(event))
        return found

    def question(self, question: Question) -> str:
        """What a player is asked."""
        return words.question(self.game, question.name, self.voice.language)

    def answer(self, text: str, question: Question | None = None) -> str:
        """What an answer means. Options of encounters say what the card in question says."""
        language = self.voice.language
        label = words.action_label(self.game, text, language, self.names)
        if question is not None and question.card and text.startswith("option "):
            return f"{label}: {encounter_option(question.card, text.split()[1], language)}"
        if question is not None and question.scenes and text.startswith("scene "):
            scene = question.scenes[int(text.split()[1]) - 1]
            return f"{label}: {self.voice.say(f'scythe-scene-{scene:03}')}"
        return label


def _lead(faction: str) -> Text:
    return Text.assemble((g.letter(faction), g.FACTION_STYLE[faction]), " ")
