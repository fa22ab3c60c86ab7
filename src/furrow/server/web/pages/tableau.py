"""A view of a card game in words: players with their cards, and what only the reader sees."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from furrow.games.tableau.view import Location, Own, Seat, View
from furrow.server.web.pages import html
from furrow.server.web.pages.html import Markup, tag
from furrow.server.web.pages.sheet import Sheet
from furrow.words.tableau import Terms, card_parts


class TableauSheet(Sheet[View]):
    """51st State and Imperial Settlers."""

    def __init__(self, view: View, language: str, names: Sequence[str]) -> None:
        super().__init__(view, language, names)
        self.terms = Terms(self.words, view.game)

    def everybodys(self) -> Iterable[Markup]:
        return (self.middle(), self.players())

    def name(self, seat: int) -> str:
        player = self.view.players[seat]
        name = self.terms.player(seat, self.names)
        return self.say.noted(name, [self.terms.say("faction", player.faction)] if player.faction else [])

    # -- cards ---------------------------------------------------------------------------------------------------

    def card(self, word: str, notes: Iterable[str] = ()) -> Markup:
        """A card with all that it says."""
        parts = card_parts(self.view.game, word, self.say.language)
        return html.joined(
            tag("strong", self.say.noted(self.terms.marked(word), notes)), " ", " ".join(parts.sentences)
        )

    def cards(self, words: Iterable[str]) -> Markup:
        return html.listed(self.card(word) for word in words)

    def goods(self, amounts: Mapping[str, int]) -> str:
        return self.say.or_none(self.terms.counted(good, count) for good, count in amounts.items())

    # -- parts ---------------------------------------------------------------------------------------------------

    def middle(self) -> Markup:
        view, say = self.view, self.say
        facts: list[tuple[str, object]] = []
        if view.row:
            facts.append((say("row"), self.cards(view.row)))
        for name, words in view.tables.items():
            title = self.terms.say("table", name) if self.terms.knows("table", name) else say("cards")
            facts.append((title, self.cards(words)))
        decks = [say.pair(self._deck(name), count) for name, count in view.decks.items()]
        facts.append((say("decks"), say.row(decks)))
        where = say("round", word=self.terms.say("concept", "round"), number=view.round)
        phase = self.terms.say("phase", view.phase) if self.terms.knows("phase", view.phase) else ""
        return tag("section", tag("h2", say("the-table")), tag("p", say.noted(where, [phase])), html.rows(facts))

    def _deck(self, name: str) -> str:
        if self.terms.knows("deck", name):
            return self.terms.say("deck", name)
        return self.terms.say("faction", name) if self.terms.knows("faction", name) else name.replace("_", " ")

    def players(self) -> Markup:
        parts = []
        for seat, player in enumerate(self.view.players):
            parts.append(html.joined(tag("h3", self.name(seat)), html.rows(self._facts(player))))
        return tag("section", tag("h2", self.say("players")), parts)

    def _facts(self, player: Seat) -> Iterable[tuple[str, object]]:
        say = self.say
        yield self.terms.say("score", "points"), say.number(player.points)
        yield say("goods"), self.goods(player.goods)
        yield say("hand"), say.number(player.hand)
        if player.known:
            yield say("cards"), self.terms.all_cards(player.known)
        if player.locations:
            yield say("locations"), html.listed(self.card(each.card, self._notes(each)) for each in player.locations)
        if player.deals or player.foreign:
            yield say("deals"), say.row(self.terms.marked(word) for word in (*player.deals, *player.foreign))
        if player.connections:
            yield say("cards"), self.cards(player.connections)
        if player.passed:
            yield self.terms.say("concept", "pass"), say("passed")

    def _notes(self, location: Location) -> Iterable[str]:
        yield from (self.terms.say("mark", mark) for mark in location.marks)
        if location.used:
            used = self.say.times(self.say("used"), location.used)
            yield self.say("pair", name=used, value=self.goods(location.paid)) if location.paid else used
        if location.goods:
            yield self.goods(location.goods)
        if location.owner is not None:
            yield self.terms.player(location.owner, self.names)

    def own(self, own: Own) -> Markup:
        say = self.say
        offered = self.view.question.offered if self.view.question is not None else []
        groups = (("offered", offered), ("dealt", own.dealt), ("secret", own.answer), ("hand", own.hand))
        facts = [(say(name), self.cards(words)) for name, words in groups if words]
        return tag("section", tag("h2", say("own")), html.rows(facts))

    def result(self) -> Markup:
        say = self.say
        lines = []
        for row in self.view.result:
            parts = [say.pair(self.terms.say("score", name), value) for name, value in row.parts.items()]
            total = say.number(row.total) if row.scored else ""
            lines.append([self.name(row.seat), say.number(row.rank), total, say.row(parts)])
        heads = (say("player"), say("place"), say("total"), say("parts"))
        return tag("section", tag("h2", say("result")), html.table(heads, lines), self._verdict(), self._compared())

    def _compared(self) -> Markup | None:
        """What decided the game, where the totals did not."""
        return tag("p", self.terms.say("compared", **self.view.compared)) if self.view.compared else None

    def _verdict(self) -> Markup | None:
        if self.view.title:
            return tag("p", self.terms.say("title", self.view.title))
        if self.view.tie_break and self.terms.knows("tiebreak", self.view.tie_break):
            return tag("p", self.say("tie-break", what=self.terms.say("tiebreak", self.view.tie_break)))
        return None


def write(view: View, language: str, names: Sequence[str]) -> Markup:
    """The whole view in words."""
    return TableauSheet(view, language, names).whole()
