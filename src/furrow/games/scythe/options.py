"""The game options: the ledger's switches with its defaults."""

from __future__ import annotations

from furrow.games.scythe.state import Switches
from furrow.kernel.options import Option

OPTIONS = (
    Option(
        "banned_pairs",
        False,
        "SCY-DIG-38",
        "Rusviet with Industrial and Crimea with Patriotic are not dealt or chosen.",
    ),
    Option(
        "blind_encounters",
        False,
        "SCY-VAR-02",
        "An encounter shows three scenes; cost and gain are learned after choosing.",
    ),
    Option("coin_gifts", True, "SCY-DIG-34", "Players may give each other coins at any time."),
    Option(
        "contested_workers_may_leave",
        False,
        "SCY-DIG-27",
        "Workers carried into a contested territory may walk out of it.",
    ),
    Option("delay_penalty", False, "SCY-VAR-01", "The host may take 2 popularity from a player who holds up the game."),
    Option(
        "enlist_bonus_at_once",
        False,
        "SCY-DIG-32",
        "A recruit taken from Enlist gives its ongoing bonus in the same action.",
    ),
    Option(
        "neighbour_bonus_on_last_action",
        True,
        "SCY-DIG-13",
        "Neighbours get their recruit bonus even if the action ends the game.",
    ),
    Option("promo_encounters", False, "SCY-DIG-46", "The encounter cards 29-42 are shuffled in."),
    Option("promo_factory_cards", False, "SCY-DIG-46", "The Factory cards 13-18 are shuffled in."),
    Option("promo_objectives", False, "SCY-DIG-46", "The objective cards 24-27 are shuffled in."),
    Option(
        "relentless_on_factory_card",
        True,
        "SCY-DIG-31",
        "Relentless also lets Rusviet repeat the Factory card (off: later errata).",
    ),
    Option("show_score_preview", False, "SCY-DIG-03", "Everybody sees everybody's fortune as it stands."),
    Option("tournament", False, "SCY-ALLY-04", "Tournament play: not even coins may change hands."),
    Option("wayfare_from_any_base", True, "SCY-DIG-28", "Wayfare may start from a base that is not the own one."),
)

assert tuple(option.name for option in OPTIONS) == Switches._fields
