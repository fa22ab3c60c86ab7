"""How our bots play 51st State: numbers only; how they think is that of the family, `bots/tableau`."""
