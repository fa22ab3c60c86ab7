"""The game options: the ledger's switches with its defaults. Their names and sentences are in the catalogues."""

from __future__ import annotations

from furrow.games.scythe import names as n
from furrow.games.scythe.printed_tables import BANNED, BASE_ENCOUNTERS, ENCOUNTERS, FACTORY_CARDS, OBJECTIVES
from furrow.games.scythe.state import Switches
from furrow.kernel.options import Clash, Option

OPTIONS = (
    Option("banned_pairs", False, "SCY-DIG-38", use="variant"),
    Option("blind_encounters", False, "SCY-VAR-02", use="variant"),
    Option("coin_gifts", True, "SCY-DIG-34", use="variant"),
    Option("contested_workers_may_leave", False, "SCY-DIG-27", use="reading"),
    Option("delay_penalty", False, "SCY-VAR-01", use="variant"),
    Option("enlist_bonus_at_once", False, "SCY-DIG-32", use="reading"),
    Option("neighbour_bonus_on_last_action", True, "SCY-DIG-13", use="reading"),
    Option("promo_encounters", False, "SCY-DIG-46"),
    Option("promo_factory_cards", False, "SCY-DIG-46"),
    Option("promo_objectives", False, "SCY-DIG-46"),
    Option("relentless_on_factory_card", True, "SCY-DIG-31", use="reading"),
    Option("show_score_preview", False, "SCY-DIG-03", use="variant"),
    Option("tournament", False, "SCY-ALLY-04", use="variant"),
    Option("wayfare_from_any_base", True, "SCY-DIG-28", use="reading"),
)

assert tuple(option.name for option in OPTIONS) == Switches._fields

CLASHES = (
    Clash({"tournament": True, "coin_gifts": True}),
    *(Clash({"banned_pairs": True}, {"faction": n.FACTIONS[a], "mat": n.MATS[b]}) for a, b in sorted(BANNED)),
)
PROMO_CARDS = {
    "promo_encounters": len(ENCOUNTERS) - len(BASE_ENCOUNTERS),
    "promo_factory_cards": sum(not row.base for row in FACTORY_CARDS.values()),
    "promo_objectives": sum(not row.base for row in OBJECTIVES.values()),
}
"""How many cards each of these options shuffles in."""
