"""The part of a table's page that is about play: open questions as buttons, why-not, log, talk, the table in words."""

from __future__ import annotations

from collections.abc import Iterable

from furrow.server.live.talking import PRESETS
from furrow.server.web.pages import html
from furrow.server.web.pages.clocks import clock_table
from furrow.server.web.pages.frame import Frame, choice, field
from furrow.server.web.pages.html import Markup, joined, tag
from furrow.server.web.pages.saying import Saying
from furrow.server.web.pages.sheets import sheet
from furrow.server.wire.limits import LINE, TALK
from furrow.server.wire.play import OpenQuestion
from furrow.server.wire.socket import Said, StateMessage
from furrow.server.wire.tables import TableInfo
from furrow.words.terms import own_words


class PlayPart:
    """Writes the state of a running or finished game."""

    def __init__(self, frame: Frame, table: TableInfo, state: StateMessage, talk: list[Said]) -> None:
        self.frame, self.table, self.state, self.talk = frame, table, state, talk
        self.say = Saying(frame.say.language, table.game)
        self.names = [seat.name for seat in table.seats]
        self.action = f"/tables/{table.id}"

    def whole(self) -> Markup:
        """Everything; what has to be done comes first."""
        return joined(
            [self.question(each) for each in self.state.questions],
            self.waiting(),
            self.tools(),
            clock_table(self.say, self.names, self.state.clocks),
            self.view(),
            self.standing(),
            self.gift(),
            self.log(),
            self.conversation(),
        )

    # -- what is to be done --------------------------------------------------------------------------------------

    def question(self, asked: OpenQuestion) -> Markup:
        """An open question with its answers; at a hot-seat perhaps only the curtain before it."""
        name = self.names[asked.seat]
        if asked.curtain:
            lift = self.frame.button(
                f"{self.action}/curtain", self.say("curtain-open", name=name), main=True, seat=asked.seat
            )
            return tag("section", tag("p", self.say("curtain", name=name)), lift)
        title = asked.text if len(self.table.mine) < 2 else self.say("answer-for", name=name, question=asked.text)
        buttons = [tag("li", self._answer(asked, each.text, each.label)) for each in asked.answers]
        return tag("section", tag("h2", title), tag("ul", buttons, class_="answers"))

    def _answer(self, asked: OpenQuestion, text: str, label: str) -> Markup:
        return self.frame.button(f"{self.action}/play", label, seat=asked.seat, line=text, at=self.state.seq)

    def waiting(self) -> Markup | None:
        """Whom everybody waits for, if it is not the reader."""
        others = [self.names[seat] for seat in self.state.waiting_for if seat < len(self.names)]
        if self.state.questions or not others:
            return None
        link = tag("a", self.say("refresh"), href=self.frame.path)
        return tag("p", self.say("waiting-for", names=self.say.words.all_of(others)), " ", link)

    def tools(self) -> Markup | None:
        """Taking back, ending the turn, asking why not."""
        seat = self._acting()
        if seat is None:
            return None
        at = self.state.seq
        wanted = [("undo", self.state.undo), ("undo-turn", self.state.undo), ("redo", self.state.redo)]
        wanted.append(("end", any(each.can_end for each in self.state.questions)))
        buttons = [
            self.frame.button(f"{self.action}/{name.replace('-', '_')}", self.say(name), seat=seat, at=at)
            for name, on in wanted
            if on
        ]
        if self.table.hints and self.state.questions:
            buttons.append(self.frame.button(f"{self.action}/hint", self.say("hint"), seat=seat))
        return joined(tag("div", buttons, class_="row") if buttons else None, self._ask(seat))

    def _ask(self, seat: int) -> Markup:
        """A box for lines: why can it not be played, and what would it do?"""
        example = next((each.text for asked in self.state.questions for each in asked.answers), "pass")
        return self.frame.form(
            f"{self.action}/ask",
            tag("input", type="hidden", name="seat", value=seat),
            field(
                self.say("why-label", example=example),
                "line",
                maxlength=LINE,
                autocomplete="off",
                required=True,
                dir="ltr",
            ),
            tag("button", self.say("why"), name="what", value="why"),
            tag("button", self.say("preview"), name="what", value="preview"),
        )

    def _acting(self) -> int | None:
        """The reader's seat that acts, or that could take something back."""
        open_seats = [each.seat for each in self.state.questions if not each.curtain]
        mine = self.table.mine
        return open_seats[0] if open_seats else self.state.seat if self.state.seat in mine else None

    # -- what there is to see ------------------------------------------------------------------------------------

    def view(self) -> Markup:
        return sheet(self.table.game, bytes(self.state.view), self.say.language, self.names, self.table.result)

    def standing(self) -> Markup | None:
        """Standing answers, each as a choice."""
        if not self.state.standing or self.state.seat is None:
            return None
        fields: Iterable[Markup] = [
            choice(each.label, f"stand.{each.name}", zip(each.values, each.labels, strict=False), each.value)
            for each in self.state.standing
        ]
        form = self.frame.form(
            f"{self.action}/stand",
            tag("input", type="hidden", name="seat", value=self.state.seat),
            fields,
            tag("button", self.say("save")),
        )
        return tag("section", tag("h2", self.say("standing")), form)

    def gift(self) -> Markup | None:
        """Something for another seat, where the rules allow it."""
        seat, table = self._acting(), self.table
        others = [(str(each.seat), each.name) for each in table.seats if each.seat in self.state.gifts]
        if seat is None or not others:
            return None
        form = self.frame.form(
            f"{self.action}/give",
            tag("input", type="hidden", name="seat", value=seat),
            field(self._own("gift-amount", "amount"), "amount", "number", min=1, max=999, required=True),
            choice(self.say("give-to"), "to", others),
            tag("button", self.say("give"), name="what", value="give"),
            tag("button", self.say("offer"), name="what", value="offer"),
        )
        return tag("section", tag("h2", self._own("gift", "give")), form)

    def _own(self, name: str, common: str) -> str:
        return own_words(self.table.game, name, f"server-pages-{common}", self.say.language)

    def log(self) -> Markup:
        lines = [tag("li", line.text) for line in reversed(self.state.log)]
        title = self.say("log")
        told = tag("div", tag("ol", lines), class_="log", tabindex=0, role="log", aria_label=title)
        return tag("section", tag("h2", title), told)

    def conversation(self) -> Markup | None:
        if not self.table.mine and not self.talk:
            return None
        said = html.listed(self.say("said", name=each.name, text=each.text) for each in reversed(self.talk))
        form = None
        if self.table.mine or self.table.state == "over":
            form = self.frame.form(
                f"{self.action}/say",
                field(self.say("talk"), "text", maxlength=TALK),
                choice(self.say("preset"), "preset", self._presets()),
                tag("button", self.say("say")),
            )
        return tag("section", tag("h2", self.say("talk")), form, said)

    def _presets(self) -> list[tuple[str, str]]:
        return [("", ""), *((name, self.say.words.say(f"server-talk-{name}")) for name in PRESETS)]
