"""What the events of Scythe mean, without any rule: pieces, goods and cards go where an event says.

Some events only announce a part of the turn. Each change must stand under a part that can hold it: so the parts can be
told from the order of events, and an announcement cannot be left out either. What is told twice must be the same.
"""

from __future__ import annotations

from bisect import insort
from typing import Any

Document = dict[str, Any]

_RESOURCES = ("food", "metal", "oil", "wood")
_COSTS = ("bottom", "option", "top factory")
_GAINS = ("top", "bottom", "option", "ongoing_bonus")
_MOVES = ("top move", "factory_move")
_EFFECTS = ("upgrade", "deploy", "build", "enlist")
_UNDER = {
    "pay": ("top", "option"),
    **dict.fromkeys(("pay_goods", "coercion"), _COSTS),
    "discard": ("top factory", "option"),
    "gain": _GAINS,
    "draw": (*_GAINS, "combat"),
    "produce": ("top produce", "top factory"),
    **{effect: (f"bottom {effect}", "option", "top factory") for effect in _EFFECTS},
    **dict.fromkeys(("move", "drive_off"), _MOVES),
    **dict.fromkeys(("disarm", "artillery", "scout", "dial", "combat_won", "popularity_lost", "retreat"), ("combat",)),
    **dict.fromkeys(("encounter", "factory"), (*_MOVES, "combat", "option")),
    **dict.fromkeys(("option", "scene"), ("encounter", "option")),
    **dict.fromkeys(("resettle", "look"), ("option",)),
    "factory_card": ("factory",),
    "ongoing_bonus": ("bottom", "ongoing_bonus"),
}
"""The parts of a turn that a kind of event may belong to."""
_PARTS = {"top": "section", "bottom": "action", "ongoing_bonus": "action"} | dict.fromkeys(
    ("turn", "section", "factory_move", "combat", "encounter", "option", "factory"), ""
)
"""The kinds that open a part, and the fact that says which."""
_ACTIVE = ("section", "top", "bottom", "factory_move", "combat", "encounter", "scene", "encounter_over", "game_over")
"""What only the active player does, whatever the part."""


class Fold:
    """Follows one reader through one game: `part` is the part of the turn that is being told (`actor`: whose), `fight`
    the open combat, `card` and `shown` the card and the options of the open encounter. What was told before the story
    began is not known: "", None and 0."""

    unordered = (
        "encounter_tokens",
        "contested",
        "players.recruits",
        "players.bonuses",
        "players.cubes",
        "players.refused",
    )
    unseen = ("scene.scene",)

    def __init__(self) -> None:
        self.part = ""
        self.actor = -1
        self.fight: tuple[set[int], str] | None = None
        self.card = 0
        self.shown: set[str] | None = None

    def begin(self, view: Document, events: list[Document]) -> None:
        *draws, start = events
        assert start == {"kind": "start", "seat": view["active"], "seats": len(view["players"])}
        for seat, player in enumerate(view["players"]):
            assert player["combat_cards"] == sum(draw["count"] for draw in draws if draw["seat"] == seat)

    def tell(self, view: Document, event: Document) -> None:
        kind, seat = event["kind"], event["seat"]
        if kind in _ACTIVE:
            assert seat == view["active"], f"{kind} of seat {seat}"
        if self.part and kind in _UNDER:
            assert self.part.startswith(_UNDER[kind]), f"{kind} under {self.part}"
            if self.part != "combat" and kind != "ongoing_bonus":
                assert seat == self.actor, f"{kind} of seat {seat} under {self.part} of {self.actor}"
        if kind == "ongoing_bonus" and self.part:
            assert event["action"] == self.part.split()[1]
        if kind in _PARTS:
            self.part = f"{kind} {event.get(_PARTS[kind], '')}".strip()
            self.actor = seat
        of_kind = getattr(self, f"_{kind}", None)
        if of_kind is not None:
            of_kind(view, event, view["players"][seat])

    # -- the course of the game ----------------------------------------------------------------------------------

    def _turn(self, view: Document, event: Document, player: Document) -> None:
        view["active"], view["turn"] = event["seat"], event["number"]

    def _section(self, view: Document, event: Document, player: Document) -> None:
        player["section"] = event["section"]

    def _star(self, view: Document, event: Document, player: Document) -> None:
        _add(player["stars"], event["star"], 1)
        player["star_count"] = event["count"]

    def _objective(self, view: Document, event: Document, player: Document) -> None:
        """The revealed card and `returned` others go under the deck."""
        player["objectives"] -= 1 + event["returned"]
        view["objective_deck"] += 1 + event["returned"]
        if event["seat"] == view["seat"]:
            for card in (event["card"], *event.get("others", ())):
                view["own"]["objectives"].remove(card)

    def _game_over(self, view: Document, event: Document, player: Document) -> None:
        view["over"] = True

    # -- paying and gaining --------------------------------------------------------------------------------------

    def _pay(self, view: Document, event: Document, player: Document) -> None:
        player[event["what"]] -= event["amount"]

    def _pay_goods(self, view: Document, event: Document, player: Document) -> None:
        _add_good(view, event["place"], event["what"], -event["amount"])

    def _discard(self, view: Document, event: Document, player: Document) -> None:
        _discard(view, event["seat"], event["value"])

    _coercion = _discard  # the same from the hand

    def _gain(self, view: Document, event: Document, player: Document) -> None:
        if event["what"] == "workers":
            _enter(player, event["place"], event["amount"])
        elif event["what"] in _RESOURCES:
            _add_good(view, event["place"], event["what"], event["amount"])
        else:
            player[event["what"]] += event["amount"]

    def _produce(self, view: Document, event: Document, player: Document) -> None:
        self._gain(view, event, player)

    def _draw(self, view: Document, event: Document, player: Document) -> None:
        view["combat_deck"] -= event["count"]
        player["combat_cards"] += event["count"]
        if event["seat"] == view["seat"]:
            for value in event["values"]:
                insort(view["own"]["combat_cards"], value)

    def _reshuffle(self, view: Document, event: Document, player: Document) -> None:
        assert event["seat"] == -1
        view["combat_deck"] += event["count"]
        view["combat_discards"] = []

    # -- pieces --------------------------------------------------------------------------------------------------

    def _move(self, view: Document, event: Document, player: Document) -> None:
        _carry(view, player, event)
        if "meets" in event:
            assert _fights(view["players"][event["meets"]], event["to"])
            _include(view["contested"], event["to"])

    def _resettle(self, view: Document, event: Document, player: Document) -> None:
        _carry(view, player, event)

    def _sent_back(self, view: Document, event: Document, player: Document) -> None:
        _carry(view, player, event)
        if event["place"] in view["contested"]:
            view["contested"].remove(event["place"])

    def _drive_off(self, view: Document, event: Document, player: Document) -> None:
        player["popularity"] -= event["popularity"]
        _walk(view["players"][event["victim"]], event["place"], event["to"], event["workers"])

    def _retreat(self, view: Document, event: Document, player: Document) -> None:
        if event.get("character", 0):
            _put(player, "char", "", event["place"], event["to"])
        for ability in event.get("mechs", ()):
            _put(player, "mech", ability, event["place"], event["to"])
        _walk(player, event["place"], event["to"], event["workers"])
        assert event["units"] == event.get("character", 0) + len(event.get("mechs", ())) + event["workers"]

    def _upgrade(self, view: Document, event: Document, player: Document) -> None:
        _include(player["cubes"], event["box"])
        _add(player["covered"], event["action"], 1)

    def _deploy(self, view: Document, event: Document, player: Document) -> None:
        player["mechs"][event["ability"]] = event["place"]

    def _build(self, view: Document, event: Document, player: Document) -> None:
        player["structures"][event["structure"]] = event["place"]

    def _enlist(self, view: Document, event: Document, player: Document) -> None:
        _include(player["recruits"], event["action"])
        _include(player["bonuses"], event["bonus"])

    # -- combat --------------------------------------------------------------------------------------------------

    def _combat(self, view: Document, event: Document, player: Document) -> None:
        assert event["place"] in view["contested"]
        assert _fights(view["players"][event["defender"]], event["place"])
        self.fight = {event["seat"], event["defender"]}, event["place"]

    def _in_fight(self, seat: int, other: int, place: str = "") -> None:
        if self.fight is not None:
            assert self.fight == ({seat, other}, place or self.fight[1])

    def _disarm(self, view: Document, event: Document, player: Document) -> None:
        self._in_fight(event["seat"], event["victim"])
        view["players"][event["victim"]]["power"] -= event["power"]

    def _artillery(self, view: Document, event: Document, player: Document) -> None:
        player["power"] -= event["paid"]
        view["players"][event["victim"]]["power"] -= event["power"]

    def _scout(self, view: Document, event: Document, player: Document) -> None:
        """Anyone who had seen the victim's hand, and does not see the card, can no longer tell what is left of it."""
        reader, thief, victim = view["seat"], event["seat"], event["victim"]
        player["combat_cards"] += 1
        view["players"][victim]["combat_cards"] -= 1
        if reader is None:
            return
        own = view["own"]
        if reader == thief:
            insort(own["combat_cards"], event["value"])
            _forget(view, victim, event["value"])
        elif reader == victim:
            own["combat_cards"].remove(event["value"])
            insort(own["seen_hands"].setdefault(str(thief), []), event["value"])
        else:
            own["seen_hands"].pop(str(victim), None)

    def _dial(self, view: Document, event: Document, player: Document) -> None:
        assert event["total"] == event["power"] + sum(event["cards"])
        player["power"] -= event["power"]
        for value in event["cards"]:
            _discard(view, event["seat"], value)

    def _combat_won(self, view: Document, event: Document, player: Document) -> None:
        self._in_fight(event["seat"], event["loser"], event["place"])
        view["contested"].remove(event["place"])

    def _popularity_lost(self, view: Document, event: Document, player: Document) -> None:
        player["popularity"] -= event["amount"]

    # -- encounters and the Factory ------------------------------------------------------------------------------

    def _encounter(self, view: Document, event: Document, player: Document) -> None:
        view["encounter_tokens"].remove(event["place"])
        view["encounter_deck"] -= 1
        self.card, self.shown = event.get("card", 0), set("ABC") if "card" in event else set()

    def _scene(self, view: Document, event: Document, player: Document) -> None:
        assert self.card in (0, event["card"])
        self.card = event["card"]
        if self.shown is not None:
            self.shown.add(event["option"])

    def _option(self, view: Document, event: Document, player: Document) -> None:
        if self.shown is not None:
            assert event["card"] == self.card
            assert event["option"] in self.shown

    def _encounter_over(self, view: Document, event: Document, player: Document) -> None:
        assert self.shown is None or event["card"] == self.card
        self.card, self.shown = 0, None
        view["encounter_deck"] += 1

    def _look(self, view: Document, event: Document, player: Document) -> None:
        if event["seat"] == view["seat"] and event["values"]:
            view["own"]["seen_hands"][str(event["victim"])] = event["values"]

    def _factory(self, view: Document, event: Document, player: Document) -> None:
        assert event["count"] == view["factory_cards"]
        if event["seat"] == view["seat"]:
            view["own"]["factory_offer"] = event["cards"]

    def _factory_card(self, view: Document, event: Document, player: Document) -> None:
        player["factory_card"] = event["card"]
        view["factory_cards"] -= 1
        if view["own"] is not None and event["card"] in view["own"]["factory_offer"]:
            view["own"]["factory_offer"].remove(event["card"])

    # -- side actions --------------------------------------------------------------------------------------------

    def _gift(self, view: Document, event: Document, player: Document) -> None:
        player["coins"] -= event["coins"]
        view["players"][event["receiver"]]["coins"] += event["coins"]

    def _standing_refusal(self, view: Document, event: Document, player: Document) -> None:
        _include(player["refused"], event["bonus"])

    def _standing_acceptance(self, view: Document, event: Document, player: Document) -> None:
        if event["bonus"] in player["refused"]:
            player["refused"].remove(event["bonus"])

    def _penalty(self, view: Document, event: Document, player: Document) -> None:
        player["popularity"] -= event["popularity"]


def _add(counts: dict[str, int], key: str, amount: int) -> None:
    """What there is none of is not listed."""
    counts[key] = counts.get(key, 0) + amount
    assert counts[key] >= 0, f"{counts[key]} of {key}"
    if not counts[key]:
        del counts[key]


def _include(words: list[str], word: str) -> None:
    if word not in words:
        insort(words, word)


def _add_good(view: Document, place: str, good: str, amount: int) -> None:
    here = view["goods"].setdefault(place, {})
    _add(here, good, amount)
    if not here:
        del view["goods"][place]


def _enter(player: Document, place: str, amount: int) -> None:
    """Workers come from the mat."""
    if amount:
        player["workers_on_mat"] -= amount
        _add(player["workers"], place, amount)


def _walk(player: Document, place: str, to: str, amount: int) -> None:
    """Workers go from a place to another."""
    if amount:
        _add(player["workers"], place, -amount)
        _add(player["workers"], to, amount)


def _put(player: Document, unit: str, ability: str, place: str, to: str) -> None:
    if unit == "worker":
        _walk(player, place, to, 1)
    elif unit == "char":
        assert player["character"] == place
        player["character"] = to
    else:
        assert player["mechs"][ability] == place
        player["mechs"][ability] = to


def _fights(player: Document, place: str) -> bool:
    """Does a character or mech stand there?"""
    return player["character"] == place or place in player["mechs"].values()


def _carry(view: Document, player: Document, event: Document) -> None:
    """A unit and what it takes along."""
    place, to = event["place"], event["to"]
    _put(player, event["unit"], event.get("ability", ""), place, to)
    _walk(player, place, to, event.get("workers", 0))
    for good in _RESOURCES:
        if good in event:
            _add_good(view, place, good, -event[good])
            _add_good(view, to, good, event[good])


def _forget(view: Document, seat: int, value: int) -> None:
    """A card has left a hand: if one of its value was seen there, it counts as this one."""
    if view["own"] is not None and value in (seen := view["own"]["seen_hands"].get(str(seat), [])):
        seen.remove(value)
        if not seen:
            del view["own"]["seen_hands"][str(seat)]


def _discard(view: Document, seat: int, value: int) -> None:
    """A combat card goes from a hand to the discards."""
    view["players"][seat]["combat_cards"] -= 1
    view["combat_discards"].append(value)
    if seat == view["seat"]:
        view["own"]["combat_cards"].remove(value)
    _forget(view, seat, value)
