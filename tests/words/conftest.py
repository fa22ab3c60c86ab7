"""Fixtures of the tests of words."""

from __future__ import annotations

from tests.words.catalogues import listener

__all__ = ["listener"]
