"""Tables in memory: playing, taking back, who sees what, clocks, talk."""
