"""Cards, goods and players of a card game in words, for one language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from furrow.cli.voice import Voice
from furrow.games.tableau.compiling import Face
from furrow.games.tableau.rows import Card
from furrow.games.tableau.view import Location, Seat, View
from furrow.words import words
from furrow.words.tableau import CardText, Terms, card_parts
from furrow.words.tableau.terms import book, cards

_POINTS = "vp"


_PEOPLES = "imperial_settlers"
"""Its factions are peoples, named in the plural."""


class Wording:
    """Says the things of one game."""

    def __init__(self, voice: Voice, game: str) -> None:
        self.voice = voice.of_game(game)
        self.game = game
        self.terms = Terms(words(voice.language), game)
        self._book = book(game)

    # -- players -------------------------------------------------------------------------------------------------

    def player(self, player: Seat) -> str:
        """A faction; the virtual player has none."""
        return self.terms.say("virtual") if player.virtual else self.terms.say("faction", player.faction)

    def doer(self, player: Seat) -> str:
        """A faction as the subject of a sentence; a whole people needs a singular in some languages."""
        if player.virtual or self.terms.game != _PEOPLES:
            return self.player(player)
        return self.voice.say("cli-people", faction=self.player(player))

    def concept(self, name: str) -> str:
        """A term of the game: what one calls a deal the other may call an alliance."""
        return self.terms.say("concept", name)

    def round(self, view: View) -> str:
        return self.voice.say("cli-round-named", round=self.concept("round"), number=view.round)

    def phase(self, view: View) -> str:
        return self.terms.say("phase", view.phase) if self.terms.knows("phase", view.phase) else ""

    def board(self, player: Seat) -> list[str]:
        """The faction board: what it produces, exchanges (used ones are marked) and stores."""
        board = self._book.boards[self._book.factions.index(player.faction)]
        lines = [self.goods(self._book.gain_words(board.production))]
        for number in range(len(board.actions)):
            used = f" [{self.voice.say('cli-card-used', count=1)}]" if number in player.board_uses else ""
            lines.append(self.rate(player.faction, number) + used)
        stored = [self.terms.kind(self._book.goods[good]) for room in board.store for good in room.goods]
        return [*lines, f"{self.concept('storage')}: {self.voice.row(stored)}"] if stored else lines

    def rate(self, faction: str, number: int) -> str:
        """What a board action costs and gives."""
        board = self._book.boards[self._book.factions.index(faction)]
        cost, gain = board.actions[number]
        paid = self.cost(self._book.cost_words(cost))
        return self.voice.say("cli-mats-pay", cost=paid, gain=self.goods(self._book.gain_words(gain)))

    # -- goods ---------------------------------------------------------------------------------------------------

    def goods(self, amounts: Mapping[str, int]) -> str:
        """ "2 iron, 1 worker" in the order of the game; "none" if there are none."""
        order = [good for good in self._book.goods if amounts.get(good)]
        return self.voice.row(self.terms.counted(good, amounts[good]) for good in order) or self.voice.say("cli-none")

    def cost(self, amounts: Mapping[str, int]) -> str:
        """What is to be paid; "free" if nothing is."""
        parts = [self.terms.priced(good, count) for good, count in amounts.items()]
        return self.voice.row(parts) or self.voice.say("cli-card-free")

    def short_cost(self, amounts: Mapping[str, int]) -> str:
        """The same in the short words of the table of players, where there are any."""
        parts = []
        for good, count in amounts.items():
            short = f"cli-column-good-{good.replace('_', '-')}"
            known = self.voice.knows(short)
            parts.append(f"{self.voice.number(count)} {self.voice.say(short)}" if known else self.cost({good: count}))
        return self.voice.row(parts) or self.voice.say("cli-card-free")

    def points(self, count: int) -> str:
        return self.terms.counted(_POINTS, count)

    @property
    def tokens(self) -> tuple[str, ...]:
        """The goods in front of a player, in their order."""
        return self._book.goods[: self._book.tokens]

    @property
    def ruin(self) -> str:
        """What the engine calls a razed card that stays: a ruin, or a foundation."""
        return self._book.vocabulary.ruin

    @property
    def others(self) -> str:
        """The category of the score for locations of sets that have none of their own."""
        return "locations" if self.terms.knows("score", "locations") else "faction"

    # -- cards ---------------------------------------------------------------------------------------------------

    def row(self, word: str) -> Card:
        return self.terms.row(word)

    def face(self, word: str) -> Face:
        return cards(self.game).faces[word]

    def name(self, word: str) -> str:
        """A card by its name, with its mark where there are several of that name."""
        return self.terms.marked(word)

    def names(self, cards: Iterable[str]) -> str:
        return self.voice.row(map(self.name, cards)) or self.voice.say("cli-none")

    def tags(self, row: Card) -> str:
        """The types or colours of a card."""
        return self.voice.row(self.terms.say("tag", tag) for tag in row.tags)

    def category(self, row: Card) -> str:
        return self.terms.say("category", row.category)

    def deal(self, word: str) -> str:
        """What a deal with the card is worth; "" if there is none."""
        good = self.face(word).deal
        return self.terms.counted(self._book.goods[good], 1) if good >= 0 else ""

    def deals(self, words: Iterable[str]) -> str:
        """What several deals bring in a round, in all."""
        kinds = [self.face(word).deal for word in words]
        return self.goods(Counter(self._book.goods[good] for good in kinds if good >= 0))

    def target(self, word: str) -> str:
        """What an attack card aims at."""
        return self.terms.kind(self._book.goods[self.face(word).deal])

    def raze(self, row: Card) -> str:
        """What razing it is worth; "" if it cannot be razed."""
        return "" if row.raze is None else self.goods(row.raze)

    def parts(self, word: str) -> CardText:
        """Everything that a card or a design says."""
        return card_parts(self.game, word, self.voice.language)

    def effect(self, word: str) -> str:
        """What a card does once it is built."""
        said = self.parts(word)
        parts = (*said.effects, said.open, said.bonus, said.storage, said.scoring, said.shield)
        return " ".join(part for part in parts if part)

    def notes(self, location: Location, view: View) -> str:
        """What is to be seen on a built location: uses, marks, goods, cards under it, whose it is."""
        parts = [self.terms.say("mark", mark) for mark in location.marks]
        if location.used:
            parts.append(self.voice.say("cli-card-used", count=location.used))
        if location.goods:
            parts.append(self.voice.say("cli-card-holds", goods=self.goods(location.goods)))
        if location.paid:
            parts.append(self.voice.say("cli-card-paid", goods=self.goods(location.paid)))
        if location.under:
            parts.append(self.voice.say("cli-card-under", count=location.under))
        if location.owner is not None:
            parts.append(self.voice.say("cli-card-owner", name=self.player(view.players[location.owner])))
        return self.voice.row(parts)
