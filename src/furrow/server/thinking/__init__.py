"""Bots think in processes of their own: a slow or dying one never holds up a table of people."""

from furrow.server.thinking.thinking import LEVELS, Thinking

__all__ = ["LEVELS", "Thinking"]
