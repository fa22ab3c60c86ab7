"""Tables: arranged, joined, begun, watched, finished and played again. Start with `Tables`."""

from furrow.server.tables.departures import Departures
from furrow.server.tables.glances import Glances
from furrow.server.tables.house import House
from furrow.server.tables.library import Library
from furrow.server.tables.lists import Lists
from furrow.server.tables.tables import Tables

__all__ = ["Departures", "Glances", "House", "Library", "Lists", "Tables"]
