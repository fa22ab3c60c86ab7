"""What the laboratory knows of Scythe: the columns of its tables, the bars of its bots, scales of winning chances."""
