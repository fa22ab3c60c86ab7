"""Everything that must survive a restart, in SQLite or PostgreSQL. Open it with `open_store`."""

from furrow.server.store.chain import Damaged
from furrow.server.store.errors import Conflict, Locked, NoGuest, NoInvitation, SchemaError, StoreError, Unavailable
from furrow.server.store.row_structs import (
    AchievementRow,
    Entry,
    InvitationRow,
    PersonRow,
    RatingRow,
    ReportRow,
    ResultRow,
    SessionRow,
    Snapshot,
    TableRow,
    TalkRow,
)
from furrow.server.store.store import Store, open_store

__all__ = [
    "AchievementRow",
    "Conflict",
    "Damaged",
    "Entry",
    "InvitationRow",
    "Locked",
    "NoGuest",
    "NoInvitation",
    "PersonRow",
    "RatingRow",
    "ReportRow",
    "ResultRow",
    "SchemaError",
    "SessionRow",
    "Snapshot",
    "Store",
    "StoreError",
    "TableRow",
    "TalkRow",
    "Unavailable",
    "open_store",
]
