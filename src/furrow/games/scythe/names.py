"""The words of the game and their numbers inside. A number is the place of the word in its tuple."""

from __future__ import annotations

FACTIONS = ("nordic", "rusviet", "crimea", "saxony", "polania")
NORDIC, RUSVIET, CRIMEA, SAXONY, POLANIA = range(5)
BASE_OWNERS = (*FACTIONS, "albion", "togawa")

MATS = ("industrial", "engineering", "patriotic", "mechanical", "agricultural")

TERRAINS = ("farm", "forest", "mountain", "tundra", "village", "lake", "factory")
FARM, FOREST, MOUNTAIN, TUNDRA, VILLAGE, LAKE, FACTORY_TERRAIN = range(7)

RESOURCES = ("food", "metal", "oil", "wood")
FOOD, METAL, OIL, WOOD = range(4)
ANY = 4

SECTIONS = ("move", "bolster", "trade", "produce", "factory")
MOVE, BOLSTER, TRADE, PRODUCE, FACTORY = range(5)

# What a top-row action may be chosen to give; units, territories and goods are chosen by naming them.
CHOICES = ("coins", "power", "cards", "popularity", "goods", "use")
C_COINS, C_POWER, C_CARDS, C_POPULARITY, C_GOODS, C_USE = range(6)

BOTTOMS = ("upgrade", "deploy", "build", "enlist")
UPGRADE, DEPLOY, BUILD, ENLIST = range(4)
BOTTOM_RESOURCE = (OIL, METAL, WOOD, FOOD)  # SCY-BOTTOM-02

# A structure's number is the section above which it stands on the mat.
STRUCTURES = ("mine", "monument", "armory", "mill")
MINE, MONUMENT, ARMORY, MILL = range(4)

UNITS = ("char", "mech", "worker")
CHARACTER, MECH, WORKER = range(3)
# Units of a player: 0 the character, 1-4 the mechs by ability space, 5-12 the workers.
FIRST_WORKER = 5
UNIT_COUNT = 13

ABILITIES = (
    "riverwalk",
    "speed",
    "underpass",
    "disarm",
    "township",
    "peoples_army",
    "seaworthy",
    "artillery",
    "wayfare",
    "scout",
    "submerge",
    "camaraderie",
)
(
    RIVERWALK,
    SPEED,
    UNDERPASS,
    DISARM,
    TOWNSHIP,
    PEOPLES_ARMY,
    SEAWORTHY,
    ARTILLERY,
    WAYFARE,
    SCOUT,
    SUBMERGE,
    CAMARADERIE,
) = range(12)

# One-time recruit bonuses; the ongoing bonus of bottom action n is bonus n as well.
BONUSES = ("power", "coins", "popularity", "cards")

BOXES = ("move.units", "move.coins", "bolster.power", "bolster.cards", "trade.popularity", "produce.territories")
MOVE_UNITS, MOVE_COINS, BOLSTER_POWER, BOLSTER_CARDS, TRADE_POPULARITY, PRODUCE_TERRITORIES = range(6)

STARS = ("upgrades", "mechs", "structures", "recruits", "workers", "objective", "combat", "popularity", "power")
(
    STAR_UPGRADES,
    STAR_MECHS,
    STAR_STRUCTURES,
    STAR_RECRUITS,
    STAR_WORKERS,
    STAR_OBJECTIVE,
    STAR_COMBAT,
    STAR_POPULARITY,
    STAR_POWER,
) = range(9)

# What a card may give or cost. The first four are the bonuses, the next four the resources.
GAINS = (
    "power",
    "coins",
    "popularity",
    "combat_cards",
    "food",
    "metal",
    "oil",
    "wood",
    "any_resources",
    "workers",
    "upgrade",
    "deploy_mech",
    "build_structure",
    "enlist",
    "produce_territories",
)
(
    G_POWER,
    G_COINS,
    G_POPULARITY,
    G_CARDS,
    G_FOOD,
    G_METAL,
    G_OIL,
    G_WOOD,
    G_ANY,
    G_WORKERS,
    G_UPGRADE,
    G_DEPLOY,
    G_BUILD,
    G_ENLIST,
    G_PRODUCE,
) = range(15)

CARGO = ("worker", "tired", *RESOURCES)
"""What a unit can carry: fresh workers, workers that have moved by themselves in this action, resources."""

OPTIONS = ("A", "B", "C")
"""The options of an encounter card."""

TILES = (
    "adjacent_tunnels",
    "adjacent_lakes",
    "adjacent_encounters",
    "on_tunnels",
    "straight_line",
    "on_farms_and_tundras",
)

ALL_FOUR = 15  # as a mask: all mechs deployed, all recruits enlisted
COMBAT_STARS = 2  # at most, but for Saxony (SCY-STAR-07, SCY-FACTION-11)
MAX_POWER = 16
MAX_POPULARITY = 18
MAX_DIAL = 7
MAX_STARS = 6
WORKERS_AT_START = 2
ALL_WORKERS = 8


def unit_kind(unit: int) -> int:
    """The kind of a player's unit, by its number."""
    return CHARACTER if unit == 0 else MECH if unit < FIRST_WORKER else WORKER
