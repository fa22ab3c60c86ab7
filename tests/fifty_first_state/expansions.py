"""Helpers for the card tests of New Era and Winter: what a player has, the production phase, the facts of a card."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from furrow import Game
from furrow.games.fifty_first_state.rules import FiftyFirstState, make_book
from furrow.games.tableau.rows import Card, Copy
from tests.fifty_first_state.positions import NEW_ERA, WINTER, at, mutants, rival
from tests.tableau.positions import legal, player, refused

TYPES = ("gun", "fuel", "iron", "brick", "worker", "card", "vp", "contact", "ammo", "liberty", "toxic")
BOARDS = {
    "mutants_union": {"worker": 3, "grey_contact": 1, "card": 1, "gun": 1},
    "merchants_guild": {"worker": 3, "grey_contact": 1, "card": 1, "fuel": 1},
    "new_york": {"worker": 3, "grey_contact": 1, "card": 1, "iron": 1},
    "appalachian_federation": {"worker": 3, "grey_contact": 1, "card": 1, "brick": 1},
}


class Facts(NamedTuple):
    """What is printed on a card beside its ability; `defence` tells its category."""

    defence: int
    distance: int
    types: str
    spoils: dict[str, int]
    deal: str
    open: bool = False


def new_era(*players: dict[str, Any], **rest: Any) -> Game:
    return at(*players, options=NEW_ERA, **rest)


def winter(*players: dict[str, Any], **rest: Any) -> Game:
    return at(*players, options=WINTER, **rest)


def appalachian(**pieces: Any) -> dict[str, Any]:
    """A player of the Appalachian Federation, whose board yields a brick."""
    return {"faction": "appalachian_federation"} | pieces


# -- what a player has -----------------------------------------------------------------------------------------------


def holds(game: Game, seat: int = 0, beside: str = "") -> dict[str, int]:
    """Tokens of the own supply, points, and the number of cards in the hand; `beside` is left out."""
    row = player(game, seat)
    found = {**row.goods, "vp": row.points, "card": row.hand}
    return {good: amount for good, amount in found.items() if amount and good != beside}


def earned(game: Game, seat: int = 0) -> dict[str, int]:
    """What a production has brought beside the yield of the board, to a player who had nothing before."""
    found = holds(game, seat)
    for good, amount in BOARDS[player(game, seat).faction].items():
        found[good] = found.get(good, 0) - amount
    if seat == 0:
        found["card"] -= 1  # the one taken in the draft
    return {good: amount for good, amount in found.items() if amount}


def several(amounts: dict[str, int], times: int) -> dict[str, int]:
    return {good: amount * times for good, amount in amounts.items()}


# -- phases ----------------------------------------------------------------------------------------------------------


def producing(*players: dict[str, Any], expansion: dict[str, Any], **rest: Any) -> Game:
    """The last card of the draft is taken and production begins; it stops at the first question."""
    game = at(
        *players,
        options=expansion,
        phase="lookout",
        row=["skyscraper.1", "skyscraper.2"],
        counts={"drafts": 2},
        pending=[["phase", 0, 5], ["draft", 0, 1]],
        **rest,
    )
    game.play("take skyscraper.1")
    return game


def clean_up(game: Game) -> None:
    """Everybody passes; the clean-up runs, with the first answer to each question on storage."""
    while game.question() == "turn":
        game.play("pass")
    while game.question() == "store":
        game.play(legal(game)[0])


def draft(game: Game) -> None:
    """Everybody takes the first card of the row, twice; production begins."""
    while game.question() == "draft":
        game.play(legal(game)[0])


# -- printed facts ---------------------------------------------------------------------------------------------------


@cache
def _rules_with_probes() -> FiftyFirstState:
    """The game with one more base card for each type, which has only that type."""
    probes = [Card(f"probe_{kind}", kind, "feature", [Copy("base")], [kind]) for kind in TYPES]
    return FiftyFirstState(make_book(probes))


def develops(card: str, expansion: dict[str, Any]) -> set[str]:
    """The types of which a card can be developed over a location that has no other type."""
    rules = _rules_with_probes()
    probes = [f"probe_{kind}" for kind in TYPES]
    me = mutants(hand=[card], goods={"brick": 1}, locations=probes)
    game = Game(rules, rules.from_position({"players": [me, rival()], "options": expansion}))
    before = f"develop {card} over probe_"
    return {text.removeprefix(before) for text in legal(game) if text.startswith(before)}


def designs(word: str, category: str = "") -> set[str]:
    """The designs that belong to a set and no earlier one; open production locations are production locations."""
    found: dict[str, str] = {}
    own = set()
    for face in make_book().faces:
        found.setdefault(face.row.id, face.row.copies[0].set)
        if found[face.row.id] == word and face.row.category.startswith(category):
            own.add(face.row.id)
    return own


def design(card: str) -> str:
    """The design of a card: `hunters` for `hunters.2`."""
    return card.split(".")[0]


def check_costs(card: str, facts: Facts, expansion: dict[str, Any]) -> None:
    """Building, dealing and razing from the hand cost the distance in contacts of their colour, and no less."""
    ways = {"build": ("grey", "FSS-BUILD-02"), "deal": ("blue", "FSS-DEAL-02"), "raze": ("red", "FSS-RAZE-03")}
    for verb, (colour, rule) in ways.items():
        poor = mutants(hand=[card], goods={f"{colour}_contact": facts.distance - 1})
        assert refused(at(poor, rival(), options=expansion), f"{verb} {card}") == rule
        enough = mutants(hand=[card], goods={f"{colour}_contact": facts.distance})
        assert refused(at(enough, rival(), options=expansion), f"{verb} {card}") is None


def check_deal(card: str, facts: Facts, expansion: dict[str, Any]) -> None:
    """A deal yields its good at once, and again in production."""
    game = at(mutants(hand=[card], goods={"blue_contact": facts.distance}), rival(), options=expansion)
    game.play(f"deal {card}")
    assert (holds(game), player(game).deals) == ({facts.deal: 1}, [card])
    assert earned(producing(mutants(deals=[card]), rival(), expansion=expansion)) == {facts.deal: 1}


def check_spoils(card: str, facts: Facts, expansion: dict[str, Any]) -> None:
    """Razing the card out of the hand yields the spoils and nothing else."""
    game = at(mutants(hand=[card], goods={"red_contact": facts.distance}), rival(), options=expansion)
    game.play(f"raze {card}")
    assert holds(game) == facts.spoils


def check_defence(card: str, facts: Facts, expansion: dict[str, Any]) -> None:
    """An opponent razes the location for its defence: spoils to the one, the deal good and a ruin to the other."""
    poor = mutants(goods={"red_contact": facts.defence - 1})
    assert refused(at(poor, rival(locations=[card]), options=expansion), f"raze {card}") == "FSS-RAZE-05"
    razer = mutants(goods={"red_contact": facts.defence})
    game = at(razer, rival(locations=[card]), options=expansion)
    game.play(f"raze {card}")
    assert (holds(game), holds(game, 1), player(game, 1).ruins) == (facts.spoils, {facts.deal: 1}, 1)


def check_types(card: str, facts: Facts, expansion: dict[str, Any]) -> None:
    """For a brick the card replaces exactly the cards that share a type; a card without type replaces any."""
    assert develops(card, expansion) == (set(facts.types.split()) or set(TYPES))


def check_openness(card: str, facts: Facts, expansion: dict[str, Any]) -> None:
    """Others can send a worker to an open production location only."""
    game = at(mutants(goods={"worker": 1}), rival(locations=[card]), options=expansion)
    assert refused(game, f"visit {card}") == (None if facts.open else "FSS-OPEN-01")
