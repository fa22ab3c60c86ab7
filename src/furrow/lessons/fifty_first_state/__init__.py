"""The lessons of 51st State."""
