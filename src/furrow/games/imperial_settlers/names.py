"""The vocabulary of Imperial Settlers and the ledger ids by which it refuses."""

from __future__ import annotations

from furrow.games.tableau import frames as f
from furrow.games.tableau import verbs as v
from furrow.games.tableau.book import Ids, Vocabulary

VOCABULARY = Vocabulary(
    tokens=("worker", "wood", "stone", "food", "gold", "raze_token", "defence_token"),
    drawn=("card", "common_card", "faction_card"),
    resources=("wood", "stone", "food"),
    wild=dict.fromkeys(("wood", "stone", "food"), "gold"),
    tags=("brown", "grey", "red", "pink", "gold", "blue", "black", "purple"),
    sets=("common", "barbarians", "japanese", "romans", "egyptians", "attack"),
    shield="defence_token",
    ruin="foundation",
)
WORKER, WOOD, STONE, FOOD, GOLD, RAZE_TOKEN, DEFENCE_TOKEN, VP, CARD, COMMON_CARD, FACTION_CARD = range(11)
RESOURCES = (WOOD, STONE, FOOD)
COMMON_SET, ATTACK_SET = 0, 5
BARBARIANS, JAPANESE, ROMANS, EGYPTIANS = range(4)
COMMON_DECK = 0

ROUNDS = 5  # IMP-ROUND-01
START_COMMON, START_FACTION = 2, 2  # IMP-SETUP-10
RAZE_HAND, RAZE_LOCATION = 1, 2  # raze tokens (IMP-RAZE-04, IMP-RAZE-09)

# Verbs of this game.
SAMURAI, TUCK, OFFER_UP, FORGO, LOOT, FORFEIT = range(v.FIRST_OWN, v.FIRST_OWN + 6)
# Tasks that wait for their time.
REFILL, STRIKE, FINISH = range(3)
TASKS = ("refill", "strike", "finish")
# Frames of this game.
PICK, FORFEITING, VICTIM = range(f.FIRST_OWN, f.FIRST_OWN + 3)
FRAMES = {"pick": "amount:count", "forfeit": "card:card _points:count", "victim": "_partner:count _faction:flag"}

IDS = Ids(
    out_of_turn="IMP-ACT-01",
    after_end="IMP-END-01",
    wrong_moment="IMP-DIG-05",
    in_hand="IMP-BUILD-01",
    build_cost="IMP-BUILD-02",
    build_base="IMP-BUILD-07",
    build_controlled="IMP-EGY-10",
    deal_hand="IMP-DEAL-01",
    deal_cost="IMP-DEAL-04",
    raze_hand_cost="IMP-RAZE-04",
    raze_cost="IMP-RAZE-09",
    raze_own="IMP-RAZE-14",
    raze_target="IMP-RAZE-06",
    ruin="IMP-FND-05",
    immune="IMP-ACT-05",
    raze_immune="IMP-ACT-05",
    passed="IMP-ACT-04",
    one_action="IMP-ACT-03",
    use_own="IMP-USE-01",
    use_again="IMP-USE-03",
    use_cost="IMP-USE-02",
    payment="IMP-DIG-07",
    draft="IMP-LOOK-04",
    discard="IMP-USE-08",
    cancel="IMP-CMN-05",
    draw="IMP-GOOD-03",
    shield="IMP-DEF-01",
    shield_place="IMP-DEF-02",
    shield_twice="IMP-DEF-08",
    exchange_cost="IMP-WORK-01",
    store="IMP-CLEAN-02",
    option="IMP-WORK-01",
    offer_cost="IMP-LOC-02",
    order="IMP-DIG-08",
    name="IMP-PROD-04",
)

# The rule on a verb's proper moment, for a wish that the open question does not understand.
MOMENTS = {
    v.BUILD: "IMP-ACT-03",
    v.DEAL: "IMP-ACT-03",
    v.RAZE: "IMP-ACT-03",
    v.USE: "IMP-ACT-03",
    v.EXCHANGE: "IMP-ACT-03",
    v.TAKE: "IMP-LOOK-04",
    v.KEEP: "IMP-VARA-03",
    v.PAY: "IMP-DIG-07",
    v.STORE: "IMP-CLEAN-02",
    v.DISCARD: "IMP-USE-08",
    v.CANCEL: "IMP-CMN-05",
    v.DRAW: "IMP-DIG-01",
    v.SHIELD: "IMP-DEF-02",
    v.AGAIN: "IMP-USE-05",
    v.DONE: "IMP-USE-05",
    v.PASS: "IMP-ACT-04",
    SAMURAI: "IMP-JAP-04",
    TUCK: "IMP-DIG-05",
    OFFER_UP: "IMP-DIG-05",
    FORFEIT: "IMP-BAR-07",
}

# Events of this game, beside those of the family.
KINDS = (
    "dealt",
    "seal",
    "keep",
    "passed_on",
    "lay_aside",
    "look",
    "gather",
    "put_back",
    "extra_points",
    "forgo",
    "forfeit",
    "foundation",
    "lay_foundation",
    "remove",
    "take_over",
    "control_ends",
    "block",
    "take_deal",
    "foreign_deal",
    "loot",
    "make_discard",
    "samurai",
    "tuck",
    "untuck",
    "offer",
    # the solo game
    "virtual_location",
    "attack_phase",
    "attack",
    "attack_fails",
    "attack_spent",
    "collect",
)
