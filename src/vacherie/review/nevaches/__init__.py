"""What a review knows of NéVaches."""

from typing import Final

from vacherie.review.nevaches.moves import name_move
from vacherie.review.nevaches.reasons import explain
from vacherie.review.play_out import PlayedOut
from vacherie.review.rooms import Room, Thresholds

ROOM: Final = Room(
    thresholds=Thresholds(inaccuracy=1.0, mistake=2.5, blunder=5.0),
    budget=40,
    precise=0.8,
    heats=12,
    explain=explain,
    name_move=name_move,
    values=PlayedOut,
    value_playouts=4,
)
