"""The plain pages: every game in forms and words, without a script. They stay for people whom that suits best."""
