"""Sentences of a game: events, questions and answers, all through `furrow.words`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rich.text import Text

from furrow import words
from furrow.cli.sheets import Sheet
from furrow.cli.voice import Voice
from furrow.kernel.contract import TableView
from furrow.kernel.events import Fact

HOST = -1


class Speech:
    """The sentences of one game in one language; `view` is any view of the game, for the names of its players."""

    def __init__(self, game: str, voice: Voice, sheet: Sheet, view: TableView) -> None:
        self.game = game
        self.voice = voice
        self.sheet = sheet
        self.names = sheet.names(view)
        self._tags = [sheet.tag(view, seat) for seat in range(len(self.names))]

    def event(self, event: Mapping[str, Fact]) -> str:
        """What happened, in one sentence."""
        return words.event_line(self.game, event, self.voice.language, self.names)

    def tag(self, seat: int) -> Text:
        """The sign of a player; a dash for the host."""
        return self._tags[seat].copy() if seat >= 0 else Text("-")

    def paragraphs(self, events: Iterable[Mapping[str, Fact]]) -> list[Text]:
        """Events in a row that are about the same player make a paragraph, led by the player's sign."""
        found: list[Text] = []
        last: Fact = HOST
        for event in events:
            sentence = "" if event["kind"] in self.sheet.quiet else self.event(event)
            if not sentence:
                continue
            seat = event["seat"]
            if not found or seat != last or event["kind"] in self.sheet.opening:
                found.append(self.tag(seat).append(" ") if isinstance(seat, int) and seat >= 0 else Text("  "))
                last = seat
            else:
                found[-1].append(" ")
            found[-1].append(sentence)
        return found

    def question(self, question: Any) -> str:
        """What a player is asked. Every game's question has a name; some say which card asks."""
        card = getattr(question, "card", "")
        about = {"card": card} if card and isinstance(card, str) else {}  # the sheet says the rest in its own column
        return words.question(self.game, question.name, self.voice.language, **about)

    def answer(self, text: str) -> str:
        """What an answer means."""
        return words.action_label(self.game, text, self.voice.language, self.names)
