"""What the laboratory knows of the card games of the family: the columns of their tables."""
