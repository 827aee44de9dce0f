"""The kinds of notes in a playout's log: four numbers each, a reshuffled pile follows its note."""

from typing import Final

ROLLED: Final = 0
ROLLED_TWICE: Final = 1
RESHUFFLED: Final = 2
PLAY_COW: Final = 3
PLAY_EVENT: Final = 4
CHOOSE_COW: Final = 5
PUT_COW: Final = 6
MOVE_COW: Final = 7
ROLL_DIE: Final = 8
CHOOSE_ROLL: Final = 9
STEAL_BOMB: Final = 10
HAND_ON_BOMB: Final = 11
DEFUSE_BOMB: Final = 12
PAY_NEXT: Final = 13
LET_BLOW: Final = 14
