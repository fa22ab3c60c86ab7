"""How our bots play Imperial Settlers: numbers only; how they think is that of the family, `bots/tableau`."""
