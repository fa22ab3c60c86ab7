"""The lessons of Scythe."""
