"""What is wanted of a deck of NéVaches when cows play with it, for two, three and four players."""

from typing import Final

MEAN_TURNS: Final = (12, 16)
TURNS: Final = (10, 19)
TURNS_SHARE: Final = 0.95
"""So large a share of the games should take so many turns."""
MEAN_TILES: Final = (11, 14.5)
EARLY_SHARES: Final = {2: 0.005, 3: 0.005, 4: 0.05}
"""Fewer games should end for want of tiles, by the number of players."""
TAKEN: Final = (0.3, 0.9)
"""Every card, of its appearances in the row."""
PLAYED: Final = 0.6
"""Every card, of the games in which it was taken."""
ADVANTAGE: Final = 0.03
"""No place should win more than so much above its fair share."""
