"""The lessons of Imperial Settlers."""
