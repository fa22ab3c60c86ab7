"""After a game: results, statistics, achievements, ratings, records. Start with `Afterwards`."""

from furrow.server.afterwards.afterwards import Afterwards
from furrow.server.afterwards.finished import Finished, FinishedSeat

__all__ = ["Afterwards", "Finished", "FinishedSeat"]
