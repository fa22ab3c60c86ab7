"""Game options: what the ledger calls a switch, with its default and the id of the rule that speaks of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from furrow.kernel.errors import OptionError


class Option(NamedTuple):
    """One switch. `sentence` says in English what the switch does when it is on."""

    name: str
    default: bool
    rule: str
    sentence: str


def chosen(options: Iterable[Option], wishes: Mapping[str, object] | None) -> dict[str, bool]:
    """Every option with its value; raises OptionError for an unknown name or a value that is not true or false."""
    values = {option.name: option.default for option in options}
    for name, value in (wishes or {}).items():
        if name not in values:
            raise OptionError(f"unknown option {name!r}; known are: {', '.join(sorted(values))}")
        if not isinstance(value, bool):
            raise OptionError(f"option {name!r} takes true or false, not {value!r}")
        values[name] = value
    return values
