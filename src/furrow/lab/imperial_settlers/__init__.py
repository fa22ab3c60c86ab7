"""What the laboratory knows of Imperial Settlers: the bars of its bots, and scales of winning chances."""
