"""The plain pages: every game in forms and words, without a script. They are for people whom that suits best."""
