"""The screens of a card game, put together from players, rows and hand to fit a terminal."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from furrow.cli.tableau import closely, estate, hand, players
from furrow.cli.tableau.signs import ASCII, UNICODE, tag
from furrow.cli.tableau.wording import Wording
from furrow.cli.voice import Voice
from furrow.games.tableau.view import Seat, View
from furrow.kernel.contract import Result

_WIDE = 110
_TALL = 40
_LOW = 30
_WHOLE = ("turn", "draft", "hand", "pick", "keep", "gather", "name", "store", "victim")
"""Questions that are asked with the whole table in sight; the others go on where one of these began."""
_COUNTED = ("discard", "cancel", "draw", "gather", "target", "exchange", "pick")
"""Questions whose amount is how many answers are left."""

_GIVING = ("deal", "raze")
_USING = ("use", "visit", "connect", "play")
_CONTACTS, _BOARD_ACTIONS = "contacts", ("grey", "red", "blue")


class Sheet:
    """Draws views for a terminal. `who` says for each seat who plays it; `drawn` false gives lines, not tables."""

    quiet: Collection[str] = ()
    opening: Collection[str] = ("round", "production", "actions", "cleanup")
    usages: Mapping[str, str] = {"see": "see CARD", "table": "table [SEAT]"}
    short: Mapping[str, str] = {"mats": "table"}
    examples: Mapping[str, str] = {
        "cli-hint": "exchange",
        "cli-guide-1": "exchange / gain 1 card",
        "cli-why-what": "exchange",
        "cli-preview-what": "exchange / gain 1 card",
    }
    instead: Mapping[str, str] = {
        "cli-no-such-place": "cli-no-such-card",
        "cli-continue": "cli-continue-table",
        **{f"cli-about-{name}": f"cli-about-{name}-cards" for name in ("help", "board", "see", "score")},
    }

    def __init__(self, voice: Voice, who: Sequence[str], *, unicode: bool = True, drawn: bool = True) -> None:
        self.voice = voice
        self.who = who
        self.signs = UNICODE if unicode else ASCII
        self.drawn = drawn

    @property
    def stroke(self) -> str:
        return self.signs.stroke

    def _wording(self, view: View) -> Wording:
        return Wording(self.voice, view.game)

    # -- players, questions and answers --------------------------------------------------------------------------

    def names(self, view: View) -> list[str]:
        """Who does things in the log: the factions, and the virtual player."""
        return [self._wording(view).doer(player) for player in view.players]

    def tag(self, view: View, seat: int) -> Text:
        return tag(view.players[seat].faction)

    def picture(self, view: View, before: object) -> object:
        """All that lies open, where a question begins a step of the game; within a step the last picture stays."""
        if view.question is not None and view.question.name not in _WHOLE and before is not None:
            return before
        asked = view.question.name if view.question is not None else ""
        return asked, view.round, view.phase, view.players, view.row, view.tables, view.own

    def asks_for_turn(self, view: View) -> bool:
        return view.question is not None and view.question.name == "turn"

    def context(self, view: View) -> str:
        """What is to be paid, and how many answers are left."""
        question = view.question
        if question is None:
            return ""
        wording = self._wording(view)
        parts = [wording.cost(question.cost)] if question.cost else []
        if question.amount and question.name in _COUNTED:
            parts.append(self.voice.say("cli-context-left", count=question.amount))
        return f" ({self.voice.row(parts)})" if parts else ""

    def answer(self, view: View, text: str, label: str) -> Text:
        """What the catalogue says, and what the used card or board does."""
        verb, _, name = text.partition(" ")
        wording = self._wording(view)
        if verb in _USING:
            return Text.assemble(label, (f": {' '.join(wording.parts(name).effects)}", "dim"))
        if verb in _GIVING:
            worth = wording.deal(name) if verb == "deal" else wording.raze(wording.row(name))
            return Text.assemble(label, (f": {worth}", "dim"))
        if verb == _CONTACTS and view.seat is not None:
            number = _BOARD_ACTIONS.index(name)
            return Text.assemble(label, (f": {wording.rate(view.players[view.seat].faction, number)}", "dim"))
        return Text(label)

    # -- parts ---------------------------------------------------------------------------------------------------

    def status(self, view: View) -> Text:
        """One line: round and phase, and how the reader stands."""
        wording = self._wording(view)
        parts = [wording.round(view), wording.phase(view)]
        if view.ending:
            parts.append(wording.voice.say("cli-card-ending"))
        if view.seat is None:
            return Text(self.signs.dot.join(part for part in parts if part), style="bold")
        player = view.players[view.seat]
        parts += [wording.points(player.points), wording.goods(player.goods) if player.goods else ""]
        line = Text.assemble(tag(player.faction), " ", (wording.player(player), "bold"))
        return line.append("".join(f"{self.signs.dot}{part}" for part in parts if part))

    def tracks(self, view: View, width: int) -> RenderableType:
        wording = self._wording(view)
        if not self.drawn:
            return Group(*players.player_lines(view, wording, self.who))
        return players.players(view, wording, self.signs, self.who, wide=width >= _WIDE)

    def board(self, view: View, width: int, height: int) -> RenderableType:
        """All that lies open: the players' rows in full and what lies between them."""
        parts: list[RenderableType] = [self.tracks(view, width)]
        for seat in range(len(view.players)):
            parts.append(Padding(self.table(view, seat), (1, 0, 0, 0)))
        return Group(*parts, Padding(Group(*estate.between(view, self._wording(view))), (1, 0, 0, 0)))

    def legend(self) -> RenderableType:
        signs, say = self.signs, self.voice.say
        pairs = [(signs.active, "cli-legend-active"), (signs.first, "cli-card-first")]
        pairs += [(signs.doubt[name], f"cli-confidence-{name}") for name in signs.doubt]
        return Text("  ".join(f"{sign} {say(message)}" for sign, message in pairs))

    def closely(self, view: View, text: str) -> RenderableType | None:
        """One card in full; where several have the name, all of them; None if there is none."""
        wording = self._wording(view)
        lines: list[Text] = []
        for word in closely.find(text, wording):
            lines += closely.closely(word, view, wording, self.signs)
        return Group(*lines) if lines else None

    def table(self, view: View, seat: int) -> RenderableType:
        """Everything that lies before one player."""
        wording, player = self._wording(view), view.players[seat]
        facts = [wording.points(player.points)]
        if not player.virtual:
            facts += [wording.goods(player.goods), self.voice.say("cli-card-hand-count", count=player.hand)]
        facts += [self.voice.say("cli-card-passed")] if player.passed else []
        title = players.faction(player, wording)
        title.append("".join(f"{self.signs.dot}{fact}" for fact in facts))
        board = [] if player.virtual else [self._board(wording, player)]
        return Group(title, *board, self._rows(view, seat), *estate.belongings(player, view, wording, seat=seat))

    def _board(self, wording: Wording, player: Seat) -> Text:
        return estate.titled(self.voice.say("cli-row-board"), "; ".join(wording.board(player)))

    def _rows(self, view: View, seat: int) -> RenderableType:
        wording, player = self._wording(view), view.players[seat]
        if not player.locations:
            return Group(*estate.rows_in_brief(player, view, wording))
        return estate.rows_in_full(player, view, wording, self.signs)

    def hand(self, view: View) -> RenderableType:
        """The cards that the reader may choose from, and the hand."""
        return self._cards(view, 100)

    def _cards(self, view: View, width: int, *, low: bool = False) -> RenderableType:
        """On a low screen the hand is brief, unless it is what the question is about."""
        wording = self._wording(view)
        brief = low and view.question is not None and view.question.name != "hand"
        parts: list[RenderableType] = []
        for message, cards in hand.groups(view):
            parts.append(Text(f"{self.voice.say(message)}:", "dim"))
            if self.drawn and brief and message == hand.HAND:
                parts.append(hand.brief_table(cards, wording))
            elif self.drawn:
                parts.append(hand.card_table(cards, wording, self.signs, width))
            else:
                parts += hand.card_lines(cards, wording)
        return Group(*parts)

    def scores(self, view: View) -> RenderableType:
        """What would count if the game ended now."""
        return self._ranks(view) if view.result else Group(*players.standings(view, self._wording(view)))

    def preview(self, view: View) -> RenderableType:
        wording = self._wording(view)
        if view.seat is None:
            return self.status(view)
        return Group(self.status(view), *estate.rows_in_brief(view.players[view.seat], view, wording))

    def result(self, view: View, result: Result) -> RenderableType:
        return self._ranks(view)

    def _ranks(self, view: View) -> RenderableType:
        return players.result(view, self._wording(view), self.who)

    # -- whole screens -------------------------------------------------------------------------------------------

    def screen(
        self, view: View, width: int, height: int, marked: Collection[str] = (), news: Sequence[Text] = ()
    ) -> RenderableType:
        """Players, rows and cards with the news last: what has just happened stands above the question."""
        parts: list[RenderableType] = [self.tracks(view, width)]
        low = self.drawn and height < _LOW
        parts += self._table(view, full=height >= _TALL, low=low)
        parts.append(self._cards(view, width, low=low))
        return Group(*parts, *news)

    def _table(self, view: View, *, full: bool, low: bool) -> list[RenderableType]:
        """The reader's rows in full where there is room, the others in brief, on a low screen a line for each."""
        wording = self._wording(view)
        parts: list[RenderableType] = []
        for seat, player in enumerate(view.players):
            if seat == view.seat and full and self.drawn and player.locations:
                rows: list[RenderableType] = [estate.rows_in_full(player, view, wording, self.signs)]
            elif low and seat != view.seat and view.seat is not None:
                rows = [estate.row_in_one_line(player, view, wording)]
            else:
                rows = list(estate.rows_in_brief(player, view, wording))
            if not low or seat == view.seat or player.virtual:
                rows += estate.belongings(player, view, wording, seat=seat, low=low)
            if self.drawn:
                parts.append(_led(tag(player.faction).append(" "), Group(*rows)))
            else:
                parts += [Text(f"{wording.player(player)}:", "bold"), *rows]
        return [*parts, *estate.between(view, wording, decks=not low)]

    def is_low(self, height: int) -> bool:
        """The news comes last, so nothing pushes it away."""
        return False

    def room_for_news(self, width: int, height: int) -> tuple[int, int]:
        return width, max(6, height // 3)


def _led(head: Text, body: RenderableType) -> RenderableType:
    """A tag in front of what belongs to it."""
    grid = Table.grid(padding=0)
    grid.add_column(no_wrap=True)
    grid.add_column()
    grid.add_row(head, body)
    return grid
