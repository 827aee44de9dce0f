"""The contract that games, bots, the server and outside environments share."""
