"""What NéVaches can say."""

from tests.messages.spoken import Spoken
from vacherie.games.nevaches import GAME
from vacherie.games.nevaches.options import NeVachesOptions
from vacherie.games.nevaches.values import Asked
from vacherie.tables.nevaches import typed

SPOKEN = Spoken(
    GAME,
    needed=(),
    commands=typed.COMMANDS,
    asked=Asked,
    reasons=("points-reached", "tiles-used-up"),
    options=(NeVachesOptions(),),
)
