"""A Scythe view in words: players, the board place by place, and what only the reader sees."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from furrow.games.scythe.board import PLACES
from furrow.games.scythe.conditions import ObjectiveProgress
from furrow.games.scythe.scoring import TIE_BREAKS
from furrow.games.scythe.view import Own, Seat, View
from furrow.server.web.pages import html
from furrow.server.web.pages.html import Markup, tag
from furrow.server.web.pages.sheet import Sheet
from furrow.words import term
from furrow.words.scythe import factory_card, objective, objective_progress, tile
from furrow.words.scythe.terms import counted, place_and_terrain

GAME = "scythe"
_TRACKS = ("power", "popularity", "coins")
_PARTS = ("coins", "stars", "territories", "resources", "structures")


class ScytheSheet(Sheet[View]):
    """Scythe."""

    def everybodys(self) -> Iterable[Markup]:
        return (self.players(), self.board())

    def term(self, kind: str, word: str) -> str:
        return term(GAME, kind, word, self.say.language)

    def heading(self, word: str) -> str:
        text = self.term("concept", word)
        return text[:1].upper() + text[1:]

    def name(self, seat: int) -> str:
        player = self.view.players[seat]
        return self.say.noted(self.names[seat], [self.term("faction", player.faction), self.term("mat", player.mat)])

    # -- players -------------------------------------------------------------------------------------------------

    def players(self) -> Markup:
        parts = []
        for seat in self.view.clockwise:
            title = tag("h3", self.name(seat))
            parts.append(html.joined(title, html.rows(self._facts(self.view.players[seat]))))
        return tag("section", tag("h2", self.say("players")), parts)

    def _facts(self, player: Seat) -> Iterable[tuple[str, str]]:
        say = self.say
        for track in _TRACKS:
            yield self.heading(track), say.number(getattr(player, track))
        stars = [say.times(self.term("star", name), count) for name, count in player.stars.items()]
        yield self.heading("star"), f"{say.number(player.star_count)} {say.row(stars)}".strip()
        yield self.heading("combat-card"), say.number(player.combat_cards)
        yield self.heading("objective"), say.number(player.objectives)
        if player.section is not None:
            yield self.heading("action-token"), self.term("action", player.section)
        yield from self._made(player)

    def _made(self, player: Seat) -> Iterable[tuple[str, str]]:
        say = self.say
        resources = (counted(self.words, kind, count) for kind, count in player.resources.items() if count)
        yield self.term("score", "resources"), say.or_none(resources)
        costs = [say.pair(self.term("action", name), cost) for name, cost in player.costs.items()]
        yield self.heading("cost"), say.row(costs)
        if player.cubes:
            yield say("upgrades"), say.row(self.term("box", box) for box in player.cubes)
        if player.mechs:
            yield self.heading("mech-ability"), say.row(self.term("ability", name) for name in player.mechs)
        if player.recruits:
            yield self.heading("recruit"), say.row(self.term("action", name) for name in player.recruits)
        if player.factory_card is not None:
            yield self.heading("factory-card"), factory_card(player.factory_card, say.language)

    # -- the board -----------------------------------------------------------------------------------------------

    def board(self) -> Markup:
        """A row for every place where something stands or lies."""
        lines = []
        for code in PLACES:
            things = [*self._standing(code), *self._lying(code)]
            if things:
                lines.append((place_and_terrain(self.words, code), html.listed(things)))
        say = self.say
        facts = [
            (self.heading("encounter-token"), say.or_none(self.view.encounter_tokens)),
            (self.heading("structure-bonus-tile"), tile(self.view.tile, say.language)),
        ]
        table = html.table((say("field"), say("contents")), lines)
        return tag("section", tag("h2", say("board")), table, html.rows(facts))

    def _standing(self, code: str) -> Iterable[str]:
        for seat, player in enumerate(self.view.players):
            here = [self.term("unit", "character")] if player.character == code else []
            mechs = [self.term("ability", name) for name, at in player.mechs.items() if at == code]
            if mechs:
                here.append(self.say.noted(counted(self.words, "deploy_mech", len(mechs)), mechs))
            if player.workers.get(code):
                here.append(counted(self.words, "worker", player.workers[code]))
            here += [self.term("structure", name) for name, at in player.structures.items() if at == code]
            if here:
                yield self.say("pair", name=self.names[seat], value=self.say.row(here))

    def _lying(self, code: str) -> Iterable[str]:
        goods = self.view.goods.get(code, {})
        if goods:
            yield self.say.row(counted(self.words, kind, count) for kind, count in goods.items())
        if code in self.view.contested:
            yield self.say("contested")

    # -- the reader ----------------------------------------------------------------------------------------------

    def own(self, own: Own) -> Markup:
        say = self.say
        cards = say.or_none(map(say.number, own.combat_cards))
        facts: list[tuple[str, object]] = [(self.heading("combat-card"), cards)]
        facts.append((self.heading("objective"), html.listed(map(self._objective, own.objective_progress))))
        parts = [say.pair(self.term("score", part), own.fortune.get(part, 0)) for part in _PARTS]
        facts.append((self.heading("fortune"), f"{say.number(sum(own.fortune.values()))}: {say.row(parts)}"))
        for seat, values in own.seen_hands.items():
            facts.append((say("seen", name=self.names[int(seat)]), say.row(map(say.number, values))))
        if own.factory_offer:
            offer = [factory_card(each, say.language) for each in own.factory_offer]
            facts.append((self.heading("factory-card"), html.listed(offer)))
        if own.sealed is not None:
            sealed = say.or_none(map(say.number, own.sealed.cards))
            facts.append((say("secret"), f"{say.number(own.sealed.dial)} + {sealed}"))
        return tag("section", tag("h2", say("own")), html.rows(facts))

    def _objective(self, progress: ObjectiveProgress) -> str:
        language = self.say.language
        far = objective_progress(progress.have, progress.need, language)
        return self.say.noted(objective(progress.card, language), [far])

    def result(self) -> Markup:
        say = self.say
        heads = [say("player"), say("place"), *(self.term("score", part) for part in _PARTS), say("total")]
        lines = [
            [
                self.name(row.seat),
                say.number(row.rank),
                *(say.number(row.parts.get(part, 0)) for part in _PARTS),
                say.number(row.total),
            ]
            for row in self.view.result
        ]
        why = self._tie_break()
        return tag("section", tag("h2", say("result")), html.table(heads, lines), tag("p", why) if why else None)

    def _tie_break(self) -> str:
        if self.view.tie_break not in TIE_BREAKS:
            return ""
        return self.say("tie-break", what=self.term("tiebreak", self.view.tie_break))


def write(view: View, language: str, names: Sequence[str]) -> Markup:
    """The whole view in words."""
    return ScytheSheet(view, language, names).whole()
