"""A game as it was wished for on the command line. Every wish is checked here; a wrong one gets the list of choices."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

import msgspec

import furrow
from furrow import bots
from furrow.bots.by_name import DEFAULT as DEFAULT_BOT
from furrow.cli.keeper import PLAYERS
from furrow.cli.party import HUMAN
from furrow.cli.trouble import Trouble, listed
from furrow.cli.voice import is_number
from furrow.games import DEFAULT, find
from furrow.kernel.errors import FurrowError
from furrow.kernel.options import Option, Value

HOT_SEAT = "none"
ANY = "-"
_TRUE = ("true", "yes", "on", "1")
_FALSE = ("false", "no", "off", "0")


class Wishes(msgspec.Struct):
    """What was asked for; None or empty where nothing was."""

    game: str = DEFAULT
    seats: int | None = None
    seed: int | None = None
    bots: str | None = None
    humans: str | None = None
    dealt: list[str] = []
    options: list[str] = []


def known_game(name: str) -> str:
    """The name of a game; raises Trouble for any other."""
    if name.lower() not in furrow.GAMES:
        raise Trouble("cli-error-game", name=name, known=listed(furrow.GAMES))
    return name.lower()


def known_bots(text: str, *also: str) -> list[str]:
    """Names of bots, separated by commas; "package.module:Class" is a bot of the user's own.

    `also` are further words that the caller knows: they are named among the choices.
    """
    words = [word.strip() for word in text.split(",") if word.strip()]
    names = [word if ":" in word or "@" in word else word.lower() for word in words]
    for name in names or [text]:
        try:
            bots.find(name)
        except bots.UnknownBot as error:
            if ":" in name:
                raise Trouble("cli-error-setup", reason=str(error)) from None
            raise Trouble("cli-error-bot", name=name, known=listed((*bots.names(), *also))) from None
        except FurrowError as error:
            raise Trouble("cli-error-setup", reason=str(error)) from None
    return names


def seat_count(game: str, wished: int | None) -> int:
    """A number of seats that the game can be played with."""
    rules = find(game)
    possible = rules.seat_counts
    seats = rules.usual_seats if wished is None else wished
    if seats not in possible:
        raise Trouble("cli-error-seats", seats=seats, low=possible[0], high=possible[-1])
    return seats


def players(wishes: Wishes, seats: int) -> list[str]:
    """Who plays each seat: people as wished (default: seat 0), bots in turn on the others."""
    if wishes.bots is not None and wishes.bots.strip().lower() == HOT_SEAT:
        return [HUMAN] * seats
    names = known_bots(DEFAULT_BOT if wishes.bots is None else wishes.bots, HOT_SEAT)
    people = _seats(wishes.humans or "0", seats)
    party, taken = [], 0
    for seat in range(seats):
        if seat in people:
            party.append(HUMAN)
        else:
            party.append(names[taken % len(names)])
            taken += 1
    return party


def _seats(text: str, seats: int) -> list[int]:
    found = []
    for word in text.split(","):
        if not is_number(word.strip()) or int(word) >= seats:
            raise Trouble("cli-error-seat", seat=word.strip(), last=seats - 1)
        found.append(int(word))
    return found


def option_values(game: str, wishes: Sequence[str]) -> dict[str, Value]:
    """`name=value` for each option that differs from its default; a bare name switches it on."""
    known = {option.name: option for option in find(game).options}
    values: dict[str, Value] = {}
    for wish in wishes:
        name, _, value = wish.partition("=")
        name, value = name.strip().replace("-", "_"), value.strip().lower()
        if name not in known:
            raise Trouble("cli-error-option", name=name, known=listed(known))
        values[name] = _option_value(known[name], value)
    return values


def possible(option: Option) -> list[str]:
    """The values of an option as they are typed, the default first."""
    values = sorted(option.values, key=lambda value: value != option.default)
    return [str(value).lower() for value in values]


def _option_value(option: Option, text: str) -> Value:
    if set(option.values) == {False, True} and text in ("", *_TRUE, *_FALSE):
        return text not in _FALSE
    for value in option.values:
        if str(value).lower() == text.replace("-", "_"):
            return value
    if set(option.values) == {False, True}:
        raise Trouble("cli-error-option-value", name=option.name, value=text)
    raise Trouble("cli-error-option-choice", name=option.name, value=text, known=listed(possible(option)))


def new_game(wishes: Wishes) -> furrow.Game:
    """The game that was wished for; its origin says who plays."""
    game = known_game(wishes.game)
    seats = seat_count(game, wishes.seats)
    party = players(wishes, seats)
    options = option_values(game, wishes.options)
    seed = secrets.randbelow(2**31) if wishes.seed is None else wishes.seed
    setup: dict[str, Any] = {"bots": [seat for seat, name in enumerate(party) if name != HUMAN]}
    first = party.index(HUMAN) if HUMAN in party else 0
    setup |= find(game).dealing(_dealt(game, wishes.dealt, first, seats))
    try:
        made = furrow.new(game, seats=seats, seed=seed, options=options, **setup)
    except FurrowError as error:
        raise Trouble("cli-error-setup", reason=str(error)) from None
    made.origin[PLAYERS] = party
    return made


def kind_of(wish: str) -> str:
    """The kind in `faction=nordic`.

    >>> kind_of("first-wind=north")
    'first_wind'
    """
    return wish.partition("=")[0].strip().lower().replace("-", "_")


def _dealt(game: str, wishes: Sequence[str], first: int, seats: int) -> list[dict[str, str]]:
    """What each seat is to be given: `kind=name` is for the first human; with commas, one for each seat ("-": any)."""
    found: list[dict[str, str]] = [{} for _ in range(seats)]
    for wish in wishes:
        kind = kind_of(wish)
        if kind not in find(game).dealt:
            raise Trouble("cli-error-no-kind", game=game, kind=kind, known=listed(tuple(find(game).dealt)))
        for seat, name in enumerate(_chosen(game, kind, wish.partition("=")[2], first, seats)):
            if name != ANY:
                found[seat][kind] = name
    return found


def _chosen(game: str, kind: str, text: str, first: int, seats: int) -> list[str]:
    """One of a kind for every seat."""
    known = find(game).dealt[kind]
    words = [word.strip().lower() for word in text.split(",")]
    wished = words if len(words) > 1 else [words[0] if seat == first else ANY for seat in range(seats)]
    for word in wished:
        if word not in (*known, ANY):
            raise Trouble("cli-error-dealt", kind=kind, name=word, known=listed(known))
    named = [word for word in wished if word != ANY]
    if len(wished) != seats or len(set(named)) != len(named):
        raise Trouble("cli-error-choices", text=text, seats=seats)
    return wished
