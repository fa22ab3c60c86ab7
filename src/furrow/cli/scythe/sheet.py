"""The screens of a game of Scythe, put together from board, tracks, mats and hand to fit a terminal."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from furrow.cli.scythe import board, listing, mats, own, tracks
from furrow.cli.scythe import glyphs as g
from furrow.cli.scythe.pieces import camps
from furrow.cli.voice import Voice
from furrow.games.scythe.question import Question
from furrow.games.scythe.view import View
from furrow.kernel.contract import Result
from furrow.words import words
from furrow.words.scythe import encounter_option, terms

_PANEL = 38
_GAP = 2
_TALL = 40
_COUNTING = ("pick", "step", "produce", "goods", "discard")
"""Questions whose amount is how many answers are left."""


class Sheet:
    """Draws views for a terminal. `who` says for each seat who plays it; `drawn` false gives lists, no board."""

    quiet: Collection[str] = ("top", "turn")
    opening: Collection[str] = ("section",)
    usages: Mapping[str, str] = {
        "see": "see C1",
        "table": "mats [SEAT]",
        "give": "give 3 to 1",
        "refuse": "refuse power",
    }
    short: Mapping[str, str] = {"mats": "table"}
    examples: Mapping[str, str] = {
        "cli-hint": "produce / C1",
        "cli-guide-1": "produce / C1 / D1",
        "cli-why-what": "move / char / F5",
        "cli-preview-what": "produce / C1",
    }
    instead: Mapping[str, str] = {"cli-about-table": "cli-about-mats"}

    def __init__(self, voice: Voice, who: Sequence[str], *, unicode: bool = True, drawn: bool = True) -> None:
        self.voice = voice
        self.who = who
        self.signs = g.UNICODE if unicode else g.ASCII
        self.drawn = drawn

    @property
    def stroke(self) -> str:
        return self.signs.across

    # -- players, questions and answers --------------------------------------------------------------------------

    def names(self, view: View) -> list[str]:
        """The factions."""
        return [self.voice.term("scythe", "faction", player.faction) for player in view.players]

    def tag(self, view: View, seat: int) -> Text:
        """The letter of a faction in its colours."""
        return tracks.faction_tag(view.players[seat].faction, self.voice, short=True)

    def picture(self, view: View, before: object) -> object:
        """Pieces, goods and tokens on the board, and the turn: a new one always shows it."""
        last = before[1] if isinstance(before, tuple) else -1
        pieces = (camps(view), view.goods, view.encounter_tokens, view.contested)
        return pieces, view.turn if self.asks_for_turn(view) else last

    def asks_for_turn(self, view: View) -> bool:
        """Is a section to be chosen?"""
        return view.question is not None and view.question.name == "turn"

    def answer(self, view: View, text: str, label: str) -> Text:
        """Sections say what they cost and give, options of encounters what the card in question says."""
        section = self.section(view, view.seat, text) if view.seat is not None and self.asks_for_turn(view) else None
        return section or Text(label + self._printed(view.question, text))

    def _printed(self, question: Question | None, text: str) -> str:
        if question is not None and question.card and text.startswith("option "):
            return f": {encounter_option(question.card, text.split()[1], self.voice.language)}"
        if question is not None and question.scenes and text.startswith("scene "):
            scene = question.scenes[int(text.split()[1]) - 1]
            return f": {self.voice.say(f'scythe-scene-{scene:03}')}"
        return ""

    # -- parts ---------------------------------------------------------------------------------------------------

    def board(self, view: View, width: int, height: int, marked: Collection[str] = ()) -> RenderableType:
        """The board in the largest form that fits; a list where none does."""
        size = board.size_for(width, height) if self.drawn else None
        if size is None:
            return Group(*listing.listing(view, self.voice))
        return board.draw(view, size, self.signs, marked)

    def legend(self) -> RenderableType:
        return Group(*listing.legend(self.voice, self.signs)) if self.drawn else listing.rivers(self.voice)

    def tracks(self, view: View, width: int) -> RenderableType:
        """All tracks in one table, as wide as there is room for."""
        details = tracks.DETAILS if width >= 120 else ()
        columns = (*details, *tracks.TRACKS, *tracks.MADE, *tracks.LAST)
        return tracks.tracks(view, self.voice, self.signs, self.who, columns)

    def table(self, view: View, seat: int, *, brief: bool = False) -> RenderableType:
        """The mats of one player: sections as they stand, and what has been made; `brief`: what they do not say."""
        player = view.players[seat]
        title = tracks.faction_tag(player.faction, self.voice)
        title.append(f", {self.voice.term('scythe', 'mat', player.mat)}", "bold")
        pairs = [*mats.belongings(player, self.voice, brief=brief), *mats.faction_mat(player, self.voice)]
        return Group(title, mats.player_mat(player, self.voice, self.signs), *_titled(pairs))

    def hand(self, view: View) -> RenderableType:
        """What only the seat sees, with the fortune as it stands."""
        return Group(*own.hand(view, self.voice), *own.fortunes(view, self.voice))

    def scores(self, view: View) -> RenderableType:
        """Fortunes and stars."""
        placed = tracks.stars(view, self.voice, self.signs)
        return Group(*own.fortunes(view, self.voice), own.tile(view, self.voice), *placed)

    def preview(self, view: View) -> RenderableType:
        """Tracks and fortune after an imagined line."""
        return Group(self.status(view), *own.fortunes(view, self.voice))

    def result(self, view: View, result: Result) -> RenderableType:
        """The final table: ranks, fortunes by category, and the tie-break if one was needed."""
        return tracks.result(view, self.voice, self.who)

    def status(self, view: View) -> Text:
        """One line: turn, faction and tracks of the seat that looks."""
        if view.seat is None:
            return Text(self._round(view), style="bold")
        player = view.players[view.seat]
        counted = [
            mats.amount(self.voice, kind, count)
            for kind, count in (
                ("power", player.power),
                ("popularity", player.popularity),
                ("coins", player.coins),
                ("cards", player.combat_cards),
            )
        ]
        counted.append(self.voice.count("scythe-stars-count", player.star_count))
        line = Text.assemble((f" {g.letter(player.faction)} ", g.FACTION_STYLE[player.faction]), " ")
        line.append(self.voice.term("scythe", "faction", player.faction), "bold")
        return line.append(f" · {self._round(view)} · {self.voice.row(counted)}")

    def _round(self, view: View) -> str:
        return self.voice.say("cli-round", number=view.turn // len(view.players) + 1)

    def section(self, view: View, seat: int, text: str) -> Text | None:
        """A section of the reader's mat in one line, for the choice of a section; None for anything else."""
        return mats.section_line(view.players[seat], text, self.voice, self.signs)

    def context(self, view: View) -> str:
        """What the open question is about: a unit, a place, a card, how much is left, against whom."""
        question = view.question
        parts: list[str] = []
        if question is None:
            return ""
        if question.unit:
            parts.append(self.voice.term("scythe", "unit", "character" if question.unit == "char" else question.unit))
        if question.place:
            parts.append(f"{question.place} → {question.to}" if question.to else question.place)
        if question.card:
            parts.append(self.voice.say("cli-context-card", number=question.card))
        if question.name == "dials":
            parts += [self._opponent(view, seat) for seat in question.seats if seat != view.seat]
            parts += self._chosen(view)
        if question.resource:
            what = "any_resources" if question.resource == "any" else question.resource
            parts.append(terms.counted(words(self.voice.language), what, question.amount))
        elif question.amount and question.name in _COUNTING:
            parts.append(self.voice.say("cli-context-left", count=question.amount))
        if question.load:
            load = [terms.counted(words(self.voice.language), what, count) for what, count in question.load.items()]
            parts.append(self.voice.say("cli-context-loaded", cargo=self.voice.row(load)))
        return f" ({self.voice.row(parts)})" if parts else ""

    def _chosen(self, view: View) -> list[str]:
        """The dial and the cards of the reader's combat answer so far."""
        if view.own is None or view.own.sealed is None:
            return []
        sealed = view.own.sealed
        cards = " ".join(map(self.voice.number, sealed.cards)) or self.voice.say("cli-none")
        return [self.voice.say("cli-context-sealed", dial=sealed.dial, cards=cards)]

    def _opponent(self, view: View, seat: int) -> str:
        player = view.players[seat]
        return self.voice.say(
            "cli-context-against",
            name=self.voice.term("scythe", "faction", player.faction),
            power=mats.amount(self.voice, "power", player.power),
            cards=mats.amount(self.voice, "cards", player.combat_cards),
        )

    def closely(self, view: View, text: str) -> RenderableType | None:
        """All about one place; None if there is no such place."""
        place = listing.find_place(text)
        return None if place is None else Group(*listing.closely(place, view, self.voice))

    # -- whole screens -------------------------------------------------------------------------------------------

    def screen(
        self, view: View, width: int, height: int, marked: Collection[str] = (), news: Sequence[Text] = ()
    ) -> RenderableType:
        """Board, tracks, hand and mats with the news: side by side where the terminal is wide, else one below another.

        On a low terminal the board comes last, so that it is what remains on the screen.
        """
        drawn = self.board(view, width, height, marked)
        if self._is_wide(width, height):
            grid = Table.grid(padding=(0, _GAP, 0, 0))
            grid.add_column(width=board.LARGE.width)
            grid.add_column()
            grid.add_row(Group(drawn, *news), self._panel(view))
            return grid
        parts: list[RenderableType] = [self.tracks(view, width)]
        if view.seat is not None:
            parts.append(self.hand(view))
            if height >= _TALL:
                parts.append(self.table(view, view.seat))
        return Group(*news, *parts, drawn) if self.is_low(height) else Group(*parts, drawn, *news)

    def is_low(self, height: int) -> bool:
        """Will the news and the board not fit on one screen?"""
        return height < _TALL

    def room_for_news(self, width: int, height: int) -> tuple[int, int]:
        """The columns and lines that news may take on a screen of this size."""
        if self.is_low(height):
            return width, max(8, height - 6)
        size = board.size_for(width, height)
        if size is None or not self.drawn:
            return width, height // 2
        return board.LARGE.width if self._is_wide(width, height) else width, max(8, height - size.height - 10)

    def _is_wide(self, width: int, height: int) -> bool:
        """Is there room for a panel beside the board?"""
        return (
            self.drawn and width >= board.LARGE.width + _GAP + _PANEL and board.size_for(width, height) != board.DENSE
        )

    def _panel(self, view: View) -> RenderableType:
        voice, signs = self.voice, self.signs
        parts: list[RenderableType] = [
            tracks.tracks(view, voice, signs, self.who, tracks.TRACKS),
            tracks.tracks(view, voice, signs, self.who, (*tracks.MADE, *tracks.LAST), short=True),
        ]
        if view.seat is not None:
            parts.append(Padding(self.table(view, view.seat, brief=True), (1, 0, 0, 0)))
            parts.append(Padding(self.hand(view), (1, 0, 0, 0)))
        return Group(*parts)


def _titled(pairs: Sequence[tuple[str, str]]) -> list[Text]:
    return [Text.assemble((f"{title}: ", "dim"), text) for title, text in pairs]
