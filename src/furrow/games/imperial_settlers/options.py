"""The game options: variants and the ledger's switches. Their names and sentences are in the catalogues."""

from __future__ import annotations

from typing import NamedTuple

from furrow.kernel.options import Option


class Switches(NamedTuple):
    """The chosen options."""

    lookout: str
    peaceful: bool
    refresh_lifts_block: bool
    refresh_restores: str


OPTIONS = (
    Option("lookout", "standard", "IMP-LOOK-01", ("standard", "alternative", "advanced")),
    Option("peaceful", False, "IMP-PEACE-01"),
    Option("refresh_lifts_block", False, "IMP-USE-12", use="reading"),
    Option("refresh_restores", "all", "IMP-USE-11", ("all", "one"), use="reading"),
)

assert tuple(option.name for option in OPTIONS) == Switches._fields
