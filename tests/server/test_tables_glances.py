"""A running game at a glance: what a ticket shows, and to whom."""

from __future__ import annotations

from pathlib import Path

import pytest

from furrow.games import OWN, find
from furrow.server.application import Application
from furrow.server.wire.errors import Problem
from tests.server.clients import SEED, begun, guest, wish, with_application


@pytest.mark.parametrize("game", OWN)
def test_a_running_game_is_seen_at_a_glance_by_those_who_may_watch(game: str, sqlite: str, tmp_path: Path) -> None:
    async def work(app: Application) -> None:
        ann, eve = await guest(app, "Ann"), await guest(app, "Eve")
        info = await begun(app, ann, table=wish(game, "me", "hotseat", seed=SEED))
        seen = await app.glances.look(ann, info.id)
        assert seen.thinks
        assert [set(dealt) for dealt in seen.dealt] == [set(find(game).dealt)] * 2
        assert len(seen.counts) == 2
        assert seen.drawing
        assert seen.left is None, "there is no clock"
        with pytest.raises(Problem) as caught:
            await app.glances.look(eve, info.id)
        assert caught.value.code == "no_such_table"

    with_application(sqlite, tmp_path, work)
