"""Bots think in processes of their own: a slow or dying one never holds up a table of people."""

from furrow.server.thinking.pool import LEVELS, ThinkingPool

__all__ = ["LEVELS", "ThinkingPool"]
