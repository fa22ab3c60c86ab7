"""What every game needs and no game word: decisions, actions, events, views, undo, records, refusals."""
