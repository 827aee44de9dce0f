"""The league: all our bots, in all games, variants and numbers of players, and how strong they are."""
