"""The vocabulary of 51st State and the ledger ids by which it refuses."""

from __future__ import annotations

from furrow.games.tableau import verbs as v
from furrow.games.tableau.book import Ids, Vocabulary

VOCABULARY = Vocabulary(
    tokens=(
        "worker",
        "gun",
        "fuel",
        "iron",
        "brick",
        "ammo",
        "grey_contact",
        "red_contact",
        "blue_contact",
        "universal_contact",
        "shield",
        "development",
    ),
    drawn=("card",),
    resources=("gun", "fuel", "iron", "brick"),
    wild={
        **dict.fromkeys(("gun", "fuel", "iron", "brick"), "ammo"),
        **dict.fromkeys(("grey_contact", "red_contact", "blue_contact"), "universal_contact"),
    },
    tags=("gun", "fuel", "iron", "brick", "worker", "card", "vp", "contact", "ammo", "liberty", "toxic"),
    sets=("base", "new_era", "winter", "red", "blue"),
    shield="shield",
    ruin="ruin",
)
(
    WORKER,
    GUN,
    FUEL,
    IRON,
    BRICK,
    AMMO,
    GREY,
    RED,
    BLUE,
    UNIVERSAL,
    SHIELD,
    DEVELOPMENT,
    VP,
    CARD,
) = range(14)
RESOURCES = (GUN, FUEL, IRON, BRICK)
CONTACTS = ("grey", "red", "blue")

DRAW_DECK, RED_DECK, BLUE_DECK = range(3)
DECKS = ("deck", "red", "blue")

DEFENCE = (3, 4, 5)  # production, feature, action (FSS-RAZE-06)
GOAL = 25  # FSS-END-01
DEALT, DROPPED = 6, 2  # FSS-SETUP-09
CONNECTION_WORKERS = 2  # FSS-CONN-02

# Verbs of this game.
DEVELOP, CONTACTS_ACTION, VISIT, CONNECT, PLAY = range(v.FIRST_OWN, v.FIRST_OWN + 5)
TASKS = ("develop", "contacts", "visit", "connect", "play")
"""What waits for its payment, in the order of the verbs."""

IDS = Ids(
    out_of_turn="FSS-ACT-01",
    after_end="FSS-END-02",
    wrong_moment="FSS-DIG-06",
    in_hand="FSS-CONC-01",
    build_cost="FSS-BUILD-02",
    build_base="FSS-BUILD-01",
    build_controlled="FSS-BUILD-01",
    deal_hand="FSS-DEAL-01",
    deal_cost="FSS-DEAL-02",
    raze_hand_cost="FSS-RAZE-03",
    raze_cost="FSS-RAZE-05",
    raze_own="FSS-RAZE-01",
    raze_target="FSS-RAZE-01",
    ruin="FSS-RAZE-13",
    immune="FSS-PASS-03",
    raze_immune="FSS-RAZE-08",
    passed="FSS-PASS-02",
    one_action="FSS-ACT-01",
    use_own="FSS-USE-01",
    use_again="FSS-USE-02",
    use_cost="FSS-USE-01",
    payment="FSS-DIG-05",
    draft="FSS-LOOK-03",
    discard="FSS-CONN-09",
    cancel="FSS-DEAL-06",
    draw="FSS-GOOD-09",
    shield="FSS-SHLD-01",
    shield_place="FSS-SHLD-09",
    shield_twice="FSS-SHLD-03",
    exchange_cost="FSS-USE-10",
    store="FSS-CLEAN-01",
    option="FSS-USE-11",
    offer_cost="FSS-USE-01",
    order="FSS-BUILD-11",
    name="FSS-PROD-16",
)

# The rule on a verb's proper moment, for a wish that the open question does not understand.
MOMENTS = {
    v.BUILD: "FSS-ACT-02",
    v.DEAL: "FSS-ACT-02",
    v.RAZE: "FSS-ACT-02",
    v.USE: "FSS-USE-03",
    v.EXCHANGE: "FSS-USE-08",
    v.TAKE: "FSS-LOOK-03",
    v.DROP: "FSS-SETUP-09",
    v.CHOOSE: "FSS-DIG-06",
    v.STEAL: "FSS-USE-01",
    v.GAIN: "FSS-USE-05",
    v.PAY: "FSS-DIG-05",
    v.STORE: "FSS-CLEAN-01",
    v.DISCARD: "FSS-USE-01",
    v.CANCEL: "FSS-DEAL-06",
    v.SHIELD: "FSS-SHLD-01",
    v.AGAIN: "FSS-USE-04",
    v.DONE: "FSS-USE-04",
    v.PASS: "FSS-PASS-01",
    v.END: "FSS-DIG-06",
    DEVELOP: "FSS-ACT-02",
    CONTACTS_ACTION: "FSS-USE-08",
    VISIT: "FSS-ACT-02",
    CONNECT: "FSS-ACT-02",
    PLAY: "FSS-ACT-02",
}

# Events of this game, beside those of the family.
KINDS = (
    "seal",
    "drop",
    "connections",
    "connect",
    "play",
    "put_away",
    "develop",
    "ruin",
    "place",
    "recover",
    "name",
    "visit",
    "contacts",
    "last_round",
    # the solo game
    "virtual_location",
    "virtual_connection",
    "attack",
    "attack_fails",
    "attack_absorbed",
    "no_attack",
)
