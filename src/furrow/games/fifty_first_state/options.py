"""The game options: the ledger's switches with its defaults. Their names and sentences are in the catalogues."""

from __future__ import annotations

from typing import NamedTuple

from furrow.kernel.options import Option


class Switches(NamedTuple):
    """The chosen options."""

    body_hunters_frees_open_production: bool
    expansion: str
    shipwreck_uses: int
    threshold_repeats: bool
    tie_counts_hand: bool


OPTIONS = (
    Option("body_hunters_frees_open_production", False, "FSS-CLAR-10", use="reading"),
    Option("expansion", "none", "FSS-SETUP-04", ("none", "new_era", "winter")),
    Option("shipwreck_uses", 2, "FSS-CLAR-08", (2, 1), use="reading"),
    Option("threshold_repeats", False, "FSS-PROD-19", use="reading"),
    Option("tie_counts_hand", False, "FSS-TIE-04", use="reading"),
)

assert tuple(option.name for option in OPTIONS) == Switches._fields
