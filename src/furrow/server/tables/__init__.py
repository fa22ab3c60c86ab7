"""Tables: arranged, joined, begun, watched, finished and begun anew. Start with `Tables`."""

from furrow.server.tables.tables import Tables

__all__ = ["Tables"]
