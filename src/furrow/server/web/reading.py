"""How bodies of requests are read: texts that no database of ours can keep are refused before any handler sees them."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import FormMultiDict

from furrow.server.wire.errors import Problem
from furrow.server.wire.texts import NUL, unfit


class CleanRequest(Request[Any, Any, Any]):
    """The request of every handler. JSON is looked at as it comes, forms when their fields are decoded."""

    async def body(self) -> bytes:
        data = await super().body()
        if not data and self.route_handler.parsed_data_field is not None:
            raise Problem("no_body")
        if unfit(data):
            raise Problem("bad_text")
        return data

    async def form(self) -> FormMultiDict:
        fields = await super().form()
        for name, value in fields.multi_items():
            if NUL in name or (isinstance(value, str) and NUL in value):
                raise Problem("bad_text")
        return fields
