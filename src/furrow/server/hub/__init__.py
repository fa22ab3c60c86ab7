"""How the processes of a site hear of each other's tables: `MemoryHub` for one process, `RedisHub` for several."""

from furrow.server.hub.hub import Hear, Hub
from furrow.server.hub.memory import Bus, MemoryHub

__all__ = ["Bus", "Hear", "Hub", "MemoryHub", "make_hub"]


def make_hub(redis: str) -> Hub:
    """The hub for a Redis address; "" is a site of one process."""
    if not redis:
        return MemoryHub()
    from furrow.server.hub.redis import RedisHub  # a site without Redis does not wait for its client to load

    return RedisHub(redis)
