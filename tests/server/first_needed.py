"""A process of its own for `test_describing`: a fresh server in which threads need all games at the same moment.

It says which structs msgspec met for the first time after the start, and in which threads.
"""

from __future__ import annotations

import asyncio
import importlib
import importlib.util
import json
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

_OFTEN = 1e-6
"""Seconds after which threads take turns: as often as they can."""
_met: list[tuple[str, str]] = []
"""Each struct at the moment when msgspec looked at its fields, and in which thread that was."""


def listen() -> None:
    """Hear of each struct that msgspec describes: it asks one function for the fields, and takes that when loaded."""
    found = importlib.util.find_spec("msgspec")
    assert found is not None
    assert found.origin is not None
    source = importlib.util.spec_from_file_location("msgspec._utils", Path(found.origin).with_name("_utils.py"))
    assert source is not None
    assert source.loader is not None
    own: Any = importlib.util.module_from_spec(source)
    source.loader.exec_module(own)
    fields = own.get_class_annotations

    def told(kind: Any) -> Any:
        _met.append((f"{kind.__module__}.{kind.__qualname__}", threading.current_thread().name))
        return fields(kind)

    own.get_class_annotations = told
    sys.modules["msgspec._utils"] = own


async def main(home: Path) -> None:
    """Start, then let threads need everything, and say what msgspec learned only then."""
    from furrow.server.settings import settings

    importlib.import_module("furrow.server.web.app")  # with all modules that a server imports
    from furrow.server.web.opening import opened

    async with opened(settings({"data_dir": home, "bot_workers": 0}, {})):
        begun = len(_met)
        await asyncio.to_thread(_need_all)
        print(json.dumps({"before": _met[:begun], "after": _met[begun:]}))


def _need_all() -> None:
    """What a server does in threads, with each game in two of them at once."""
    from furrow.games import OWN

    sys.setswitchinterval(_OFTEN)
    together = threading.Barrier(2 * len(OWN))
    with ThreadPoolExecutor(2 * len(OWN)) as threads:
        for done in [threads.submit(_need, game, together) for game in (*OWN, *OWN)]:
            done.result()


def _need(game: str, together: threading.Barrier) -> None:
    try:
        _need_with_others(game, together.wait)
    except BaseException:
        together.abort()  # or the others would wait for ever
        raise


def _need_with_others(game: str, together: Callable[[], int]) -> None:
    import msgspec

    import furrow
    from furrow.games.reference import reference
    from furrow.server.afterwards import records
    from furrow.server.tables import documents
    from furrow.server.thinking import answer
    from furrow.server.thinking.task import Task
    from furrow.server.web.pages.sheets import sheet
    from furrow.server.web.routes.games import game_info, reference_of
    from furrow.words.rulebook import rulebook

    together()
    made = furrow.new(game, seats=2, seed=5)
    for _ in range(12):
        seat = made.actors[0]
        made.play(made.legal(seat)[0].text, seat)
    record = made.record()
    together()
    furrow.load(record, replay=True)
    records._verified(record)
    documents.Replayer(record).replay(5, 0, "en", ("Anna", "Béla"))
    view = msgspec.json.encode(made.view(0))
    sheet(game, view, "cs", ["Anna", "Béla"])
    game_info(game, "hu")
    reference_of(game, "fa")
    reference(game)
    rulebook(game, "cs")
    seat = made.actors[0]
    position = msgspec.Raw(msgspec.json.encode(made.position()))
    together()
    for hint in (False, True):
        answer.answer(Task(game, position, seat, "steady", 1, len(made.history), 1e6, hint))


if __name__ == "__main__":
    listen()
    asyncio.run(main(Path(sys.argv[1])))
