"""A module that cannot be imported: it needs one that does not exist."""

import furrow_no_such_thing  # type: ignore[import-not-found]  # noqa: F401
