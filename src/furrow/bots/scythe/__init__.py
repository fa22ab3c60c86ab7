"""Greedy play of Scythe: weights, the value of a position, what is worth trying, combat, the search over one turn."""
