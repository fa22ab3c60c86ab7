"""What the laboratory knows of 51st State: the bars of its bots, and scales of winning chances."""
