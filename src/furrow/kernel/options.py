"""Game options: what the ledger calls a switch, with its default and the id of the rule that speaks of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any, Literal, NamedTuple

from furrow.kernel.errors import OptionError

Value = bool | int | str
Use = Literal["first", "variant", "reading"]
"""What players choose first; a variant that some like; how a sentence is read about which the printed rules differ."""


class Option(NamedTuple):
    """One switch; most take true or false. `sentence` says what it does when it is on (`furrow.options` fills it)."""

    name: str
    default: Value
    rule: str
    values: tuple[Value, ...] = (False, True)
    sentence: str = ""
    use: Use = "first"


class Clash(NamedTuple):
    """What cannot be together in one game: values of options, and what one seat is given to play with, by kind.

    Nobody is asked twice for it: who has chosen one part is not offered the other.
    """

    options: Mapping[str, Value]
    dealt: Mapping[str, str] = MappingProxyType({})


def chosen(options: Iterable[Option], wishes: Mapping[str, object] | None) -> dict[str, Any]:
    """Every option with its value; raises OptionError for an unknown name or a value that the option cannot take."""
    known = {option.name: option for option in options}
    values: dict[str, Any] = {name: option.default for name, option in known.items()}
    if wishes is not None and not isinstance(wishes, Mapping):
        raise OptionError(f"options are given by name, like {{'name': True}}, not {wishes!r}")
    for name, value in (wishes or {}).items():
        if name not in known:
            text = f"unknown option {name!r}; known are: {', '.join(sorted(known))}"
            raise OptionError(text, "option_unknown", option=str(name))
        possible = known[name].values
        if not any(value is each or (type(value) is type(each) and value == each) for each in possible):
            words = " or ".join(str(each).lower() for each in reversed(possible))
            text = f"option {name!r} takes {words}, not {value!r}"
            raise OptionError(text, "option_value", option=name, value=str(value))
        values[name] = value
    return values
