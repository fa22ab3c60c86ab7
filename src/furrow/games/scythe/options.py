"""The game options: the ledger's switches with its defaults. Their names and sentences are in the catalogues."""

from __future__ import annotations

from furrow.games.scythe.state import Switches
from furrow.kernel.options import Option

OPTIONS = (
    Option("banned_pairs", False, "SCY-DIG-38"),
    Option("blind_encounters", False, "SCY-VAR-02"),
    Option("coin_gifts", True, "SCY-DIG-34"),
    Option("contested_workers_may_leave", False, "SCY-DIG-27"),
    Option("delay_penalty", False, "SCY-VAR-01"),
    Option("enlist_bonus_at_once", False, "SCY-DIG-32"),
    Option("neighbour_bonus_on_last_action", True, "SCY-DIG-13"),
    Option("promo_encounters", False, "SCY-DIG-46"),
    Option("promo_factory_cards", False, "SCY-DIG-46"),
    Option("promo_objectives", False, "SCY-DIG-46"),
    Option("relentless_on_factory_card", True, "SCY-DIG-31"),
    Option("show_score_preview", False, "SCY-DIG-03"),
    Option("tournament", False, "SCY-ALLY-04"),
    Option("wayfare_from_any_base", True, "SCY-DIG-28"),
)

assert tuple(option.name for option in OPTIONS) == Switches._fields
