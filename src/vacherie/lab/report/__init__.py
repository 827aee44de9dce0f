"""Pages with plots about many games: what to count in each game, and how it is shown."""
