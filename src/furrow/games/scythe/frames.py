"""The kinds of frames on the pending stack. A frame is (kind, seat, numbers…).

Decisions come first; the kinds from `AUTOMATIC` on are carried out without a question.
"""

from __future__ import annotations

DECISIONS = (
    "turn",
    "top",
    "bottom",
    "end",
    "pick",
    "step",
    "cargo",
    "battles",
    "artillery",
    "dials",
    "retreat",
    "encounter",
    "scenes",
    "factory_card",
    "choice",
    "produce",
    "trade",
    "goods",
    "take",
    "pay",
    "discard",
    "cube",
    "cover",
    "mech",
    "deploy",
    "structure",
    "build",
    "recruit",
    "bonus",
    "look",
    "resettle",
    "settlers",
)
(
    TURN,
    TOP,
    BOTTOM,
    END,
    PICK,
    STEP,
    CARGO,
    BATTLES,
    ARTILLERY,
    DIALS,
    RETREAT,
    ENCOUNTER,
    SCENES,
    FACTORY_CARD,
    CHOICE,
    PRODUCE,
    TRADE,
    GOODS,
    TAKE,
    PAY,
    DISCARD,
    CUBE,
    COVER,
    MECH,
    DEPLOY,
    STRUCTURE,
    BUILD,
    RECRUIT,
    BONUS,
    LOOK,
    RESETTLE,
    SETTLERS,
) = range(32)

STEPS = (
    "combats",
    "ability",
    "fight",
    "aftermath",
    "meet",
    "visit",
    "stars",
    "effect",
    "finish",
    "grant",
    "under_deck",
)
AUTOMATIC = len(DECISIONS)
COMBATS, ABILITY, FIGHT, AFTERMATH, MEET, VISIT, STARS, EFFECT, FINISH, GRANT, UNDER_DECK = range(
    AUTOMATIC, AUTOMATIC + 11
)

NAMES = (*DECISIONS, *STEPS)

# The numbers of a frame after its kind and seat: names and types. One table serves positions, their validation and
# views. Types: see RANGES; a "place" may be -1 (nowhere), "places" and "units" are masks. "_names" are not shown.
_FIELDS = {
    TURN: "",
    TOP: "section:section",
    BOTTOM: "section:section",
    END: "",
    PICK: "amount:count moved:units _steps:count",
    STEP: "unit:unit amount:count origin:place moved:units _first:flag",
    CARGO: "unit:unit to:place moved:units _next:cargo"
    " worker:count tired:count food:count metal:count oil:count wood:count",
    BATTLES: "",
    ARTILLERY: "opponent:seat place:place",
    DIALS: "opponent:seat place:place",
    RETREAT: "unit:unit place:place lakes:places",
    ENCOUNTER: "card:card chosen:options",
    SCENES: "_card:card _order:order _chosen:options _shown:options scene1:scene scene2:scene scene3:scene",
    FACTORY_CARD: "",
    CHOICE: "card:card",
    PRODUCE: "amount:count used:places _mill:flag",
    TRADE: "amount:count resource:gain",
    GOODS: "place:place amount:count",
    TAKE: "resource:gain amount:count place:place",
    PAY: "resource:good amount:count",
    DISCARD: "amount:count",
    CUBE: "",
    COVER: "box:box",
    MECH: "place:place",
    DEPLOY: "ability:space",
    STRUCTURE: "place:place",
    BUILD: "structure:structure",
    RECRUIT: "",
    BONUS: "action:bottom",
    LOOK: "",
    RESETTLE: "place:place",
    SETTLERS: "place:place to:place",
    COMBATS: "",
    ABILITY: "opponent:seat place:place",
    FIGHT: "opponent:seat place:place",
    AFTERMATH: "",
    MEET: "",
    VISIT: "",
    STARS: "",
    EFFECT: "action:bottom",
    FINISH: "action:bottom _without_coins:flag _recruits:four",
    GRANT: "resource:gain amount:count place:place _less:flag",
    UNDER_DECK: "card:card",
}


def _field(text: str) -> tuple[str, str]:
    name, sort = text.split(":")
    return name, sort


FIELDS = {kind: tuple(_field(part) for part in text.split()) for kind, text in _FIELDS.items()}

RANGES = {
    "section": range(5),
    "count": range(1000),
    "units": range(1 << 13),
    "unit": range(13),
    "flag": range(2),
    "cargo": range(7),
    "seat": range(5),
    "options": range(8),
    "order": range(6),
    "scene": range(126),
    "card": range(1, 43),
    "gain": range(15),
    "good": range(5),
    "box": range(6),
    "space": range(4),
    "structure": range(4),
    "bottom": range(4),
    "four": range(16),
}
"""What a number of each type may be; places are checked by their names."""
